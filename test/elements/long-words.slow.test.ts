import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import { addMessages } from '../../src/controllers/languages.js';
import '../../src/index.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { FenToolbar } from '../../src/elements/fen-toolbar/fen-toolbar.js';
import type { FenValidatorBadge } from '../../src/elements/fen-validator-badge/fen-validator-badge.js';
import { choosePosition } from '../../src/elements/text-intake/position-chooser.js';
import { wordsOf, english, languages, tableOf } from '../helpers/languages.js';
import { cutTexts } from '../helpers/cut-texts.js';
import { editable } from '../helpers/board.js';
import { engine, press, setViewport } from '../helpers/input.js';
import { lengthened } from '../helpers/pseudo.js';

/** What ICU calls its made-up languages. */
const PSEUDO = 'qps';

/** With errors, warnings, hints, notes and edits; with a field that can't be read; with all well. */
const texts = [
  'rrr1k1nn/ppppppp1/2n5/8/8/8/8/R3K2R_b KQkq e3 09 3',
  'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQxkq e9 1x 2. hello',
  'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - -',
];

addMessages(PSEUDO, lengthened);

/** All in one engine; the others break lines alike, and take longer. */
const WIDTHS = engine === 'chromium' ? [280, 320, 768, 1280] : [320, 1280];

interface Shown {
  box: HTMLElement;
  editor: FenEditor;
  inside<T extends HTMLElement>(selector: string): T;
}

/** An editor in the whole width of a page in this language. */
async function make(lang: string, width: number): Promise<Shown> {
  await setViewport({ width: engine === 'webkit' ? Math.max(width, 500) : width, height: 1600 });
  const box = await fixture<HTMLElement>(html`<div lang=${lang}><fen-editor></fen-editor></div>`);
  box.style.setProperty('position', 'absolute');
  box.style.setProperty('inset-inline-start', '0');
  // WebKit's window is never that narrow.
  box.style.setProperty('width', `${width}px`);
  const editor = box.querySelector('fen-editor')!;
  const inside = <T extends HTMLElement>(selector: string): T =>
    editor.shadowRoot!.querySelector<T>(selector)!;
  const { undo } = lang === PSEUDO ? lengthened.toolbar : (await tableOf(lang)).toolbar;
  const label = (): string =>
    inside('fen-toolbar')
      .shadowRoot!.querySelector('[data-tool=undo]')!
      .getAttribute('aria-label')!;
  await waitUntil(() => label() === undo, 'the language has come', { timeout: 5000 });
  await editable(inside('fen-board'));
  return { box, editor, inside };
}

const settled = async ({ editor }: Shown): Promise<void> => {
  await editor.updateComplete;
  await nextFrame();
  await nextFrame();
};

describe('made-up words', () => {
  it('are two fifths longer', () => {
    const long = new Map(wordsOf(lengthened));
    for (const [path, word] of wordsOf(english)) {
      if (typeof word !== 'string' || !/^\p{L}/u.test(word)) continue;
      const letters = word.replace(/\b\w\b|[^\p{L}]/gu, '');
      expect((long.get(path) as string).length, word).to.be.at.least(
        word.length + letters.length * 0.4,
      );
    }
  });
});

for (const language of [PSEUDO, ...languages]) {
  describe(`the words of ${language}`, () => {
    for (const width of WIDTHS) {
      it(`have room at ${width} pixels`, async () => {
        const parts = await make(language, width);
        const { editor, inside } = parts;
        const badge = inside<FenValidatorBadge>('fen-validator-badge');
        for (const text of texts) {
          editor.fen = text;
          await settled(parts);
          expect(cutTexts(editor), text).to.deep.equal([]);
          badge.show();
          await waitUntil(() => badge.shadowRoot!.querySelector('.foot'));
          await settled(parts);
          expect(cutTexts(badge), `findings of ${text}`).to.deep.equal([]);
          badge.hide();
        }
      }).timeout(20_000);

      it(`have room in menu, dialogs and lists at ${width} pixels`, async () => {
        const parts = await make(language, width);
        const { editor, inside } = parts;
        const toolbar = inside<FenToolbar>('fen-toolbar');
        const within = (selector: string): HTMLElement | null =>
          toolbar.shadowRoot!.querySelector<HTMLElement>(selector);
        for (const item of ['', 'chess960-start', 'keys', 'share']) {
          within(`[data-tool=${item === 'share' ? item : 'more'}]`)!.click();
          await waitUntil(() => within('.item'));
          if (item && item !== 'share') {
            within(`[data-item=${item}]`)!.click();
            await waitUntil(() => within('form, dialog'));
          }
          await settled(parts);
          expect(cutTexts(toolbar), item || 'menu').to.deep.equal([]);
          await press('Escape');
          await waitUntil(() => !within('.item, form, dialog'));
        }
        const chosen = choosePosition(
          editor,
          ['illegal', 'unreachable', 'valid'].map((verdict, index) => ({
            text: texts[index]!,
            line: 1234,
            variant: 'standard',
            orientation: null,
            verdict: verdict as 'valid',
            diagnostics: editor.diagnostics,
          })),
        );
        await settled(parts);
        expect(cutTexts(editor), 'choice of positions').to.deep.equal([]);
        await press('Escape');
        await chosen;
      }).timeout(20_000);
    }
  });
}
