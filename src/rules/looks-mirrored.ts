import { menAtHome } from './against-the-pawns.js';
import { remark } from './facts.js';
import type { Rule } from './facts.js';

/** So many men, besides kings and queens, are still where they began. */
const AT_HOME_NEEDED = 18;
const MIRROR = 7;
/** Kings on d1 and d8, queens on e1 and e8. */
const exchanged = { 59: 'K', 60: 'Q', 3: 'k', 4: 'q' } as const;

/**
 * Left and right may have been exchanged: of the initial array only kings and queens tell the sides
 * apart, and both sides have theirs on each other's squares with most of the others at home. In a game
 * that takes eight moves or more to no purpose. In Chess960 it says nothing.
 */
export const looksMirrored: Rule = ({ placement, variant, w, b }, report) => {
  if (placement[59] !== 'K' || placement[3] !== 'k' || variant !== 'standard') return;
  if (placement[60] !== 'Q' || placement[4] !== 'q') return;
  const [white, black] = menAtHome(placement, MIRROR);
  if (white + black < AT_HOME_NEEDED + Object.keys(exchanged).length) return;
  const men = [...w.men, ...b.men].filter((index) => index in exchanged);
  report(remark('looks-mirrored', 'suspicion', 'placement', men, {}));
};
