import { expect } from '@open-wc/testing';
import { formatFen } from '../../src/fen/format.js';
import { transform } from '../../src/fen/transform.js';
import type { FenOptions, Position, Transform } from '../../src/fen/types.js';
import { validate } from '../../src/rules/judge.js';

const placements: readonly unknown[][] = [
  [],
  new Array<null>(64).fill(null),
  new Array<undefined>(64).fill(undefined),
  new Array<string>(64).fill('x'),
  new Array<string>(64).fill('k'),
  new Array<string>(64).fill('P'),
  new Array<string>(200).fill('Q'),
];
const transforms = ['rotate', 'mirror', 'flip-ranks', 'swap-colors', 'swap-case', 'none'];

describe('no position is too bad', () => {
  for (const placement of placements) {
    it(`${placement.length} times ${placement[0]}`, () => {
      for (const activeColor of ['w', 'b', '']) {
        for (const castling of ['', 'KQkq', 'ZZ', 'ABCDEFGHabcdefgh']) {
          for (const enPassant of [null, 'e3', 'h6', 'z9', '']) {
            for (const variant of ['standard', 'chess960'] as const) {
              const parts = { placement, activeColor, castling, enPassant };
              const position = { ...parts, halfmoveClock: NaN, fullmoveNumber: -3 } as Position;
              const options: FenOptions = { variant, enPassantNotation: 'legal' };
              expect(validate(position, options).verdict).to.equal('illegal');
              expect(formatFen(position, options).split(' ').length).to.equal(6);
              for (const name of transforms) transform(position, name as Transform, options);
            }
          }
        }
      }
    });
  }
});
