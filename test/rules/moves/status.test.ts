import { expect } from '@open-wc/testing';
import { parseFen } from '../../../src/fen/parse.js';
import type { FenOptions } from '../../../src/fen/types.js';
import { status } from '../../../src/rules/moves/status.js';

/** What holds of a position, with the squares of those that check. */
const cases: readonly (readonly [fen: string, holds: string, options?: FenOptions])[] = [
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', ''],
  ['4k3/4R3/8/8/8/8/8/4K3 b - - 0 1', 'check e7'],
  ['4k3/8/5N2/8/B7/8/8/4K3 b - - 0 1', 'check a4 f6'],
  ['R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 'check checkmate a8'],
  ['rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', 'check checkmate h4'],
  ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'stalemate'],
  ['kb5R/8/1K6/8/8/8/8/8 b - - 0 1', 'stalemate'],
  ['8/8/8/8/8/6k1/6p1/6K1 w - - 0 1', 'stalemate'],
  // The last move there is takes in passing.
  ['8/3Q4/8/2k5/3Pp3/8/8/1R3B1K b - d3 0 1', 'check d4'],
  ['8/3Q4/8/2k5/3Pp3/8/8/1R3B1K b - - 0 1', 'check checkmate d4'],
  // Or it castles, which only Chess960 allows where the king cannot step.
  ['4kr2/8/8/8/8/7p/7P/6KR w K - 0 1', '', { variant: 'chess960' }],
  ['4kr2/8/8/8/8/7p/7P/6KR w K - 0 1', 'stalemate'],
  ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'deadPosition'],
  ['4k3/8/8/8/8/8/8/4KN2 w - - 0 1', 'deadPosition'],
  ['4k3/8/8/8/8/8/4r3/4K3 w - - 0 1', 'check e2'],
  ['4kb2/8/8/8/8/8/8/B1B1K3 w - - 0 1', 'deadPosition'],
  ['4k1b1/8/8/8/8/8/8/B1B1K3 w - - 0 1', ''],
  ['4k3/8/8/8/8/8/8/NN2K3 w - - 0 1', ''],
  ['n3k3/8/8/8/8/8/8/B3K3 w - - 0 1', ''],
  ['k1K5/8/1N6/8/8/8/8/8 b - - 0 1', 'check deadPosition b6'],
  ['k7/2K5/8/8/8/8/8/1N6 b - - 0 1', 'deadPosition'],
  // Of positions that cannot be: without a king that is the only one there is no check and no stalemate.
  ['8/8/8/8/8/8/8/8 w - - 0 1', ''],
  ['8/8/8/8/8/8/8/4K3 w - - 0 1', ''],
  ['4k3/8/8/8/8/8/8/4r3 w - - 0 1', ''],
  ['4r3/8/8/8/4K3/8/8/K6k w - - 0 1', ''],
  ['8/8/8/3kK3/8/8/8/8 w - - 0 1', 'deadPosition'],
];

describe('status', () => {
  for (const [fen, holds, options] of cases) {
    it(`${holds || 'nothing'} of ${fen} ${options?.variant ?? ''}`, () => {
      const { checkers, ...flags } = status(parseFen(fen, options).position, options);
      const names = Object.entries(flags).filter(([, value]) => value);
      const found = [...names.map(([name]) => name), ...[...checkers].sort()];
      expect(found.join(' ')).to.equal(holds);
    });
  }
});
