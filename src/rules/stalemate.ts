import { checkOf, note } from './facts.js';
import type { Rule } from './facts.js';
import { isStuck } from './stuck.js';

/** The side to move is not in check and has no legal move (FIDE Laws 5.2.1). */
export const stalemate: Rule = (facts, report) => {
  const { known, mover } = facts;
  if (!known.activeColor || mover.checkers.length > 0 || !isStuck(facts)) return;
  const { color, king } = checkOf(mover)[1];
  report(note('stalemate', 'placement', mover.kings, { color: color!, king: king! }));
};
