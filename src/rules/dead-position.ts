import { remark } from './facts.js';
import type { Rule } from './facts.js';
import { isDeadMaterial } from './moves/dead-material.js';

/** Neither side has the men to be mated or to mate (FIDE Laws 5.2.2). */
export const deadPosition: Rule = ({ placement, w, b }, report) => {
  // Nearly all positions have a pawn, which is known already.
  if (w.pawns.length + b.pawns.length > 0 || !isDeadMaterial(placement)) return;
  report(remark('dead-position', 'note', 'placement', [], {}));
};
