import { checkOf, illegal } from './facts.js';
import type { Rule } from './facts.js';

/** Nobody may leave the own king in check, so the side that just moved is not (FIDE Laws 3.9). */
export const opponentInCheck: Rule = ({ known, waiter }, report) => {
  if (!known.activeColor || waiter.checkers.length === 0) return;
  report(illegal('opponent-in-check', 'activeColor', ...checkOf(waiter)));
};
