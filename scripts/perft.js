/**
 * Counts the moves: the six well-known positions against the published counts, Chess960 starts and
 * random games of both variants against chessops. Prints the tables and writes them to docs/perft.md,
 * and some of what chessops found to test/fixtures; exits with 1 where anything differs.
 */
import { Chess } from 'chessops/chess';
import { perft as otherPerft } from 'chessops/debug';
import { makeFen, parseFen as otherParse } from 'chessops/fen';
import { makeSanAndPlay } from 'chessops/san';
import { makeUci } from 'chessops/util';
import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'prettier';

/** Name, position and the numbers of games of one, two … plies (chessprogramming.org, “Perft Results”). */
const published = [
  [
    'Initial position',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    [20, 400, 8902, 197281],
  ],
  [
    'Position 2 (“Kiwipete”)',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    [48, 2039, 97862, 4085603],
  ],
  ['Position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43238]],
  [
    'Position 4',
    'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    [6, 264, 9467, 422333],
  ],
  [
    'Position 5',
    'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
    [44, 1486, 62379, 2103487],
  ],
  [
    'Position 6',
    'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    [46, 2079, 89890, 3894594],
  ],
];
const startCount = 120;
const gameCount = 300;
const longestGame = 200;
/** One position in so many is kept for the tests in browsers. */
const keptEvery = 400;

const folder = mkdtempSync(join(tmpdir(), 'fen-elements-perft-'));
const bundle = join(folder, 'core.mjs');
await build({ entryPoints: ['src/core.ts'], outfile: bundle, bundle: true, format: 'esm' });
const {
  parseFen,
  formatFen,
  legalMoves,
  playMove,
  moveToSan,
  moveToUci,
  parseSan,
  parseUci,
  status,
} = await import(pathToFileURL(bundle).href);
rmSync(folder, { recursive: true });

let differences = 0;
let compared = 0;
/** Lines for the tests: variant, FEN and chessops' moves; FEN and chessops' count of three plies. */
const moveLists = [];
const counts960 = [];

/** Notes and counts what two sides disagree about. */
function compare(ours, theirs, what) {
  if (ours === theirs) return;
  differences += 1;
  if (differences <= 20) console.error(`${what}: ${ours}, not ${theirs}`);
}

function perft(position, depth, options) {
  const moves = legalMoves(position, options);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + perft(playMove(position, move, options), depth - 1, options),
    0,
  );
}

/** The back rank of a Chess960 start, by Scharnagl's number. */
function backRank(number) {
  const rank = new Array(8).fill('');
  const free = (nth) => [...rank.keys()].filter((file) => !rank[file])[nth];
  rank[2 * (number % 4) + 1] = 'b';
  rank[2 * (Math.floor(number / 4) % 4)] = 'b';
  rank[free(Math.floor(number / 16) % 6)] = 'q';
  const knights = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34'][
    Math.floor(number / 96)
  ];
  const squares = [...knights].map((nth) => free(Number(nth)));
  for (const square of squares) rank[square] = 'n';
  for (const piece of 'rkr') rank[free(0)] = piece;
  return rank.join('');
}

const startFen = (rank) => `${rank}/pppppppp/8/8/8/8/PPPPPPPP/${rank.toUpperCase()} w KQkq - 0 1`;

/** The start with kings and rooks alone behind two pawns a side: all about castling. */
function bareFen(rank) {
  const bare = rank.replace(/[bnq]/g, '1').replace(/1+/g, (ones) => ones.length);
  return `${bare}/p6p/8/8/8/8/P6P/${bare.toUpperCase()} w KQkq - 0 1`;
}

