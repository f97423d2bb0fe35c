import { html, type TemplateResult } from 'lit/html.js';
import { localized } from '../../controllers/localize.js';
import { share as english } from '../../locales/en-share.js';
import type { Snapshot } from '../../store/types.js';
import type { FenBoard } from '../fen-board/fen-board.js';
import { renderItems, type MenuEntry } from './menu-items.js';
import { lookOf, type Look } from './look.js';
import { textOf, type TextKind } from './texts.js';

// Loaded with what the button opens.
export { menuStyles } from './menu.styles.js';

const wordsIn = localized('share', english);

type ShareItem = TextKind | 'paste' | 'picture' | 'png' | 'svg' | 'send';

const TEXTS: readonly TextKind[] = ['fen', 'epd', 'pgn', 'link', 'embed'];
const isText = (item: ShareItem): item is TextKind => TEXTS.some((text) => text === item);

export interface ShareHost {
  readonly page: Document;
  readonly language: string;
  readonly snapshot: Snapshot;
  /** Whether a position may be pasted. */
  readonly editable: boolean;
  /** What shows the position, where something does. */
  readonly board: FenBoard | null;
  /** The address that links lead to, `null` where no page would understand them. */
  readonly link: string | null;
  /** Takes a text as if it was pasted by keys. */
  take(text: string): void;
  /** Says for a moment what has come of it. */
  say(text: string): void;
  /** Shows a text that has to be copied by hand. */
  showText(text: string): void;
  /** Closes the menu and gives the focus back to its button. */
  close(): void;
}

/** What the platform lets a page do here and now. */
function possible(host: ShareHost): (item: ShareItem) => boolean {
  const { clipboard, share } = host.page.defaultView!.navigator as Partial<Navigator>;
  return (item) => {
    if (item === 'paste') return host.editable && clipboard?.readText !== undefined;
    if (item === 'picture') return clipboard?.write !== undefined && 'ClipboardItem' in globalThis;
    if (item === 'send') return share !== undefined;
    return item !== 'link' || host.link !== null;
  };
}

const GROUPS: readonly (readonly ShareItem[])[] = [
  ['paste'],
  TEXTS,
  ['picture', 'png', 'svg'],
  ['send'],
];

export function renderShare(host: ShareHost): TemplateResult {
  const words = wordsIn(host.language);
  const groups = GROUPS.map((group) =>
    group.filter(possible(host)).map((name): MenuEntry<ShareItem> => ({ name, text: words[name] })),
  ).filter(({ length }) => length > 0);
  return renderItems(
    groups,
    (item) => void choose(host, item),
    () => host.close(),
  );
}

/** A text that the browser would not copy, for the person to copy. */
export function renderText(text: string, language: string, close: () => void): TemplateResult {
  const words = wordsIn(language);
  return html`<div class="text-box">
    <p id="text-title">${words.notCopied}</p>
    <textarea readonly rows="4" dir="ltr" aria-labelledby="text-title" .value=${text}></textarea>
    <div class="foot">
      <button type="button" class="close" @click=${close}>${words.close}</button>
    </div>
  </div>`;
}

async function choose(host: ShareHost, item: ShareItem): Promise<void> {
  const { snapshot, board, page } = host;
  const words = wordsIn(host.language);
  const look = lookOf(board, snapshot);
  host.close();
  const { clipboard } = page.defaultView!.navigator;
  try {
    if (item === 'paste') {
      const text = await clipboard.readText().catch(() => null);
      if (text === null) return host.say(words.notPasted);
      return text.trim() === '' ? host.say(words.noText) : host.take(text);
    }
    if (isText(item)) {
      const text = textOf(item, snapshot, look, host.link ?? '');
      return await copy(host, text);
    }
    if (item === 'send') return await send(host, look);
    const drawing = import('./picture.js').then(({ drawnAs }) =>
      drawnAs(snapshot.position, look.diagram, page),
    );
    if (item === 'picture') {
      // Safari wants the promise within the press.
      await clipboard.write([new ClipboardItem({ 'image/png': drawing.then(({ png }) => png()) })]);
      return host.say(words.copied);
    }
    (await drawing).save(item);
    host.say(words.saved);
  } catch (reason) {
    console.warn('fen-elements: the position could not be shared', reason);
    host.say(words.notDone);
  }
}

async function copy(host: ShareHost, text: string): Promise<void> {
  const words = wordsIn(host.language);
  const { clipboard } = host.page.defaultView!.navigator as Partial<Navigator>;
  try {
    await clipboard!.writeText(text);
    host.say(words.copied);
  } catch {
    // No permission, or a page that is not secure.
    host.showText(text);
  }
}

/** Hands the position to another program of the person's choice. */
async function send(host: ShareHost, look: Look): Promise<void> {
  const { snapshot, link, page } = host;
  const text = snapshot.fen;
  const url = link === null ? undefined : textOf('link', snapshot, look, link);
  try {
    await page.defaultView!.navigator.share({ text, ...(url === undefined ? {} : { url }) });
  } catch (reason) {
    // Who thinks better of it is told nothing.
    if ((reason as DOMException).name !== 'AbortError') throw reason;
  }
}
