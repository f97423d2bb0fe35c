import { expect } from '@open-wc/testing';
import { formatFen } from '../../src/fen/format.js';
import { parseFen } from '../../src/fen/parse.js';
import type { FenOptions } from '../../src/fen/types.js';
import { judge } from '../../src/rules/judge.js';
import { gamePositions, randomNumbers } from '../helpers/positions.js';

const BOARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** A text, its canonical FEN, and the edits by code, what stood there and what it comes to. */
const edits: readonly (readonly [string, string, readonly string[]])[] = [
  [`${BOARD} w KQkq - 0 1`, `${BOARD} w KQkq - 0 1`, []],
  [`  ${BOARD}   w KQkq\t-\r\n0 1 \n`, `${BOARD} w KQkq - 0 1`, []],
  [`\ufeff${BOARD} w KQkq - 0 1`, `${BOARD} w KQkq - 0 1`, ['edge-blank \ufeff>']],
  [`${BOARD} w KQkq - 0 1\u00a0`, `${BOARD} w KQkq - 0 1`, ['edge-blank \u00a0>']],
  [`${BOARD}\u00a0w KQkq - 0 1`, `${BOARD} w KQkq - 0 1`, ['separator \u00a0> ']],
  [`${BOARD} w\u3000KQkq - 0 1`, `${BOARD} w KQkq - 0 1`, ['separator \u3000> ']],
  [`${BOARD} w KQkq - 0_1`, `${BOARD} w KQkq - 0 1`, ['separator _> ']],
  [`${BOARD} w+KQkq - 0 1`, `${BOARD} w KQkq - 0 1`, ['separator +> ']],
  [
    '44/8/8/8/8/8/8/k52 w - - 0 1',
    '8/8/8/8/8/8/8/k7 w - - 0 1',
    ['digits-joined 44>8', 'digits-joined 52>7'],
  ],
  ...['\\', '|'].map((stroke): (typeof edits)[number] => {
    const board = BOARD.replaceAll('/', stroke);
    return [`${board} w KQkq - 0 1`, `${BOARD} w KQkq - 0 1`, [`rank-separator ${board}>${BOARD}`]];
  }),
  [`${BOARD} W KQkq - 0 1`, `${BOARD} w KQkq - 0 1`, ['active-color-word W>w']],
  [`${BOARD} Black KQkq - 0 1`, `${BOARD} b KQkq - 0 1`, ['active-color-word Black>b']],
  [`${BOARD} w kqKQ - 0 1`, `${BOARD} w KQkq - 0 1`, ['castling-order kqKQ>KQkq']],
  [`${BOARD} w KKQ - 0 1`, `${BOARD} w KQ - 0 1`, ['castling-order KKQ>KQ']],
  [`${BOARD} w KQ-- - 0 1`, `${BOARD} w KQ - 0 1`, ['castling-order KQ-->KQ']],
  [`${BOARD} w HAha - 0 1`, `${BOARD} w KQkq - 0 1`, ['castling-notation HAha>KQkq']],
  [`${BOARD} w — − 0 1`, `${BOARD} w - - 0 1`, ['dash —>-', 'dash −>-']],
  [`${BOARD} w -- - 0 1`, `${BOARD} w - - 0 1`, ['dash -->-']],
  [`${BOARD} b KQkq E3 0 1`, `${BOARD} b KQkq e3 0 1`, ['en-passant-capital E3>e3']],
  [
    `${BOARD} w KQkq - 03 012`,
    `${BOARD} w KQkq - 3 12`,
    ['leading-zeros 03>3', 'leading-zeros 012>12'],
  ],
  [
    `${BOARD} w KQkq - - -`,
    `${BOARD} w KQkq - 0 1`,
    ['counter-assumed ->0', 'counter-assumed ->1'],
  ],
  [`${BOARD} w KQkq - 0 0`, `${BOARD} w KQkq - 0 1`, ['fullmove-number-zero 0>1']],
];

