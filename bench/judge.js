/**
 * How long it takes to read and judge the positions of games, side by side with other libraries in the
 * same run: the median of seven rounds, microseconds of processor time a position. Exits with 1 where `checkFen` takes
 * longer than chessops.
 */
import { readFileSync } from 'node:fs';
import { validateFen } from 'chess.js';
import { Chess } from 'chessops/chess';
import { parseFen as parseChessops } from 'chessops/fen';
import { Position } from 'kokopu';
import { loadLibrary } from '../scripts/library.js';

const { checkFen, parseFen } = await loadLibrary();
const fens = readFileSync('test/fixtures/game-positions.fen', 'utf8').trim().split('\n');
const rounds = 7;
const repeats = 60;

const candidates = {
  'fen-elements checkFen, with reachability': (fen) => checkFen(fen),
  'fen-elements parseFen': (fen) => parseFen(fen),
  'chessops parseFen + fromSetup': (fen) => Chess.fromSetup(parseChessops(fen).unwrap()),
  'kokopu Position': (fen) => new Position(fen).isLegal(),
  'chess.js validateFen': (fen) => validateFen(fen),
};

const times = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
for (let round = -2; round < rounds; round++) {
  for (const [name, run] of Object.entries(candidates)) {
    const start = process.cpuUsage();
    for (let repeat = 0; repeat < repeats; repeat++) for (const fen of fens) run(fen);
    const time = process.cpuUsage(start).user / repeats / fens.length;
    if (round >= 0) times[name].push(time);
  }
}

const medians = {};
for (const [name, list] of Object.entries(times)) {
  medians[name] = list.toSorted((a, b) => a - b)[rounds >> 1];
  console.log(`${medians[name].toFixed(2).padStart(6)} µs  ${name}`);
}
const [ours, , chessops] = Object.values(medians);
if (ours > chessops) process.exitCode = 1;
