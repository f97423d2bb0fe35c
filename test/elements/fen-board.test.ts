import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/define/fen-board.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import { boardPart, editable, piecesOf, piecesShown, pointOf } from '../helpers/board.js';
import {
  click,
  drag,
  dragStart,
  engine,
  hasTouch,
  play,
  press,
  setViewport,
  tap,
  touchDrag,
  type,
} from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';
const WITHOUT_E2 = 'rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';

const make = (template = html`<fen-board style="width: 320px"></fen-board>`): Promise<FenBoard> =>
  fixture<FenBoard>(template).then(editable);

/** Where the page comes to rest after a swipe. */
async function scrolledTo(): Promise<number> {
  let still = 0;
  let last = window.scrollY;
  while (still < 15) {
    await nextFrame();
    still = window.scrollY === last ? still + 1 : 0;
    last = window.scrollY;
  }
  return last;
}

interface Seen {
  type: string;
  source?: string | null;
  fen: string;
}

function record(board: FenBoard): Seen[] {
  const seen: Seen[] = [];
  for (const name of ['input', 'change', 'fen-change', 'fen-verdict-change']) {
    board.addEventListener(name, (event) => {
      seen.push({
        type: event.type,
        fen: board.fen,
        ...('source' in event ? { source: event.source as string } : {}),
      });
    });
  }
  return seen;
}

