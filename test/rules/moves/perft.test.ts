import { expect } from '@open-wc/testing';
import { parseFen } from '../../../src/fen/parse.js';
import type { FenOptions, Position, Variant } from '../../../src/fen/types.js';
import { legalMoves } from '../../../src/rules/moves/legal-moves.js';
import { playMove } from '../../../src/rules/moves/play-move.js';

/** Games of so many plies from a position. */
function perft(position: Position, plies: number, options: FenOptions): number {
  const moves = legalMoves(position, options);
  if (plies === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + perft(playMove(position, move, options)!, plies - 1, options),
    0,
  );
}

/** The lines of a fixture that `npm run perft` made with chessops, as fields. */
async function linesOf(name: string): Promise<string[][]> {
  const response = await fetch(new URL(`../../fixtures/${name}`, import.meta.url));
  const lines = (await response.text()).trim().split('\n');
  return lines.map((line) => line.split('\t'));
}

/** The published counts of one, two and three plies. */
const published: readonly (readonly [string, readonly number[]])[] = [
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [20, 400, 8902]],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', [48, 2039, 97862]],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812]],
  ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467]],
  ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62379]],
  ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2079, 89890]],
];

describe('moves, counted', () => {
  for (const [fen, counts] of published) {
    it(`${counts.join(', ')} from ${fen}`, () => {
      const { position } = parseFen(fen);
      expect(counts.map((_, index) => perft(position, index + 1, {}))).to.deep.equal(counts);
    });
  }

  it('are as many as chessops finds in three plies from Chess960 starts', async () => {
    const lines = await linesOf('chess960-perft.tsv');
    expect(lines.length).to.equal(60);
    for (const [fen, count] of lines) {
      const options: FenOptions = { variant: 'chess960' };
      expect(perft(parseFen(fen!, options).position, 3, options), fen).to.equal(Number(count));
    }
  });

  it('are those that chessops finds in positions of random games', async () => {
    const lines = await linesOf('move-lists.tsv');
    expect(lines.length).to.be.greaterThan(250);
    for (const [variant, fen, moves] of lines) {
      const options = { variant: variant as Variant };
      const found = legalMoves(parseFen(fen!, options).position, options);
      const texts = found.map(({ from, to, promotion = '' }) => from + to + promotion);
      expect(texts.sort().join(' '), fen).to.equal(moves);
    }
  });
});
