import { colors, illegal } from './facts.js';
import type { Rule } from './facts.js';

/** A side starts with eight pawns, and nothing becomes a pawn. */
export const tooManyPawns: Rule = (facts, report) => {
  for (const color of colors) {
    const { pawns } = facts[color];
    if (pawns.length <= 8) continue;
    report(illegal('too-many-pawns', 'placement', pawns, { color, count: pawns.length }));
  }
};
