import { kingTargets } from '../fen/attacks.js';
import { illegal } from './facts.js';
import type { Rule } from './facts.js';

/** A king may not move next to the other one, so they never stand there (FIDE Laws 3.9). */
export const kingsAdjacent: Rule = ({ w, b }, report) => {
  for (const white of w.kings) {
    for (const black of b.kings) {
      if (!kingTargets[white]!.includes(black)) continue;
      report(illegal('kings-adjacent', 'placement', [white, black], {}));
    }
  }
};
