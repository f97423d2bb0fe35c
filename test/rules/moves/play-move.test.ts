import { expect } from '@open-wc/testing';
import { formatFen } from '../../../src/fen/format.js';
import { parseFen } from '../../../src/fen/parse.js';
import type { FenOptions, Move, Promotion, Square } from '../../../src/fen/types.js';
import { playMove } from '../../../src/rules/moves/play-move.js';

const chess960: FenOptions = { variant: 'chess960' };

function moveOf(text: string): Move {
  const move = { from: text.slice(0, 2) as Square, to: text.slice(2, 4) as Square };
  return text.length > 4 ? { ...move, promotion: text.slice(4) as Promotion } : move;
}

/** The FEN after some moves, `null` where one of them is not legal. */
function played(fen: string, moves: string, options?: FenOptions): string | null {
  let position = parseFen(fen, options).position;
  for (const text of moves.split(' ')) {
    const next = playMove(position, moveOf(text), options);
    if (!next) return null;
    position = next;
  }
  return formatFen(position, options);
}

type Case = readonly [fen: string, moves: string, after: string, options?: FenOptions];

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const cases: Record<string, readonly Case[]> = {
  'the example of the PGN standard (16.1.4)': [
    [start, 'e2e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'],
    [start, 'e2e4 c7c5', 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2'],
    [start, 'e2e4 c7c5 g1f3', 'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2'],
  ],
  counters: [
    ['4k3/8/8/8/8/8/4P3/4K3 w - - 7 9', 'e2e3', '4k3/8/8/8/8/4P3/8/4K3 b - - 0 9'],
    ['4k3/8/8/8/8/8/8/r3K3 b - - 7 9', 'a1a2', '4k3/8/8/8/8/8/r7/4K3 w - - 8 10'],
    ['4k3/8/8/8/8/8/r7/B3K3 b - - 7 9', 'a2a1', '4k3/8/8/8/8/8/8/r3K3 w - - 0 10'],
  ],
  'en passant': [
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9', 'e5d6', '4k3/8/3P4/8/8/8/8/4K3 b - - 0 9'],
    ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9', 'd4e3', '4k3/8/8/8/8/4p3/8/4K3 w - - 0 10'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9', 'e5e6', '4k3/8/4P3/3p4/8/8/8/4K3 b - - 0 9'],
  ],
  castling: [
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9', 'e1g1', 'r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9', 'e1c1', 'r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9'],
    ['r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9', 'e8g8', 'r4rk1/8/8/8/8/8/8/R3K2R w KQ - 4 10'],
    ['r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9', 'e8c8', '2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 10'],
  ],
  'castling in Chess960, to the rook or to the goal': [
    ['4k3/8/8/8/8/8/8/1K5R w H - 3 9', 'b1h1', '4k3/8/8/8/8/8/8/5RK1 b - - 4 9', chess960],
    ['4k3/8/8/8/8/8/8/1K5R w H - 3 9', 'b1g1', '4k3/8/8/8/8/8/8/5RK1 b - - 4 9', chess960],
    ['4k3/8/8/8/8/8/8/5KR1 w G - 3 9', 'f1g1', '4k3/8/8/8/8/8/8/5RK1 b - - 4 9', chess960],
    ['4k3/8/8/8/8/8/8/6KR w H - 3 9', 'g1h1', '4k3/8/8/8/8/8/8/5RK1 b - - 4 9', chess960],
    ['1rk5/8/8/8/8/8/8/4K3 b b - 3 9', 'c8b8', '2kr4/8/8/8/8/8/8/4K3 w - - 4 10', chess960],
    // Here the king simply steps.
    ['4k3/8/8/8/8/8/8/5K1R w H - 3 9', 'f1g1', '4k3/8/8/8/8/8/8/6KR b - - 4 9', chess960],
    ['4k3/8/8/8/8/8/8/5K1R w H - 3 9', 'f1h1', '4k3/8/8/8/8/8/8/5RK1 b - - 4 9', chess960],
  ],
  'rights that end': [
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9', 'e1e2', 'r3k2r/8/8/8/8/8/4K3/R6R b kq - 4 9'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9', 'a1b1', 'r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 4 9'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9', 'h1h8', 'r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 9'],
    ['4k2r/6P1/8/8/8/8/8/4K3 w k - 3 9', 'g7h8q', '4k2Q/8/8/8/8/8/8/4K3 b - - 0 9'],
    [
      'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9',
      'a1a2 a8b8 a2a1',
      '1r2k2r/8/8/8/8/8/8/R3K2R b Kk - 6 10',
    ],
    [
      '1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 3 9',
      'g1g8',
      '1r2k1R1/8/8/8/8/8/8/1R2K3 b Qq - 0 9',
      chess960,
    ],
  ],
  'rights that could not be end too, else they might come to be': [
    ['4k2r/8/8/8/8/8/4P3/R3K3 w KQkq - 3 9', 'e2e3', '4k2r/8/8/8/8/4P3/8/R3K3 b Qk - 0 9'],
    ['4k3/8/8/8/8/8/7R/4K3 w K - 3 9', 'h2h1', '4k3/8/8/8/8/8/8/4K2R b - - 4 9'],
  ],
  'letters of rights go on to mean the same rook': [
    ['4k3/7R/8/8/8/8/8/4K1R1 w K - 3 9', 'h7h1', '4k3/8/8/8/8/8/8/4K1RR b G - 4 9', chess960],
    ['4k3/8/8/8/8/8/8/4K1RR w G - 3 9', 'h1h7', '4k3/7R/8/8/8/8/8/4K1R1 b K - 4 9', chess960],
  ],
  promotion: [
    ['7k/4P3/8/8/8/8/8/4K3 w - - 7 9', 'e7e8q', '4Q2k/8/8/8/8/8/8/4K3 b - - 0 9'],
    ['7k/4P3/8/8/8/8/8/4K3 w - - 7 9', 'e7e8n', '4N2k/8/8/8/8/8/8/4K3 b - - 0 9'],
    ['7k/8/8/8/8/8/4p3/3R3K b - - 7 9', 'e2d1r', '7k/8/8/8/8/8/8/3r3K w - - 0 10'],
  ],
};

