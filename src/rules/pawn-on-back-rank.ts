import { illegal } from './facts.js';
import type { Rule } from './facts.js';

/** Pawns start on the second rank, never move back, and change on the last (FIDE Laws 3.7). */
export const pawnOnBackRank: Rule = ({ sides }, report) => {
  const found: number[] = [];
  for (const { pawns } of sides) {
    for (const index of pawns) if (index < 8 || index >= 56) found.push(index);
  }
  if (found.length === 0) return;
  report(illegal('pawn-on-back-rank', 'placement', found, { count: found.length }));
};
