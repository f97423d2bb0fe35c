import { unreachable } from './facts.js';
import type { Rule } from './facts.js';
import { leastPromoted, promotedKinds, promotedMen, surplus } from './material.js';

/**
 * More promoted men than missing pawns.
 *
 * Proof. A side begins with one queen, two rooks, two knights, a bishop on light and a bishop on dark
 * squares, and a bishop never changes the colour of its squares. So what it has beyond that of a kind
 * was promoted, each from another of its eight pawns, and none of those pawns is on the board. It
 * holds for each of the 960 starts: there too the bishops stand on squares of both colours.
 *
 * Stays legal: nine queens without a pawn, and two bishops on squares of one colour with seven pawns.
 */
export const tooManyPromoted: Rule = ({ placement, sides }, report) => {
  for (const side of sides) {
    const { color, material } = side;
    const promoted = leastPromoted(material);
    const missing = 8 - material.P;
    if (promoted <= missing) continue;
    const counts = Object.fromEntries(
      promotedKinds.map((kind) => [kind, surplus(material, kind) && material[kind]]),
    );
    const data = { color, promoted, missing, ...counts };
    report(unreachable('too-many-promoted', 'placement', promotedMen(placement, side), data));
  }
};
