import { colors, illegal } from './facts.js';
import type { Rule } from './facts.js';

/** Each side has one king: it is never captured and no pawn becomes one (FIDE Laws 1.4, 3.7.5). */
export const kingCount: Rule = (facts, report) => {
  for (const color of colors) {
    const { kings } = facts[color];
    const data = { color, count: kings.length };
    if (kings.length < 1) report(illegal('king-missing', 'placement', [], data));
    if (kings.length > 1) report(illegal('king-extra', 'placement', kings, data));
  }
};
