import { expect } from '@open-wc/testing';
import { chess960Number, chess960Start } from '../../src/fen/chess960.js';
import { formatFen } from '../../src/fen/format.js';
import { parseFen } from '../../src/fen/parse.js';

const chess960 = { variant: 'chess960' } as const;

/** Numbers of Reinhard Scharnagl’s table and White’s pieces. */
const known: readonly (readonly [number, string])[] = [
  [0, 'BBQNNRKR'],
  [1, 'BQNBNRKR'],
  [2, 'BQNNRBKR'],
  [3, 'BQNNRKRB'],
  [4, 'QBBNNRKR'],
  [16, 'BBNQNRKR'],
  [518, 'RNBQKBNR'],
  [534, 'RNBKQBNR'],
  [959, 'RKRNNQBB'],
];

describe('Chess960 starting positions', () => {
  for (const [number, rank] of known) {
    it(`${number} is ${rank}`, () => {
      const fen = formatFen(chess960Start(number), chess960);
      expect(fen).to.equal(`${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} w KQkq - 0 1`);
    });
  }

  it('are 960, each with bishops of both colours and the king between the rooks', () => {
    const all = Array.from({ length: 960 }, (_, number) =>
      chess960Start(number).placement.slice(56).join(''),
    );
    expect(new Set(all).size).to.equal(960);
    for (const rank of all) {
      expect([...rank].sort().join('')).to.equal('BBKNNQRR');
      expect(rank).to.match(/R.*K.*R/);
      expect((rank.indexOf('B') + rank.lastIndexOf('B')) % 2).to.equal(1);
    }
  });

  it('have their number back', () => {
    for (let number = 0; number < 960; number++) {
      expect(chess960Number(chess960Start(number))).to.equal(number);
    }
  });

  const others: readonly (readonly [string, number | null])[] = [
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 518],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 3 9', 518],
    ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1', null],
    ['rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', null],
    ['8/8/8/8/8/8/8/8 w - - 0 1', null],
    ['', null],
  ];
  for (const [fen, number] of others) {
    it(`${fen || 'no text'} has the number ${number}`, () =>
      expect(chess960Number(parseFen(fen).position)).to.equal(number));
  }

  it('take any number', () => {
    const numbers: readonly (readonly [number, number])[] = [
      [960, 0],
      [-1, 959],
      [518.9, 518],
      [NaN, 518],
      [Infinity, 518],
    ];
    for (const [given, taken] of numbers) {
      expect(chess960Number(chess960Start(given)), `${given}`).to.equal(taken);
    }
  });
});