describe('<fen-board> shows', () => {
  for (const orientation of ['white', 'black'] as const) {
    for (const fen of [INITIAL, '8/8/8/8/8/8/8/8 w - - 0 1', 'k7/8/8/8/8/8/8/7K b - - 3 9']) {
      it(`${fen.split(' ')[0]} from ${orientation}'s side`, async () => {
        const board = await fixture<FenBoard>(
          html`<fen-board
            readonly
            style="width: 320px"
            fen=${fen}
            orientation=${orientation}
          ></fen-board>`,
        );
        expect(piecesShown(board)).to.deep.equal(piecesOf(board));
      });
    }
  }

  it('a new position with the elements it has', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board readonly style="width: 320px"></fen-board>`,
    );
    const before = new Set(board.shadowRoot!.querySelectorAll('.piece'));
    board.fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
    await board.updateComplete;
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
    expect([...board.shadowRoot!.querySelectorAll('.piece')].every((piece) => before.has(piece))).to
      .be.true;
  });

  it('is a described image when it is read-only, without cells or listeners for editing', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board readonly label="Puzzle 7" fen="k7/8/1K6/8/8/8/8/7R w - - 0 1"></fen-board>`,
    );
    const part = boardPart(board);
    expect(part.getAttribute('role')).to.equal('img');
    expect(part.getAttribute('aria-label')).to.equal(
      'Puzzle 7. White: king b6, rook h1. Black: king a8. White to move.',
    );
    expect(board.shadowRoot!.querySelectorAll('[role=gridcell]')).to.have.length(0);
    await expect(board).to.be.accessible();
  });

  it('an editable board as a grid of named squares', async () => {
    const board = await make();
    const cells = [...board.shadowRoot!.querySelectorAll('[role=gridcell]')];
    expect(cells).to.have.length(64);
    expect(cells[0]!.getAttribute('aria-label')).to.equal('a8, black rook');
    expect(cells[35]!.getAttribute('aria-label')).to.equal('d4, empty');
    expect(cells.filter((cell) => (cell as HTMLElement).tabIndex === 0)).to.have.length(1);
    await expect(board).to.be.accessible();
  });

  it('as wide as its container, limited by --fen-board-size', async () => {
    const box = await fixture(
      html`<div style="width: 400px">
        <fen-board readonly></fen-board
        ><fen-board readonly style="--fen-board-size: 200px"></fen-board>
      </div>`,
    );
    const widths = [...box.querySelectorAll('fen-board')].map((board) => {
      const { width, height } = boardPart(board).getBoundingClientRect();
      return [width, height];
    });
    expect(widths).to.deep.equal([
      [400, 400],
      [200, 200],
    ]);
  });

  it('all letters and digits, whatever line height the page gives to all text', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board readonly style="width: 400px"></fen-board>`,
    );
    const names = ['.ranks', '.files'].map((each) => board.shadowRoot!.querySelector(each)!);
    const spacing = document.createElement('style');
    spacing.textContent = '* { line-height: 3 !important; }';
    board.shadowRoot!.append(spacing);
    const [ranks, files] = names.map((each) => each.getBoundingClientRect());
    expect(Math.round(ranks!.height)).to.equal(400);
    expect(Math.round(files!.right - boardPart(board).getBoundingClientRect().right)).to.equal(0);
  });
});

describe('<fen-board> by mouse', () => {
  it('moves a piece that is dragged, as one step with one set of events', async () => {
    const board = await make();
    const seen = record(board);
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(board.fen).to.equal(AFTER_E4);
    expect(seen).to.deep.equal([
      { type: 'input', fen: AFTER_E4 },
      { type: 'fen-change', fen: AFTER_E4, source: 'drag' },
      { type: 'change', fen: AFTER_E4 },
    ]);
    await board.updateComplete;
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
    await press('Control+z');
    expect(board.fen).to.equal(INITIAL);
    await press('Control+Shift+z');
    expect(board.fen).to.equal(AFTER_E4);
  });

  it('moves it from Black’s side too', async () => {
    const board = await make(
      html`<fen-board orientation="black" style="width: 320px"></fen-board>`,
    );
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(board.fen).to.equal(AFTER_E4);
  });

  it('shows the piece under the pointer and marks the square below', async () => {
    const board = await make();
    const [x, y] = pointOf(board, 'd5', 0.3, 0.6);
    await dragStart(pointOf(board, 'e2'), [x, y]);
    await nextFrame();
    const piece = board.shadowRoot!.querySelector('.dragged')!;
    const { left, top, width, height } = piece.getBoundingClientRect();
    expect(Math.abs(left + width / 2 - x)).to.be.lessThan(1);
    expect(Math.abs(top + height / 2 - y)).to.be.lessThan(1);
    const over = board.shadowRoot!.querySelector('.over')!.getBoundingClientRect();
    expect(board.squareAt(over.left + over.width / 2, over.top + over.height / 2)).to.equal('d5');
    expect(board.fen).to.equal(INITIAL);
  });

  it('removes a piece dropped off the board, and says so before', async () => {
    const board = await make();
    const box = boardPart(board).getBoundingClientRect();
    await dragStart(pointOf(board, 'e2'), [box.right + 60, box.top + 100]);
    await nextFrame();
    expect(board.shadowRoot!.querySelector('.removed')).to.exist;
    await play({ up: 'left' });
    expect(board.fen).to.equal(WITHOUT_E2);
  });

  it('puts it back at Escape', async () => {
    const board = await make();
    const seen = record(board);
    await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'));
    await press('Escape');
    expect(board.shadowRoot!.querySelector('.dragged, .over, .selected')).to.not.exist;
    await play({ up: 'left' });
    expect(board.fen).to.equal(INITIAL);
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
    expect(seen).to.deep.equal([]);
  });

  it('does nothing when it is dropped where it was', async () => {
    const board = await make();
    await dragStart(pointOf(board, 'e2'), pointOf(board, 'e5'));
    await play({ move: pointOf(board, 'e2') }, { up: 'left' });
    expect(board.fen).to.equal(INITIAL);
    expect(board.store.getSnapshot().canUndo).to.equal(false);
    expect(board.shadowRoot!.querySelector('.selected')).to.not.exist;
  });

  it('moves a piece by two clicks, an illegal move and a capture of its own side as well', async () => {
    const board = await make();
    await click(pointOf(board, 'a1'));
    expect(board.shadowRoot!.querySelector('.selected')).to.exist;
    await click(pointOf(board, 'd5'));
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/3R4/8/8/PPPPPPPP/1NBQKBNR w KQkq - 0 1');
    await click(pointOf(board, 'd5'));
    await click(pointOf(board, 'd1'));
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBRKBNR w KQkq - 0 1');
  });

  it('lets go of a piece clicked twice', async () => {
    const board = await make();
    await click(pointOf(board, 'e2'));
    await click(pointOf(board, 'e2'));
    expect(board.shadowRoot!.querySelector('.selected')).to.not.exist;
    await click(pointOf(board, 'e4'));
    expect(board.fen).to.equal(INITIAL);
  });

  it('leaves the secondary button to the page', async () => {
    const board = await make();
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'), engine === 'webkit' ? 'left' : 'right');
    expect(board.fen).to.equal(engine === 'webkit' ? AFTER_E4 : INITIAL);
  });

  it('places and paints with a chosen piece, a stroke being one step', async () => {
    const board = await make(
      html`<fen-board fen="8/8/8/8/8/8/8/8 w - - 0 1" style="width: 320px"></fen-board>`,
    );
    board.store.dispatch({ type: 'set-tool', tool: 'P' });
    await click(pointOf(board, 'e4'));
    await click(pointOf(board, 'g4'));
    await drag(pointOf(board, 'a2'), pointOf(board, 'd2'));
    expect(board.fen).to.equal('8/8/8/8/4P1P1/8/PPPP4/8 w - - 0 1');
    await press('Control+z');
    expect(board.fen).to.equal('8/8/8/8/4P1P1/8/8/8 w - - 0 1');
    await click(pointOf(board, 'e4'));
    expect(board.fen).to.equal('8/8/8/8/6P1/8/8/8 w - - 0 1');
    board.store.dispatch({ type: 'set-tool', tool: 'eraser' });
    await click(pointOf(board, 'g4'));
    expect(board.fen).to.equal('8/8/8/8/8/8/8/8 w - - 0 1');
  });

  it('finds the square on a scrolled, scaled and turned page', async () => {
    await setViewport({ width: 700, height: 500 });
    const box = await fixture(
      html`<div style="padding-top: 700px">
        <div style="transform: scale(0.5); transform-origin: 0 0; width: 400px">
          <fen-board></fen-board>
        </div>
      </div>`,
    );
    const board = await editable(box.querySelector('fen-board')!);
    board.scrollIntoView();
    await nextFrame();
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(board.fen).to.equal(AFTER_E4);
    window.scrollTo(0, 0);
  });

  it('does nothing while it is read-only or disabled, and again afterwards', async () => {
    const board = await make();
    for (const name of ['readonly', 'disabled'] as const) {
      board[name] = true;
      await board.updateComplete;
      await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
      expect(board.fen).to.equal(INITIAL);
      board[name] = false;
      await editable(board);
    }
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(board.fen).to.equal(AFTER_E4);
  });

  it('holds nothing when it is removed in mid-drag', async () => {
    const board = await make();
    const parent = board.parentNode!;
    await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'));
    board.remove();
    await play({ up: 'left' });
    parent.append(board);
    await board.updateComplete;
    expect(board.fen).to.equal(INITIAL);
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(board.fen).to.equal(AFTER_E4);
  });
});

if (hasTouch) {
  describe('<fen-board> by finger', () => {
    it('moves a piece by drag and by two taps', async () => {
      const board = await make();
      await touchDrag(pointOf(board, 'e2'), pointOf(board, 'e4'));
      expect(board.fen).to.equal(AFTER_E4);
      await tap(pointOf(board, 'e4'));
      await tap(pointOf(board, 'e2'));
      expect(board.fen).to.equal(INITIAL);
    });

    if (engine === 'chromium') {
      it('scrolls the page from an empty square, not from a piece', async () => {
        const box = await fixture(
          html`<div style="height: 6000px">
            <fen-board style="width: 320px; position: sticky; top: 0"></fen-board>
          </div>`,
        );
        const board = await editable(box.querySelector('fen-board')!);
        const from = pointOf(board, 'e4');
        await touchDrag(from, [from[0], from[1] - 100]);
        await nextFrame();
        expect(window.scrollY).to.be.greaterThan(30);
        expect(board.fen).to.equal(INITIAL);
        const rest = await scrolledTo();
        await touchDrag(pointOf(board, 'e2'), pointOf(board, 'e4'));
        expect(window.scrollY).to.equal(rest);
        expect(board.fen).to.equal(AFTER_E4);
        window.scrollTo(0, 0);
      });
    }
  });
}

describe('<fen-board> by keyboard', () => {
  it('is one tab stop, walked by arrows, Home, End and the page keys', async () => {
    const box = await fixture(
      html`<div>
        <button>before</button><fen-board style="width: 320px"></fen-board><button>after</button>
      </div>`,
    );
    const board = await editable(box.querySelector('fen-board')!);
    const focused = (): string | undefined =>
      board.shadowRoot!.activeElement?.getAttribute('aria-label')?.slice(0, 2);
    box.querySelector('button')!.focus();
    await press('Tab');
    expect(focused()).to.equal('e2');
    const walk: [key: string, square: string][] = [
      ['ArrowUp', 'e3'],
      ['ArrowLeft', 'd3'],
      ['Home', 'a3'],
      ['ArrowLeft', 'a3'],
      ['End', 'h3'],
      ['PageUp', 'h8'],
      ['ArrowUp', 'h8'],
      ['PageDown', 'h1'],
      ['Control+Home', 'a8'],
      ['Control+End', 'h1'],
      ['ArrowRight', 'h1'],
      ['ArrowDown', 'h1'],
    ];
    for (const [key, square] of walk) {
      await press(key);
      expect(focused(), key).to.equal(square);
    }
    await press('Tab');
    expect(document.activeElement!.textContent).to.equal('after');
  });

  it('places pieces by FEN letters, removes, picks up and puts down', async () => {
    const board = await make(
      html`<fen-board fen="8/8/8/8/8/8/8/8 w - - 0 1" style="width: 320px"></fen-board>`,
    );
    board.focus();
    await type('N');
    expect(board.fen).to.equal('8/8/8/8/8/8/4N3/8 w - - 0 1');
    await press('ArrowUp');
    await type('q');
    expect(board.fen).to.equal('8/8/8/8/8/4q3/4N3/8 w - - 0 1');
    await press('Delete');
    expect(board.fen).to.equal('8/8/8/8/8/8/4N3/8 w - - 0 1');
    await press('ArrowDown');
    await press('Enter');
    await press('ArrowRight');
    await press('Enter');
    expect(board.fen).to.equal('8/8/8/8/8/8/5N2/8 w - - 0 1');
    await press('Enter');
    await press('Escape');
    await press('ArrowRight');
    await press('Enter');
    expect(board.fen).to.equal('8/8/8/8/8/8/5N2/8 w - - 0 1');
    await press('Control+z');
    await press('Control+z');
    await press('Control+y');
    expect(board.fen).to.equal('8/8/8/8/8/8/4N3/8 w - - 0 1');
  });

  it('keeps the letters it uses from the page, and leaves it the others', async () => {
    const board = await make();
    const heard: string[] = [];
    const listen = (event: KeyboardEvent): void => void heard.push(event.key);
    document.addEventListener('keydown', listen);
    board.focus();
    await type('nx');
    document.removeEventListener('keydown', listen);
    expect(heard).to.deep.equal(['x']);
  });
});
