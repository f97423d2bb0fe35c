import { checkOf, suspicion } from './facts.js';
import type { Rule } from './facts.js';

/** Nobody said whose turn it is, and with the turn assumed the waiting side would be in check. */
export const looksOtherSideToMove: Rule = ({ known, waiter }, report) => {
  if (known.activeColor || waiter.checkers.length === 0) return;
  report(suspicion('looks-other-side-to-move', 'activeColor', ...checkOf(waiter)));
};
