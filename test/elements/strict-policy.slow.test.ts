import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import { editable, pointOf } from '../helpers/board.js';
import { fromFrame } from '../helpers/frames.js';
import { click, drag, pointIn, press, setViewport, type } from '../helpers/input.js';

interface StrictWindow extends Window {
  readonly complaints: string[];
}

/** Long enough for code that has to be loaded, on a busy machine. */
async function soon<T>(find: () => T | null | undefined): Promise<T> {
  await waitUntil(() => find(), undefined, { timeout: 5000 });
  return find()!;
}

/** A page that is served with the policy; see web-test-runner.config.mjs. */
async function strictPage(): Promise<HTMLIFrameElement> {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe width="1000" height="700" src="/test/fixtures/strict.html"></iframe>`,
  );
  await soon(() => frame.contentDocument?.querySelector('fen-editor:defined'));
  return frame;
}

const complaintsOf = (frame: HTMLIFrameElement): string[] =>
  (frame.contentWindow as unknown as StrictWindow).complaints;

describe('under a strict policy', () => {
  beforeEach(() => setViewport({ width: 1100, height: 800 }));

  it('what breaks it is reported', async () => {
    const frame = await strictPage();
    frame.contentDocument!.body.setAttribute('style', 'color: red');
    await soon(() => complaintsOf(frame).find((each) => each.startsWith('style-src-attr')));
  });

  it('everything of the editor works, and nothing is reported', async () => {
    const frame = await strictPage();
    const editor = frame.contentDocument!.querySelector<FenEditor>('fen-editor')!;
    const inside = <E extends Element>(selector: string, root: Element = editor): E =>
      root.shadowRoot!.querySelector<E>(selector)!;
    const board = inside<HTMLElementTagNameMap['fen-board']>('fen-board');
    const fields = inside('fen-field-editor');
    const badge = inside('fen-validator-badge');
    const toolbar = inside('fen-toolbar');
    const pressOn = async (find: () => Element | null | undefined): Promise<void> =>
      click(fromFrame(frame, pointIn(await soon(find))));
    await editable(board);

    await drag(fromFrame(frame, pointOf(board, 'e2')), fromFrame(frame, pointOf(board, 'e4')));
    await pressOn(() => inside('[aria-label="white queen"]', inside('fen-palette')));
    await click(fromFrame(frame, pointOf(board, 'd6')));
    expect(editor.fen).to.match(/^rnbqkbnr\/pppppppp\/3Q4\/8\/4P3\//);

    // The list of findings, and a fix.
    await pressOn(() => inside('textarea', fields));
    inside<HTMLTextAreaElement>('textarea', fields).select();
    await type('8/8/8/8/8/8/8/8 w KQkq - 0 1');
    await pressOn(() => inside('button', badge));
    await pressOn(() => inside('.fix', badge));
    await soon(() => editor.fen !== '8/8/8/8/8/8/8/8 w KQkq - 0 1');
    await press('Escape');

    // A menu, a language, a promotion.
    await pressOn(() => inside('[data-tool=more]', toolbar));
    await pressOn(() => inside('[role=menuitem]', toolbar));
    frame.contentDocument!.documentElement.lang = 'de';
    await soon(() => fields.shadowRoot!.textContent.includes('Zugrecht'));
    editor.fen = '7k/P7/8/8/8/8/8/7K w - - 0 1';
    editor.mode = 'play';
    await soon(() => inside('[part=board].playing', board));
    await drag(fromFrame(frame, pointOf(board, 'a7')), fromFrame(frame, pointOf(board, 'a8')));
    await pressOn(() => inside('[role=dialog] button', board));
    expect(editor.fen).to.match(/^Q6k\//);
    expect(complaintsOf(frame)).to.deep.equal([]);
  }).timeout(30_000);
});
