import { expect } from '@open-wc/testing';
import { onlyNotationDiffers } from '../../src/fen/assumptions.js';
import { editText } from '../../src/fen/edit.js';
import { parseFen } from '../../src/fen/parse.js';
import type { EditCommand, FieldName, Piece, Square } from '../../src/fen/types.js';
import { gamePositions } from '../helpers/positions.js';

const BOARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const EMPTY = '8/8/8/8/8/8/8/8';

const move = (from: Square, to: Square): EditCommand => ({ type: 'move', from, to });
const put = (piece: Piece, square: Square): EditCommand => ({ type: 'put', piece, square });
const remove = (square: Square): EditCommand => ({ type: 'remove', square });
const set = (field: FieldName, value: string): EditCommand => ({ type: 'set-field', field, value });

const e4 = move('e2', 'e4');
const flip: EditCommand = { type: 'transform', transform: 'flip-ranks' };
const swap: EditCommand = { type: 'transform', transform: 'swap-colors' };

/** A promise, a text, a command, and the text it gives. */
const edits: readonly (readonly [string, string, EditCommand, string])[] = [
  ['a move changes the placement alone', `${BOARD} w KQkq - 0 1`, e4, `${AFTER_E4} w KQkq - 0 1`],
  [
    'a piece replaces what stood there',
    `${BOARD} w - - 0 1`,
    put('q', 'a1'),
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/qNBQKBNR w - - 0 1',
  ],
  [
    'a man goes',
    `${BOARD} w - - 0 1`,
    remove('h8'),
    'rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
  ],
  [
    'a move takes',
    `${BOARD} w - - 0 1`,
    move('a1', 'a8'),
    'Rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w - - 0 1',
  ],
  ['the turn', `${AFTER_E4} w KQkq - 0 1`, set('activeColor', 'b'), `${AFTER_E4} b KQkq - 0 1`],
  [
    'the en passant square',
    `${AFTER_E4} b KQkq - 0 1`,
    set('enPassant', 'e3'),
    `${AFTER_E4} b KQkq e3 0 1`,
  ],
  [
    'castling rights in any order',
    `${BOARD} w - - 0 1`,
    set('castling', 'kQ'),
    `${BOARD} w Qk - 0 1`,
  ],
  ['no castling rights', `${BOARD} w KQkq - 0 1`, set('castling', ''), `${BOARD} w - - 0 1`],
  ['a clock', `${BOARD} w KQkq - 0 1`, set('halfmoveClock', '007'), `${BOARD} w KQkq - 7 1`],
  ['a whole placement', `${BOARD} w KQkq - 0 1`, set('placement', EMPTY), `${EMPTY} w KQkq - 0 1`],
  [
    'a value nobody can read',
    `${BOARD} w KQkq - 0 1`,
    set('halfmoveClock', 'x'),
    `${BOARD} w KQkq - x 1`,
  ],
  ['an unreadable board', `${BOARD} w KQkq - 0 1`, set('placement', '8/8'), '8/8 w KQkq - 0 1'],

  ['notation becomes canonical', ` ${BOARD}  w  qkQK – 00 01`, e4, `${AFTER_E4} w KQkq - 0 1`],
  ['underscores become spaces', `${BOARD}_white_KQkq_-_0_1`, e4, `${AFTER_E4} w KQkq - 0 1`],
  [
    'joined digits',
    `${EMPTY.replace('8', '44')} w - - 0 1`,
    put('K', 'e1'),
    '8/8/8/8/8/8/8/4K3 w - - 0 1',
  ],

  ['what is missing stays missing', BOARD, e4, AFTER_E4],
  ['blanks around stay', `  ${BOARD} b \n`, e4, `  ${AFTER_E4} b \n`],
  ['an unreadable field stays', `${BOARD} w KQkx - 0 1`, e4, `${AFTER_E4} w KQkx - 0 1`],
  ['an unreadable clock stays', `${BOARD}  w KQkq - 3x 1`, e4, `${AFTER_E4}  w KQkq - 3x 1`],
  [
    'text behind stays',
    `${BOARD} w KQkq - 0 1 mate in two`,
    e4,
    `${AFTER_E4} w KQkq - 0 1 mate in two`,
  ],
  ['text between stays', `${BOARD} w | KQkq - 0 1`, e4, `${AFTER_E4} w | KQkq - 0 1`],
  ['an assumed number stays', `${BOARD} w KQkq - - 0`, e4, `${AFTER_E4} w KQkq - - 0`],
  [
    'operations stay',
    `${BOARD} w KQkq - bm e4; id "x";`,
    e4,
    `${AFTER_E4} w KQkq - bm e4; id "x";`,
  ],
  [
    'a board edit mends the board',
    'rnbqkbnr/pp1pppp/8 w - - 0 1',
    put('P', 'h7'),
    'rnbqkbnr/pp1ppppP/8/8/8/8/8/8 w - - 0 1',
  ],
  ['other fields keep their letters', `${BOARD} WHITE qk - x 1`, e4, `${AFTER_E4} WHITE qk - x 1`],

  [
    'an unreadable field is replaced',
    `${BOARD} w KQkx - 0 1`,
    set('castling', 'KQk'),
    `${BOARD} w KQk - 0 1`,
  ],
  [
    'also by what was guessed',
    `${BOARD} x KQkq - 0 1`,
    set('activeColor', 'w'),
    `${BOARD} w KQkq - 0 1`,
  ],
  [
    'one of two unreadable fields',
    `${BOARD} x KQkx - 0 1`,
    set('activeColor', 'w'),
    `${BOARD} w KQkx - 0 1`,
  ],

  ['a missing turn is put in', BOARD, set('activeColor', 'w'), `${BOARD} w`],
  ['missing fields before it come along', BOARD, set('enPassant', 'e3'), `${BOARD} w - e3`],
  ['the last of the missing', `${BOARD} b`, set('fullmoveNumber', '9'), `${BOARD} b - - 0 9`],
  ['missing in the middle', `${BOARD} w 5 9`, set('enPassant', 'e3'), `${BOARD} w - e3 5 9`],
  [
    'missing in the middle, before another',
    `${BOARD} w 5 9`,
    set('castling', 'KQ'),
    `${BOARD} w KQ 5 9`,
  ],
  [
    'missing before text behind',
    `${BOARD} White to play`,
    set('castling', 'K'),
    `${BOARD} White K to play`,
  ],
  ['missing at the end, blanks behind', `${BOARD} w \n`, set('castling', 'K'), `${BOARD} w K \n`],
  ['a default is written too', BOARD, set('castling', '-'), `${BOARD} w -`],
  [
    'counters of EPD are operations',
    `${BOARD} w - - bm e4;`,
    set('halfmoveClock', '4'),
    `${BOARD} w - - bm e4; hmvc 4;`,
  ],
  [
    'and are replaced there',
    `${BOARD} w - - hmvc 4; bm e4;`,
    set('halfmoveClock', '5'),
    `${BOARD} w - - hmvc 5; bm e4;`,
  ],

  ['the empty text is an empty board', '', put('K', 'e1'), '8/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['the empty text takes a field', '', set('activeColor', 'b'), `${EMPTY} b - - 0 1`],
  ['blank text too', ' \n', put('k', 'a8'), 'k7/8/8/8/8/8/8/8 w - - 0 1'],

  [
    'a transform of sound text',
    `${AFTER_E4} b KQ e3 0 1`,
    swap,
    'rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w kq e6 0 1',
  ],
  [
    'a transform keeps what it does not name',
    `${BOARD.toUpperCase()} w KQkq - x 1`,
    flip,
    'RNBQKBNR/PPPPPPPP/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1',
  ],
  ['a transform of a board alone', '4k3/8/8/8/8/8/8/8', flip, '8/8/8/8/8/8/8/4k3'],
  ['swapped colours of a board alone', '4k3/8/8/8/8/8/8/8', swap, '8/8/8/8/8/8/8/4K3 b'],

  ['text as it is', BOARD, { type: 'set-text', text: ' x ' }, ' x '],
];

/** Commands that change nothing leave every character. */
const idle: readonly (readonly [string, EditCommand])[] = [
  [`  ${BOARD}  w KQkq - 0 1`, put('R', 'a1')],
  [`  ${BOARD}  w KQkq - 0 1`, move('e2', 'e2')],
  [`  ${BOARD}  w KQkq - 0 1`, move('e4', 'e5')],
  [`  ${BOARD}  w KQkq - 0 1`, remove('e4')],
  [`  ${BOARD}  w KQkq - 0 1`, set('castling', 'KQkq')],
  ['', remove('e4')],
  ['8/8', remove('e4')],
];

describe('editText', () => {
  for (const [promise, text, command, result] of edits) {
    it(promise, () => expect(editText(text, command)).to.equal(result));
  }

  for (const [text, command] of idle) {
    it(`${JSON.stringify(command)} leaves ${JSON.stringify(text)}`, () =>
      expect(editText(text, command)).to.equal(text));
  }

  it('undoes a move by the move back in any game position', async () => {
    for (const fen of await gamePositions()) {
      const { placement } = parseFen(fen).position;
      const from = placement.findIndex((piece) => piece !== null);
      const to = placement.indexOf(null);
      const square = (index: number): Square =>
        `${'abcdefgh'[index & 7]}${8 - (index >> 3)}` as Square;
      const moved = editText(fen, move(square(from), square(to)));
      expect(moved).not.to.equal(fen);
      expect(editText(moved, move(square(to), square(from)))).to.equal(fen);
    }
  });

  it('sets each field of a damaged text so that it reads back', () => {
    const values: readonly (readonly [FieldName, string])[] = [
      ['placement', '4k3/8/8/8/8/8/8/4K3'],
      ['activeColor', 'b'],
      ['castling', 'Kq'],
      ['enPassant', 'd3'],
      ['halfmoveClock', '17'],
      ['fullmoveNumber', '40'],
    ];
    const texts = [
      BOARD,
      `${BOARD} w`,
      `${BOARD} 3 9`,
      `${BOARD} x KQ`,
      '8/8/9 e9',
      'x',
      `${BOARD} w KQkq - 3x 5 y`,
      `${BOARD} b bm e4;`,
    ];
    for (const text of texts) {
      for (const [field, value] of values) {
        const { fields } = parseFen(editText(text, { type: 'set-field', field, value }));
        expect(fields[field].text, `${field} of ${text}`).to.equal(value);
        expect(fields[field].state, `${field} of ${text}`).to.equal('given');
      }
    }
  });
});

describe('onlyNotationDiffers', () => {
  const texts: readonly (readonly [string, boolean])[] = [
    [`${BOARD} w KQkq - 0 1`, true],
    [`  ${BOARD} W qkQK – 00 01\n`, true],
    [`${BOARD}_w_HAha_-_0_1`, true],
    [`${BOARD} w KQkq - 0`, false],
    [`${BOARD} w KQkq - 0 0`, false],
    [`${BOARD} w KQkq - - 1`, false],
    [`${BOARD} w KQkq - 0 1 x`, false],
    [`${BOARD} w x KQkq - 0 1`, false],
    [`${BOARD} w KQkq - 0 x`, false],
    [`${BOARD} w KQkq - 0 1 bm e4;`, false],
    ['', false],
    ['8/8 w KQkq - 0 1', false],
  ];
  for (const [text, expected] of texts) {
    it(`${JSON.stringify(text)}: ${expected}`, () =>
      expect(onlyNotationDiffers(parseFen(text))).to.equal(expected));
  }
});

describe('a castling right of Chess960', () => {
  it('stays with its rook when another rook goes and comes back', () => {
    const options = { variant: 'chess960' } as const;
    const start = '1r2k1r1/8/8/8/8/8/8/1RR1K1R1 w Cg - 0 1';
    const away = editText(start, { type: 'move', from: 'b1', to: 'b4' }, options);
    const back = editText(away, { type: 'move', from: 'b4', to: 'b1' }, options);
    expect(parseFen(back, options).fen).to.equal(parseFen(start, options).fen);
  });
});
