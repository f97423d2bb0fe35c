import { illegal } from './facts.js';
import type { Rule } from './facts.js';

/** A side starts with eight pawns, and nothing becomes a pawn. */
export const tooManyPawns: Rule = ({ sides }, report) => {
  for (const { color, pawns } of sides) {
    if (pawns.length <= 8) continue;
    report(illegal('too-many-pawns', 'placement', pawns, { color, count: pawns.length }));
  }
};
