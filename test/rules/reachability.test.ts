import { expect } from '@open-wc/testing';
import { formatFen } from '../../src/fen/format.js';
import { parseFen } from '../../src/fen/parse.js';
import type { FenOptions, Move, Position, Square } from '../../src/fen/types.js';
import { checkFen } from '../../src/rules/check-fen.js';
import { validate } from '../../src/rules/judge.js';
import { playMove } from '../../src/rules/moves/play-move.js';

const chess960: FenOptions = { variant: 'chess960' };
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** What is said of a position besides notes. */
function said(fen: string, options?: FenOptions): string[] {
  return checkFen(fen, options)
    .diagnostics.filter(({ category }) => category !== 'note')
    .map(({ code }) => code);
}

/** By code: positions that no game reaches, the squares that are named, and why. */
const unreachable: Record<string, readonly (readonly [string, string, FenOptions?])[]> = {
  'too-many-promoted': [
    // Two queens, and all eight pawns.
    ['4k3/8/8/8/8/8/PPPPPPPP/Q2QK3 w - - 0 1', 'a1 d1'],
    // A bishop on f1 and one on e2, both on light squares, and no pawn is missing.
    ['4k3/8/8/8/8/4P3/PPPPBPPP/4KB2 w - - 0 1', 'e2 f1'],
    // In each of the 960 starts, too, the bishops stand on both colours.
    ['4k3/8/8/8/8/4P3/PPPPBPPP/4KB2 w - - 0 1', 'e2 f1', chess960],
    // Three knights and three rooks make two promoted men; one pawn is missing.
    ['rrr1k1nn/ppppppp1/2n5/8/8/8/8/4K3 b - - 0 1', 'a8 b8 c8 g8 h8 c6'],
  ],
  'too-many-checkers': [
    // One man moves and uncovers one line.
    ['4k3/8/3N1N2/8/4R3/8/8/K7 b - - 0 1', 'e8 d6 f6 e4'],
    ['4k3/8/8/8/8/5n2/3p4/r3K3 w - - 0 1', 'e1 d2 f3 a1'],
  ],
  'impossible-check': [
    // Neither knight stood on a line of the other.
    ['4k3/8/3N1N2/8/8/8/8/K7 b - - 0 1', 'e8 d6 f6'],
    // A pawn and a knight: both step.
    ['4k3/3P4/5N2/8/8/8/8/4K3 b - - 0 1', 'e8 d7 f6'],
    ['4k3/8/8/8/8/5n2/3p4/4K3 w - - 0 1', 'e1 d2 f3'],
    // Two rooks on a file, one from each end: neither uncovered the other.
    ['4R3/8/8/8/4k3/8/8/4R1K1 b - - 0 1', 'e4 e8 e1'],
    // The same on a diagonal.
    ['8/7B/8/8/4k3/8/8/1B2K3 b - - 0 1', 'e4 h7 b1'],
    // The pawn came from f6, g6 or h6, and there stand bishops.
    ['7k/6P1/5BBB/8/8/8/8/4K3 b - - 0 1', 'h8 g7'],
    // The rook has no way to b1 but along the rank, on which it gave check all the time.
    ['8/8/8/8/8/8/PPP5/KR5k b - - 0 1', 'h1 b1'],
  ],
  'en-passant-impossible-check': [
    // The knight gives check, so it was not the pawn that moved last.
    ['4k3/8/3N4/8/4Pp2/8/8/4K3 b - e3 0 1', 'e8 d6 e3'],
  ],
  'no-last-move': [
    // Kings and rooks that never moved, and nobody else.
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'a8 e8 h8'],
    ['1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1', 'b8 e8 g8', chess960],
    ['8/8/8/8/8/8/7k/R3K3 b Q - 0 1', 'a1 e1'],
    // The king came from b1 or b2, beside the other; the pawn never moved.
    ['8/8/8/8/8/8/P1k5/K7 b - - 0 1', 'a2 a1'],
    ['k7/p1K5/8/8/8/8/8/8 w - - 0 1', 'a8 a7'],
    // Before the double step the bishop gave check, with White to move.
    ['k7/8/8/8/4Pp2/8/6B1/7K b - e3 0 1', 'e4 g2 h1'],
  ],
  'pawn-captures-impossible': [
    // e2, f2 and g2 never moved, so no pawn came to f3.
    ['4k3/8/8/8/8/5P2/4PPP1/4K3 w - - 0 1', 'f3 e2 f2 g2'],
    // From b2 to a3 takes a man, and none is missing.
    ['rnbqkbnr/ppppppp1/8/7p/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1', 'a3 a2 c2 d2 e2 f2 g2 h2'],
    // a3 and a4 come from b2 and c2: three captures, and Black misses two men.
    ['rnbqkb2/pppppppp/8/8/P7/P7/P2PPPPP/RNBQKBNR b KQq - 0 1', 'a4 a3 a2 d2 e2 f2 g2 h2'],
    // Black misses three, but the bishop of f8 died behind e7 and g7, where no pawn takes.
    ['rnbqk3/pppppppp/8/8/P7/P7/P2PPPPP/RNBQKBNR b KQq - 0 1', 'a4 a3 a2 d2 e2 f2 g2 h2'],
    // Five pawns on the a-file take ten times, and Black misses nine men.
    ['rnbqk2r/p7/P7/P7/P7/P7/P7/4K3 w - - 0 1', 'a6 a5 a4 a3 a2'],
    // The pawns have passed each other, and nothing was captured.
    [
      'rnbqkbnr/pppp1ppp/8/4P3/4p3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1',
      'e5 a2 b2 c2 d2 f2 g2 h2 a7 b7 c7 d7 f7 g7 h7 e4',
    ],
    // One capture does not bring a pawn past the others to be promoted, if it took a rook.
    [
      'rnbqkbn1/pppppppp/8/8/3Q4/8/1PPPPPPP/RNBQKBNR w KQq - 0 1',
      'b2 c2 d2 e2 f2 g2 h2 a7 b7 c7 d7 e7 f7 g7 h7 d4 d1',
    ],
    // All eight files lost a pawn before any was promoted: with two captures that is four files at most.
    [
      'qqqqqqqq/rnb1kbnr/8/8/8/8/1NBRKBNR/QQQQQQQQ w - - 0 1',
      'a1 b1 c1 d1 e1 f1 g1 h1 a8 b8 c8 d8 e8 f8 g8 h8',
    ],
  ],
  'piece-locked-in': [
    // Past b2 no bishop comes to a1, neither from c1 nor from where it was promoted.
    ['4k3/8/8/8/8/8/PP6/B3K3 w - - 0 1', 'a1'],
    // b2 and d2 never moved, so the bishop of c1 died there, and no pawn is missing for another.
    ['4k3/8/8/8/3B4/P7/1PPPPPPP/4K3 w - - 0 1', 'd4'],
    // A black bishop between b2 and d2 was promoted there, but c2 never moved.
    ['4k3/8/8/8/8/8/1PPP4/2b1K3 w - - 0 1', 'c1'],
    // The king was shut in: bishops on c1 and f1 and pawns before all squares between.
    ['4k3/8/8/8/8/4K3/1PPPPPP1/2B2B2 w - - 0 1', 'e3'],
    // So was the queen, and no pawn is missing for another.
    ['4k3/8/8/8/8/3Q4/PPPPPPPP/2B1KB2 w - - 0 1', 'd3'],
    // King and queen fill the room between the bishops: they have not changed places.
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1', 'd1 e1'],
    // Of the rooks one begins between the bishop of f1 and the edge, and no other gets in.
    ['4k3/8/8/8/8/8/4PPPP/4KBRR w - - 0 1', 'g1 h1'],
    // No queen gets between the bishop of f1 and the edge.
    ['4k3/8/8/8/8/8/4PPPP/4KBqR w K - 0 1', 'g1'],
    // Whatever the start, eight pawns shut all in and out but knights.
    ['4k3/8/8/8/8/8/PPPPPPPP/4K2r w - - 0 1', 'h1', chess960],
    ['4k3/8/8/8/2B5/8/PPPPPPPP/4K3 w - - 0 1', 'c4', chess960],
  ],
  parity: [
    // White moves first.
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1', 'b1 g1 b8 g8'],
    // A knight and a rook moved, an even number of times; so did Black, who is to move.
    ['rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBR1 b Qkq - 0 1', 'f3 b1 g1 b8 g8'],
    // One knight is out, an odd number against an even one.
    ['rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 1', 'c3 g1 b8 g8'],
  ],
};