/** The same sequence of whole numbers below a limit in every run (mulberry32). */
function dice(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

const chessops = (fen) => Chess.fromSetup(otherParse(fen).unwrap()).unwrap();

/** chessops' moves with their UCI text in the way of the variant. */
function otherMoves(game, variant) {
  const moves = [];
  for (const [from, targets] of game.allDests()) {
    const isPawn = game.board.pawn.has(from);
    for (const to of targets) {
      const roles =
        isPawn && (to < 8 || to > 55) ? ['queen', 'rook', 'bishop', 'knight'] : [undefined];
      const castles = game.board.king.has(from) && game.board[game.turn].has(to);
      const goal = castles && variant === 'standard' ? (from & 56) + (to > from ? 6 : 2) : to;
      for (const promotion of roles) {
        const move = { from, to, promotion };
        moves.push([makeUci({ from, to: goal, promotion }), move]);
      }
    }
  }
  return moves.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** One random game, compared ply by ply; how many positions and moves were. */
function compareGame(fen, variant, roll) {
  const options = { variant };
  const game = chessops(fen);
  let position = parseFen(fen, options).position;
  let positions = 0;
  let moveCount = 0;
  for (let ply = 0; ply < longestGame; ply++) {
    const where = `${formatFen(position, options)} (${variant})`;
    const moves = otherMoves(game, variant);
    const ours = legalMoves(position, options);
    compare(
      ours
        .map((move) => moveToUci(position, move, options))
        .sort()
        .join(' '),
      moves.map(([uci]) => uci).join(' '),
      where,
    );
    const state = status(position, options);
    compare(state.check, game.isCheck(), `check in ${where}`);
    compare(state.checkmate, game.isCheckmate(), `checkmate in ${where}`);
    compare(state.stalemate, game.isStalemate(), `stalemate in ${where}`);
    compare(state.deadPosition, game.isInsufficientMaterial(), `dead position in ${where}`);
    if (compared++ % keptEvery === 0) {
      const fenText = formatFen(position, options);
      moveLists.push(`${variant}\t${fenText}\t${moves.map(([uci]) => uci).join(' ')}`);
    }
    positions += 1;
    moveCount += moves.length;
    if (moves.length === 0) break;
    for (const [uci, move] of moves) {
      const san = makeSanAndPlay(game.clone(), move);
      const read = parseUci(position, uci, options);
      compare(read && moveToSan(position, read, options), san, `${uci} in ${where}`);
      const again = parseSan(position, san, options);
      compare(again && moveToUci(position, again, options), uci, `${san} in ${where}`);
    }
    const [uci, move] = moves[roll(moves.length)];
    game.play(move);
    position = playMove(position, parseUci(position, uci, options), options);
    // chessops writes the en passant square where somebody may take.
    const notation = { ...options, enPassantNotation: 'legal' };
    compare(formatFen(position, notation), makeFen(game.toSetup()), `${uci} in ${where}`);
  }
  return [positions, moveCount];
}

const digits = (number) => number.toLocaleString('en');
const lines = [
  '# Perft',
  '',
  'Made by `npm run perft`: how many games of so many plies there are from a position, and moves beside those of chessops.',
  '',
  '## The well-known positions',
  '',
  '| position | plies | counted | published |',
  '| --- | --: | --: | --: |',
];
for (const [name, fen, counts] of published) {
  const { position } = parseFen(fen);
  for (const [index, count] of counts.entries()) {
    const counted = perft(position, index + 1, {});
    compare(counted, count, `${name}, ${index + 1} plies`);
    lines.push(`| ${name} | ${index + 1} | ${digits(counted)} | ${digits(count)} |`);
  }
}

lines.push(
  '',
  '## Chess960',
  '',
  `${startCount} starts, every eighth by number, three plies deep; then with kings and rooks alone behind two pawns a side, where most castling is possible at once.`,
  '',
  '| positions | counted | chessops |',
  '| --- | --: | --: |',
);
for (const [name, makeFenOf] of [
  ['starts', startFen],
  ['kings and rooks', bareFen],
]) {
  let sum = 0;
  let otherSum = 0;
  for (let index = 0; index < startCount; index++) {
    const fen = makeFenOf(backRank(index * 8));
    const options = { variant: 'chess960' };
    const ours = perft(parseFen(fen, options).position, 3, options);
    const theirs = otherPerft(chessops(fen), 3);
    compare(ours, theirs, fen);
    if (index % 4 === 1) counts960.push(`${fen}\t${theirs}`);
    sum += ours;
    otherSum += theirs;
  }
  lines.push(`| ${name} | ${digits(sum)} | ${digits(otherSum)} |`);
}

lines.push(
  '',
  '## Random games',
  '',
  'Compared with chessops at every ply: the list of moves, the FEN after the one played, check, checkmate, stalemate and dead position by material; SAN and UCI of every move, written and read.',
  '',
  '| variant | games | positions | moves |',
  '| --- | --: | --: | --: |',
);
const roll = dice(1);
for (const variant of ['standard', 'chess960']) {
  let positions = 0;
  let moves = 0;
  for (let game = 0; game < gameCount; game++) {
    const rank = variant === 'standard' ? 'rnbqkbnr' : backRank(roll(960));
    const fen = (game % 3 === 2 ? bareFen : startFen)(rank);
    const [morePositions, moreMoves] = compareGame(fen, variant, roll);
    positions += morePositions;
    moves += moreMoves;
  }
  lines.push(`| ${variant} | ${digits(gameCount)} | ${digits(positions)} | ${digits(moves)} |`);
}
lines.push('', `Differences: ${differences}.`);

const text = await format(lines.join('\n'), { parser: 'markdown', printWidth: 100 });
mkdirSync('docs', { recursive: true });
writeFileSync('docs/perft.md', text);
writeFileSync('test/fixtures/move-lists.tsv', moveLists.join('\n') + '\n');
writeFileSync('test/fixtures/chess960-perft.tsv', counts960.join('\n') + '\n');
console.log(text);
if (differences > 0) process.exitCode = 1;
