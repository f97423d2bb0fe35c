import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { FenFieldEditor } from '../../src/elements/fen-field-editor/fen-field-editor.js';
import type { LinkedElement } from '../../src/elements/linked-element.js';
import { createPositionStore } from '../../src/store/index.js';
import { editable, pointOf } from '../helpers/board.js';
import { gamePositions, randomNumbers } from '../helpers/positions.js';
import { click, drag, engine, pointIn, press, setViewport, type } from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';

/** An element by its tag, in the page or in the editor. */
function find<T extends Element>(root: ParentNode, tag: string): T {
  return (root.querySelector<T>(tag) ??
    root.querySelector('fen-editor')?.shadowRoot!.querySelector<T>(tag))!;
}

/** A control of the field editor by its accessible name. */
function control(fields: FenFieldEditor, name: string): HTMLElement {
  const label = [...fields.shadowRoot!.querySelectorAll<HTMLElement>('input, select, textarea')];
  return label.find(
    (each) =>
      (each.getAttribute('aria-label') ??
        (each as HTMLInputElement).labels?.[0]?.textContent?.trim()) === name,
  )!;
}

/** Chooses an option of a native list as a person does: by typing it. */
async function choose(select: HTMLElement, option: string): Promise<void> {
  select.focus();
  await type(option);
  // Firefox and WebKit tell the page when the list is left.
  if ((select as HTMLSelectElement).value !== option) await press('Enter');
}

const layouts: [name: string, make: () => Promise<ParentNode>][] = [
  ['in <fen-editor>', () => fixture(html`<div><fen-editor></fen-editor></div>`)],
  [
    'as siblings joined by for',
    () =>
      fixture(
        html`<div>
          <fen-field-editor for="b"></fen-field-editor>
          <fen-board id="b" style="width: 320px"></fen-board>
          <fen-validator-badge for="b"></fen-validator-badge>
        </div>`,
      ),
  ],
  [
    'slotted in <fen-editor>',
    () =>
      fixture(
        html`<div>
          <fen-editor>
            <fen-board style="width: 320px"></fen-board>
            <fen-field-editor></fen-field-editor>
            <fen-validator-badge></fen-validator-badge>
          </fen-editor>
        </div>`,
      ),
  ],
  [
    'sharing a store',
    async () => {
      const box = await fixture(
        html`<div>
          <fen-board style="width: 320px"></fen-board>
          <fen-field-editor></fen-field-editor>
          <fen-validator-badge></fen-validator-badge>
        </div>`,
      );
      const store = createPositionStore();
      for (const element of box.children) (element as LinkedElement).store = store;
      return box;
    },
  ],
];

describe('the elements', () => {
  for (const [name, make] of layouts) {
    it(`work together ${name}`, async () => {
      await setViewport({ width: 800, height: 1000 });
      const root = await make();
      const board = await editable(find<FenBoard>(root, 'fen-board'));
      const fields = find<FenFieldEditor>(root, 'fen-field-editor');
      const badge = find<LinkedElement>(root, 'fen-validator-badge');
      await fields.updateComplete;
      expect(fields.store).to.equal(board.store);
      expect(badge.store).to.equal(board.store);

      await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
      await click(pointIn(control(fields, 'Black to move')));
      await choose(control(fields, 'En passant'), 'e3');
      expect(board.fen).to.equal(AFTER_E4);
      expect((control(fields, 'FEN') as HTMLTextAreaElement).value).to.equal(AFTER_E4);

      board.focus();
      for (let undo = 0; undo < 3; undo++) await press('Control+z');
      expect(board.fen).to.equal(INITIAL);
      expect(board.store.getSnapshot().canUndo).to.equal(false);
      await press('Control+z');
      expect(board.fen).to.equal(INITIAL);
      await waitUntil(() => (control(fields, 'FEN') as HTMLTextAreaElement).value === INITIAL);
    });
  }
});