/** Positions that look odd, with a game that reaches them. */
const reached: readonly (readonly [name: string, fen: string, game: string])[] = [
  ['the initial array', START, ''],
  [
    'a rook beside its corner, an even number of moves each',
    'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBR1 w Qkq - 4 3',
    'g1f3 b8c6 h1g1 c6b8',
  ],
  [
    'two bishops on dark squares and seven pawns: it took three men',
    'rnbqkB1r/1ppp1p1p/8/p7/8/8/PPPPPPP1/RNBQKBNR b KQkq - 0 5',
    'h2h4 g7g5 h4g5 g8f6 g5f6 a7a6 f6e7 a6a5 e7f8b',
  ],
  [
    'promotion past a pawn that never moved, by capture',
    'rnbqkbnQ/1ppp3p/8/p7/8/8/PPPPP1PP/RNBQKBNR b KQq - 0 5',
    'f2f4 e7e5 f4e5 f7f6 e5f6 a7a6 f6g7 a6a5 g7h8q',
  ],
  [
    'doubled pawns for one man',
    'rnbqkb1r/pppppppp/8/7P/8/2P5/P1PPPPP1/RNBQKBNR b KQkq - 0 4',
    'h2h3 g8f6 h3h4 f6e4 h4h5 e4c3 b2c3',
  ],
  [
    'a bishop taken where it began, by a knight',
    'r1bqkbnr/pppppppp/8/8/8/5N1P/PPPP1PP1/RNnQKB1R w KQkq - 0 5',
    'g1f3 b8c6 f3g1 c6d4 g1f3 d4e2 h2h3 e2c1',
  ],
  [
    'a white pawn above a black one on the file, each side took',
    'rnbqkbnr/ppp2ppp/8/4P3/4p3/7P/PPP1PPP1/RNBQKB1R b KQkq - 0 5',
    'd2d4 e7e5 g1f3 e5e4 f3e5 d7d6 h2h3 d6e5 d4e5',
  ],
];

