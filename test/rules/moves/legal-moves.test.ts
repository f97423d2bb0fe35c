import { expect } from '@open-wc/testing';
import { parseFen } from '../../../src/fen/parse.js';
import type { FenOptions } from '../../../src/fen/types.js';
import { legalMoves } from '../../../src/rules/moves/legal-moves.js';

const chess960: FenOptions = { variant: 'chess960' };

/** A position, a square, and where its man may go: in order of the squares' names, promotions with their letter. */
type Case = readonly [fen: string, from: string, targets: string, options?: FenOptions];

const cases: Record<string, readonly Case[]> = {
  castling: [
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1', 'c1 d1 d2 e2 f1 f2 g1'],
    ['r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1', 'e8', 'c8 d7 d8 e7 f7 f8 g8'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1', 'e1', 'd1 d2 e2 f1 f2 g1'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1', 'e1', 'd1 d2 e2 f1 f2'],
  ],
  'castling through, into and out of check': [
    ['4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'c1 d1 d2 e2'],
    ['3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'e2 f1 f2 g1'],
    ['4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'c1 d1 d2 e2 f1 f2'],
    ['2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'd1 d2 e2 f1 f2 g1'],
    ['4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'd1 d2 f1 f2'],
    ['4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1', 'e1', 'c1 d1 d2 e2 f1 f2'],
    ['4k3/8/8/8/8/7n/8/R3K2R w KQ - 0 1', 'e1', 'c1 d1 d2 e2 f1'],
    // The other king guards its goal.
    ['8/8/8/8/8/8/1k6/R3K3 w Q - 0 1', 'e1', 'd1 d2 e2 f1 f2'],
  ],
  'castling with the rook attacked, and what only it passes': [
    ['r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1', 'c1 d1 d2 e2 f1 f2'],
    ['1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1', 'c1 d1 d2 e2 f1 f2'],
    ['4k2r/8/8/8/8/8/8/4K2R w K - 0 1', 'e1', 'd1 d2 e2 f1 f2 g1'],
  ],
  'castling with something between': [
    ['4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1', 'e1', 'd1 d2 e2 f1 f2'],
    ['4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1', 'e1', 'd1 e2 f1 f2'],
    ['4k3/8/8/8/8/8/8/R2QKB1R w KQ - 0 1', 'e1', 'd2 e2 f2'],
  ],
  'rights that cannot be': [
    ['4k3/8/8/8/8/8/8/R3K1R1 w KQ - 0 1', 'e1', 'c1 d1 d2 e2 f1 f2'],
    ['4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1', 'd1', 'c1 c2 d2 e1 e2'],
    ['4k3/8/8/8/8/8/8/r3K2r w KQ - 0 1', 'e1', 'd2 e2 f2'],
    ['4k3/8/8/8/8/8/8/1R2K3 w B - 0 1', 'e1', 'd1 d2 e2 f1 f2'],
  ],
  'castling in Chess960': [
    ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'a1 d1 d2 e2 f1 f2 h1', chess960],
    // King and rook change places, pass each other, or one of them stays.
    ['4k3/8/8/8/8/8/8/5KR1 w K - 0 1', 'f1', 'e1 e2 f2 g1 g2', chess960],
    ['4k3/8/8/8/8/8/8/RK6 w Q - 0 1', 'b1', 'a1 a2 b2 c1 c2', chess960],
    ['4k3/8/8/8/8/8/8/6KR w K - 0 1', 'g1', 'f1 f2 g2 h1 h2', chess960],
    ['4k3/8/8/8/8/8/8/3RK3 w Q - 0 1', 'e1', 'd1 d2 e2 f1 f2', chess960],
    ['4k3/8/8/8/8/8/8/K6R w K - 0 1', 'a1', 'a2 b1 b2 h1', chess960],
    // Its own rook may stand on the king's goal, nobody else, nor on the rook's.
    ['4k3/8/8/8/8/8/8/1K3NR1 w K - 0 1', 'b1', 'a1 a2 b2 c1 c2', chess960],
    ['4k3/8/8/8/8/8/8/1KR4R w H - 0 1', 'b1', 'a1 a2 b2 c2', chess960],
    // A long way, one square of it attacked; the square it starts from counts, the rook's do not.
    ['1k2r3/8/8/8/8/8/8/1K5R w K - 0 1', 'b1', 'a1 a2 b2 c1 c2', chess960],
    ['1k5r/8/8/8/8/8/8/1K5R w K - 0 1', 'b1', 'a1 a2 b2 c1 c2 h1', chess960],
    ['k7/1r6/8/8/8/8/8/1K5R w K - 0 1', 'b1', 'a1 a2 c1 c2', chess960],
    ['k4r2/8/8/8/8/8/8/6KR w K - 0 1', 'g1', 'g2 h1 h2', chess960],
    // The rook shields its king along the rank and cannot leave.
    ['4k3/8/8/8/8/8/8/rRK5 w B - 0 1', 'c1', 'b2 c2 d1 d2', chess960],
    ['4k3/8/8/8/8/8/8/qR1K4 w B - 0 1', 'd1', 'c1 c2 d2 e1 e2', chess960],
    ['4k3/8/8/8/8/8/8/bR1K4 w B - 0 1', 'd1', 'b1 c1 c2 d2 e1 e2', chess960],
    // The inner rook, and the outer one behind it.
    ['4k3/8/8/8/8/8/8/1R1RK3 w D - 0 1', 'e1', 'd1 d2 e2 f1 f2', chess960],
    ['4k3/8/8/8/8/8/8/1R1RK3 w Q - 0 1', 'e1', 'd2 e2 f1 f2', chess960],
  ],
  'en passant': [
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5', 'd6 e6'],
    ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'd4', 'd3 e3'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1', 'e5', 'e6'],
    // Not around the edge of the board.
    ['4k3/8/8/p6P/8/8/8/4K3 w - a6 0 1', 'h5', 'h6'],
  ],
  'en passant that would expose the king': [
    // Both pawns leave the rank.
    ['8/8/8/KPp4r/8/8/8/4k3 w - c6 0 1', 'b5', 'b6'],
    ['8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1', 'e4', 'e3'],
    // With a man between, or a third pawn, they may.
    ['8/8/8/KPp1n2r/8/8/8/4k3 w - c6 0 1', 'b5', 'b6 c6'],
    // The pawn that is taken shielded the diagonal.
    ['4k1b1/8/8/3pP3/8/8/K7/8 w - d6 0 1', 'e5', 'e6'],
    // The pawn that takes shields the file or the diagonal, or stays on it.
    ['k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5', 'e6'],
    ['4k2b/8/8/3pP3/8/8/1K6/8 w - d6 0 1', 'e5', ''],
    ['1b2k3/8/8/3pP3/8/6K1/8/8 w - d6 0 1', 'e5', 'd6'],
  ],
  'en passant out of check': [
    ['8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1', 'e4', 'd3'],
    // It is another man that checks.
    ['8/8/8/2k5/3Pp3/8/8/2R1K3 b - d3 0 1', 'e4', ''],
  ],
  'en passant squares that cannot be': [
    ['4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1', 'e5', 'e6'],
    ['4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5', 'e6'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1', 'e5', 'e6'],
  ],
  pawns: [
    ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2', 'e3 e4'],
    ['4k3/4p3/8/8/8/8/8/4K3 b - - 0 1', 'e7', 'e5 e6'],
    ['4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1', 'e2', 'e3'],
    ['4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1', 'e2', ''],
    ['4k3/8/8/8/8/3p1n2/4P3/K7 w - - 0 1', 'e2', 'd3 e3 e4 f3'],
    ['4k3/8/8/8/8/4P3/8/4K3 w - - 0 1', 'e3', 'e4'],
  ],
  promotion: [
    ['7k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7', 'e8b e8n e8q e8r'],
    ['3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7', 'd8b d8n d8q d8r'],
    ['7k/8/8/8/8/8/4p3/3R4 b - - 0 1', 'e2', 'd1b d1n d1q d1r e1b e1n e1q e1r'],
  ],
  'check and pins': [
    // Take, block, or go away.
    ['4k3/8/8/8/4r3/8/3B4/4K2N w - - 0 1', 'd2', 'e3'],
    ['4k3/8/8/8/4r3/6N1/8/4K3 w - - 0 1', 'g3', 'e2 e4'],
    ['4k3/8/8/8/4r3/8/8/4K3 w - - 0 1', 'e1', 'd1 d2 f1 f2'],
    // Two checks leave the king alone.
    ['4k3/8/8/8/4r3/2Q2n2/8/4K3 w - - 0 1', 'c3', ''],
    ['4k3/8/8/8/4r3/2Q2n2/8/4K3 w - - 0 1', 'e1', 'd1 f1 f2'],
    // A pinned man stays on the line, and ends no other check.
    ['4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1', 'e3', 'e2 e4 e5 e6 e7 e8'],
    ['4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1', 'e3', ''],
    ['4r1k1/8/8/8/8/3n4/4R3/4K3 w - - 0 1', 'e2', ''],
    // Away from the rook along its own line is no escape.
    ['4k3/8/8/8/8/8/8/r3K3 w - - 0 1', 'e1', 'd2 e2 f2'],
  ],
  'positions that cannot be': [
    ['8/8/8/8/8/8/4P3/8 w - - 0 1', 'e2', 'e3 e4'],
    ['3r4/8/8/8/8/8/8/K1K4k w - - 0 1', 'c1', 'b1 b2 c2 d1 d2'],
    ['4P2k/8/8/8/8/8/8/4K3 w - - 0 1', 'e8', ''],
    ['7k/8/8/8/8/8/8/P3K2p w - - 0 1', 'a1', 'a2'],
    ['7k/8/8/8/8/8/8/P3K2p b - - 0 1', 'h1', ''],
    // No king is taken.
    ['8/8/8/4k3/4R3/8/8/K7 w - - 0 1', 'e4', 'a4 b4 c4 d4 e1 e2 e3 f4 g4 h4'],
    ['8/8/8/3k4/4P3/8/8/K7 w - - 0 1', 'e4', 'e5'],
    ['8/8/8/3kK3/8/8/8/8 w - - 0 1', 'e5', 'f4 f5 f6'],
    ['8/8/8/3kK3/8/8/P7/8 w - - 0 1', 'a2', 'a3 a4'],
  ],
};

describe('legal moves', () => {
  for (const [name, table] of Object.entries(cases)) {
    describe(name, () => {
      for (const [fen, from, targets, options] of table) {
        it(`${from} to ${targets || 'nowhere'} in ${fen} ${options?.variant ?? ''}`, () => {
          const moves = legalMoves(parseFen(fen, options).position, options);
          const found = moves.filter((move) => move.from === from);
          const names = found.map(({ to, promotion = '' }) => to + promotion);
          expect(names.sort().join(' ')).to.equal(targets);
        });
      }
    });
  }

  it('lists a castling once, however often it is asked for', () => {
    const { position } = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    const moves = legalMoves({ ...position, castling: 'KHKH' });
    expect(moves.filter(({ to }) => to === 'g1').length).to.equal(2);
  });
});
