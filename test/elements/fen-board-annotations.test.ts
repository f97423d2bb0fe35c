import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { Square } from '../../src/fen/types.js';
import { boardPart, editable, pointOf } from '../helpers/board.js';
import {
  canEmulateMedia,
  click,
  drag,
  dragStart,
  emulateMedia,
  hasRightButton,
  hasTouch,
  hover,
  play,
  press,
  tap,
  type,
} from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';

const make = (template = html`<fen-board style="width: 320px"></fen-board>`): Promise<FenBoard> =>
  fixture<FenBoard>(template).then(editable);

const COLORS: Readonly<Record<string, string>> = {
  'rgb(31, 138, 56)': 'G',
  'rgb(163, 29, 23)': 'R',
  'rgb(242, 178, 12)': 'Y',
  'rgb(11, 61, 145)': 'B',
};

/** The arrows and circles that a person sees, by where they are on the screen, in the letters of annotations. */
async function seen(board: FenBoard): Promise<string> {
  await board.updateComplete;
  const paths = [...board.shadowRoot!.querySelectorAll('path')];
  return paths
    .map((path) => {
      const color = COLORS[getComputedStyle(path).fill];
      const matrix = path.getScreenCTM()!;
      const squareAt = (x: number, y: number): Square | null => {
        const point = new DOMPoint(x, y).matrixTransform(matrix);
        return board.squareAt(point.x, point.y);
      };
      const outline = path.getAttribute('d')!;
      if (outline.includes('a')) {
        const { left, top, width, height } = path.getBoundingClientRect();
        return `${color}${board.squareAt(left + width / 2, top + height / 2)}`;
      }
      const corners = outline.slice(1, -1).split('L');
      const [tail, , , tip, , , otherTail] = corners.map((each) => each.split(' ').map(Number));
      const from = squareAt((tail![0]! + otherTail![0]!) / 2, (tail![1]! + otherTail![1]!) / 2);
      return `${color}${from}${squareAt(tip![0]!, tip![1]!)}`;
    })
    .join(',');
}

async function sees(board: FenBoard, annotations: string): Promise<void> {
  const end = performance.now() + 3000;
  while ((await seen(board)) !== annotations && performance.now() < end) await nextFrame();
  expect(await seen(board)).to.equal(annotations);
}

const heard = (board: FenBoard): string =>
  board.shadowRoot!.querySelector('[aria-live=polite]')!.textContent!.replaceAll('\u00a0', '');

const cell = (board: FenBoard, square: Square): string =>
  board
    .shadowRoot!.querySelector(`[role=gridcell][aria-label^=${square}]`)!
    .getAttribute('aria-label')!;

/** All `fen-annotations-change` events that come out of an element. */
function changesOf(element: HTMLElement): string[] {
  const changes: string[] = [];
  element.addEventListener('fen-annotations-change', ({ annotations }) =>
    changes.push(annotations),
  );
  return changes;
}

