import { note } from './facts.js';
import type { Rule } from './facts.js';
import { isDead } from './moves/dead-material.js';

/** Neither side has the men to be mated or to mate (FIDE Laws 5.2.2). */
export const deadPosition: Rule = ({ w, b }, report) => {
  if (isDead(w.material, b.material)) report(note('dead-position', 'placement', [], {}));
};
