import { unreachable } from './facts.js';
import type { Facts, Report, Rule, Side } from './facts.js';
import { homesOf } from './homes.js';

/**
 * The fewest captures that bring a side's pawns here from different files, or `Infinity`; some number
 * up to `enough` where so few do. Those with the fewest ways come first.
 */
function leastCaptures({ pawns, color }: Side, enough: number): number {
  const isWhite = color === 'w';
  let least = Infinity;
  const place = (at: number, taken: number, captures: number): void => {
    if (captures >= least || least <= enough) return;
    if (at === pawns.length) {
      least = captures;
      return;
    }
    const index = pawns[isWhite ? pawns.length - 1 - at : at]!;
    const file = 1 << (index & 7);
    const ranks = isWhite ? 6 - (index >> 3) : (index >> 3) - 1;
    for (let distance = 0; distance <= ranks; distance++) {
      const left = file >> distance;
      const right = (file << distance) & 255;
      if (left && !(taken & left)) place(at + 1, taken | left, captures + distance);
      if (distance > 0 && right && !(taken & right)) {
        place(at + 1, taken | right, captures + distance);
      }
    }
  };
  place(0, 0, 0);
  return least;
}

/**
 * A side's pawns stand where they get only with more captures than men are missing.
 *
 * Proof. A side's pawns began on different files, each on its second rank. A pawn comes to the next file
 * only by capturing, and every capture takes it one rank further: so a pawn on its fifth rank comes from
 * its own file or from one up to three away, with as many captures. The least sum over all ways to
 * give them different files is compared with the men that the other side misses, but for those that
 * died where no pawn takes (`lookAtHomes`). There are at most 8! ways, most of them cut short.
 *
 * It holds for each of the 960 starts.
 *
 * Stays legal: pawns on a2, a3 and a4 and none on b or c, with three men missing.
 */
export const pawnOrigins: Rule = (facts, report) => {
  const { w, b } = facts;
  judgeOrigins(facts, w, b, report);
  judgeOrigins(facts, b, w, report);
};

function judgeOrigins(facts: Facts, side: Side, other: Side, report: Report): void {
  // Where no two stand on a file, each may have come straight.
  if (!side.isDoubled) return;
  const missing = 16 - other.men.length;
  const captures = missing - homesOf(facts, other).diedAtHome;
  const needed = leastCaptures(side, captures);
  if (needed <= captures) return;
  const data = { color: side.color, needed: Math.min(needed, 99), captures, missing };
  report(unreachable('pawn-captures-impossible', 'placement', side.pawns, data));
}
