import { checkOf, note } from './facts.js';
import type { Rule } from './facts.js';
import { isStuck } from './stuck.js';

/**
 * The side to move is in check, or in checkmate, which says both (FIDE Laws 5.1.1). No mate is called
 * where the other side is in check too: whose turn it is is then in doubt.
 */
export const check: Rule = (facts, report) => {
  const { known, mover } = facts;
  if (!known.activeColor || mover.checkers.length === 0) return;
  const code = isStuck(facts) ? 'checkmate' : 'check';
  report(note(code, 'placement', ...checkOf(mover)));
};
