import { expect } from '@open-wc/testing';
import { array, assert, constantFrom, integer, property, record, subarray } from 'fast-check';
import { canonicalCastling } from '../../src/fen/castling.js';
import { formatEpd } from '../../src/fen/epd.js';
import { formatFen } from '../../src/fen/format.js';
import { parseFen } from '../../src/fen/parse.js';
import { createPosition, samePosition, withChanges } from '../../src/fen/position.js';
import { squares } from '../../src/fen/squares.js';
import { transform } from '../../src/fen/transform.js';
import type { FenOptions, Piece, Position, Transform } from '../../src/fen/types.js';

const men: readonly (Piece | null)[] = [null, ...([...'PNBRQKpnbrqk'] as Piece[])];
const variants = ['standard', 'chess960'] as const;

/** Any arrangement, with rights and squares that may be as impossible as they like. */
const anyPosition = record({
  placement: array(constantFrom(...men, null, null, null), { minLength: 64, maxLength: 64 }),
  activeColor: constantFrom('w' as const, 'b' as const),
  castling: subarray([...'KQkqABCDEFGHabcdefgh']),
  enPassant: constantFrom(null, ...squares),
  halfmoveClock: integer({ min: 0, max: 9_999_999_999 }),
  fullmoveNumber: integer({ min: 1, max: 9_999_999_999 }),
});

/** As reading gives it: rights in canonical letters. */
function positionOf(
  given: Parameters<Parameters<typeof anyPosition.map>[0]>[0],
  variant: FenOptions['variant'],
): Position {
  const { placement, activeColor, castling, enPassant, halfmoveClock, fullmoveNumber } = given;
  const rights = canonicalCastling(castling.join(''), placement, variant);
  return createPosition(
    placement.slice(),
    activeColor,
    rights,
    enPassant,
    halfmoveClock,
    fullmoveNumber,
  );
}

describe('what was written is read again', () => {
  for (const variant of variants) {
    for (const castlingNotation of ['x-fen', 'shredder'] as const) {
      it(`any arrangement, ${variant}, ${castlingNotation}`, () => {
        const options: FenOptions = { variant, castlingNotation };
        assert(
          property(anyPosition, (given) => {
            const position = positionOf(given, variant);
            const fen = formatFen(position, options);
            const reading = parseFen(fen, options);
            expect(reading.diagnostics).to.deep.equal([]);
            expect(reading.position).to.deep.equal(position);
            expect(reading.fen).to.equal(fen);
            // By the long way too.
            expect(parseFen(`${fen} `, options).position).to.deep.equal(position);
            expect(parseFen(formatEpd(reading, options), options).position).to.deep.equal(position);
          }),
          { numRuns: 1000 },
        );
      });
    }

    for (const enPassantNotation of ['pseudo-legal', 'legal'] as const) {
      it(`all but an unusable en passant square, ${variant}, ${enPassantNotation}`, () => {
        const options: FenOptions = { variant, enPassantNotation };
        assert(
          property(anyPosition, (given) => {
            const position = positionOf(given, variant);
            const read = parseFen(formatFen(position, options), options).position;
            const expected = read.enPassant ? position : withChanges(position, { enPassant: null });
            expect(samePosition(read, expected)).to.equal(true);
            expect(formatFen(read, options)).to.equal(formatFen(position, options));
          }),
          { numRuns: 1000 },
        );
      });
    }

    for (const name of ['rotate', 'mirror', 'flip-ranks', 'swap-colors', 'swap-case'] as const) {
      it(`${name} twice is the start again, ${variant}`, () => {
        assert(
          property(anyPosition, (given) => {
            const position = positionOf(given, variant);
            const once = transform(position, name satisfies Transform, { variant });
            const twice = transform(once, name, { variant });
            // Rights of which no rook says the file may be written in another letter.
            const castling = canonicalCastling(twice.castling, twice.placement, variant);
            expect(withChanges(twice, { castling })).to.deep.equal(position);
          }),
          { numRuns: 500 },
        );
      });
    }
  }
});
