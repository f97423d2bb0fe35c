import { expect } from '@open-wc/testing';
import { formatEpd } from '../../src/fen/epd.js';
import { parseFen } from '../../src/fen/parse.js';
import { formatPgnTags } from '../../src/fen/pgn-tags.js';
import { emptyPosition } from '../../src/fen/position.js';

const BOARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** Records that are written as they were read. */
const records = [
  `${BOARD} w KQkq -`,
  '1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id "BK.01";',
  `${BOARD} w KQkq - bm e4 d4; ce 35; acd 20; acn 4000000;`,
  `${BOARD} w KQkq - c0 "a; b"; c1 ""; id "with \\"quotes\\" and \\\\";`,
  `${BOARD} w KQkq - noop; draw_offer; resign;`,
  `${BOARD} w KQkq - zz one "two three" four;`,
  `${BOARD} w KQkq - pv e4 e5 Nf3 Nc6; hmvc 3; fmvn 9;`,
  `${BOARD} b KQkq e3 fmvn 7; hmvc 0;`,
  `${BOARD} w KQkq - D1 20; D2 400; D3 8902;`,
  `${BOARD} w KQkq - v0 "1.5"; eco "C60"; nic "RL"; tcri "x";`,
];

describe('formatEpd', () => {
  for (const record of records) {
    it(record, () => {
      const reading = parseFen(record);
      expect(formatEpd(reading)).to.equal(record);
      expect(parseFen(formatEpd(reading)).operations).to.deep.equal(reading.operations);
    });
  }

  const others: readonly (readonly [string, string])[] = [
    [`${BOARD} w KQkq - 3 9`, `${BOARD} w KQkq - hmvc 3; fmvn 9;`],
    [`${BOARD} w KQkq - 0 1`, `${BOARD} w KQkq -`],
    [`${BOARD} w KQkq - 0 9 bm e4;`, `${BOARD} w KQkq - bm e4; fmvn 9;`],
    [`${BOARD} w KQkq - bm e4; bm d4;`, `${BOARD} w KQkq - bm e4 d4;`],
    [BOARD, `${BOARD} w - -`],
    ['', '8/8/8/8/8/8/8/8 w - -'],
  ];
  for (const [text, record] of others) {
    it(`writes ${JSON.stringify(text)}`, () => expect(formatEpd(parseFen(text))).to.equal(record));
  }

  it('takes a position alone, and leaves out what is no opcode', () => {
    const operations = { bm: ['Kd2'], 'no opcode': ['x'], '': [] };
    expect(formatEpd({ position: emptyPosition })).to.equal('8/8/8/8/8/8/8/8 w - -');
    expect(formatEpd({ position: emptyPosition, operations })).to.equal(
      '8/8/8/8/8/8/8/8 w - - bm Kd2;',
    );
  });

  it('writes Shredder’s letters where it is told to', () =>
    expect(formatEpd(parseFen(`${BOARD} w KQkq -`), { castlingNotation: 'shredder' })).to.equal(
      `${BOARD} w HAha -`,
    ));
});

describe('formatPgnTags', () => {
  const fen = `${BOARD} w KQkq - 0 1`;
  it('writes SetUp and FEN', () =>
    expect(formatPgnTags(parseFen(fen).position)).to.equal(`[SetUp "1"]\n[FEN "${fen}"]`));
  it('writes the variant', () =>
    expect(formatPgnTags(parseFen(fen).position, { variant: 'chess960' })).to.equal(
      `[Variant "Chess960"]\n[SetUp "1"]\n[FEN "${fen}"]`,
    ));
  it('writes arrows and circles into the comment of a game without moves', () => {
    const { position } = parseFen(fen);
    expect(formatPgnTags(position, { annotations: 'ge2e4, Ra1, x' })).to.equal(
      `[SetUp "1"]\n[FEN "${fen}"]\n\n{ [%csl Ra1][%cal Ge2e4] } *`,
    );
    expect(formatPgnTags(position, { annotations: 'x' })).to.equal(formatPgnTags(position));
  });
});
