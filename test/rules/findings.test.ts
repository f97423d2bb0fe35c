import { expect } from '@open-wc/testing';
import { parseFen } from '../../src/fen/parse.js';
import type { FenOptions, Verdict } from '../../src/fen/types.js';
import { checkFen } from '../../src/rules/check-fen.js';
import { validate } from '../../src/rules/judge.js';
import { gamePositions } from '../helpers/positions.js';
import { mark, marked } from '../helpers/marked.js';

const chess960: FenOptions = { variant: 'chess960' };

/** By code: a FEN with the characters the finding is about between ‹ and ›, and its squares. */
const found: Record<string, readonly (readonly [string, string, FenOptions?])[]> = {
  'king-missing': [
    ['‹8/8/8/8/8/8/8/4K3› w - - 0 1', ''],
    ['‹4k3/8/8/8/8/8/8/8› w - - 0 1', ''],
  ],
  'king-extra': [
    ['4k3/8/8/8/8/8/8/‹K6K› w - - 0 1', 'a1 h1'],
    ['‹k6k/7k›/8/8/8/8/8/4K3 w - - 0 1', 'a8 h8 h7'],
  ],
  'kings-adjacent': [
    ['8/8/8/3‹kK›3/8/8/8/8 w - - 0 1', 'e5 d5'],
    ['‹k7/1K›6/8/8/8/8/8/8 w - - 0 1', 'b7 a8'],
    ['8/8/8/4‹k3/4K›3/8/8/8 b - - 0 1', 'e4 e5'],
  ],
  'opponent-in-check': [
    ['4k3/4R3/8/8/8/8/8/4K3 ‹w› - - 0 1', 'e8 e7'],
    ['4k3/8/8/8/8/8/8/r3K3 ‹b› - - 0 1', 'e1 a1'],
    ['4k3/8/5N2/8/B7/8/8/4K3 ‹w› - - 0 1', 'e8 f6 a4'],
    ['4k3/3P4/8/8/8/8/8/4K3 ‹w› - - 0 1', 'e8 d7'],
    ['4k3/8/8/8/8/8/5p2/4K3 ‹b› - - 0 1', 'e1 f2'],
  ],
  'pawn-on-back-rank': [
    ['4k3/8/8/8/8/8/8/‹P›3K3 w - - 0 1', 'a1'],
    ['4k2‹P/8/8/8/8/8/8/p›3K3 w - - 0 1', 'h8 a1'],
    ['‹p›3k3/8/8/8/8/8/8/4K3 w - - 0 1', 'a8'],
  ],
  'too-many-pawns': [
    ['4k3/8/8/8/8/‹P7/PPPPPPPP›/4K3 w - - 0 1', 'a3 a2 b2 c2 d2 e2 f2 g2 h2'],
    ['4k3/‹pppppppp/7p›/8/8/8/8/4K3 w - - 0 1', 'a7 b7 c7 d7 e7 f7 g7 h7 h6'],
  ],
  'too-many-pieces': [
    [
      '4k3/8/8/8/8/‹N7/PPPPPPPP/RNBQKBNR› w - - 0 1',
      'a3 a2 b2 c2 d2 e2 f2 g2 h2 a1 b1 c1 d1 e1 f1 g1 h1',
    ],
  ],
  'castling-without-king': [
    ['r3k2r/8/8/8/8/8/8/R2K3R w ‹KQ›kq - 0 1', 'e1'],
    ['r2k3r/8/8/8/8/8/8/R3K2R w KQ‹q› - 0 1', 'e8'],
    ['4k3/8/8/8/8/4K3/8/R6R w ‹KQ› - 0 1', '', chess960],
  ],
  'castling-without-rook': [
    ['4k3/8/8/8/8/8/8/4K2R w K‹Q› - 0 1', 'a1'],
    ['4k3/8/8/8/8/8/8/R3K2N w ‹K›Q - 0 1', 'h1'],
    ['r3k2R/8/8/8/8/8/8/4K3 w ‹k›q - 0 1', 'h8'],
    ['4k3/8/8/8/8/8/8/4K1R1 w ‹K› - 0 1', 'h1'],
    ['4k3/8/8/8/8/8/8/4K1R1 w ‹G› - 0 1', 'g1'],
    ['4k3/8/8/8/8/8/8/R3K3 w ‹K›Q - 0 1', '', chess960],
    ['4k3/8/8/8/8/8/8/R3K3 w ‹F›Q - 0 1', 'f1', chess960],
  ],
  'en-passant-rank': [
    ['4k3/8/8/8/4P3/8/8/4K3 w - ‹e3› 0 1', 'e3'],
    ['4k3/8/8/4p3/8/8/8/4K3 b - ‹e6› 0 1', 'e6'],
    ['4k3/8/8/8/4P3/8/8/4K3 b - ‹e4› 0 1', 'e4'],
    ['4k3/8/8/8/4P3/8/8/4K3 b - ‹a8› 0 1', 'a8'],
  ],
  'en-passant-no-pawn': [
    ['4k3/8/8/8/8/8/8/4K3 b - ‹e3› 0 1', 'e3 e4'],
    ['4k3/8/8/8/4p3/8/8/4K3 b - ‹e3› 0 1', 'e3 e4'],
    ['4k3/8/8/8/8/8/8/4K3 w - ‹a6› 0 1', 'a6 a5'],
  ],
  'en-passant-blocked': [
    ['4k3/8/8/8/4P3/4N3/8/4K3 b - ‹e3› 0 1', 'e3'],
    ['4k3/8/8/8/4P3/8/4N3/4K3 b - ‹e3› 0 1', 'e2'],
    ['4k3/p7/n7/p7/8/8/8/4K3 w - ‹a6› 0 1', 'a6 a7'],
  ],
  'halfmove-clock-too-high': [
    ['4k3/8/8/8/8/8/8/4K3 w - - ‹1› 1', ''],
    ['4k3/8/8/8/8/8/8/4K3 b - - ‹2› 1', ''],
    ['4k3/8/8/8/8/8/8/4K3 w - - ‹99› 50', ''],
  ],
  'halfmove-clock-en-passant': [['4k3/8/8/8/4P3/8/8/4K3 b - e3 ‹7› 9', 'e3']],
  'looks-upside-down': [
    ['‹R3K2R/PPP2PPP/2N5/8/8/2n5/ppp2ppp/r3k2r› w - - 0 9', ''],
    ['‹2KR4/PPP2PPP/8/8/8/8/ppp2ppp/2kr4› b - - 0 20', ''],
  ],
  'looks-color-swapped': [['‹R3K2R/PPP2PPP/2N5/8/8/2n5/ppp2ppp/r3k2r› w - - 0 9', '']],
  'looks-mirrored': [
    ['rnb‹kqb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BKQ›BNR w - - 0 1', 'd1 e1 d8 e8'],
  ],
  'looks-other-side-to-move': [['4k3/4R3/8/8/8/8/8/4K3‹›', 'e8 e7']],
  'en-passant-not-capturable': [
    ['4k3/8/8/8/4P3/8/8/4K3 b - ‹e3› 0 1', 'e3'],
    ['8/8/8/8/k2Pp2Q/8/8/3K4 b - ‹d3› 0 1', 'd3 e4'],
  ],
  check: [
    ['4‹k3/4R›3/8/8/8/8/8/4K3 b - - 0 1', 'e8 e7'],
    ['4k3/8/8/8/8/8/8/‹r3K›3 w - - 0 1', 'e1 a1'],
    // The pawn that checks may be taken, but only in passing.
    ['8/3Q4/8/2‹k5/3P›p3/8/8/1R3B1K b - d3 0 1', 'c5 d4'],
  ],
  checkmate: [
    ['‹R5k›1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 'g8 a8'],
    ['rnb1kbnr/pppp1ppp/8/4p3/6P‹q/5P2/PPPPP2P/RNBQK›BNR w KQkq - 1 3', 'e1 h4'],
    ['6r‹k/5N›pp/8/8/8/8/8/4K3 b - - 0 1', 'h8 f7'],
    ['8/3Q4/8/2‹k5/3P›p3/8/8/1R3B1K b - - 0 1', 'c5 d4'],
  ],
  stalemate: [
    ['7‹k›/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'h8'],
    // The bishop may not leave the rank.
    ['‹k›b5R/8/1K6/8/8/8/8/8 b - - 0 1', 'a8'],
    ['7‹k›/5Q2/6K1/8/3Pp3/4P3/8/8 b - - 0 1', 'h8'],
    ['4kr2/8/8/8/8/7p/7P/6‹K›R w - - 0 1', 'g1', chess960],
  ],
  'dead-position': [
    ['‹4k3/8/8/8/8/8/8/4K3› w - - 0 1', ''],
    ['‹4k3/8/8/8/8/8/8/4KN2› b - - 0 1', ''],
    ['‹4kb2/8/8/8/8/8/8/4K3› w - - 0 1', ''],
    ['‹4kb2/8/8/8/8/8/8/B1B1K3› w - - 0 1', ''],
  ],
};

const weights: Record<string, readonly [string, string, Verdict]> = {
  legality: ['legality', 'error', 'illegal'],
  reachability: ['reachability', 'warning', 'unreachable'],
  suspicion: ['suspicion', 'info', 'valid'],
  note: ['note', 'info', 'valid'],
};

const notes = new Set([
  'en-passant-not-capturable',
  'check',
  'checkmate',
  'stalemate',
  'dead-position',
]);

function categoryOf(code: string): string {
  if (code.startsWith('halfmove-clock')) return 'reachability';
  if (code.startsWith('looks')) return 'suspicion';
  return notes.has(code) ? 'note' : 'legality';
}

describe('findings', () => {
  for (const [code, texts] of Object.entries(found)) {
    describe(code, () => {
      for (const [source, squares, options] of texts) {
        it(source, () => {
          const { text, range } = marked(source);
          const { diagnostics, verdict } = checkFen(text, options);
          const findings = diagnostics.filter((diagnostic) => diagnostic.code === code);
          expect(findings.map((finding) => mark(text, finding.range))).to.deep.equal([
            mark(text, range),
          ]);
          expect(findings[0]!.squares.join(' ')).to.equal(squares);
          const [category, severity, expected] = weights[categoryOf(code)]!;
          expect(findings[0]!.category).to.equal(category);
          expect(findings[0]!.severity).to.equal(severity);
          expect(verdict).to.equal(expected);
        });
      }
    });
  }
});

/** Sound positions, and what must not be said of them. */
const silent: readonly (readonly [string, string, FenOptions?])[] = [
  ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'en-passant'],
  ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'castling'],
  ['1r2k1r1/8/8/8/8/8/8/1RR1K1R1 w KCkq - 0 1', 'castling', chess960],
  ['rk5r/8/8/8/8/8/8/RK5R w KQkq - 0 1', 'castling', chess960],
  // Kings give each other no check.
  ['8/8/8/3kK3/8/8/8/8 w - - 0 1', 'opponent-in-check'],
  // A man between.
  ['4k3/4p3/4R3/8/8/8/8/4K3 w - - 0 1', 'opponent-in-check'],
  ['4k3/4P3/4R3/8/8/8/8/4K3 w - - 0 1', 'opponent-in-check'],
  // Pawns take forward only, and not around the edge.
  ['8/8/8/4k3/3P4/8/8/4K3 b - - 0 1', 'opponent-in-check'],
  ['8/8/8/3P4/4k3/8/8/K7 w - - 0 1', 'opponent-in-check'],
  ['8/8/7P/k7/8/8/8/K7 w - - 0 1', 'opponent-in-check'],
  // What was assumed is no evidence.
  ['4k3/4R3/8/8/8/8/8/4K3', 'opponent-in-check'],
  ['4k3/8/8/8/4P3/8/8/4K3 e3', 'en-passant-rank'],
  ['4k3/8/8/8/8/8/8/4K3 w - - 50', 'halfmove-clock'],
  ['4k3/8/8/8/8/8/8/4K3 w - - 50 0', 'halfmove-clock'],
  ['4k3/8/8/8/8/8/8/4K3 w - - 50 -', 'halfmove-clock'],
  ['4k3/8/8/8/8/8/8/4K3 KQ - 1 1', 'halfmove-clock'],
  ['4k3/8/8/8/8/8/8/4K3 w - - 2 2', 'halfmove-clock'],
  ['4k3/8/8/8/8/8/8/4K3 b - - 1 1', 'halfmove-clock'],
  // What cannot be read neither.
  ['xxxxxxxx/8/8/8/8/8/8/8 w KQ - 0 1', 'king'],
  ['4k3/4R3/8/8/8/8/8/4K3 x - - 0 1', 'opponent-in-check'],
  ['4k3/8/8/8/8/8/8/4K3 w KQx - 0 1', 'castling-without'],
  // Reachability, suspicion and notes wait for a sound placement.
  ['8/8/8/8/8/8/8/4K3', 'field-missing'],
  ['4k3/8/8/8/8/8/8/4K2P w - - 50 1', 'halfmove-clock'],
  // Out of check by taking in passing, by a man between, by taking the checker.
  ['8/3Q4/8/2k5/3Pp3/8/8/1R3B1K b - d3 0 1', 'checkmate'],
  ['R5k1/3r1ppp/8/8/8/8/8/4K3 b - - 0 1', 'checkmate'],
  ['R5k1/5ppp/2b5/8/8/8/8/4K3 b - - 0 1', 'checkmate'],
  // The last move there is: in passing, castling.
  ['7k/5Q2/6K1/8/3Pp3/4P3/8/8 b - d3 0 1', 'stalemate'],
  ['4kr2/8/8/8/8/7p/7P/6KR w K - 0 1', 'stalemate', chess960],
  // Nobody said whose turn it is.
  ['7k/5Q2/6K1/8/8/8/8/8', 'stalemate'],
  // In check himself, the other has no turn to speak of.
  ['R5k1/5ppp/8/8/8/8/8/r3K3 b - - 0 1', 'checkmate'],
  // With the other's help mate is possible.
  ['4k1b1/8/8/8/8/8/8/2B1K3 w - - 0 1', 'dead'],
  ['n3k3/8/8/8/8/8/8/N3K3 w - - 0 1', 'dead'],
  ['b3k3/8/8/8/8/8/8/N3K3 w - - 0 1', 'dead'],
  ['4k3/8/8/8/8/8/8/NN2K3 w - - 0 1', 'dead'],
  ['4k3/8/8/8/8/P7/8/4K3 w - - 0 1', 'dead'],
  // Endings with advanced pawns on both sides.
  ['8/PPP1k3/8/8/8/8/3K1ppp/8 w - - 0 60', 'looks'],
  ['8/P4K2/1P6/2P5/5p2/6p1/2k4p/8 w - - 0 60', 'looks'],
];