describe('annotations of <fen-board>', () => {
  it('are shown from the attribute, over the pieces, and take no press', async () => {
    const board = await make(
      html`<fen-board annotations="Ge4,Rd4f6,Yg1f3,Bh8a1" style="width: 320px"></fen-board>`,
    );
    await sees(board, 'Ge4,Rd4f6,Yg1f3,Bh8a1');
    const drawing = getComputedStyle(board.shadowRoot!.querySelector('svg')!);
    expect(drawing.pointerEvents).to.equal('none');
    expect(Number(drawing.zIndex)).to.be.greaterThan(0);
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(board.fen).to.equal(AFTER_E4);
  });

  for (const orientation of ['white', 'black'] as const) {
    it(`are where they belong with ${orientation} below, read-only as well`, async () => {
      const board = await fixture<FenBoard>(
        html`<fen-board
          readonly
          orientation=${orientation}
          annotations="Ga1,Rb1c3,Yh8a1,Be7e5"
          style="width: 320px"
        ></fen-board>`,
      );
      await sees(board, 'Ga1,Rb1c3,Yh8a1,Be7e5');
    });
  }

  it('follow a flip of the board, and its size', async () => {
    const board = await make(
      html`<fen-board annotations="Gb1c3" style="width: 320px"></fen-board>`,
    );
    await sees(board, 'Gb1c3');
    board.store.dispatch({ type: 'set-view', view: { orientation: 'black' } });
    await sees(board, 'Gb1c3');
    board.style.width = '200px';
    await nextFrame();
    expect(await seen(board)).to.equal('Gb1c3');
  });

  it('are code of their own, which a board without them does not load', async () => {
    const board = await make();
    expect(board.shadowRoot!.querySelector('svg')).to.equal(null);
  });

  const given: readonly (readonly [what: string, value: unknown, seen: string])[] = [
    ['a text', 'Ge4,Rd4f6', 'Ge4,Rd4f6'],
    ['commands of PGN', '[%csl Ge4][%cal Rd4f6]', 'Ge4,Rd4f6'],
    ['what cannot be read', 'Ge4,nonsense,Rx9', 'Ge4'],
    ['null', null, ''],
    ['undefined', undefined, ''],
    ['a number', 5, ''],
  ];
  for (const [what, value, shown] of given) {
    it(`take ${what} as a property`, async () => {
      const board = await make(
        html`<fen-board annotations="Ba8" style="width: 320px"></fen-board>`,
      );
      await sees(board, 'Ba8');
      const changes = changesOf(board);
      board.annotations = value as string;
      expect(board.annotations).to.equal(String(value ?? ''));
      await sees(board, shown);
      expect(changes).to.deep.equal([]);
    });
  }

  it('follow their attribute, and are empty without it', async () => {
    const board = await make(html`<fen-board style="width: 320px"></fen-board>`);
    expect(board.annotations).to.equal('');
    board.setAttribute('annotations', 'Ge4');
    expect(board.annotations).to.equal('Ge4');
    await sees(board, 'Ge4');
    board.removeAttribute('annotations');
    await sees(board, '');
  });

  it('answer before the element was in the page, and when set before it was defined', async () => {
    const early = document.createElement('fen-board');
    early.setAttribute('annotations', 'Ge4');
    expect(early.annotations).to.equal('Ge4');
    early.annotations = 'Rd4';
    expect(early.annotations).to.equal('Rd4');
  });

  it('are those of the position: every board of it shows them', async () => {
    const editor = await fixture<FenEditor>(
      html`<fen-editor annotations="Ge4"
        ><fen-board></fen-board><fen-board readonly></fen-board
      ></fen-editor>`,
    );
    const [one, other] = editor.querySelectorAll('fen-board');
    expect(one!.annotations).to.equal('Ge4');
    await sees(one!, 'Ge4');
    await sees(other!, 'Ge4');
    editor.annotations = 'Rd4d5';
    await sees(other!, 'Rd4d5');
  });

  it('stay where they are at edits, undo and another position', async () => {
    const board = await make(html`<fen-board annotations="Ge4" style="width: 320px"></fen-board>`);
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    board.focus();
    await press('Control+z');
    expect(board.fen).to.equal(INITIAL);
    board.fen = AFTER_E4;
    expect(board.annotations).to.equal('Ge4');
    await sees(board, 'Ge4');
  });

  it('are spoken: in a diagram with the position, on a grid with each square', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board readonly annotations="Ge4,Rd4f6" highlight="a1" style="width: 320px">
      </fen-board>`,
    );
    const spoken = (): string => boardPart(board).getAttribute('aria-label')!;
    await waitUntil(() => spoken().includes('Drawn'));
    expect(spoken()).to.match(
      /White to move\. Drawn: green circle on e4, red arrow from d4 to f6\. Highlighted: a1\.$/,
    );
    board.readonly = false;
    await editable(board);
    expect(cell(board, 'e4')).to.equal('e4, empty, green circle');
    expect(cell(board, 'd4')).to.equal('d4, empty, red arrow to f6');
    expect(cell(board, 'f6')).to.equal('f6, empty, red arrow from d4');
    expect(cell(board, 'a1')).to.equal('a1, white rook, highlighted');
    expect(cell(board, 'a2')).to.equal('a2, white pawn');
    board.focus();
    await press('d');
    expect(heard(board)).to.match(/Drawn: green circle on e4, .*Highlighted: a1\.$/);
    board.setAttribute('lang', 'de');
    await waitUntil(() => cell(board, 'd4').endsWith('roter Pfeil nach f6'));
    board.annotations = '';
    await board.updateComplete;
    expect(cell(board, 'd4')).to.equal('d4, leer');
    await expect(board).to.be.accessible();
  });

  it('stay in a document they were moved to', async () => {
    const board = await make(html`<fen-board annotations="Ge4" style="width: 320px"></fen-board>`);
    await sees(board, 'Ge4');
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    frame.contentDocument!.body.append(board);
    await editable(board);
    const style = frame.contentWindow!.getComputedStyle(board.shadowRoot!.querySelector('svg')!);
    expect(style.pointerEvents).to.equal('none');
    expect(style.position).to.equal('absolute');
  });

  if (canEmulateMedia) {
    it('keep their colours in forced colours and in print', async () => {
      const board = await make(
        html`<fen-board annotations="Ge4,Rd4,Yc4,Bb4" style="width: 320px"></fen-board>`,
      );
      await sees(board, 'Ge4,Rd4,Yc4,Bb4');
      await emulateMedia({ forcedColors: 'active' });
      expect(await seen(board)).to.equal('Ge4,Rd4,Yc4,Bb4');
      await emulateMedia({ media: 'print' });
      expect(await seen(board)).to.equal('Ge4,Rd4,Yc4,Bb4');
    });
  }
});

describe('highlight of <fen-board>', () => {
  const highlighted = (board: FenBoard): string[] =>
    [...board.shadowRoot!.querySelectorAll<HTMLElement>('i[style*=background]')].map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return board.squareAt(left + width / 2, top + height / 2)!;
    });

  const given: readonly (readonly [value: unknown, squares: readonly string[]])[] = [
    ['', []],
    ['e2 e4', ['e2', 'e4']],
    ['e2,e4,E2', ['e2', 'e4']],
    ['g1f3', ['g1', 'f3']],
    ['x, z9, a1', ['a1']],
    [null, []],
    [
      ['a1', 'h8'],
      ['a1', 'h8'],
    ],
  ];
  for (const [value, squares] of given) {
    it(`${JSON.stringify(value)} marks ${squares.join(', ') || 'nothing'}`, async () => {
      const board = await make(html`<fen-board highlight="d4" style="width: 320px"></fen-board>`);
      await waitUntil(() => highlighted(board).length === 1);
      board.highlight = value as string;
      await board.updateComplete;
      expect(highlighted(board).sort()).to.deep.equal([...squares].sort());
      board.orientation = 'black';
      await board.updateComplete;
      expect(highlighted(board).sort()).to.deep.equal([...squares].sort());
    });
  }

  it('has the page’s colour, and reaches the board of an editor', async () => {
    const editor = await fixture<FenEditor>(
      html`<fen-editor highlight="e4" style="--fen-board-highlight: rgb(255, 0, 0)"></fen-editor>`,
    );
    const board = editor.shadowRoot!.querySelector('fen-board')!;
    await waitUntil(() => highlighted(board).length === 1);
    const mark = board.shadowRoot!.querySelector('i[style*=background]')!;
    expect(getComputedStyle(mark).backgroundColor).to.match(/1 0 0 \/ 0\.55|255, 0, 0, 0\.55/);
  });
});

describe('drawing on <fen-board> by keyboard', () => {
  /** What is pressed, from e2 on, and what is drawn then. */
  const strokes: readonly (readonly [keys: readonly string[], annotations: string])[] = [
    [['a', 'a'], 'Ge2'],
    [['a', 'ArrowUp', 'ArrowUp', 'a'], 'Ge2e4'],
    [['a', 'ArrowUp', 'ArrowUp', 'Enter'], 'Ge2e4'],
    [['a', 'ArrowUp', 'r'], 'Re2e3'],
    [['a', 'ArrowRight', 'y'], 'Ye2f2'],
    [['a', 'Home', 'b'], 'Be2a2'],
    [['a', 'g'], 'Ge2'],
    [['a', 'ArrowUp', 'Escape'], ''],
    [['a', 'a', 'a', 'a'], ''],
    [['a', 'a', 'a', 'r'], 'Re2'],
    [['a', 'a', 'a', 'ArrowUp', 'y', 'a', 'b'], 'Ge2,Ye2e3,Be3'],
    [['a', 'a', 'a', 'ArrowUp', 'y', 'a', 'Delete'], ''],
  ];
  for (const [keys, annotations] of strokes) {
    it(`${keys.join(' ')} draws ${annotations || 'nothing'}`, async () => {
      const board = await make();
      board.focus();
      for (const key of keys) await press(key);
      expect(board.annotations).to.equal(annotations);
      expect(board.fen).to.equal(INITIAL);
      await sees(board, annotations);
    });
  }

  it('shows what would be drawn, says what is done, and raises one event a change', async () => {
    const board = await make();
    const changes = changesOf(board);
    board.focus();
    await press('a');
    expect(heard(board)).to.match(/^Drawing from e2\./);
    await sees(board, 'Ge2');
    await press('ArrowUp');
    await sees(board, 'Ge2e3');
    expect(board.annotations).to.equal('');
    expect(changes).to.deep.equal([]);
    await press('r');
    expect(heard(board)).to.equal('red arrow from e2 to e3');
    expect(changes).to.deep.equal(['Re2e3']);
    await press('ArrowDown');
    await press('a');
    await press('ArrowUp');
    await press('r');
    expect(heard(board)).to.equal('Removed: red arrow from e2 to e3');
    expect(changes).to.deep.equal(['Re2e3', '']);
    await press('a');
    await press('Delete');
    expect(heard(board)).to.equal('Nothing drawn to remove');
    await press('a');
    await press('Escape');
    expect(heard(board)).to.equal('Not drawn');
    expect(changes).to.deep.equal(['Re2e3', '']);
    expect(board.store.getSnapshot().canUndo).to.equal(false);
  });

  it('removes all as a step that can be undone, and leaves the last move marked', async () => {
    const board = await make(html`<fen-board mode="play" annotations="Ge4,Rd1h5"></fen-board>`);
    const changes = changesOf(board);
    board.store.dispatch({ type: 'play', move: { from: 'e2', to: 'e4' } });
    board.focus();
    await press('a');
    await press('Delete');
    expect(heard(board)).to.equal('Removed: green circle on e4, red arrow from d1 to h5');
    await sees(board, '');
    expect(board.store.getSnapshot().view.lastMove).to.deep.equal(['e2', 'e4']);
    await press('Control+z');
    await sees(board, 'Ge4,Rd1h5');
    expect(board.store.getSnapshot().view.lastMove).to.deep.equal(['e2', 'e4']);
    expect(changes).to.deep.equal(['', 'Ge4,Rd1h5']);
  });

  it('leaves the letters of pieces theirs where nothing is drawn', async () => {
    const board = await make(html`<fen-board fen="8/8/8/8/8/8/8/8 w - - 0 1"></fen-board>`);
    board.focus();
    await type('r');
    await press('ArrowUp');
    await type('b');
    expect(board.fen).to.equal('8/8/8/8/8/4b3/4r3/8 w - - 0 1');
    expect(board.annotations).to.equal('');
  });

  it('works by the place of a key on keyboards of other scripts, and not with modifiers', async () => {
    const board = await make();
    board.focus();
    const send = (init: KeyboardEventInit): boolean =>
      board.shadowRoot!.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      );
    expect(send({ key: 'ф', code: 'KeyA' })).to.equal(false);
    expect(send({ key: 'к', code: 'KeyR' })).to.equal(false);
    expect(board.annotations).to.equal('Re2');
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(send({ key: 'a', code: 'KeyA', [modifier]: true }), modifier).to.equal(true);
    }
    expect(send({ key: 'q', code: 'KeyA' })).to.equal(false);
    expect(board.annotations).to.equal('Re2');
  });

  it('works while playing, with a tool chosen, and is let go of when the focus leaves', async () => {
    const board = await make(html`<fen-board mode="play"></fen-board>`);
    board.focus();
    await press('a');
    await press('ArrowUp');
    await press('b');
    expect(board.annotations).to.equal('Be2e3');
    await press('a');
    await sees(board, 'Be2e3,Ge3');
    (document.activeElement as HTMLElement).blur();
    await sees(board, 'Be2e3');
    board.mode = 'edit';
    board.store.dispatch({ type: 'set-tool', tool: 'N' });
    await board.updateComplete;
    board.focus();
    await press('a');
    await press('Enter');
    expect(board.annotations).to.equal('Be2e3,Ge3');
    expect(board.fen).to.equal(INITIAL);
  });

  it('raises its event from the element that owns the position', async () => {
    const editor = await fixture<FenEditor>(html`<fen-editor></fen-editor>`);
    const board = await editable(editor.shadowRoot!.querySelector('fen-board')!);
    const changes = changesOf(editor);
    board.focus();
    await press('a');
    await press('a');
    expect(changes).to.deep.equal(['Ge2']);
    expect(editor.annotations).to.equal('Ge2');
  });
});

if (hasRightButton) {
  describe('drawing on <fen-board> by mouse', () => {
    const colors: readonly (readonly [keys: readonly string[], color: string])[] = [
      [[], 'G'],
      [['Control'], 'R'],
      [['Shift'], 'R'],
      [['Alt'], 'B'],
      [['Control', 'Alt'], 'Y'],
    ];
    for (const [keys, color] of colors) {
      it(`the secondary button with ${keys.join(' and ') || 'no key'} draws ${color}`, async () => {
        const board = await make();
        for (const keyDown of keys) await play({ keyDown });
        await drag(pointOf(board, 'g1'), pointOf(board, 'f3'), 'right');
        await click(pointOf(board, 'd5'), 'right');
        for (const keyUp of keys) await play({ keyUp });
        expect(board.annotations).to.equal(`${color}g1f3,${color}d5`);
        expect(board.fen).to.equal(INITIAL);
        await sees(board, `${color}g1f3,${color}d5`);
      });
    }

    it('is seen while it is drawn, removed when drawn again, recoloured in another colour', async () => {
      const board = await make();
      const changes = changesOf(board);
      await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'), 'right');
      await sees(board, 'Ge2e4');
      await hover(pointOf(board, 'd3'));
      await sees(board, 'Ge2d3');
      await hover(pointOf(board, 'e2'));
      await sees(board, 'Ge2');
      await hover(pointOf(board, 'h5'));
      expect(board.annotations).to.equal('');
      await play({ up: 'right' });
      await drag(pointOf(board, 'e2'), pointOf(board, 'e4'), 'right');
      await play({ keyDown: 'Control' });
      await drag(pointOf(board, 'e2'), pointOf(board, 'h5'), 'right');
      await play({ keyUp: 'Control' });
      await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'), 'right');
      await sees(board, 'Re2h5');
      await play({ up: 'right' });
      expect(changes).to.deep.equal(['Ge2h5', 'Ge2h5,Ge2e4', 'Ge2e4,Re2h5', 'Re2h5']);
    });

    it('is let go of by Escape, and by a release beside the board', async () => {
      const board = await make();
      await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'), 'right');
      await press('Escape');
      await sees(board, '');
      await play({ up: 'right' });
      await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'), 'right');
      await hover([600, 500]);
      await sees(board, '');
      await play({ up: 'right' });
      expect(board.annotations).to.equal('');
    });

    it('leaves pieces, the chosen one as well, and history alone', async () => {
      const board = await make();
      await click(pointOf(board, 'e2'));
      await drag(pointOf(board, 'd2'), pointOf(board, 'd4'), 'right');
      expect(board.fen).to.equal(INITIAL);
      expect(board.store.getSnapshot().canUndo).to.equal(false);
      await click(pointOf(board, 'e4'));
      expect(board.fen).to.equal(AFTER_E4);
      expect(board.annotations).to.equal('Gd2d4');
    });

    it('works while playing, and turned', async () => {
      const board = await make(
        html`<fen-board mode="play" orientation="black" style="width: 320px"></fen-board>`,
      );
      await drag(pointOf(board, 'b8'), pointOf(board, 'c6'), 'right');
      expect(board.annotations).to.equal('Gb8c6');
      await sees(board, 'Gb8c6');
    });

    it('takes the menu from the page only on a board that is drawn on', async () => {
      const board = await make();
      const menus: boolean[] = [];
      const listen = (event: Event): void => {
        menus.push(event.defaultPrevented);
        event.preventDefault();
      };
      document.addEventListener('contextmenu', listen);
      await click(pointOf(board, 'e2'), 'right');
      await waitUntil(() => menus.length === 1);
      board.readonly = true;
      await board.updateComplete;
      await click(pointOf(board, 'e2'), 'right');
      await waitUntil(() => menus.length === 2);
      document.removeEventListener('contextmenu', listen);
      expect(menus).to.deep.equal([true, false]);
      expect(board.annotations).to.equal('Ge2');
    });

    it('an arrow without a drag: the button rests on its start, then presses its goal', async () => {
      const board = await make();
      await play({ keyDown: 'Control' });
      await play({ move: pointOf(board, 'e2') }, { down: 'right' });
      await waitUntil(() => heard(board).startsWith('Drawing from e2'), 'it is begun');
      await play({ up: 'right' }, { keyUp: 'Control' });
      expect(board.annotations).to.equal('');
      await click(pointOf(board, 'e4'), 'right');
      expect(board.annotations).to.equal('Re2e4');
      expect(board.fen).to.equal(INITIAL);
    });

    it('an arrow that is begun slowly is drawn as any', async () => {
      const board = await make();
      await play({ move: pointOf(board, 'e2') }, { down: 'right' });
      await waitUntil(() => heard(board).startsWith('Drawing from e2'), 'it is begun');
      await play({ move: pointOf(board, 'd3') }, { up: 'right' });
      expect(board.annotations).to.equal('Ge2d3');
    });

    it('ends what was begun by key', async () => {
      const board = await make();
      board.focus();
      await press('a');
      await click(pointOf(board, 'd4'));
      expect(board.annotations).to.equal('Ge2d4');
      expect(board.fen).to.equal(INITIAL);
    });
  });
}

if (hasTouch) {
  describe('drawing on <fen-board> by finger', () => {
    async function longPress(board: FenBoard, square: Square): Promise<void> {
      const at = pointOf(board, square);
      await play({ touchStart: { finger: 1, at } });
      await waitUntil(() => heard(board).startsWith(`Drawing from ${square}`), 'it is begun', {
        timeout: 2000,
      });
      await play({ touchEnd: { finger: 1 } });
    }

    it('a long press begins an arrow, a tap ends it, again gives the next colour', async () => {
      const board = await make();
      const drawn: string[] = [];
      for (let count = 0; count < 5; count++) {
        await longPress(board, 'e2');
        await tap(pointOf(board, 'e4'));
        drawn.push(board.annotations);
      }
      expect(drawn).to.deep.equal(['Ge2e4', 'Re2e4', 'Ye2e4', 'Be2e4', '']);
      expect(board.fen).to.equal(INITIAL);
    });

    it('on an empty square, and on the same square a circle', async () => {
      const board = await make();
      await longPress(board, 'd5');
      await tap(pointOf(board, 'd5'));
      expect(board.annotations).to.equal('Gd5');
    });

    it('a piece that was held long can still be dragged', async () => {
      const board = await make();
      await play({ touchStart: { finger: 1, at: pointOf(board, 'e2') } });
      await waitUntil(() => heard(board).startsWith('Drawing'), 'it is begun', { timeout: 2000 });
      await play(
        { touchMove: { finger: 1, at: pointOf(board, 'e3') } },
        { touchMove: { finger: 1, at: pointOf(board, 'e4') } },
        { touchEnd: { finger: 1 } },
      );
      expect(board.fen).to.equal(AFTER_E4);
      expect(board.annotations).to.equal('');
      await sees(board, '');
    });
  });
}
