import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/define/fen-board.js';
import type { FenMoveEvent } from '../../src/elements/fen-move-event.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import { boardPart, editable, piecesOf, piecesShown, pointOf } from '../helpers/board.js';
import {
  click,
  drag,
  dragStart,
  hasTouch,
  pointIn,
  play,
  press,
  tap,
  type,
} from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** Section 16.1.4 of the PGN standard, after 1.e4, 1…c5 and 2.Nf3. */
const STANDARD = [
  'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
  'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2',
  'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
];
const PROMOTION = '3rk3/2P5/8/8/8/8/8/4K3 w - - 5 40';

const make = (fen = INITIAL, variant = 'standard'): Promise<FenBoard> =>
  fixture<FenBoard>(
    html`<fen-board mode="play" fen=${fen} variant=${variant} style="width: 320px"></fen-board>`,
  ).then(editable);

/** The squares under marks of a kind, in order. */
function marked(board: FenBoard, kind: string): string[] {
  return [...board.shadowRoot!.querySelectorAll(`i.${kind}`)]
    .map((mark) => {
      const [x, y] = pointIn(mark);
      return board.squareAt(x, y) ?? 'none';
    })
    .sort();
}

const chooser = (board: FenBoard): HTMLElement | null =>
  board.shadowRoot!.querySelector('[role=dialog]');

const promotionButton = (board: FenBoard, name: string): HTMLElement =>
  chooser(board)!.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;

const focusedName = (board: FenBoard): string | null | undefined =>
  board.shadowRoot!.activeElement?.getAttribute('aria-label');

