/**
 * Reading FENs, side by side: the time that one process takes for every position of random games, with all
 * that each library says of them. Prints the median of seven rounds, and what it is of chessops' time.
 */
import { validateFen } from 'chess.js';
import { parseFen as parseByChessops } from 'chessops/fen';
import { parseFen } from '../dist/core.js';
import { makePositions } from './positions.js';
import { median } from './rounds.js';

const ROUNDS = 7;
const POSITIONS = 4000;

const positions = makePositions(POSITIONS);

const readers = {
  'fen-elements parseFen': (fen) => parseFen(fen).diagnostics.length === 0,
  'chessops parseFen': (fen) => parseByChessops(fen).isOk,
  'chess.js validateFen': (fen) => validateFen(fen).ok,
};

/** Milliseconds for all positions; a reader that refuses one has no time. */
function timeOf(read) {
  const start = performance.now();
  for (const fen of positions) if (!read(fen)) throw new Error(`not read: ${fen}`);
  return performance.now() - start;
}

const times = Object.fromEntries(Object.keys(readers).map((name) => [name, []]));
for (let round = -2; round < ROUNDS; round += 1) {
  for (const [name, read] of Object.entries(readers)) {
    const time = timeOf(read);
    // The first rounds only warm up.
    if (round >= 0) times[name].push(time);
  }
}

const base = median(times['chessops parseFen']);
console.log(`${positions.length} FENs of random games, median of ${ROUNDS} rounds`);
console.table(
  Object.fromEntries(
    Object.entries(times).map(([name, values]) => [
      name,
      {
        'µs a FEN': +((median(values) * 1000) / positions.length).toFixed(2),
        'of chessops': +(median(values) / base).toFixed(2),
      },
    ]),
  ),
);
