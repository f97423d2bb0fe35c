import { expect } from '@open-wc/testing';
import { formatFen } from '../../src/fen/format.js';
import { parseFen } from '../../src/fen/parse.js';
import { emptyPosition, samePosition, withChanges } from '../../src/fen/position.js';
import type { FenOptions, Piece, Position } from '../../src/fen/types.js';
import { randomNumbers } from '../helpers/positions.js';

const shredder: FenOptions = { castlingNotation: 'shredder' };
const chess960: FenOptions = { variant: 'chess960' };
const shredder960: FenOptions = { variant: 'chess960', castlingNotation: 'shredder' };
const pseudo: FenOptions = { enPassantNotation: 'pseudo-legal' };
const legal: FenOptions = { enPassantNotation: 'legal' };

/** A text, options, and how they write it. */
const castling: readonly (readonly [string, FenOptions, string])[] = [
  ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', shredder, 'r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1'],
  ['r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1', {}, 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
  ['r3k2r/8/8/8/8/8/8/R3K2R w ahAH - 0 1', shredder, 'r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1'],
  ['r3k2r/8/8/8/8/8/8/R3K2R w KaHq - 0 1', {}, 'r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1'],
  ['4k3/8/8/8/8/8/8/4K3 w KQ - 0 1', shredder, '4k3/8/8/8/8/8/8/4K3 w HA - 0 1'],
  ['4k3/8/8/8/8/8/8/4K1R1 w G - 0 1', {}, '4k3/8/8/8/8/8/8/4K1R1 w G - 0 1'],
  ['4k3/8/8/8/8/8/8/4K1R1 w G - 0 1', chess960, '4k3/8/8/8/8/8/8/4K1R1 w K - 0 1'],
  ['4k3/8/8/8/8/8/8/4K1R1 w K - 0 1', shredder960, '4k3/8/8/8/8/8/8/4K1R1 w G - 0 1'],
  ['4k3/8/8/8/8/8/8/4K1RR w G - 0 1', chess960, '4k3/8/8/8/8/8/8/4K1RR w G - 0 1'],
  ['4k3/8/8/8/8/8/8/4K1RR w H - 0 1', chess960, '4k3/8/8/8/8/8/8/4K1RR w K - 0 1'],
  ['1r2k1r1/8/8/8/8/8/8/1RR1K1R1 w Cg - 0 1', chess960, '1r2k1r1/8/8/8/8/8/8/1RR1K1R1 w Ck - 0 1'],
  [
    '1r2k1r1/8/8/8/8/8/8/1RR1K1R1 w bgBG - 0 1',
    chess960,
    '1r2k1r1/8/8/8/8/8/8/1RR1K1R1 w KQkq - 0 1',
  ],
  [
    '1r2k1r1/8/8/8/8/8/8/1RR1K1R1 w qkCK - 0 1',
    shredder960,
    '1r2k1r1/8/8/8/8/8/8/1RR1K1R1 w GCgb - 0 1',
  ],
  ['4k3/8/8/8/8/8/8/4K3 w KQ - 0 1', shredder960, '4k3/8/8/8/8/8/8/4K3 w KQ - 0 1'],
  ['4k3/8/8/8/8/8/8/4K3 w G - 0 1', chess960, '4k3/8/8/8/8/8/8/4K3 w G - 0 1'],
  ['8/8/8/8/8/8/8/R6R w AH - 0 1', chess960, '8/8/8/8/8/8/8/R6R w HA - 0 1'],
];

const enPassant: readonly (readonly [string, FenOptions, string])[] = [
  // Nobody stands beside the pawn.
  ['4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1', {}, 'e3'],
  ['4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1', pseudo, '-'],
  ['4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1', legal, '-'],
  // An enemy pawn does.
  ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', pseudo, 'e3'],
  ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', legal, 'e3'],
  ['4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1', legal, 'e6'],
  // Both pawns leave the rank, and the king on it is exposed.
  ['8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1', pseudo, 'd3'],
  ['8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1', legal, '-'],
  // Two pawns on the rank: taking leaves one of them between king and queen.
  ['8/8/8/8/k1pPp2Q/8/8/3K4 b - d3 0 1', legal, 'd3'],
  // A pawn pinned on its diagonal may take along it only.
  ['7k/8/8/8/3pP3/8/8/B6K b - e3 0 1', legal, '-'],
  ['8/8/7k/8/5pP1/8/8/2B4K b - g3 0 1', legal, '-'],
  ['8/7k/8/8/4pP2/8/8/1B5K b - f3 0 1', legal, '-'],
  // The neighbour across the edge of the board is none.
  ['4k3/8/8/8/P7/7p/8/4K3 b - a3 0 1', pseudo, '-'],
  // What cannot be is written as requested.
  ['4k3/8/8/8/8/8/8/4K3 b - e3 0 1', legal, 'e3'],
  ['4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1', legal, 'e3'],
  ['4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1', legal, 'e3'],
];

describe('formatFen', () => {
  for (const [text, options, fen] of castling) {
    it(`writes ${text} as ${fen.split(' ')[2]} with ${JSON.stringify(options)}`, () => {
      expect(parseFen(text, options).fen).to.equal(fen);
      expect(formatFen(parseFen(text, options).position, options)).to.equal(fen);
    });
  }

  for (const [text, options, square] of enPassant) {
    it(`writes ${square} for ${text} with ${JSON.stringify(options)}`, () =>
      expect(parseFen(text, options).fen.split(' ')[3]).to.equal(square));
  }

  const counters: readonly (readonly [number, number, string])[] = [
    [0, 1, '0 1'],
    [50, 100, '50 100'],
    [-1, 0, '0 1'],
    [NaN, Infinity, '0 1'],
    [1.5, 2 ** 60, '0 1'],
    [Number.MAX_SAFE_INTEGER, 7, '9007199254740991 7'],
  ];
  for (const [halfmoveClock, fullmoveNumber, expected] of counters) {
    it(`writes the counters ${halfmoveClock} and ${fullmoveNumber} as ${expected}`, () => {
      const fen = formatFen(withChanges(emptyPosition, { halfmoveClock, fullmoveNumber }));
      expect(fen).to.equal(`8/8/8/8/8/8/8/8 w - - ${expected}`);
    });
  }
});

function randomPosition(random: () => number): Position {
  const letters = 'PNBRQKpnbrqk';
  const fill = random();
  const placement = Array.from({ length: 64 }, () =>
    random() < fill ? (letters[Math.floor(random() * 12)] as Piece) : null,
  );
  // Kings and rooks on the back ranks make castling letters mean something.
  for (const index of [0, 7, 56, 63]) {
    if (random() < 0.5) placement[index] = index < 8 ? 'r' : 'R';
  }
  if (random() < 0.8) placement[56 + Math.floor(random() * 8)] = 'K';
  if (random() < 0.8) placement[Math.floor(random() * 8)] = 'k';
  const rights = [...'KQkqABCDEFGHabcdefgh'].filter(() => random() < 0.2).join('') || '-';
  const square = `${'abcdefgh'[Math.floor(random() * 8)]}${Math.ceil(random() * 8)}`;
  const board = formatFen(withChanges(emptyPosition, { placement })).split(' ')[0];
  const text = `${board} ${random() < 0.5 ? 'w' : 'b'} ${rights} ${random() < 0.5 ? '-' : square}`;
  return parseFen(`${text} ${Math.floor(random() * 150)} ${Math.ceil(random() * 300)}`, chess960)
    .position;
}

describe('what was written is read back', () => {
  it('in both castling notations, 5,000 random positions', () => {
    const random = randomNumbers(3);
    for (let count = 0; count < 5000; count++) {
      const position = randomPosition(random);
      for (const options of [chess960, shredder960]) {
        const fen = formatFen(position, options);
        const again = parseFen(fen, options).position;
        expect(samePosition(again, position), fen).to.equal(true);
        expect(formatFen(again, options)).to.equal(fen);
      }
    }
  });

  it('with other en passant notations all but a square that nobody can use', () => {
    const random = randomNumbers(4);
    for (let count = 0; count < 2000; count++) {
      const position = randomPosition(random);
      for (const options of [pseudo, legal]) {
        const again = parseFen(formatFen(position, { ...chess960, ...options }), chess960).position;
        const enPassant = again.enPassant ?? position.enPassant;
        expect(samePosition(withChanges(again, { enPassant }), position)).to.equal(true);
      }
    }
  });
});

describe('samePosition', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const others = [
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1 1',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2',
  ];
  it('holds of the same text', () =>
    expect(samePosition(parseFen(start).position, parseFen(start).position)).to.equal(true));
  for (const other of others) {
    it(`tells the start from ${other}`, () =>
      expect(samePosition(parseFen(start).position, parseFen(other).position)).to.equal(false));
  }
});
