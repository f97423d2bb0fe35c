import { aTimeout, expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import { editable } from '../helpers/board.js';
import { click, pointIn, press } from '../helpers/input.js';
import { gamePositions } from '../helpers/positions.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';

async function make(): Promise<FenEditor> {
  const editor = await fixture<FenEditor>(html`<fen-editor></fen-editor>`);
  await editable(editor.shadowRoot!.querySelector('fen-board')!);
  return editor;
}

/** Puts a text on the clipboard and pastes it with keys where the focus is. */
async function paste(text: string): Promise<void> {
  const focused = document.activeElement as HTMLElement;
  const inner = focused.shadowRoot?.activeElement as HTMLElement | null;
  const innermost = inner?.shadowRoot?.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  document.body.append(area);
  area.value = text;
  area.focus();
  area.select();
  await press('Control+c');
  area.remove();
  (innermost ?? inner ?? focused).focus();
  await press('Control+v');
}

/** What a drop gives: no driver drops files, so the event is made by hand. */
function drop(target: Element, text: string, fileName?: string): void {
  const data = new DataTransfer();
  if (fileName) data.items.add(new File([text], fileName));
  else data.setData('text/plain', text);
  const init = { dataTransfer: data, bubbles: true, composed: true, cancelable: true };
  const over = new DragEvent('dragover', init);
  target.dispatchEvent(over);
  expect(over.defaultPrevented, 'can be dropped here').to.equal(true);
  target.dispatchEvent(new DragEvent('drop', init));
}

const boardOf = (editor: FenEditor): HTMLElement => editor.shadowRoot!.querySelector('fen-board')!;
/** The dialog is in the root of the element that took the drop. */
const chooser = (editor: FenEditor): HTMLDialogElement | null =>
  [...boardOf(editor).shadowRoot!.children]
    .map(({ shadowRoot }) => shadowRoot?.querySelector('dialog'))
    .find((dialog) => dialog) ?? null;

describe('pasting anywhere on the editor', () => {
  it('takes the arrows of a game with its position, and undo takes both back', async () => {
    const editor = await make();
    editor.annotations = 'Ga1';
    const changes: string[] = [];
    editor.addEventListener('fen-annotations-change', ({ annotations }) =>
      changes.push(`${annotations} ${editor.fen === AFTER_E4}`),
    );
    boardOf(editor).focus();
    await paste(`[Event "x"]\n[FEN "${AFTER_E4}"]\n\n{ [%csl Re4][%cal Be7e5] } 1... e5 *`);
    await waitUntil(() => editor.fen === AFTER_E4);
    expect(editor.annotations).to.equal('Re4,Be7e5');
    await press('Control+z');
    expect(editor.fen).to.equal(INITIAL);
    expect(editor.annotations).to.equal('Ga1');
    await press('Control+y');
    expect(editor.annotations).to.equal('Re4,Be7e5');
    // A text without any leaves them alone.
    await paste(INITIAL);
    await waitUntil(() => editor.fen === INITIAL);
    expect(editor.annotations).to.equal('Re4,Be7e5');
    expect(changes).to.deep.equal(['Re4,Be7e5 true', 'Ga1 false', 'Re4,Be7e5 true']);
  });

  it('takes a plain FEN at once', async () => {
    const editor = await make();
    boardOf(editor).focus();
    await paste(AFTER_E4);
    await waitUntil(() => editor.fen === AFTER_E4);
    expect(editor.store.getSnapshot().source).to.equal('paste');
  });

  it('reads a tag, says what was changed, and undo takes the paste back whole', async () => {
    const editor = await make();
    boardOf(editor).focus();
    await paste(`Look: [FEN "${AFTER_E4}"]`);
    await waitUntil(() => editor.fen === AFTER_E4);
    const { pasted, edits } = editor.store.getSnapshot();
    expect([...pasted, ...edits]).not.to.be.empty;
    const fields = editor.shadowRoot!.querySelector('fen-field-editor')!;
    await fields.updateComplete;
    expect(fields.shadowRoot!.querySelector('.below')!.textContent).to.contain('PGN tag');
    await press('Control+z');
    expect(editor.fen).to.equal(INITIAL);
  });

  it('takes variant and orientation from a link', async () => {
    const editor = await make();
    boardOf(editor).focus();
    await paste(
      'https://lichess.org/editor/chess960/bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB_w_KQkq_-_0_1?color=black',
    );
    await waitUntil(() => editor.variant === 'chess960');
    expect(editor.store.getSnapshot().view.orientation).to.equal('black');
    await press('Control+z');
    expect(editor.variant).to.equal('standard');
    expect(editor.fen).to.equal(INITIAL);
  });

  it('takes nothing away for a text with nothing in it', async () => {
    const editor = await make();
    boardOf(editor).focus();
    await paste(' \n\t');
    await paste(AFTER_E4);
    await waitUntil(() => editor.fen === AFTER_E4);
    await press('Control+z');
    expect(editor.fen).to.equal(INITIAL);
  });

  it('puts a text without a position into the line, marked', async () => {
    const editor = await make();
    boardOf(editor).focus();
    await paste('nothing of the kind');
    await waitUntil(() => editor.fen === 'nothing of the kind');
    expect(editor.verdict).to.equal('unreadable');
  });

  it('replaces all of the FEN line with a whole FEN or link, wherever the caret is', async () => {
    const editor = await make();
    const fields = editor.shadowRoot!.querySelector('fen-field-editor')!;
    for (const [text, fen] of [
      [AFTER_E4, AFTER_E4],
      [
        'https://lichess.org/editor/8/8/8/4k3/8/8/4P3/4K3_w_-_-_0_1?color=white',
        '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1',
      ],
    ] as const) {
      fields.focus();
      await press('ArrowRight');
      await paste(text);
      await waitUntil(() => editor.fen === fen);
      // What stands in the line is what can be copied.
      expect(editor.store.getSnapshot().text).to.equal(fen);
    }
  });

  it('leaves the text fields of the page alone', async () => {
    const editor = await fixture<FenEditor>(
      html`<fen-editor><fen-toolbar></fen-toolbar><input /></fen-editor>`,
    );
    editor.querySelector('input')!.focus();
    await paste(AFTER_E4);
    await waitUntil(() => editor.querySelector('input')!.value === AFTER_E4);
    expect(editor.fen).to.equal(INITIAL);
  });
});

describe('elements without an editor', () => {
  it('take a paste on a board of its own and in the whole FEN line', async () => {
    const box = await fixture(
      html`<div>
        <fen-board id="alone" style="width: 200px"></fen-board>
        <fen-field-editor for="alone"></fen-field-editor>
      </div>`,
    );
    const board = await editable(box.querySelector('fen-board')!);
    board.focus();
    await paste(`FEN: ${AFTER_E4}`);
    await waitUntil(() => board.fen === AFTER_E4);
    await press('Control+z');
    expect(board.fen).to.equal(INITIAL);
    box.querySelector('fen-field-editor')!.focus();
    await press('Control+a');
    await paste(`[FEN "${AFTER_E4}"]`);
    await waitUntil(() => board.fen === AFTER_E4);
    await press('Control+z');
    expect(board.fen).to.equal(INITIAL);
  });
});

describe('dropping on the board', () => {
  it('reads a text', async () => {
    const editor = await make();
    drop(boardOf(editor), `fen: ${AFTER_E4}`);
    await waitUntil(() => editor.fen === AFTER_E4);
    expect(editor.store.getSnapshot().source).to.equal('drop');
  });

  it('lets a person choose from a file of several, bad lines among them', async () => {
    const editor = await make();
    drop(
      boardOf(editor),
      `# two good, one bad\n${INITIAL}\nrnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n${AFTER_E4}\n`,
      'some.fen',
    );
    await waitUntil(() => chooser(editor));
    const dialog = chooser(editor)!;
    await expect(dialog).to.be.accessible();
    const rows = [...dialog.querySelectorAll('[role=option]')];
    expect(rows.map((row) => row.querySelector('.line')!.textContent)).to.deep.equal([
      'Line 2',
      'Line 3',
      'Line 4',
    ]);
    expect(rows[1]!.textContent).to.contain('Rank 7 has seven squares');
    expect(rows.map((row) => row.querySelector('fen-board')!.fen)[2]).to.equal(AFTER_E4);
    await press('End');
    await press('Enter');
    await waitUntil(() => editor.fen === AFTER_E4);
    expect(chooser(editor)).to.equal(null);
  });

  it('takes the position whose row is clicked, and none at Escape', async () => {
    const editor = await make();
    drop(boardOf(editor), `${INITIAL}\n${AFTER_E4}`);
    await waitUntil(() => chooser(editor));
    await press('Escape');
    await waitUntil(() => !chooser(editor));
    expect(editor.store.getSnapshot().canUndo).to.equal(false);
    drop(boardOf(editor), `${INITIAL}\n${AFTER_E4}`);
    await waitUntil(() => chooser(editor));
    await click(pointIn(chooser(editor)!.querySelectorAll('[role=option]')[1]!));
    await waitUntil(() => editor.fen === AFTER_E4);
  });

  it('says that a long text has no position', async () => {
    const editor = await make();
    drop(boardOf(editor), 'nothing '.repeat(1000), 'novel.txt');
    await waitUntil(() => chooser(editor));
    expect(chooser(editor)!.textContent).to.contain('There is no position in this text');
    await press('Escape');
    await waitUntil(() => !chooser(editor));
    expect(editor.fen).to.equal(INITIAL);
  });

  it('makes rows of ten thousand lines only when they are seen', async () => {
    const editor = await make();
    const positions = await gamePositions();
    const lines = Array.from({ length: 10_000 }, (_, index) => positions[index % positions.length]);
    drop(boardOf(editor), lines.join('\n'), 'many.fen');
    await waitUntil(() => chooser(editor), 'the chooser', { timeout: 20_000 });
    const dialog = chooser(editor)!;
    const count = (): number => dialog.querySelectorAll('[role=option]').length;
    expect(count()).to.be.lessThan(30);
    const list = dialog.querySelector<HTMLElement>('[role=listbox]')!;
    for (let share = 0; share <= 1; share += 0.1) {
      list.scrollTop = share * list.scrollHeight;
      await nextFrame();
      await aTimeout(0);
      expect(count()).to.be.lessThan(30);
    }
    expect(dialog.textContent).to.contain('Line 10000');
    await press('Escape');
  }).timeout(30_000);

  it('does nothing on a read-only editor', async () => {
    const editor = await make();
    editor.readonly = true;
    await editor.updateComplete;
    await editor.shadowRoot!.querySelector('fen-board')!.updateComplete;
    const data = new DataTransfer();
    data.setData('text/plain', AFTER_E4);
    const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, composed: true });
    boardOf(editor).dispatchEvent(event);
    await aTimeout(50);
    expect(editor.fen).to.equal(INITIAL);
  });
});
