import { menAtHome } from './against-the-pawns.js';
import { suspicion } from './facts.js';
import type { Rule } from './facts.js';

/** So many men, with kings and queens, are where the exchange would have them. */
const AT_HOME_NEEDED = 22;
const MIRROR = 7;

/**
 * Left and right may have been exchanged: of the initial array only kings and queens tell the sides
 * apart, and both sides have theirs on each other's squares with most of the others at home. In a game
 * that takes eight moves or more to no purpose. In Chess960 it says nothing.
 */
export const looksMirrored: Rule = ({ placement, variant }, report) => {
  if (placement[59] !== 'K' || placement[3] !== 'k' || variant !== 'standard') return;
  if (placement[60] !== 'Q' || placement[4] !== 'q') return;
  const [white, black] = menAtHome(placement, MIRROR);
  if (white + black < AT_HOME_NEEDED) return;
  report(suspicion('looks-mirrored', 'placement', [59, 60, 3, 4], {}));
};
