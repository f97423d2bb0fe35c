import { checkOf, remark } from './facts.js';
import type { Rule } from './facts.js';

/** Nobody said whose turn it is, and with the turn assumed the waiting side would be in check. */
export const looksOtherSideToMove: Rule = ({ known, waiter }, report) => {
  if (known.activeColor || waiter.checkers.length === 0) return;
  report(remark('looks-other-side-to-move', 'suspicion', 'activeColor', ...checkOf(waiter)));
};
