/**
 * Plays games and judges every position on the way: not one may get an error, a warning or a suspicion.
 *
 *     npm run gate [positions] [seed]    default 1,000,000 positions, besides the proof games
 *
 * Half of the random games start from the initial array, half from one of the 960. Players prefer
 * captures, avoid them, run with their pawns, look for checks, or have no preference, so that early
 * and late positions, promoted men and open lines all come up. GAMES names a folder with
 * proof-games.tsv, default ../shared/corpora. Prints the first findings and exits with 1 where there are any.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chess } from 'chessops/chess';
import { INITIAL_FEN, makeFen, parseFen } from 'chessops/fen';
import { parseSan } from 'chessops/san';
import { loadLibrary } from './library.js';

const wanted = Number(process.argv[2] ?? 1_000_000);
const folder = process.env.GAMES ?? '../shared/corpora';
const { checkFen } = await loadLibrary();

let state = Number(process.argv[3] ?? 1) >>> 0;
function random(below) {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below;
}
const pick = (list) => list[Math.floor(random(list.length))];

let judged = 0;
let alarms = 0;
let slowest = 0;
let slowestFen = '';
function judge(fen, variant, game) {
  judged++;
  const start = process.hrtime.bigint();
  const { diagnostics } = checkFen(fen, { variant });
  const time = Number(process.hrtime.bigint() - start) / 1e3;
  if (time > slowest && judged > 1000) [slowest, slowestFen] = [time, fen];
  const wrong = diagnostics.filter(({ category }) => category !== 'note');
  if (wrong.length === 0) return;
  alarms++;
  if (alarms > 20) return;
  console.log(
    `${wrong.map(({ code }) => code).join(' ')}: ${fen} ${variant}${game ? ` (${game})` : ''}`,
  );
}

/** As programs write it: every double step leaves its square, the rights in X-FEN. */
function fenOf(position, lastMove, movedPawn) {
  const setup = position.toSetup();
  if (movedPawn && Math.abs(lastMove.from - lastMove.to) === 16) {
    setup.epSquare = (lastMove.from + lastMove.to) / 2;
  }
  return makeFen(setup);
}

function startFen() {
  if (random(2) < 1) return [INITIAL_FEN, 'standard'];
  const files = new Array(8).fill('');
  files[Math.floor(random(4)) * 2] = 'b';
  files[Math.floor(random(4)) * 2 + 1] = 'b';
  const free = () => [...files.keys()].filter((file) => files[file] === '');
  for (const piece of 'qnn') files[pick(free())] = piece;
  [...'rkr'].forEach((piece) => (files[free()[0]] = piece));
  const rank = files.join('');
  return [`${rank}/pppppppp/8/8/8/8/PPPPPPPP/${rank.toUpperCase()} w KQkq - 0 1`, 'chess960'];
}

const styles = ['any', 'takes', 'keeps', 'runs', 'checks', 'promotes', 'promotes'];

function movesOf(position, style) {
  const moves = [];
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) {
      const piece = position.board.get(from);
      const promotes = piece.role === 'pawn' && (to < 8 || to >= 56);
      const promotion = promotes ? pick(['queen', 'rook', 'bishop', 'knight']) : undefined;
      const takes =
        position.board.get(to)?.color === (position.turn === 'white' ? 'black' : 'white');
      let weight = 1;
      if (style === 'takes' && takes) weight = 8;
      if (style === 'keeps' && takes) weight = 0.03;
      if (style === 'runs' && piece.role === 'pawn') weight = promotes ? 20 : 5;
      // Few captures, and those by pawns: as many promoted men as can be.
      if (style === 'promotes') {
        if (piece.role === 'pawn') weight = promotes ? 200 : takes ? 20 : 8;
        else if (takes) weight = 0.002;
      }
      if (piece.role === 'king') weight *= 0.5;
      moves.push({ move: { from, to, promotion }, weight, isPawn: piece.role === 'pawn' });
    }
  }
  return moves;
}

function choose(position, style) {
  const moves = movesOf(position, style);
  if (style === 'checks' && random(3) < 1) {
    const checking = moves.filter(({ move }) => {
      const next = position.clone();
      next.play(move);
      return next.isCheck();
    });
    if (checking.length > 0) return pick(checking);
  }
  let at = random(moves.reduce((sum, { weight }) => sum + weight, 0));
  return moves.find(({ weight }) => (at -= weight) < 0) ?? moves[0];
}

let proofGames = 0;
if (existsSync(join(folder, 'proof-games.tsv'))) {
  for (const line of readFileSync(join(folder, 'proof-games.tsv'), 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const position = Chess.default();
    judge(INITIAL_FEN, 'standard');
    for (const san of line.split('\t')[1].trim().split(/\s+/)) {
      const move = parseSan(position, san);
      if (!move) throw new Error(`${san} in ${line}`);
      const isPawn = position.board.get(move.from).role === 'pawn';
      position.play(move);
      judge(fenOf(position, move, isPawn), 'standard', 'proof game');
    }
    proofGames++;
  }
} else console.log(`There are no proof games in ${folder}; random games only.`);
const fromProofGames = judged;

while (judged - fromProofGames < wanted) {
  const [start, variant] = startFen();
  const position = Chess.fromSetup(parseFen(start).unwrap()).unwrap();
  const first = pick(styles);
  const players = [first, random(2) < 1 ? first : pick(styles)];
  const length = 20 + random(280);
  judge(start, variant);
  for (let ply = 0; ply < length && !position.isEnd(); ply++) {
    const chosen = choose(position, players[ply % 2]);
    position.play(chosen.move);
    judge(fenOf(position, chosen.move, chosen.isPawn), variant);
  }
}
const count = (number) => number.toLocaleString('en');
console.log(
  `${count(fromProofGames)} positions of ${proofGames} proof games, ` +
    `${count(judged - fromProofGames)} of random games: ${count(alarms)} false alarms; ` +
    `slowest ${slowest.toFixed(0)} µs: ${slowestFen}`,
);
if (alarms > 0) process.exitCode = 1;
