import { opposite } from '../fen/squares.js';
import type { Facts } from './facts.js';
import { canMove } from './moves/generate.js';
import { lookAt } from './moves/scene.js';

/**
 * Whether the side to move has no legal move. Not where the other side is in check: its king would have
 * to be taken, and nothing can be said of such a turn.
 */
export function isStuck(facts: Facts): boolean {
  const { position, variant } = facts;
  const { kings, men } = facts[position.activeColor];
  if (facts.checkers(opposite(position.activeColor)).length > 0) return false;
  return !canMove(lookAt(position, variant, kings[0]), men);
}
