import { expect } from '@open-wc/testing';
import { laterFields } from '../../src/fen/field-readers.js';
import { parseFen } from '../../src/fen/parse.js';

const BOARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** What follows the board, and the five fields it is read as; `''` for a missing one. */
const readings: readonly (readonly [string, readonly [string, string, string, string, string]])[] =
  [
    ['', ['', '', '', '', '']],
    [' w', ['w', '', '', '', '']],
    [' w KQkq', ['w', 'KQkq', '', '', '']],
    [' w KQkq -', ['w', 'KQkq', '-', '', '']],
    [' w KQkq - 0', ['w', 'KQkq', '-', '0', '']],
    [' w KQkq - 0 1', ['w', 'KQkq', '-', '0', '1']],
    [' b - - 12 40', ['b', '-', '-', '12', '40']],
    [' w KQkq 0 1', ['w', 'KQkq', '', '0', '1']],
    [' w - 0 1', ['w', '-', '', '0', '1']],
    [' w 0 1', ['w', '', '', '0', '1']],
    [' w e3 0 1', ['w', '', 'e3', '0', '1']],
    [' KQkq - 0 1', ['', 'KQkq', '-', '0', '1']],
    [' KQkq', ['', 'KQkq', '', '', '']],
    [' e3', ['', '', 'e3', '', '']],
    [' - - 0 1', ['', '-', '-', '0', '1']],
    [' 0 1', ['', '', '', '0', '1']],
    [' w - - - -', ['w', '-', '-', '-', '-']],
    [' w KQkq - - -', ['w', 'KQkq', '-', '-', '-']],
    [' w KQkq - 3x 5', ['w', 'KQkq', '-', '3x', '5']],
    [' w xx - 0 1', ['w', 'xx', '-', '0', '1']],
    [' w KQkq xx 0 1', ['w', 'KQkq', 'xx', '0', '1']],
    [' x KQkq - 0 1', ['x', 'KQkq', '-', '0', '1']],
    [' w w KQkq - 0 1', ['w', 'KQkq', '-', '0', '1']],
    [' b b - 0 1', ['b', 'b', '-', '0', '1']],
    [' white', ['white', '', '', '', '']],
    [' White to play', ['White', '', '', '', '']],
    [' w KQkq - 0 1 2 3', ['w', 'KQkq', '-', '0', '1']],
    ['\tw\tKQkq\t-\t0\t1', ['w', 'KQkq', '-', '0', '1']],
    ['_w_KQkq_-_0_1', ['w', 'KQkq', '-', '0', '1']],
    ['+w+KQkq+-+0+1', ['w', 'KQkq', '-', '0', '1']],
    ['   w\r\nKQkq  -  0  1', ['w', 'KQkq', '-', '0', '1']],
    [' w HAha - 0 1', ['w', 'HAha', '-', '0', '1']],
  ];

describe('fields are told by what they look like', () => {
  for (const [behind, expected] of readings) {
    it(JSON.stringify(behind), () => {
      const text = BOARD + behind;
      const { fields } = parseFen(text);
      expect(laterFields.map((name) => fields[name].text)).to.deep.equal(expected);
      for (const name of ['placement', ...laterFields] as const) {
        const field = fields[name];
        expect(text.slice(...field.range), name).to.equal(field.text);
        expect(field.state === 'missing', name).to.equal(field.text === '');
      }
    });
  }

  it('a missing field has its place behind the one before it', () => {
    const { fields } = parseFen(`${BOARD} w 0 1`);
    expect(fields.castling.range).to.deep.equal([BOARD.length + 2, BOARD.length + 2]);
    expect(fields.enPassant.range).to.deep.equal([BOARD.length + 2, BOARD.length + 2]);
  });

  it('missing fields are w - - 0 1', () => {
    expect(parseFen(BOARD).fen).to.equal(`${BOARD} w - - 0 1`);
  });
});

describe('EPD operations', () => {
  const records: readonly (readonly [string, Record<string, string[]>])[] = [
    [' b - - bm Qd1+; id "BK.01";', { bm: ['Qd1+'], id: ['BK.01'] }],
    [' w KQkq - bm e4 d4;', { bm: ['e4', 'd4'] }],
    [' w KQkq - 0 1 bm e4;', { bm: ['e4'] }],
    [' w KQkq - c0 "a; b"; c1 "";', { c0: ['a; b'], c1: [''] }],
    [' w KQkq - acd 20;acn 5;', { acd: ['20'], acn: ['5'] }],
    [' w KQkq - noop;', { noop: [] }],
    [' w KQkq - c0 5;', { c0: ['5'] }],
    [' w KQkq - toString x; constructor y;', { toString: ['x'], constructor: ['y'] } as never],
    [' w KQkq - hmvc 3; fmvn 9;', { hmvc: ['3'], fmvn: ['9'] }],
    [' w KQkq - bm e4', {}],
    [' w KQkq - bm "e4;', {}],
    [' w KQkq - ;', {}],
    [' w KQkq - 0 1;', {}],
  ];
  for (const [behind, operations] of records) {
    it(JSON.stringify(behind), () => {
      const reading = parseFen(BOARD + behind);
      expect(JSON.stringify(reading.operations)).to.equal(JSON.stringify(operations));
    });
  }

  it('give the counters', () => {
    const { position, fields, fen } = parseFen(`${BOARD} w KQkq - hmvc 3; fmvn 9;`);
    expect(position.halfmoveClock).to.equal(3);
    expect(position.fullmoveNumber).to.equal(9);
    expect(fields.halfmoveClock.text).to.equal('3');
    expect(fen).to.equal(`${BOARD} w KQkq - 3 9`);
  });
});