describe('parseFen', () => {
  for (const [text, fen, expected] of edits) {
    it(`reads ${JSON.stringify(text)}`, () => {
      const reading = parseFen(text);
      expect(reading.fen).to.equal(fen);
      expect(reading.diagnostics).to.deep.equal([]);
      expect(reading.edits.map(({ code, from, to }) => `${code} ${from}>${to}`)).to.deep.equal(
        expected,
      );
      for (const { from, range } of reading.edits) expect(text.slice(...range)).to.equal(from);
    });
  }

  it('gives back the text of game positions', async () => {
    for (const fen of await gamePositions()) {
      const reading = parseFen(fen);
      expect(reading.fen).to.equal(fen);
      expect(formatFen(reading.position)).to.equal(fen);
      expect(reading.edits).to.deep.equal([]);
      expect(reading.diagnostics).to.deep.equal([]);
    }
  });

  it('reads canonical text alike whether or not it comes with a blank', async () => {
    for (const fen of await gamePositions()) {
      const { position, fields } = parseFen(fen);
      const freely = parseFen(`${fen} `);
      expect(freely.position).to.deep.equal(position);
      expect(freely.fields).to.deep.equal(fields);
    }
  });

  it('freezes positions', () => {
    for (const text of [`${BOARD} w KQkq - 0 1`, BOARD, '']) {
      const { position } = parseFen(text);
      expect(Object.isFrozen(position)).to.equal(true);
      expect(Object.isFrozen(position.placement)).to.equal(true);
    }
  });

  it('gives an empty board for no text', () => {
    const { fen, position } = parseFen('');
    expect(fen).to.equal('');
    expect(formatFen(position)).to.equal('8/8/8/8/8/8/8/8 w - - 0 1');
  });
});

const options: readonly FenOptions[] = [
  {},
  { variant: 'chess960', castlingNotation: 'shredder', enPassantNotation: 'legal' },
];

/** Everything that holds of the reading of any text. */
function expectSoundReading(text: string): void {
  for (const choice of options) {
    const reading = parseFen(text, choice);
    const { verdict, diagnostics } = judge(reading, choice);
    const where = JSON.stringify(text);
    if (verdict === 'unreadable') expect(reading.fen, where).to.equal(text);
    else expect(parseFen(reading.fen, choice).fen, where).to.equal(reading.fen);
    expect(reading.position.placement.length, where).to.equal(64);
    for (const { range, text: field } of Object.values(reading.fields)) {
      expect(text.slice(...range), where).to.equal(field);
    }
    for (const { range, from } of reading.edits) expect(text.slice(...range), where).to.equal(from);
    for (const { range, code } of diagnostics) {
      expect(range, `${code} of ${where}`).not.to.equal(null);
      const [start, end] = range!;
      expect(0 <= start && start <= end && end <= text.length, `${code} of ${where}`).to.equal(
        true,
      );
    }
  }
}

describe('no text is too bad', () => {
  it('every prefix of 200 game positions', async () => {
    for (const fen of await gamePositions()) {
      for (let length = 0; length <= fen.length; length += 1)
        expectSoundReading(fen.slice(0, length));
    }
  }).timeout(60_000);

  it('10,000 random strings', () => {
    const random = randomNumbers(1);
    const alphabet = 'pnbrqkPNBRQK12345678/ wKQkq-e3 09x_\u00a0\u{1f600}\n;"[](){}<&%–♔';
    const characters = [...alphabet];
    for (let count = 0; count < 10_000; count++) {
      let text = '';
      const length = random() * 60;
      while (text.length < length) text += characters[Math.floor(random() * characters.length)];
      expectSoundReading(text);
    }
  }).timeout(60_000);

  it('game positions with one character changed, left out or put in', async () => {
    const random = randomNumbers(2);
    for (const fen of await gamePositions()) {
      const at = Math.floor(random() * fen.length);
      const other = String.fromCharCode(32 + random() * 95);
      for (const middle of ['', other, fen[at]! + other]) {
        expectSoundReading(fen.slice(0, at) + middle + fen.slice(at + 1));
      }
    }
  });

  it('a megabyte in less than a second', () => {
    const parts = [
      'x',
      '1',
      '0',
      '/',
      'p/',
      ' ',
      '- ',
      'K',
      '\u{1f600}',
      'a b;',
      '"',
      'p/p ',
      '8 ',
    ];
    const beginnings = ['', `${BOARD} w `, `${BOARD} w KQkq - 0 1 `, `${BOARD} w KQkq - `];
    for (const beginning of beginnings) {
      for (const part of parts) {
        const text = beginning + part.repeat(1_000_000 / part.length);
        const start = performance.now();
        judge(parseFen(text));
        expect(performance.now() - start, `${beginning}… ${part}`).to.be.lessThan(1000);
      }
    }
  }).timeout(60_000);
});
