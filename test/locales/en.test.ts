import { expect } from '@open-wc/testing';
import * as english from '../../src/locales/en-findings.js';
import * as labels from '../../src/locales/en-fixes.js';
import { checkFen } from '../../src/rules/check-fen.js';
import { fixesFor } from '../../src/rules/fixes.js';
import { damagedTexts } from '../helpers/occasions.js';

type Table = Readonly<Record<string, english.Sentence | undefined>>;
const { findings, edits }: { findings: Table; edits: Table } = english;
const { fixes }: { fixes: Table } = labels;

const BOARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** A text and all that is said of it. */
const said: readonly (readonly [string, readonly string[]])[] = [
  ['', ['There is no position in this text.']],
  [
    'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    ['Rank 7 has seven squares; it needs eight.'],
  ],
  ['8/1/8/8/8/8/8/8 w - - 0 1', ['Rank 7 has one square; it needs eight.']],
  ['8//8/8/8/8/8/8 w - - 0 1', ['Rank 7 has no squares; it needs eight.']],
  ['8/ppppppppppppp/8/8/8/8/8/8 w - - 0 1', ['Rank 7 has 13 squares; it needs eight.']],
  ['8/8/8/8/8/8/8/8/8 w - - 0 1', ['The board has nine ranks; it needs eight.']],
  ['8 w - - 0 1', ['The board has one rank; it needs eight.']],
  ['8/3x4/8/8/8/8/8/8 w - - 0 1', ['“x” on rank 7 is no piece letter.']],
  ['9/8/8/8/8/8/8/8 w - - 0 1', ['9 on rank 8 is no number of empty squares; that is 1 to 8.']],
  [`${BOARD} x - - 0 1`, ['“x” does not say whose turn it is; that is w or b.']],
  [
    `${BOARD} w KQx - 0 1`,
    ['“KQx” says no castling rights; those are letters of KQkq, or - for none.'],
  ],
  [
    `${BOARD} w - e9 0 1`,
    ['“e9” is no en passant square; that is a square such as e3, or - for none.'],
  ],
  [`${BOARD} w - - 3x 1`, ['“3x” is no halfmove clock; that is a number.']],
  [`${BOARD} w - - 0 1.`, ['“1.” is no fullmove number; that is a number from 1 up.']],
  [`${BOARD} w - - 0 1 hi`, ['“hi” stands behind the position and is no part of it.']],
  [`${BOARD} w | - - 0 1`, ['“|” stands between the fields and is none of them.']],
  ['8/8/8/8/8/8/8/8 w - - 0 1', ['White has no king.', 'Black has no king.']],
  ['4k3/8/8/8/8/8/8/K6K w - - 0 1', ['White has two kings; only one can be.']],
  ['8/8/8/3kK3/8/8/8/8 w - - 0 1', ['The kings stand next to each other.']],
  ['4k3/4R3/8/8/8/8/8/4K3 w - - 0 1', ['Black is in check, but it is White’s turn.']],
  [
    '4k3/8/8/8/8/8/8/P3K3 w - - 0 1',
    ['A pawn stands on the first or eighth rank, where none can be.'],
  ],
  [
    '4k3/8/8/8/8/8/8/P3K2P w - - 0 1',
    ['Pawns stand on the first or eighth rank, where none can be.'],
  ],
  ['4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', ['White has nine pawns; eight is the most.']],
  ['4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1', ['White has 17 men; sixteen is the most.']],
  ['4k3/8/8/8/8/8/8/R2K3R w K - 0 1', ['White cannot castle: the king is not on e1.']],
  ['4k3/8/8/8/8/8/8/4K2R w Q - 0 1', ['White cannot castle queenside: there is no rook on a1.']],
  [
    '4k3/8/8/8/8/8/8/4K1R1 w G - 0 1',
    ['White cannot castle with a rook of the g-file in standard chess.'],
  ],
  [
    '4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1',
    ['The en passant square e3 is not on rank 6, as it has to be when White is to move.'],
  ],
  [
    '4k3/4p3/8/8/8/8/8/4K3 b - e3 0 1',
    ['No white pawn can have just passed e3: there is none on e4.'],
  ],
  [
    '4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1',
    ['No white pawn can have just passed e3: e2 is occupied.'],
  ],
  [
    '4k3/8/8/8/4P3/4N3/4N3/4K3 b - e3 0 1',
    ['No white pawn can have just passed e3: its way is occupied.'],
  ],
  [
    '4k3/4p3/8/8/8/8/8/4K3 b - - 2 1',
    ['The halfmove clock is 2, but at move 1 at most one halfmove can have been played.'],
  ],
  [
    '4k3/4p3/8/8/8/8/8/4K3 w - - 2 1',
    ['The halfmove clock is 2, but at move 1 none can have been played.'],
  ],
  [
    '4k3/8/8/8/3pP3/8/8/4K3 b - e3 2 9',
    ['A pawn has just passed e3, so the halfmove clock is 0, not 2.'],
  ],
  [
    'RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w - - 0 1',
    [
      'Without a capture the pawns cannot have come to these files.',
      'The board looks upside down, as if its ranks were written from 1 to 8.',
      'The colours look swapped; capitals are White’s pieces.',
    ],
  ],
  ['4k3/4p3/8/8/8/8/8/4K3 w - - 0', ['The fullmove number is not given.']],
  ['4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1', ['No black pawn stands ready to take en passant on e3.']],
  [
    '8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1',
    ['Taking en passant on d3 would leave Black’s king in check.'],
  ],
  [
    '4k3/8/8/8/8/4P3/PPPPBPPP/4KB2 w - - 0 1',
    [
      'White has two bishops on light squares and all eight pawns: one man must have been promoted, but no pawn is missing.',
    ],
  ],
  [
    'rrr1k1nn/ppppppp1/2n5/8/8/8/8/4K3 b - - 0 1',
    [
      'Black has three rooks and three knights: two men must have been promoted, but only one pawn is missing.',
    ],
  ],
  [
    '4k3/8/3N1N2/8/4R3/8/8/K7 b - - 0 1',
    ['Three pieces give check to Black; one move makes two at most.', 'Black is in check.'],
  ],
  [
    '4k3/8/3N1N2/8/8/8/8/K7 b - - 0 1',
    ['No last move can have given Black both checks at once.', 'Black is in check.'],
  ],
  [
    '4k3/8/3N4/8/4Pp2/8/8/4K3 b - e3 0 1',
    [
      'The double step past e3 cannot have been the last move and given Black this check.',
      'Taking en passant on e3 would leave Black’s king in check.',
      'Black is in check.',
    ],
  ],
  ['8/8/8/8/8/8/7k/R3K3 b Q - 0 1', ['No move of White can have been the last.']],
  [
    'rnbqkbnr/ppppppp1/8/7p/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1',
    ['White’s pawns need one capture to stand here, but no black men were there to take.'],
  ],
  [
    '4k3/8/8/8/8/5P2/4PPP1/4K3 w - - 0 1',
    ['White’s pawns cannot all have come here from the second rank.'],
  ],
  [
    'rnbqkbn1/pppppppp/8/8/3Q4/8/1PPPPPPP/RNBQKBNR w KQq - 0 1',
    ['With one capture the pawns cannot have come to these files and one man been promoted.'],
  ],
  [
    '4k3/8/8/8/8/8/PP6/B3K3 w - - 0 1',
    ['The white bishop on a1 cannot have got there past pawns that never moved.'],
  ],
  [
    '4k3/8/8/8/3B4/P7/1PPPPPPP/4K3 w - - 0 1',
    [
      'White’s pawns that never moved kept pieces at home: one man must have been promoted, but no pawn is missing.',
    ],
  ],
  [
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1',
    ['Only knights and rooks can have moved, and their moves do not add up to Black’s turn.'],
  ],
  ['4k3/4R3/8/8/8/8/8/4K3 b - - 0 1', ['Black is in check.']],
  ['R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', ['Black is checkmated.']],
  [
    '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
    ['Black is stalemated: not in check, and without a legal move.'],
  ],
  ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', ['Neither side has the men to give mate.']],
];

