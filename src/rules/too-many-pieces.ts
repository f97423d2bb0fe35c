import { illegal } from './facts.js';
import type { Rule } from './facts.js';

/** A side starts with sixteen men, and none ever comes back. */
export const tooManyPieces: Rule = ({ sides }, report) => {
  for (const { color, men } of sides) {
    if (men.length <= 16) continue;
    report(illegal('too-many-pieces', 'placement', men, { color, count: men.length }));
  }
};
