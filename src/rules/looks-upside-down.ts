import { remark } from './facts.js';
import type { Rule } from './facts.js';
import { runsAgainstThePawns } from './against-the-pawns.js';

/** The ranks may have been written from the first to the eighth. */
export const looksUpsideDown: Rule = (facts, report) => {
  if (!runsAgainstThePawns(facts)) return;
  report(remark('looks-upside-down', 'suspicion', 'placement', [], {}));
};
