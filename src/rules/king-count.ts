import { illegal } from './facts.js';
import type { Rule } from './facts.js';

/** Each side has one king: it is never captured and no pawn becomes one (FIDE Laws 1.4, 3.7.5). */
export const kingCount: Rule = ({ sides }, report) => {
  for (const { color, kings } of sides) {
    if (kings.length === 1) continue;
    const data = { color, count: kings.length };
    report(illegal(kings.length < 1 ? 'king-missing' : 'king-extra', 'placement', kings, data));
  }
};