describe('a move played', () => {
  for (const [name, table] of Object.entries(cases)) {
    describe(name, () => {
      for (const [fen, moves, after, options] of table) {
        it(`${moves} in ${fen} ${options?.variant ?? ''}`, () =>
          expect(played(fen, moves, options)).to.equal(after));
      }
    });
  }

  it('leaves the position before as it was, and gives a frozen one', () => {
    const { position } = parseFen(start);
    const next = playMove(position, { from: 'e2', to: 'e4' })!;
    expect(formatFen(position)).to.equal(start);
    expect(Object.isFrozen(next) && Object.isFrozen(next.placement)).to.equal(true);
  });
});

/** What is no legal move. */
const refused: readonly (readonly [fen: string, move: string, options?: FenOptions])[] = [
  [start, 'e2e5'],
  [start, 'e7e5'],
  [start, 'e4e5'],
  [start, 'e2e2'],
  [start, 'z9e4'],
  [start, 'e2zz'],
  [start, ''],
  // A promotion says to what, and nothing else does.
  ['7k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7e8'],
  ['7k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7e8k'],
  ['7k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7e8p'],
  [start, 'e2e4q'],
  // The king stays in check, or walks into it.
  ['4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1', 'a1a2'],
  ['4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1', 'e1e2'],
  ['4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1', 'e1c1'],
  // The king goes to its goal, in standard chess never to the rook; it never stays.
  ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1h1'],
  ['4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'e1g1'],
  ['4k3/8/8/8/8/8/8/6KR w H - 0 1', 'g1g1', chess960],
  ['4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'e1h1', chess960],
  // No king is taken.
  ['4k3/4R3/8/8/8/8/8/4K3 w - - 0 1', 'e7e8'],
];

describe('a move refused', () => {
  for (const [fen, move, options] of refused) {
    it(`${move || 'nothing'} in ${fen} ${options?.variant ?? ''}`, () =>
      expect(played(fen, move, options)).to.equal(null));
  }
});