/** Positions that look odd and can be, by the argument given. */
const possible: readonly (readonly [string, FenOptions?])[] = [
  // A knight uncovers a rook.
  ['4k3/8/3N4/8/8/8/8/K3R3 b - - 0 1'],
  // A pawn promotes to a knight and uncovers a rook.
  ['4N3/R5k1/8/8/8/8/8/K7 b - - 0 1'],
  // A pawn promotes by capture, e7xf8, and uncovers the rook too.
  ['5B2/R5k1/8/8/8/8/8/K7 b - - 0 1'],
  // En passant, e5xd6, uncovers two lines at once: the rook's through e5, the bishop's through d5.
  ['4R3/1B6/3P4/8/4k3/8/8/K7 b - - 0 1'],
  // Castling gives check.
  ['5k2/8/8/8/8/8/8/5RK1 b - - 0 1'],
  // The pawn that has just passed e3 gives check.
  ['8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1'],
  // The pawn that has just passed e3 has uncovered the second rank.
  ['8/8/8/8/4P3/8/R6k/4K3 b - e3 0 1'],
  // It has uncovered a diagonal.
  ['8/8/k7/8/4P3/8/8/4KB2 b - e3 0 1'],
  // The king of a1 came from b1, out of the other's way.
  ['8/8/8/8/8/2k5/P7/K7 b - - 0 1'],
  // Kings and rooks have not moved; the black pawn has.
  ['r3k2r/8/8/8/8/8/p7/R3K2R w KQkq - 0 1'],
  // The same in Chess960, with a knight.
  ['1r2k1r1/8/8/3n4/8/8/8/1R2K1R1 w KQkq - 0 1', chess960],
  // Chess960: White has just castled, from wherever.
  ['8/8/8/8/8/8/8/k1KR4 b - - 0 1', chess960],
  // Nine queens and no pawn.
  ['7k/8/QQQQ4/QQQQ4/8/8/8/K6Q b - - 0 1'],
  // Two bishops on light squares and seven pawns, Black has lost enough.
  ['4k3/8/8/8/8/8/PPPPBPP1/4KB2 w - - 0 1'],
  // a3 and a4 come from b2 and c2: three captures for three men, who got out by e7.
  ['rnbqk3/pppp1ppp/4p3/8/P7/P7/P2PPPPP/RNBQKBNR b KQq - 0 1'],
  // Five pawns on the a-file took ten men.
  ['rnbqk3/p7/P7/P7/P7/P7/P7/4K3 w - - 0 1'],
  // A knight took the bishop of c1 and left.
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QKBNR w KQkq - 0 1'],
  // A knight took that of f1, and White castled behind pawns that never moved.
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1 b kq - 0 1'],
  // A black pawn was promoted on c1, straight, between b2 and d2.
  ['4k3/8/8/8/8/8/PP1P4/2b1K3 w - - 0 1'],
  // A bishop of c1 behind its pawns, which never moved.
  ['4k3/8/8/8/8/8/1P1P4/2B1K3 w - - 0 1'],
  // A bishop in the corner, where the pawn before it has moved and come back to no second rank.
  ['4k3/8/8/8/8/1P6/P7/B3K3 w - - 0 1'],
  // In Chess960 a bishop may begin in the corner.
  ['4k3/8/8/8/8/8/PP6/B3K3 w - - 0 1', chess960],
  // Where a knight jumps in, pawns shut nothing.
  ['4k3/8/8/8/8/8/4PPPP/4KBnR w K - 0 1'],
  // The rook of h1 stepped to g1, and back again it may.
  ['4k3/8/8/8/8/8/4PPPP/4KBR1 w - - 0 1'],
  // A knight in the corner behind pawns that never moved.
  ['4k2N/5pp1/8/8/8/8/8/4K3 b - - 0 1'],
  // The queen left before the bishop came back to no square: c1 is free.
  ['4k3/8/8/8/8/3Q4/PPP1PPPP/4KB2 w - - 0 1'],
  // White took twice: d4xe5 and e2xd3, each a knight, so that the pawns have passed each other.
  ['r1bqkb1r/pppp1ppp/8/4P3/4p3/3P4/PPP2PPP/RNBQKBNR b KQkq - 0 1'],
  // Only one man can be missing for each capture, and one is: a pawn takes a pawn, three are free to run.
  ['rnbqkbnr/p1pppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1'],
  // Behind a king and a rook that never moved a bishop walked out by e2.
  ['4k3/8/8/8/2B5/4P3/PPPP1PPP/4K2R w K - 0 1'],
  // All men are there, and a pawn has moved one step: no side's number of moves is known.
  ['rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 1'],
  // With a rook gone to b1 and one to g1, Black having made one move more.
  ['rnbqkbnr/pppppppp/8/8/8/N4N2/PPPPPPPP/1RBQKBR1 w kq - 0 1'],
  // Positions of random games with men promoted for few captures.
  ['2rQ1Q1r/1p1n4/1q2k2n/p2pN1Pp/P2P4/b2B1P2/8/nNBQK2R b K - 0 25'],
  ['1q2k1nr/r5b1/4b1R1/ppp2p2/P3QN2/1PPnpK1B/8/q4n1r w k - 0 39'],
  ['r1Q1N2r/1k3Q2/b6n/2q2p1P/p2P1p1P/5P2/3QB3/RN2K1NR b KQ - 0 33'],
];

