import { isLightIndex } from '../fen/squares.js';
import { colors, unreachable } from './facts.js';
import type { Rule } from './facts.js';
import { leastPromoted, promotedKinds, surplus } from './material.js';

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
export const tooManyPromoted: Rule = (facts, report) => {
  const material = facts.material;
  for (const color of colors) {
    const own = material[color];
    const promoted = leastPromoted(own);
    const missing = 8 - own.P;
    if (promoted <= missing) continue;
    const men = facts[color].men.filter((index) => {
      const kind = facts.placement[index]!.toUpperCase();
      const named = kind === 'B' ? (isLightIndex(index) ? 'L' : 'D') : kind;
      return promotedKinds.some((other) => other === named && surplus(own, other) > 0);
    });
    const counts = Object.fromEntries(
      promotedKinds.map((kind) => [kind, surplus(own, kind) && own[kind]]),
    );
    report(
      unreachable('too-many-promoted', 'placement', men, { color, promoted, missing, ...counts }),
    );
  }
};