describe('<fen-board mode="play">', () => {
  it('gives by drag the three FENs of the PGN standard’s example', async () => {
    const board = await make();
    const moves: string[] = [];
    board.addEventListener('fen-move', ({ san, uci }) => moves.push(`${san} ${uci}`));
    const seen: string[] = [];
    for (const [from, to] of [
      ['e2', 'e4'],
      ['c7', 'c5'],
      ['g1', 'f3'],
    ] as const) {
      await drag(pointOf(board, from), pointOf(board, to));
      seen.push(board.fen);
    }
    expect(seen).to.deep.equal(STANDARD);
    expect(moves).to.deep.equal(['e4 e2e4', 'c5 c7c5', 'Nf3 g1f3']);
    await board.updateComplete;
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
  });

  it('shows where the chosen piece can go, and plays there by a second click', async () => {
    const board = await make('4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1');
    await click(pointOf(board, 'c3'));
    await board.updateComplete;
    expect(marked(board, 'goal')).to.deep.equal(['a2', 'a4', 'b1', 'b5', 'd1', 'd5', 'e2', 'e4']);
    expect(marked(board, 'taken')).to.deep.equal(['d5']);
    await click(pointOf(board, 'd5'));
    expect(board.fen).to.equal('4k3/8/8/3N4/8/8/8/4K3 b - - 0 1');
    expect(marked(board, 'goal')).to.deep.equal([]);
  });

  it('chooses another piece, and lets go at a square that is none of the goals', async () => {
    const board = await make();
    await click(pointOf(board, 'e2'));
    await click(pointOf(board, 'g1'));
    await board.updateComplete;
    expect(marked(board, 'goal')).to.deep.equal(['f3', 'h3']);
    await click(pointOf(board, 'e5'));
    await board.updateComplete;
    expect(marked(board, 'goal')).to.deep.equal([]);
    expect(board.fen).to.equal(INITIAL);
  });

  it('puts back what is dropped where it cannot go or off the board', async () => {
    const board = await make();
    await drag(pointOf(board, 'e2'), pointOf(board, 'e5'));
    const { right, top } = boardPart(board).getBoundingClientRect();
    await dragStart(pointOf(board, 'e2'), [right + 50, top + 50]);
    await nextFrame();
    expect(board.shadowRoot!.querySelector('.removed, .removing')).to.not.exist;
    await play({ up: 'left' });
    await drag(pointOf(board, 'e7'), pointOf(board, 'e5'));
    expect(board.fen).to.equal(INITIAL);
    expect(board.store.getSnapshot().canUndo).to.equal(false);
  });

  it('places and removes nothing, whichever tool is chosen', async () => {
    const board = await make();
    board.store.dispatch({ type: 'set-tool', tool: 'q' });
    await board.updateComplete;
    await click(pointOf(board, 'e4'));
    board.focus();
    await type('QN');
    await press('Delete');
    expect(board.fen).to.equal(INITIAL);
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(board.fen).to.equal(STANDARD[0]);
  });

  it('shows the last move and check; undo and redo take and bring both', async () => {
    const board = await make('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
    const shown = async (): Promise<string[][]> => {
      await board.updateComplete;
      return [marked(board, 'last'), marked(board, 'check')];
    };
    expect(await shown()).to.deep.equal([[], []]);
    await drag(pointOf(board, 'h1'), pointOf(board, 'h8'));
    expect(await shown()).to.deep.equal([['h1', 'h8'], ['e8']]);
    await drag(pointOf(board, 'e8'), pointOf(board, 'd7'));
    expect(await shown()).to.deep.equal([['d7', 'e8'], []]);
    await press('Control+z');
    expect(await shown()).to.deep.equal([['h1', 'h8'], ['e8']]);
    await press('Control+z');
    expect(await shown()).to.deep.equal([[], []]);
    await press('Control+y');
    expect(await shown()).to.deep.equal([['h1', 'h8'], ['e8']]);
  });

  const castlings: [
    name: string,
    fen: string,
    variant: string,
    from: string,
    to: string,
    after: string,
  ][] = [
    [
      'castles by the king’s goal',
      'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
      'standard',
      'e1',
      'g1',
      'r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1',
    ],
    [
      'castles in Chess960 by the rook',
      'r1k4r/8/8/8/8/8/8/R1K4R w KQkq - 0 1',
      'chess960',
      'c1',
      'h1',
      'r1k4r/8/8/8/8/8/8/R4RK1 b kq - 1 1',
    ],
    [
      'castles in Chess960 by the king’s goal',
      'r1k4r/8/8/8/8/8/8/R1K4R w KQkq - 0 1',
      'chess960',
      'c1',
      'g1',
      'r1k4r/8/8/8/8/8/8/R4RK1 b kq - 1 1',
    ],
    [
      'takes en passant',
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
      'standard',
      'e5',
      'd6',
      '4k3/8/3P4/8/8/8/8/4K3 b - - 0 2',
    ],
  ];
  for (const [name, fen, variant, from, to, after] of castlings) {
    it(name, async () => {
      const board = await make(fen, variant);
      await drag(pointOf(board, from as 'e1'), pointOf(board, to as 'e1'));
      expect(board.fen).to.equal(after);
    });
  }

  it('shares one history with editing, and changes at any time', async () => {
    const board = await make();
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    board.mode = 'edit';
    await editable(board);
    await drag(pointOf(board, 'a1'), pointOf(board, 'a5'));
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/R7/4P3/8/PPPP1PPP/1NBQKBNR b KQkq e3 0 1');
    board.mode = 'play';
    await editable(board);
    await press('Control+z');
    expect(board.fen).to.equal(STANDARD[0]);
    await board.updateComplete;
    await drag(pointOf(board, 'c7'), pointOf(board, 'c5'));
    expect(board.fen).to.equal(STANDARD[1]);
    for (let undo = 0; undo < 2; undo++) await press('Control+z');
    expect(board.fen).to.equal(INITIAL);
  });
});

describe('fen-move', () => {
  it('comes before the move, which the page can prevent', async () => {
    const board = await make(PROMOTION);
    const seen: unknown[] = [];
    board.addEventListener('fen-move', (event: FenMoveEvent) => {
      const { from, to, promotion, san, uci, bubbles, composed, cancelable } = event;
      seen.push({ from, to, promotion, san, uci, bubbles, composed, cancelable, fen: board.fen });
      event.preventDefault();
    });
    await drag(pointOf(board, 'c7'), pointOf(board, 'd8'));
    await click(pointIn(promotionButton(board, 'white knight')));
    expect(seen).to.deep.equal([
      {
        from: 'c7',
        to: 'd8',
        promotion: 'n',
        san: 'cxd8=N',
        uci: 'c7d8n',
        bubbles: true,
        composed: true,
        cancelable: true,
        fen: PROMOTION,
      },
    ]);
    expect(board.fen).to.equal(PROMOTION);
    await board.updateComplete;
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
  });

  it('comes from the element that owns the store, and fen-change says move', async () => {
    const box = await fixture(
      html`<div>
        <fen-board id="owner" readonly style="width: 200px"></fen-board>
        <fen-board for="owner" mode="play" style="width: 320px"></fen-board>
      </div>`,
    );
    const [owner, board] = [...box.querySelectorAll('fen-board')] as [FenBoard, FenBoard];
    await editable(board);
    const seen: string[] = [];
    for (const name of ['fen-move', 'fen-change', 'change'] as const) {
      box.addEventListener(name, (event) =>
        seen.push(
          `${name} ${(event.target as Element).id} ${'source' in event ? event.source : ''}`,
        ),
      );
    }
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(owner.fen).to.equal(STANDARD[0]);
    expect(seen).to.deep.equal(['fen-move owner ', 'fen-change owner move', 'change owner ']);
  });
});

describe('the promotion chooser', () => {
  const AFTER = (piece: string): string => `3${piece}k3/8/8/8/8/8/8/4K3 b - - 0 40`;

  it('has no axe violation, and takes a click', async () => {
    const board = await make(PROMOTION);
    await click(pointOf(board, 'c7'));
    await click(pointOf(board, 'd8'));
    expect(chooser(board)!.getAttribute('aria-label')).to.equal('Promote to');
    await expect(board).to.be.accessible();
    await click(pointIn(promotionButton(board, 'white rook')));
    expect(board.fen).to.equal(AFTER('R'));
    expect(chooser(board)).to.equal(null);
    expect(focusedName(board)).to.contain('d8');
  });

  for (const orientation of ['white', 'black'] as const) {
    it(`lies over the squares of its file, ${orientation} below`, async () => {
      const board = await make(PROMOTION);
      board.orientation = orientation;
      board.coordinates = 'outside';
      await board.updateComplete;
      await drag(pointOf(board, 'c7'), pointOf(board, 'd8'));
      const squares = ['queen', 'rook', 'bishop', 'knight'].map((name) => {
        const [x, y] = pointIn(promotionButton(board, `white ${name}`));
        return board.squareAt(x, y);
      });
      expect(squares).to.deep.equal(['d8', 'd7', 'd6', 'd5']);
    });
  }

  it('is used by keys: arrows and Enter, or a letter', async () => {
    const board = await make(PROMOTION);
    await click(pointOf(board, 'c7'));
    for (const key of ['ArrowRight', 'ArrowUp', 'Enter']) await press(key);
    await board.updateComplete;
    expect(focusedName(board)).to.equal('white queen');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(focusedName(board)).to.equal('white bishop');
    await press('Enter');
    expect(board.fen).to.equal(AFTER('B'));
    await press('Control+z');
    await drag(pointOf(board, 'c7'), pointOf(board, 'd8'));
    await type('n');
    expect(board.fen).to.equal(AFTER('N'));
  });

  for (const [name, cancel] of [
    ['Escape', () => press('Escape')],
    ['Tab', () => press('Tab')],
    ['a press on the board', (board: FenBoard) => click(pointOf(board, 'a3'))],
  ] as const) {
    it(`takes the move back at ${name}`, async () => {
      const board = await make(PROMOTION);
      await drag(pointOf(board, 'c7'), pointOf(board, 'd8'));
      await cancel(board);
      expect(chooser(board)).to.equal(null);
      expect(board.fen).to.equal(PROMOTION);
      expect(focusedName(board)).to.match(/^[a-h][1-8]/);
      await drag(pointOf(board, 'c7'), pointOf(board, 'c8'));
      await type('q');
      expect(board.fen).to.equal('2Qrk3/8/8/8/8/8/8/4K3 b - - 0 40');
    });
  }

  it('closes when the position changes', async () => {
    const board = await make(PROMOTION);
    await drag(pointOf(board, 'c7'), pointOf(board, 'd8'));
    board.fen = INITIAL;
    await board.updateComplete;
    expect(chooser(board)).to.equal(null);
  });

  if (hasTouch) {
    it('takes a finger', async () => {
      const board = await make(PROMOTION);
      await tap(pointOf(board, 'c7'));
      await tap(pointOf(board, 'd8'));
      await tap(pointIn(promotionButton(board, 'white knight')));
      expect(board.fen).to.equal(AFTER('N'));
    });
  }
});

describe('a position that breaks the rules', () => {
  const cases: [fen: string, why: string][] = [
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'Black has no king.'],
    ['4k3/8/8/8/8/8/8/4K2R w Q - 0 1', 'White cannot castle queenside: there is no rook on a1.'],
    ['', 'There is no position in this text.'],
  ];
  for (const [fen, why] of cases) {
    it(`${fen || 'the empty text'}: plays no move and says why`, async () => {
      const board = await make(fen);
      const notice = board.shadowRoot!.querySelector('.notice')!;
      expect(notice.textContent).to.equal(`No move can be played. ${why}`);
      expect(board.shadowRoot!.querySelector('[aria-live]')!.textContent).to.contain(why);
      await drag(pointOf(board, 'e1'), pointOf(board, 'e2'));
      expect(board.fen).to.equal(fen);
      await expect(board).to.be.accessible();
    });
  }

  it('is played as soon as it is mended', async () => {
    const board = await make('8/8/8/8/8/8/8/4K3 w - - 0 1');
    board.store.dispatch({ type: 'put', square: 'e8', piece: 'k' });
    await board.updateComplete;
    expect(board.shadowRoot!.querySelector('.notice')).to.equal(null);
    await drag(pointOf(board, 'e1'), pointOf(board, 'e2'));
    expect(board.fen).to.equal('4k3/8/8/8/8/8/4K3/8 b - - 1 1');
  });

  it('may be one that no game leads to', async () => {
    const board = await make('rnbqkbnr/pppppppp/8/8/8/PP6/PPPPPP2/RNBQKBNR w KQkq - 9 1');
    expect(board.verdict).to.equal('unreachable');
    await drag(pointOf(board, 'c2'), pointOf(board, 'c4'));
    expect(board.fen).to.contain('2P5');
  });
});

if (hasTouch) {
  it('leaves pieces that cannot be moved to scrolling', async () => {
    const board = await make();
    const touchAction = (selector: string): string =>
      getComputedStyle(board.shadowRoot!.querySelector(selector)!).touchAction;
    expect([touchAction('.wp'), touchAction('.bp')]).to.deep.equal(['none', 'pan-y pinch-zoom']);
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    await board.updateComplete;
    expect([touchAction('.wp'), touchAction('.bp')]).to.deep.equal(['pan-y pinch-zoom', 'none']);
  });
}
