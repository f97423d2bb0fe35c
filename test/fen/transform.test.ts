import { expect } from '@open-wc/testing';
import { formatFen } from '../../src/fen/format.js';
import { parseFen } from '../../src/fen/parse.js';
import { transform } from '../../src/fen/transform.js';
import type { FenOptions, Transform } from '../../src/fen/types.js';
import { gamePositions } from '../helpers/positions.js';

const chess960: FenOptions = { variant: 'chess960' };
const GAME = 'rnbqkbnr/ppp1pppp/8/8/3pP3/2N5/PPPP1PPP/R1BQKBNR b KQk e3 0 3';

const transforms: readonly (readonly [Transform, FenOptions, string, string])[] = [
  ['swap-colors', {}, GAME, 'r1bqkbnr/pppp1ppp/2n5/3Pp3/8/8/PPP1PPPP/RNBQKBNR w Kkq e6 0 3'],
  ['flip-ranks', {}, GAME, 'R1BQKBNR/PPPP1PPP/2N5/3pP3/8/8/ppp1pppp/rnbqkbnr b KQk e3 0 3'],
  ['rotate', {}, GAME, 'RNBKQB1R/PPP1PPPP/5N2/3Pp3/8/8/pppp1ppp/rnbkqbnr b KQk e3 0 3'],
  ['mirror', {}, GAME, 'rnbkqbnr/pppp1ppp/8/8/3Pp3/5N2/PPP1PPPP/RNBKQB1R b KQk d3 0 3'],
  ['mirror', chess960, GAME, 'rnbkqbnr/pppp1ppp/8/8/3Pp3/5N2/PPP1PPPP/RNBKQB1R b KQq d3 0 3'],
  ['swap-case', {}, GAME, 'RNBQKBNR/PPP1PPPP/8/8/3Pp3/2n5/pppp1ppp/r1bqkbnr b Kkq e3 0 3'],
  ['swap-colors', chess960, '4k3/8/8/8/8/8/8/1RR1K3 w C - 0 1', '1rr1k3/8/8/8/8/8/8/4K3 b c - 0 1'],
  ['mirror', chess960, '4k3/8/8/8/8/8/8/1RR1K3 w C - 0 1', '3k4/8/8/8/8/8/8/3K1RR1 w F - 0 1'],
];

describe('transform', () => {
  for (const [name, options, text, fen] of transforms) {
    it(`${name} makes ${text} ${fen}`, () => {
      const { position } = parseFen(text, options);
      expect(formatFen(transform(position, name, options), options)).to.equal(fen);
    });
  }

  for (const name of ['rotate', 'mirror', 'flip-ranks', 'swap-colors', 'swap-case'] as const) {
    it(`${name} done twice gives the start back`, async () => {
      for (const fen of await gamePositions()) {
        for (const options of [{}, chess960]) {
          const { position } = parseFen(fen, options);
          const twice = transform(transform(position, name, options), name, options);
          expect(formatFen(twice, options)).to.equal(fen);
        }
      }
    });
  }
});