describe('no finding', () => {
  for (const [text, code, options] of silent) {
    it(`${code} of ${text}`, () =>
      expect(
        checkFen(text, options).diagnostics.filter((found) => found.code.startsWith(code)),
      ).to.deep.equal([]));
  }

  it('but notes in 200 game positions', async () => {
    for (const fen of await gamePositions()) {
      const { verdict, diagnostics } = checkFen(fen);
      expect(verdict, fen).to.equal('valid');
      expect(
        diagnostics.every(({ category }) => category === 'note'),
        fen,
      ).to.equal(true);
    }
  });
});

describe('all findings at once', () => {
  it('and a checkmate is not called a check as well', () =>
    expect(
      checkFen('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1').diagnostics.map(({ code }) => code),
    ).to.deep.equal(['checkmate']));

  it('of text and position', () => {
    const text = '4k3/8/8/8/P7/8/8/P3K3 w KQkq a3 3x 1 z';
    expect(
      checkFen(text).diagnostics.map(({ code, data }) => `${code} ${data.right ?? ''}`),
    ).to.deep.equal([
      'halfmove-clock-unreadable ',
      'trailing-text ',
      'pawn-on-back-rank ',
      'castling-without-rook K',
      'castling-without-rook Q',
      'castling-without-rook k',
      'castling-without-rook q',
      'en-passant-rank ',
    ]);
  });

  it('each missing field is noted where it would stand', () => {
    const { diagnostics } = checkFen('4k3/8/8/8/8/8/8/KR6 w');
    expect(diagnostics.map(({ code, field, range }) => `${code} ${field} ${range}`)).to.deep.equal([
      'field-missing castling 21,21',
      'field-missing enPassant 21,21',
      'field-missing halfmoveClock 21,21',
      'field-missing fullmoveNumber 21,21',
    ]);
  });

  it('an EPD record has no counters to miss', () =>
    expect(checkFen('4k3/8/8/8/8/8/8/KR6 w - - id "a";').diagnostics).to.deep.equal([]));
});

describe('validate', () => {
  it('judges as checkFen does, without ranges', async () => {
    const texts = Object.values(found)
      .flat()
      .map(([source, , options]) => [marked(source).text, options] as const);
    for (const [text, options] of texts.filter(([text]) => text.split(' ').length === 6)) {
      const { verdict, diagnostics } = checkFen(text, options);
      const judged = validate(parseFen(text, options).position, options);
      expect(judged.verdict, text).to.equal(verdict);
      expect(judged.diagnostics, text).to.deep.equal(
        diagnostics.map((finding) => ({ ...finding, range: null })),
      );
    }
  });
});
