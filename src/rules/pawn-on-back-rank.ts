import { colors, illegal } from './facts.js';
import type { Rule } from './facts.js';

/** Pawns start on the second rank, never move back, and change on the last (FIDE Laws 3.7). */
export const pawnOnBackRank: Rule = (facts, report) => {
  const found = colors
    .flatMap((color) => facts[color].pawns)
    .filter((index) => index < 8 || index >= 56)
    .sort((a, b) => a - b);
  if (found.length === 0) return;
  report(illegal('pawn-on-back-rank', 'placement', found, { count: found.length }));
};