function moveOf(text: string): Move {
  const [from, to] = [text.slice(0, 2) as Square, text.slice(2, 4) as Square];
  return text.length < 5 ? { from, to } : { from, to, promotion: text[4] as 'q' };
}

describe('positions that no game reaches', () => {
  for (const [code, rows] of Object.entries(unreachable)) {
    describe(code, () => {
      for (const [fen, squares, options] of rows) {
        it(fen, () => {
          const { diagnostics, verdict } = checkFen(fen, options);
          const finding = diagnostics.find((other) => other.code === code);
          expect(finding?.squares.join(' ')).to.equal(squares);
          expect(verdict).to.equal('unreachable');
        });
      }
    });
  }
});

describe('positions that look odd and a game reaches', () => {
  for (const [name, fen, game] of reached) {
    it(name, () => {
      let position: Position = parseFen(START).position;
      for (const move of game.split(' ').filter(Boolean)) {
        position = playMove(position, moveOf(move))!;
        expect(said(formatFen(position))).to.deep.equal([]);
      }
      expect(formatFen(position)).to.equal(fen);
      expect(said(fen)).to.deep.equal([]);
    });
  }
});

describe('positions that look odd and can be', () => {
  for (const [fen, options] of possible) {
    it(fen, () => expect(said(fen, options)).to.deep.equal([]));
  }
});

describe('what is not known is no evidence', () => {
  const silent: readonly string[] = [
    // Whose turn it is is not said.
    '4k3/8/3N1N2/8/8/8/8/K7',
    'rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR',
    // The castling rights are not said.
    'r3k2r/8/8/8/8/8/8/R3K2R w',
  ];
  for (const fen of silent) {
    it(fen, () => {
      const { verdict } = checkFen(fen);
      expect(verdict).to.equal('valid');
    });
  }

  it('no claim about the last move while the side that waits is in check', () =>
    expect(said('4k3/8/3N1N2/8/8/8/8/K7 w - - 0 1')).to.deep.equal(['opponent-in-check']));
});

describe('the deeper pass', () => {
  it('leaves a position of a game alone', async () => {
    for (const [, fen] of reached) {
      const { verdict } = await validate(parseFen(fen).position, { depth: 'deep' });
      expect(verdict).to.equal('valid');
    }
  });

  it('can be stopped', async () => {
    const stop = new AbortController();
    const options = { depth: 'deep', signal: stop.signal } as const;
    const { position } = parseFen(START);
    const judged = validate(position, options);
    stop.abort();
    expect(await judged).to.deep.equal(validate(position));
  });
});