describe('<fen-editor>', () => {
  const make = (template = html`<fen-editor></fen-editor>`): Promise<FenEditor> =>
    fixture<FenEditor>(template);

  it('has no axe violation', async () => {
    const editor = await make();
    await editable(editor.shadowRoot!.querySelector('fen-board')!);
    await expect(editor).to.be.accessible();
  });

  it('takes undo from anywhere inside, but not from a text field of the page', async () => {
    const editor = await make(
      html`<fen-editor>
        <fen-toolbar></fen-toolbar><button>b</button><input value="x" />
      </fen-editor>`,
    );
    editor.store.dispatch({ type: 'remove', square: 'e2' });
    const now = editor.fen;
    editor.querySelector('input')!.focus();
    await press('Control+z');
    expect(editor.fen).to.equal(now);
    editor.querySelector('button')!.focus();
    await press('Control+z');
    expect(editor.fen).to.equal(INITIAL);
  });

  it('lets readonly and disabled reach what is inside', async () => {
    const editor = await make(html`<fen-editor readonly></fen-editor>`);
    const inside = (tag: string): FenBoard => editor.shadowRoot!.querySelector(tag)!;
    expect(inside('fen-board').readonly).to.equal(true);
    expect(inside('fen-field-editor').readonly).to.equal(true);
    expect(inside('fen-palette')).to.equal(null);
    editor.readonly = false;
    editor.disabled = true;
    await editor.updateComplete;
    expect(inside('fen-board').readonly).to.equal(false);
    expect(inside('fen-board').disabled).to.equal(true);
    expect(inside('fen-field-editor').disabled).to.equal(true);
  });

  it('hands on what it was given to what is slotted in it, and takes it back', async () => {
    const editor = await make(
      html`<fen-editor readonly orientation="black">
        <fen-board></fen-board><fen-field-editor readonly></fen-field-editor>
      </fen-editor>`,
    );
    const [board, fields] = [
      editor.querySelector('fen-board')!,
      editor.querySelector('fen-field-editor')!,
    ];
    expect([board.readonly, board.orientation, fields.readonly]).to.deep.equal([
      true,
      'black',
      true,
    ]);
    editor.readonly = false;
    editor.mode = 'play';
    await editor.updateComplete;
    // The field editor's own word stands.
    expect([board.readonly, board.mode, fields.readonly]).to.deep.equal([false, 'play', true]);
  });

  it('shows its own layout until an element of the library is slotted', async () => {
    const editor = await make(html`<fen-editor><p>No script, no board.</p></fen-editor>`);
    expect(editor.shadowRoot!.querySelector('fen-board')).to.exist;
    const board = document.createElement('fen-board');
    editor.append(board);
    await waitUntil(() => !editor.shadowRoot!.querySelector('fen-board'));
    expect(board.store).to.equal(editor.store);
  });

  it('takes 10,000 random texts and every prefix of 200 positions; another takes the same from it', async () => {
    const [a, b] = [await make(), await make()];
    const line = (editor: FenEditor): HTMLTextAreaElement =>
      control(editor.shadowRoot!.querySelector('fen-field-editor')!, 'FEN') as HTMLTextAreaElement;
    const random = randomNumbers(3);
    const characters = [...'pnbrqkPNBRQK12345678/ wKQkq-e3 09x_\u00a0\u{1f600}\n;"[](){}<&%–♔'];
    const texts: string[] = [];
    for (const fen of await gamePositions()) {
      for (let length = 0; length <= fen.length; length++) texts.push(fen.slice(0, length));
    }
    for (let count = 0; count < 10_000; count++) {
      texts.push(
        Array.from(
          { length: random() * 60 },
          () => characters[Math.floor(random() * characters.length)],
        ).join(''),
      );
    }
    for (const [index, text] of texts.entries()) {
      a.fen = text;
      b.fen = a.fen;
      expect(b.fen).to.equal(a.fen);
      if (a.verdict === 'unreadable') expect(a.fen).to.equal(text);
      // Rendering each would only take longer.
      if (index % 500 > 0) continue;
      await a.updateComplete;
      await a.shadowRoot!.querySelector('fen-field-editor')!.updateComplete;
      const shown = a.store.getSnapshot().text;
      expect(line(a).value).to.equal(shown.replace(/\r\n?/g, '\n'));
      if (a.verdict === 'unreadable') expect(shown).to.equal(text);
    }
  }).timeout(60_000);

  for (const width of [280, 320, 768, 1280]) {
    it(`fits into ${width} px`, async () => {
      if (engine !== 'webkit' || width > 450) await setViewport({ width: width + 40, height: 900 });
      const box = await fixture(
        html`<div style="width: ${width}px"><fen-editor></fen-editor></div>`,
      );
      const editor = box.querySelector('fen-editor')!;
      await editable(editor.shadowRoot!.querySelector('fen-board')!);
      expect(editor.scrollWidth).to.equal(width);
      const right = editor.getBoundingClientRect().right;
      for (const child of editor.shadowRoot!.querySelectorAll(
        '.layout > :not(.hidden), .bar > *',
      )) {
        expect(child.getBoundingClientRect().right, child.localName).to.be.at.most(right + 0.5);
        expect(child.scrollWidth, child.localName).to.be.at.most(child.clientWidth + 1);
      }
    });
  }
});
