import { expect } from '@open-wc/testing';
import type { Diagnostic, FenOptions } from '../../src/fen/types.js';
import { checkFen } from '../../src/rules/check-fen.js';
import { applyFix, fixesFor } from '../../src/rules/fixes.js';
import type { Sentence } from '../../src/locales/en-findings.js';
import { fixes as labels } from '../../src/locales/en-fixes.js';

const chess960: FenOptions = { variant: 'chess960' };
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** A text, a code, and the buttons offered with what they lead to, all of them or the first. */
const offers: readonly (readonly [string, string, Record<string, string>, FenOptions?])[] = [
  ['', 'text-empty', { 'Set up the start position': START }],
  [
    'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    'placement-rank-length',
    {
      'Make rank 7 pp1ppppp': 'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
      'Make rank 7 pp2pppp': 'rnbqkbnr/pp2pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
      'Make rank 7 pp1pppp1': 'rnbqkbnr/pp1pppp1/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
      'Make rank 7 ppp1pppp': 'rnbqkbnr/ppp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    },
  ],
  [
    '4k3/8/8/8/8/8/8/4K4 w - - 0 1',
    'placement-rank-length',
    {
      'Make rank 1 3K4': '4k3/8/8/8/8/8/8/3K4 w - - 0 1',
      'Make rank 1 4K3': '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    },
  ],
  [
    'rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'placement-rank-length',
    { 'Make rank 7 pppppppp': START },
  ],
  [
    'rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'placement-rank-count',
    {
      'Add an empty rank at rank 6': START,
      'Add one empty rank at the end': 'rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1',
    },
  ],
  [
    'rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'placement-rank-count',
    {
      'Leave out one empty rank': START,
      'Leave out the last rank': 'rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP w KQkq - 0 1',
    },
  ],
  [
    'rnbqkbnr/pppppppp8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'placement-rank-length',
    {
      'Divide pppppppp8 into pppppppp/8': START,
      'Make rank 7 pppppppp': 'rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    },
  ],
  [
    'rnbqkbnrpppppppp8888PPPPPPPPRNBQKBNR w KQkq - 0 1',
    'placement-rank-count',
    {
      'Divide rnbqkbnrpppppppp8888PPPPPPPPRNBQKBNR into rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR':
        START,
    },
  ],
  // Cut to eight squares it would lose most of its men.
  ['rnbqkbnr-pppppppp-8-8-8-8-PPPPPPPP-RNBQKBNR w KQkq - 0 1', 'placement-rank-length', {}],
  [
    'rnbqkbnr\\pppppppp\\8\\8\\8\\PPPPPPPP\\RNBQKBNR w KQkq - 0 1',
    'placement-rank-count',
    {
      'Add an empty rank at rank 6': START,
      'Add one empty rank at the end': 'rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1',
    },
  ],
  [
    '4k3/9/8/8/8/8/8/4K3 w - - 0 1',
    'placement-digit',
    { 'Make rank 7 8': '4k3/8/8/8/8/8/8/4K3 w - - 0 1' },
  ],
  [
    '4k3/3x4/8/8/8/8/8/4K3 w - - 0 1',
    'placement-letter',
    { 'Make rank 7 8': '4k3/8/8/8/8/8/8/4K3 w - - 0 1' },
  ],
  [
    '4k3/8/8/8/8/8/8/4K3 x - - 0 1',
    'active-color-unreadable',
    {
      'Make it White to move': '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      'Make it Black to move': '4k3/8/8/8/8/8/8/4K3 b - - 0 1',
    },
  ],
  [
    'r3k2r/8/8/8/8/8/8/R3K2R w KQxq - 0 1',
    'castling-unreadable',
    {
      'Set the castling rights to KQq': 'r3k2r/8/8/8/8/8/8/R3K2R w KQq - 0 1',
      'Set no castling rights': 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1',
    },
  ],
  [
    '4k3/8/8/8/8/8/8/4K3 w - e9 0 1',
    'en-passant-unreadable',
    { 'Set no en passant square': '4k3/8/8/8/8/8/8/4K3 w - - 0 1' },
  ],
  [
    '4k3/8/8/8/8/8/8/4K3 w - - 3x 5',
    'halfmove-clock-unreadable',
    {
      'Set the halfmove clock to 3': '4k3/8/8/8/8/8/8/4K3 w - - 3 5',
      'Set the halfmove clock to 0': '4k3/8/8/8/8/8/8/4K3 w - - 0 5',
    },
  ],
  [
    '4k3/8/8/8/8/8/8/4K3 w - - 0 12.',
    'fullmove-number-unreadable',
    {
      'Set the fullmove number to 12': '4k3/8/8/8/8/8/8/4K3 w - - 0 12',
      'Set the fullmove number to 1': '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    },
  ],
  [
    '4k3/8/8/8/8/8/8/4K3 w - - 0 1 mate in 9',
    'trailing-text',
    { 'Remove “mate in 9”': '4k3/8/8/8/8/8/8/4K3 w - - 0 1' },
  ],
  [
    '4k3/8/8/8/8/8/8/4K3 w | - - 0 1',
    'extra-text',
    { 'Remove “|”': '4k3/8/8/8/8/8/8/4K3 w - - 0 1' },
  ],
  // Fields in another order.
  ...(
    [
      ['KQkq w - 0 1', 'extra-text', 'Remove “KQkq”', 'w - 0 1'],
      ['w - KQkq 0 1', 'en-passant-unreadable', 'Set no en passant square', 'w - - 0 1'],
      ['w 0 1 KQkq -', 'trailing-text', 'Remove “KQkq -”', 'w 0 1'],
    ] as const
  ).map(([behind, code, label, result]): (typeof offers)[number] => [
    START.replace('w KQkq - 0 1', behind),
    code,
    {
      'Put the fields in order: w KQkq - 0 1': START,
      [label]: START.replace('w KQkq - 0 1', result),
    },
  ]),
  [
    '8/8/8/8/8/8/8/4K3 w - - 0 1',
    'king-missing',
    { 'Put the black king on e8': '4k3/8/8/8/8/8/8/4K3 w - - 0 1' },
  ],
  // The rook beside it would leave the king in check.
  [
    '3R4/8/8/8/8/8/8/4K3 w - - 0 1',
    'king-missing',
    {
      'Put the black king on e7': '3R4/4k3/8/8/8/8/8/4K3 w - - 0 1',
      'Put the black king on f7': '3R4/5k2/8/8/8/8/8/4K3 w - - 0 1',
    },
  ],
  // Black's is missing too, and that is no new finding.
  [
    '8/8/8/8/8/8/8/8 w - - 0 1',
    'king-missing',
    { 'Put the white king on e1': '8/8/8/8/8/8/8/4K3 w - - 0 1' },
  ],
  [
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQQBNR w kq - 0 1',
    'king-missing',
    {
      'Put the white king in place of the white queen on e1':
        'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kq - 0 1',
    },
  ],
  // With the bishop at home the king goes beside it.
  [
    '4k3/8/8/8/8/8/8/4B3 w - - 0 1',
    'king-missing',
    {
      'Put the white king on e2': '4k3/8/8/8/8/8/4K3/4B3 w - - 0 1',
      'Put the white king on d1': '4k3/8/8/8/8/8/8/3KB3 w - - 0 1',
    },
  ],
  // Seventeen men would be too many.
  [
    '8/pppppppp/pppppppp/8/8/PPPPPPPP/PPPPPPPP/8 w - - 0 1',
    'king-missing',
    {
      'Put the white king in place of the white pawn on e2':
        '8/pppppppp/pppppppp/8/8/PPPPPPPP/PPPPKPPP/8 w - - 0 1',
      'Put the white king in place of the white pawn on d2':
        '8/pppppppp/pppppppp/8/8/PPPPPPPP/PPPKPPPP/8 w - - 0 1',
    },
  ],
  [
    '8/pppppppp/pppppppp/8/8/PPPPPPPP/PPPPPPPP/8 w - - 0 1',
    'too-many-pawns',
    {
      'Remove eight white men: a3, b3, c3, d3, e3, f3, g3, h3':
        '8/pppppppp/pppppppp/8/8/8/PPPPPPPP/8 w - - 0 1',
    },
  ],
  [
    'rnbqKbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'king-missing',
    { 'Put the black king in place of the white king on e8': START },
  ],
  [
    'rnbqKbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'king-extra',
    {
      'Put the black king in place of the white king on e8': START,
      'Remove the white king on e8': 'rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    },
  ],
  [
    '4k3/8/8/8/8/8/8/K3K2K w - - 0 1',
    'king-extra',
    {
      'Keep only the white king on a1': '4k3/8/8/8/8/8/8/K7 w - - 0 1',
      'Keep only the white king on e1': '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      'Keep only the white king on h1': '4k3/8/8/8/8/8/8/7K w - - 0 1',
    },
  ],
  [
    '4k3/8/8/8/8/8/8/K6K w - - 0 1',
    'king-extra',
    {
      'Remove the white king on a1': '4k3/8/8/8/8/8/8/7K w - - 0 1',
      'Remove the white king on h1': '4k3/8/8/8/8/8/8/K7 w - - 0 1',
    },
  ],
  [
    '8/8/8/3kK3/8/8/8/8 w - - 0 1',
    'kings-adjacent',
    {
      'Move the white king from e5 to f5': '8/8/8/3k1K2/8/8/8/8 w - - 0 1',
      'Move the black king from d5 to c5': '8/8/8/2k1K3/8/8/8/8 w - - 0 1',
    },
  ],
  [
    '8/8/8/3kK3/8/8/8/K7 w - - 0 1',
    'kings-adjacent',
    {
      'Remove the white king on e5': '8/8/8/3k4/8/8/8/K7 w - - 0 1',
      'Move the white king from e5 to f5': '8/8/8/3k1K2/8/8/8/K7 w - - 0 1',
      'Move the black king from d5 to c5': '8/8/8/2k1K3/8/8/8/K7 w - - 0 1',
    },
  ],
  [
    '4k3/4R3/8/8/8/8/8/4K3 w - - 0 1',
    'opponent-in-check',
    { 'Make it Black to move': '4k3/4R3/8/8/8/8/8/4K3 b - - 0 1' },
  ],
  // Both kings are in check, whoever is to move.
  [
    'r3k3/4R3/8/8/8/8/8/r3K3 w - - 0 1',
    'opponent-in-check',
    {
      'Remove the white rook on e7': 'r3k3/8/8/8/8/8/8/r3K3 w - - 0 1',
      'Move the black king from e8 to d8': 'r2k4/4R3/8/8/8/8/8/r3K3 w - - 0 1',
    },
  ],
  // The en passant square goes with the turn.
  [
    '3Rk3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1',
    'opponent-in-check',
    { 'Make it Black to move': '3Rk3/8/8/3Pp3/8/8/8/4K3 b - - 0 1' },
  ],
  [
    '4k3/8/8/8/8/8/8/P3K2P w - - 0 1',
    'pawn-on-back-rank',
    { 'Remove these two pawns': '4k3/8/8/8/8/8/8/4K3 w - - 0 1' },
  ],
  [
    '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1',
    'too-many-pawns',
    {
      'Remove the white pawn on a3': '4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
      'Remove the white pawn on a2': '4k3/8/8/8/8/P7/1PPPPPPP/4K3 w - - 0 1',
    },
  ],
  [
    '4k3/8/8/8/8/Q7/PPPPPPPP/RNBQKBNR w - - 0 1',
    'too-many-pieces',
    {
      'Remove the white queen on a3': '4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
      'Remove the white queen on d1': '4k3/8/8/8/8/Q7/PPPPPPPP/RNB1KBNR w - - 0 1',
    },
  ],
  [
    '4k3/8/8/8/8/QQ6/PPPPPPPP/RNBQKBNR w - - 0 1',
    'too-many-pieces',
    {
      'Remove two white men: a3, b3': '4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
    },
  ],
  [
    '4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1',
    'castling-without-rook',
    {
      'Drop the castling rights Qkq': '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
      'Drop White queenside castling': '4k3/8/8/8/8/8/8/4K2R w Kkq - 0 1',
    },
  ],
  [
    '4k3/8/8/8/8/8/8/4K2R w KQ - 0 1',
    'castling-without-rook',
    { 'Drop White queenside castling': '4k3/8/8/8/8/8/8/4K2R w K - 0 1' },
  ],
  [
    'r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1',
    'castling-without-king',
    { 'Drop the castling rights KQ': 'r3k2r/8/8/8/8/8/8/R2K3R w kq - 0 1' },
  ],
  [
    '4k3/8/8/8/8/8/8/4K2R w KB - 0 1',
    'castling-without-rook',
    { 'Drop White castling with the rook on the b-file': '4k3/8/8/8/8/8/8/4K2R w K - 0 1' },
    chess960,
  ],
  [
    '4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1',
    'en-passant-rank',
    {
      'Remove the en passant square e3': '4k3/8/8/8/4P3/8/8/4K3 w - - 0 1',
      'Make it Black to move': '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1',
    },
  ],
  [
    '4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1',
    'en-passant-rank',
    {
      'Make e3 the en passant square': '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1',
      'Remove the en passant square e4': '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1',
    },
  ],
  [
    '4k3/8/8/8/8/8/8/4K3 b - e3 0 1',
    'en-passant-no-pawn',
    { 'Remove the en passant square e3': '4k3/8/8/8/8/8/8/4K3 b - - 0 1' },
  ],
  [
    '4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1',
    'en-passant-blocked',
    { 'Remove the en passant square e3': '4k3/8/8/8/4P3/8/4N3/4K3 b - - 0 1' },
  ],
  [
    '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1',
    'en-passant-not-capturable',
    { 'Remove the en passant square e3': '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1' },
  ],
  [
    '4k3/8/8/8/8/8/8/4K3 b - - 50 1',
    'halfmove-clock-too-high',
    {
      'Set the halfmove clock to 0': '4k3/8/8/8/8/8/8/4K3 b - - 0 1',
      'Set the fullmove number to 26': '4k3/8/8/8/8/8/8/4K3 b - - 50 26',
    },
  ],
  [
    '4k3/8/8/8/4P3/8/8/4K3 b - e3 7 9',
    'halfmove-clock-en-passant',
    {
      'Set the halfmove clock to 0': '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9',
      'Remove the en passant square e3': '4k3/8/8/8/4P3/8/8/4K3 b - - 7 9',
    },
  ],
  [
    'RNBQKBNR/PPPP1PPP/8/4P3/8/8/pppppppp/rnbqkbnr b KQkq - 0 1',
    'looks-upside-down',
    {
      // The board turned around would have kings and queens where they cannot have got.
      'Turn the ranks upside down': 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
    },
  ],
  [
    'RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq - 0 1',
    'looks-upside-down',
    { 'Turn the ranks upside down': START },
  ],
  [
    'RNBKQBNR/PPP1PPPP/8/3P4/8/8/pppppppp/rnbkqbnr b - - 0 1',
    'looks-upside-down',
    {
      'Turn the board around': 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1',
    },
  ],
  [
    'R3K2R/PPP2PPP/2N5/8/8/2n5/ppp2ppp/r3k2r w - - 0 9',
    'looks-upside-down',
    {
      'Turn the ranks upside down': 'r3k2r/ppp2ppp/2n5/8/8/2N5/PPP2PPP/R3K2R w - - 0 9',
      'Turn the board around': 'r2k3r/ppp2ppp/5n2/8/8/5N2/PPP2PPP/R2K3R w - - 0 9',
    },
  ],
  [
    'rnbkqb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BKQBNR w - - 2 3',
    'looks-mirrored',
    {
      'Exchange left and right': 'r1bqkbnr/ppp1pppp/2n5/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R w - - 2 3',
    },
  ],
  [
    '4k3/8/8/8/8/4P3/PPPPBPPP/4KB2 w - - 0 1',
    'too-many-promoted',
    {
      'Remove the white bishop on e2': '4k3/8/8/8/8/4P3/PPPP1PPP/4KB2 w - - 0 1',
      'Remove the white bishop on f1': '4k3/8/8/8/8/4P3/PPPPBPPP/4K3 w - - 0 1',
    },
  ],
  [
    '4k3/8/3N1N2/8/8/8/8/K7 b - - 0 1',
    'impossible-check',
    {
      'Remove the white knight on d6': '4k3/8/5N2/8/8/8/8/K7 b - - 0 1',
      'Remove the white knight on f6': '4k3/8/3N4/8/8/8/8/K7 b - - 0 1',
    },
  ],
  // One knight less is one check too many no longer, but two knights give no check at once either.
  ['4k3/8/3N1N2/8/4R3/8/8/K7 b - - 0 1', 'too-many-checkers', {}],
  [
    '4k3/8/3N4/8/4Pp2/8/8/4K3 b - e3 0 1',
    'en-passant-impossible-check',
    {
      'Remove the en passant square e3': '4k3/8/3N4/8/4Pp2/8/8/4K3 b - - 0 1',
      'Remove the white knight on d6': '4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1',
    },
  ],
  [
    'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
    'no-last-move',
    { 'Drop the castling rights KQkq': 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1' },
  ],
  [
    '4k3/8/8/8/8/8/PP6/B3K3 w - - 0 1',
    'piece-locked-in',
    { 'Remove the white bishop on a1': '4k3/8/8/8/8/8/PP6/4K3 w - - 0 1' },
  ],
  [
    'rnbqkbnr/ppppppp1/8/7p/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1',
    'pawn-captures-impossible',
    {
      'Remove the white pawn on a3': 'rnbqkbnr/ppppppp1/8/7p/8/8/P1PPPPPP/RNBQKBNR w KQkq - 0 1',
      'Remove the white pawn on a2': 'rnbqkbnr/ppppppp1/8/7p/8/P7/2PPPPPP/RNBQKBNR w KQkq - 0 1',
    },
  ],
  [START.replace(' w ', ' b '), 'parity', { 'Make it White to move': START }],
  [
    'RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w - - 0 1',
    'looks-color-swapped',
    {
      'Swap the colours of the pieces': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
    },
  ],
  [
    '4k3/4R3/8/8/8/8/8/4K3',
    'looks-other-side-to-move',
    { 'Make it Black to move': '4k3/4R3/8/8/8/8/8/4K3 b' },
  ],
  [
    '4k3/8/8/8/8/8/8/4K3 b',
    'field-missing',
    { 'Write “- - 0 1” for what is missing': '4k3/8/8/8/8/8/8/4K3 b - - 0 1' },
  ],
];

function findingOf(text: string, code: string, options?: FenOptions): Diagnostic {
  const finding = checkFen(text, options).diagnostics.find((found) => found.code === code);
  if (!finding) throw new Error(`no ${code} in ${text}`);
  return finding;
}

describe('fixesFor', () => {
  for (const [text, code, expected, options] of offers) {
    it(`mends ${code} of ${JSON.stringify(text)}`, () => {
      const finding = findingOf(text, code, options);
      const offered = fixesFor(text, finding, options).map((fix): [string, string] => [
        (labels as Readonly<Record<string, Sentence>>)[fix.code]!(fix.data),
        applyFix(text, fix, options),
      ]);
      expect(Object.fromEntries(offered)).to.deep.equal(expected);
      expect(offered.map(([label]) => label)).to.deep.equal(Object.keys(expected));
    });
  }

  it('offers only what removes the finding and brings up nothing as bad', () => {
    const weight = { unreadable: 3, illegal: 2, unreachable: 1, valid: 0 };
    for (const [text, , , options] of offers) {
      const before = checkFen(text, options);
      for (const finding of before.diagnostics) {
        for (const fix of fixesFor(text, finding, options)) {
          const after = checkFen(applyFix(text, fix, options), options);
          const same = after.diagnostics.filter(
            ({ code, data }) =>
              code === finding.code && JSON.stringify(data) === JSON.stringify(finding.data),
          );
          expect(same, `${fix.code} for ${finding.code} of ${text}`).to.deep.equal([]);
          expect(weight[after.verdict]).to.be.at.most(weight[before.verdict]);
        }
      }
    }
  });

  it('has a fix for each of many findings at once', () => {
    const text = 'P3k1KK/pppppppp/pppp4/8/8/NNNNNNNN/PPPPPPPP/1NBQ1BN1 w KQkq e5 x 0';
    const { diagnostics } = checkFen(text);
    expect(diagnostics.length).to.be.greaterThan(10);
    for (const finding of diagnostics) {
      expect(fixesFor(text, finding), finding.code).not.to.deep.equal([]);
    }
  });

  it('what is no finding gets no fix, and what is no fix changes nothing', () => {
    const text = '4k3/8/8/8/8/8/8/K6K w - - 0 1';
    const throwing = {
      get code(): string {
        throw new Error();
      },
    };
    for (const bad of [undefined, null, 1, 'x', [], {}, { data: {} }, { code: 1n }, throwing]) {
      expect(fixesFor(text, bad as never)).to.deep.equal([]);
      expect(applyFix(text, bad as never)).to.equal(text);
      expect(applyFix(text, { code: '', data: {}, commands: [bad] } as never)).to.equal(text);
    }
  });

  it('takes no long time over a long text', () => {
    for (const text of ['/'.repeat(1e6), '8/'.repeat(5e5), `${START} ${'-'.repeat(1e6)}`]) {
      const { diagnostics } = checkFen(text);
      const start = performance.now();
      for (const finding of diagnostics) fixesFor(text, finding);
      expect(performance.now() - start, text.slice(0, 9)).to.be.below(1000);
    }
  });

  it('fixes are plain JSON', () => {
    for (const [text, code, , options] of offers) {
      for (const fix of fixesFor(text, findingOf(text, code, options), options)) {
        expect(JSON.parse(JSON.stringify(fix))).to.deep.equal(fix);
      }
    }
  });

  it('a finding of another text gets no fix', () => {
    for (const [text, code, , options] of offers) {
      const finding = findingOf(text, code, options);
      for (const other of ['', 'x', START, '8/8/8/8/8/8/8/8', '4k3/8/8/8/8/8/8/4K3 w']) {
        if (other === text) continue;
        const has = checkFen(other, options).diagnostics.some((found) => found.code === code);
        if (!has) expect(fixesFor(other, finding, options)).to.deep.equal([]);
      }
    }
  });
});
