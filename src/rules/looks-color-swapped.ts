import { remark } from './facts.js';
import type { Rule } from './facts.js';
import { runsAgainstThePawns } from './against-the-pawns.js';

/** Capitals and small letters may have been mixed up. */
export const looksColorSwapped: Rule = (facts, report) => {
  if (!runsAgainstThePawns(facts)) return;
  report(remark('looks-color-swapped', 'suspicion', 'placement', [], {}));
};
