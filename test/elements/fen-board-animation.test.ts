import { aTimeout, expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../src/define/fen-board.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import { boardPart, editable, land, piecesOf, piecesShown, pointOf } from '../helpers/board.js';
import {
  canEmulateMedia,
  click,
  drag,
  dragStart,
  emulateMedia,
  play,
  press,
} from '../helpers/input.js';

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';

const make = async (template = html`<fen-board style="width: 320px"></fen-board>`) =>
  editable(await fixture<FenBoard>(template));

const makeWith = (fen: string, mode = 'edit') =>
  make(html`<fen-board fen=${fen} mode=${mode} style="width: 320px"></fen-board>`);

async function set(board: FenBoard, fen: string): Promise<void> {
  board.fen = fen;
  await board.updateComplete;
}

const name = (column: number, row: number): string => `${'abcdefgh'[column]}${8 - row}`;

/** What moves, as `wp e2 e4`, `+ wq e8` where it fades in and `- bp d5` where it fades out, sorted. */
function moving(board: FenBoard): string[] {
  const flipped = board.orientation === 'black';
  return board
    .shadowRoot!.getAnimations()
    .map((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const { className } = effect.target as HTMLElement;
      const [, piece, at] = /\b([wb][pnbrqk]) at-(\d+)/.exec(className)!;
      const place = flipped ? 63 - Number(at) : Number(at);
      const [column, row] = [place % 8, place >> 3];
      const keyframes = effect.getKeyframes();
      const { translate } = keyframes[0]!;
      if (!translate) {
        return `${keyframes.at(-1)!.opacity === '0' ? '-' : '+'} ${piece} ${name(column, row)}`;
      }
      const way = String(translate).split(' ').map(parseFloat);
      const [across = 0, down = 0] = way.map((each) => (each / 100) * (flipped ? -1 : 1));
      return `${piece} ${name(column + across, row + down)} ${name(column, row)}`;
    })
    .sort();
}

/** All that is under way, stopped at this time. */
function stopAt(board: FenBoard, milliseconds: number): void {
  for (const animation of board.shadowRoot!.getAnimations()) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
}

const pieceOn = (board: FenBoard, kind: string): HTMLElement =>
  board.shadowRoot!.querySelector(`i.${kind}`)!;

const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

function expectNear(is: readonly [number, number], [x, y]: readonly [number, number]): void {
  expect(Math.hypot(is[0] - x, is[1] - y), `${is.join()} and ${x},${y}`).to.be.lessThan(1.5);
}

const loaded = (): boolean =>
  performance.getEntriesByType('resource').some((entry) => entry.name.includes('/glide.'));

describe('<fen-board readonly> moves pieces', () => {
  // First: whatever is loaded stays loaded for all tests after.
  it('by code that a page of diagrams does not load, and a changed one does', async () => {
    const [board] = await Promise.all(
      Array.from({ length: 5 }, () =>
        fixture<FenBoard>(html`<fen-board readonly fen=${KINGS} style="width: 160px"></fen-board>`),
      ),
    );
    await nextFrame();
    board!.orientation = 'black';
    await aTimeout(50);
    expect(loaded()).to.equal(false);
    await set(board!, EMPTY);
    await waitUntil(loaded);
    await aTimeout(50);
    await set(board!, KINGS);
    await waitUntil(() => moving(board!).length === 2);
  });

  it('but not to the first position it shows', async () => {
    const board = await fixture<FenBoard>(html`<fen-board readonly fen=${KINGS}></fen-board>`);
    expect(moving(board)).to.deep.equal([]);
  });
});

describe('<fen-board> glides', () => {
  for (const [what, from, to, moves] of [
    [
      'the piece that moved',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      ['wp e2 e4'],
    ],
    [
      'onto a piece that fades out',
      '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1',
      '4k3/8/8/3P4/8/8/8/4K3 b - - 0 1',
      ['- bp d5', 'wp e4 d5'],
    ],
    [
      'king and rook at castling',
      '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
      '4k3/8/8/8/8/8/8/5RK1 b - - 1 1',
      ['wk e1 g1', 'wr h1 f1'],
    ],
    [
      'the queen from where the pawn was',
      '8/P3k3/8/8/8/8/8/4K3 w - - 0 1',
      'Q7/4k3/8/8/8/8/8/4K3 b - - 0 1',
      ['wq a7 a8'],
    ],
    [
      'the pawn from where the knight was, when that is taken back',
      '4k3/8/8/8/8/8/8/n3K3 w - - 0 1',
      '4k3/8/8/8/8/8/1p6/R3K3 b Q - 0 1',
      ['+ wr a1', 'bp a1 b2'],
    ],
    [
      'of two of a kind each the shorter way',
      '4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1',
      '4k3/8/8/8/8/2N2N2/8/4K3 w - - 0 1',
      ['wn b1 c3', 'wn g1 f3'],
    ],
    ['nothing, and fades all in, on an empty board', EMPTY, KINGS, ['+ bk e8', '+ wk e1']],
    ['nothing, and fades all out, to an empty board', KINGS, EMPTY, ['- bk e8', '- wk e1']],
    ['nothing where only the turn changes', KINGS, KINGS.replace(' w ', ' b '), []],
  ] as const) {
    it(what, async () => {
      const board = await makeWith(from);
      await set(board, to);
      expect(moving(board)).to.deep.equal(moves);
      board.orientation = 'black';
      await set(board, from);
      await set(board, to);
      expect(piecesShown(board)).to.deep.equal(piecesOf(board));
    });
  }

  it('from Black’s side', async () => {
    const board = await make(
      html`<fen-board orientation="black" fen=${KINGS} style="width: 320px"></fen-board>`,
    );
    const from = middleOf(pieceOn(board, 'wk'));
    await set(board, '4k3/8/8/8/8/8/3K4/8 w - - 0 1');
    expect(moving(board)).to.deep.equal(['wk e1 d2']);
    stopAt(board, 0);
    expectNear(middleOf(pieceOn(board, 'wk')), from);
  });

  it('in a right-to-left page', async () => {
    const box = await fixture(
      html`<div dir="rtl"><fen-board fen=${KINGS} style="width: 320px"></fen-board></div>`,
    );
    const board = await editable(box.querySelector('fen-board')!);
    const from = middleOf(pieceOn(board, 'wk'));
    await set(board, '4k3/8/8/8/8/8/8/K7 w - - 0 1');
    stopAt(board, 0);
    expectNear(middleOf(pieceOn(board, 'wk')), from);
  });

  it('with everything else there at once', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><fen-board name="fen" fen=${KINGS} style="width: 320px"></fen-board></form>`,
    );
    const board = await editable(form.querySelector('fen-board')!);
    const to = '4k3/8/8/8/8/8/8/K7 w - - 0 1';
    await set(board, to);
    expect(moving(board)).to.deep.equal(['wk e1 a1']);
    stopAt(board, 0);
    expect(board.fen).to.equal(to);
    expect(new FormData(form).get('fen')).to.equal(to);
    expect(board.shadowRoot!.querySelector('[aria-label^="a1"]')!.ariaLabel).to.contain('king');
    await click(pointOf(board, 'a1'));
    await click(pointOf(board, 'b1'));
    expect(board.fen).to.equal('4k3/8/8/8/8/8/8/1K6 w - - 0 1');
  });

  it('what tap and tap, the keyboard, undo and redo move', async () => {
    const board = await makeWith(KINGS);
    await click(pointOf(board, 'e1'));
    await click(pointOf(board, 'c3'));
    expect(moving(board)).to.deep.equal(['wk e1 c3']);
    land(board);
    await press('Control+z');
    expect(moving(board)).to.deep.equal(['wk c3 e1']);
    land(board);
    await press('Control+y');
    expect(moving(board)).to.deep.equal(['wk e1 c3']);
    land(board);
    await press('Enter');
    await press('ArrowUp');
    await press('Enter');
    expect(moving(board)).to.deep.equal(['wk c3 c4']);
    land(board);
    await press('n');
    expect(moving(board)).to.deep.equal(['+ bn c4', '- wk c4']);
  });

  it('what another board moved', async () => {
    const box = await fixture(
      html`<div>
        <fen-board id="owner" fen=${KINGS} style="width: 240px"></fen-board>
        <fen-board for="owner" style="width: 240px"></fen-board>
      </div>`,
    );
    const [owner, linked] = await Promise.all([...box.querySelectorAll('fen-board')].map(editable));
    await drag(pointOf(owner!, 'e1'), pointOf(owner!, 'c3'));
    expect(moving(owner!)).to.deep.equal([]);
    expect(moving(linked!)).to.deep.equal(['wk e1 c3']);
  });
});

describe('<fen-board> leaves where it is', () => {
  it('the piece that was dropped, and what it took', async () => {
    const board = await makeWith('4k3/8/8/8/8/2p5/8/4K3 w - - 0 1');
    await drag(pointOf(board, 'e1'), pointOf(board, 'c3'));
    expect(board.fen).to.contain('/2K5/');
    await board.updateComplete;
    expect(moving(board)).to.deep.equal([]);
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
  });

  it('the dropped king at castling, while its rook glides', async () => {
    const board = await makeWith('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'play');
    await waitUntil(() => boardPart(board).classList.contains('white-moves'));
    await drag(pointOf(board, 'e1'), pointOf(board, 'g1'));
    expect(moving(board)).to.deep.equal(['wr h1 f1']);
  });

  it('what was dropped off the board', async () => {
    const board = await makeWith(KINGS);
    const { right, top } = boardPart(board).getBoundingClientRect();
    await drag(pointOf(board, 'e1'), [right + 40, top + 40]);
    expect(board.fen).to.equal('4k3/8/8/8/8/8/8/8 w - - 0 1');
    expect(moving(board)).to.deep.equal([]);
    expect(board.shadowRoot!.querySelectorAll('.wk')).to.have.length(0);
  });

  it('what a tool places and takes away', async () => {
    const board = await makeWith(KINGS);
    board.store.dispatch({ type: 'set-tool', tool: 'N' });
    await click(pointOf(board, 'd4'));
    expect(board.fen).to.contain('/3N4/');
    await click(pointOf(board, 'd4'));
    expect(board.fen).to.equal(KINGS);
    await board.updateComplete;
    expect(moving(board)).to.deep.equal([]);
  });

  it('all pieces when it turns', async () => {
    const board = await make();
    board.orientation = 'black';
    await board.updateComplete;
    expect(moving(board)).to.deep.equal([]);
    board.orientation = 'white';
    await set(board, KINGS);
    expect(moving(board)).to.deep.equal([]);
    await set(board, EMPTY);
    board.orientation = 'black';
    await board.updateComplete;
    expect(moving(board)).to.deep.equal([]);
    expect(board.shadowRoot!.querySelectorAll('.wk, .bk')).to.have.length(0);
  });

  it('all pieces where the page says so', async () => {
    for (const [duration, milliseconds] of [
      ['0s', null],
      ['0', null],
      ['nonsense', null],
      ['50ms', 50],
      ['calc(2 * 0.05s)', 100],
    ] as const) {
      const board = await makeWith(EMPTY);
      board.style.setProperty('--fen-animation-duration', duration);
      await set(board, '8/8/8/8/8/8/8/4K3 w - - 0 1');
      const [animation] = board.shadowRoot!.getAnimations();
      expect(animation?.effect!.getTiming().duration ?? null, duration).to.equal(milliseconds);
    }
  });

  it('all pieces of a board that is not shown', async () => {
    const board = await makeWith(KINGS);
    board.style.display = 'none';
    await set(board, EMPTY);
    expect(board.shadowRoot!.querySelectorAll('.wk, .bk')).to.have.length(0);
    board.remove();
    await set(board, KINGS);
    document.body.append(board);
    board.style.display = '';
    expect(moving(board)).to.deep.equal([]);
    board.remove();
  });

  if (canEmulateMedia) {
    it('all pieces for those who want less motion', async () => {
      const board = await makeWith(KINGS);
      await emulateMedia({ reducedMotion: 'reduce' });
      await set(board, '4k3/8/8/8/8/8/8/K7 w - - 0 1');
      expect(moving(board)).to.deep.equal([]);
      await set(board, EMPTY);
      expect(board.shadowRoot!.querySelectorAll('.wk, .bk')).to.have.length(0);
    });
  }
});

describe('<fen-board> on the way', () => {
  it('goes on from where a piece is seen when the position changes again', async () => {
    const board = await makeWith(KINGS);
    let fen = '4k3/8/8/8/8/8/8/K7 w - - 0 1';
    for (const next of ['K3k3/8/8/8/8/8/8/8 w - - 0 1', '4k3/8/8/8/4K3/8/8/8 w - - 0 1', KINGS]) {
      await set(board, fen);
      stopAt(board, 60);
      const before = middleOf(pieceOn(board, 'wk'));
      await set(board, next);
      for (const animation of board.shadowRoot!.getAnimations()) animation.pause();
      expectNear(middleOf(pieceOn(board, 'wk')), before);
      fen = next;
    }
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
  });

  it('fades out from how a piece is seen', async () => {
    const board = await makeWith(EMPTY);
    await set(board, '8/8/8/8/8/8/8/4K3 w - - 0 1');
    stopAt(board, 100);
    const king = pieceOn(board, 'wk');
    expect(Number(getComputedStyle(king).opacity)).to.be.closeTo(0.5, 0.01);
    await set(board, EMPTY);
    for (const animation of board.shadowRoot!.getAnimations()) animation.pause();
    expect(Number(getComputedStyle(king).opacity)).to.be.closeTo(0.5, 0.05);
  });

  it('keeps up with many changes', async () => {
    const board = await makeWith(KINGS);
    for (let step = 0; step < 60; step++) {
      const rank = ['K7', '1K6', '2K5', '3K4'][step % 4];
      await set(board, `4k3/8/8/8/8/8/8/${rank} w - - 0 1`);
      if (step % 5 === 0) await nextFrame();
    }
    await waitUntil(() => moving(board).length === 0, 'all have come', { timeout: 1000 });
    expect(board.shadowRoot!.querySelectorAll('.wk')).to.have.length(1);
  });

  it('leaves nothing behind', async () => {
    const board = await makeWith('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1');
    const count = boardPart(board).children.length;
    await set(board, '4k3/8/8/3P4/8/8/8/4K3 b - - 0 1');
    expect(moving(board)).to.have.length(2);
    await waitUntil(() => boardPart(board).children.length === count - 1);
    for (const piece of board.shadowRoot!.querySelectorAll<HTMLElement>('i.piece')) {
      expect(piece.style.cssText).to.equal('');
      expect(getComputedStyle(piece).opacity).to.equal('1');
    }
  });

  it('gives a piece that is caught on its way into the hand', async () => {
    const board = await makeWith(KINGS);
    await set(board, '4k3/8/8/8/8/8/8/K7 w - - 0 1');
    stopAt(board, 50);
    const [x, y] = pointOf(board, 'd5', 0.4, 0.4);
    await dragStart(pointOf(board, 'a1'), [x, y]);
    await nextFrame();
    await nextFrame();
    expectNear(middleOf(board.shadowRoot!.querySelector('.dragged')!), [x, y]);
    await play({ up: 'left' });
    expect(board.fen).to.contain('/3K4/');
    expect(moving(board)).to.deep.equal([]);
  });

  it('arrives where the board has gone meanwhile', async () => {
    const board = await makeWith(KINGS);
    await set(board, '4k3/8/8/8/8/8/8/K7 w - - 0 1');
    const box = await fixture<HTMLDivElement>(html`<div style="width: 160px"></div>`);
    board.style.width = '';
    box.append(board);
    await board.updateComplete;
    stopAt(board, 0);
    expectNear(middleOf(pieceOn(board, 'wk')), pointOf(board, 'e1'));
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
  });

  it('has all in place when it comes back', async () => {
    const board = await makeWith(KINGS);
    // A pointer that happens to be there brings the rows of the grid.
    const count = (): number => boardPart(board).querySelectorAll(':scope > :not([role])').length;
    const before = count();
    await set(board, '4k3/8/8/8/8/8/8/8 w - - 0 1');
    board.remove();
    await aTimeout(250);
    document.body.append(board);
    await board.updateComplete;
    expect(count()).to.equal(before - 1);
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
    board.remove();
  });
});
