import { Chess } from 'chess.js';

/** The same sequence of numbers from 0 to 1 for the same seed (mulberry32). */
function* randomNumbers(seed) {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/**
 * Positions of `count` games of random moves, 10 to 79 plies long; the same in every run.
 * @param {number} count
 * @returns {string[]} FENs
 */
export function makePositions(count) {
  const numbers = randomNumbers(1);
  const below = (limit) => Math.floor(numbers.next().value * limit);
  return Array.from({ length: count }, () => {
    const game = new Chess();
    for (let plies = 10 + below(70); plies > 0 && !game.isGameOver(); plies -= 1) {
      const moves = game.moves();
      game.move(moves[below(moves.length)]);
    }
    return game.fen();
  });
}
