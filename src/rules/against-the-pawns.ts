import type { Facts } from './facts.js';

/** So many pawns a side are enough to tell which way they run. */
const PAWNS_NEEDED = 4;
/** So many files where the pawns have passed each other; each pair needs a capture. */
const PASSED_FILES_NEEDED = 3;
/** Steps beyond the second rank, on average, that ordinary pawns do not reach; the most is 5. */
const USUAL_ADVANCE = 3;

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/**
 * Whether the board looks as if seen from the wrong side, or with the colours mixed up: each king in
 * the other's half, both sides' pawns almost home on the other side, and face to face nowhere: on
 * three files or more they stand behind each other instead. Either mistake turns an ordinary position
 * into such a one; a game hardly does, since each such file costs a capture.
 */
export function runsAgainstThePawns({ w, b }: Facts): boolean {
  if (w.pawns.length < PAWNS_NEEDED || b.pawns.length < PAWNS_NEEDED) return false;
  if (w.kings[0]! >> 3 > 3 || b.kings[0]! >> 3 < 4) return false;
  if (average(w.pawns.map((index) => 6 - (index >> 3))) < USUAL_ADVANCE) return false;
  if (average(b.pawns.map((index) => (index >> 3) - 1)) < USUAL_ADVANCE) return false;
  let passed = 0;
  for (let file = 0; file < 8; file++) {
    const white = w.pawns.filter((index) => (index & 7) === file);
    const black = b.pawns.filter((index) => (index & 7) === file);
    if (white.length === 0 || black.length === 0) continue;
    if (Math.max(...white) > Math.min(...black)) return false;
    passed++;
  }
  return passed >= PASSED_FILES_NEEDED;
}
