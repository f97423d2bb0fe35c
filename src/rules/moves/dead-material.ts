import type { Placement } from '../../fen/types.js';
import { countMaterial } from '../material.js';
import type { Material } from '../material.js';

/**
 * Whether no sequence of moves can lead to mate with these men and one king each (FIDE Laws 5.2.2):
 * besides the kings there is nothing, a single knight, or bishops that all go on squares of one colour.
 * In all else but blocked pawns somebody can be mated with the other's help.
 */
export function isDead(w: Material, b: Material): boolean {
  const knights = w.N + b.N;
  const light = w.L + b.L;
  const dark = w.D + b.D;
  const others = w.men + b.men - 2;
  if (knights + light + dark < others) return false;
  return knights > 0 ? others === 1 : light === 0 || dark === 0;
}

/** The same of any placement; not where a side has no king or more than one. */
export function isDeadMaterial(placement: Placement): boolean {
  const kings = placement.filter((piece) => piece === 'K' || piece === 'k');
  const { w, b } = countMaterial(placement);
  return kings.length === 2 && kings[0] !== kings[1] && isDead(w, b);
}