describe('English sentences', () => {
  for (const [text, sentences] of said) {
    it(sentences.join(' '), () => {
      const { diagnostics } = checkFen(text);
      expect(diagnostics.map(({ code, data }) => findings[code]!(data))).to.deep.equal(sentences);
    });
  }

  it('are there for every finding, fix and edit of many damaged texts', () => {
    for (const text of damagedTexts()) {
      const reading = checkFen(text);
      const sentences = [
        ...reading.diagnostics.map(({ code, data }) => findings[code]?.(data)),
        ...reading.edits.map(({ code, from, to }) => edits[code]?.({ from, to })),
      ];
      const finding = reading.diagnostics[0];
      if (finding) {
        sentences.push(...fixesFor(text, finding).map(({ code, data }) => fixes[code]?.(data)));
      }
      for (const sentence of sentences) {
        expect(sentence, text)
          .to.be.a('string')
          .and.not.match(/undefined|null|NaN|\[object|^$/);
      }
    }
  }).timeout(60_000);
});

describe('edits in English', () => {
  const phrases: readonly (readonly [string, readonly string[]])[] = [
    [`${BOARD} Black KQkq - 0 1`, ['Read as Black to move']],
    [
      `${BOARD} w qkQK E3 00 0`,
      [
        'Put the castling rights in order: KQkq',
        'Read E3 as e3',
        'Read 00 as 0',
        'Read fullmove number 0 as 1',
      ],
    ],
    [`${BOARD}_w - – - 1`, ['Read “_” as a space', 'Read “–” as -', 'Read a dash as 0']],
    ['8|8|8|8|8|8|8|8 w - - 0 1', ['Put slashes between the ranks']],
    [
      '44/8/8/8/8/8/8/8 w HA - 0 1',
      ['Read 44 as 8 empty squares', 'Read the castling rights HA as KQ'],
    ],
  ];
  for (const [text, expected] of phrases) {
    it(text, () => {
      const given = checkFen(text).edits.map(({ code, from, to }) => edits[code]!({ from, to }));
      expect(given).to.deep.equal(expected);
    });
  }
});
