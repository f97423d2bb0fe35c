import type { Facts } from './facts.js';
import { canMove } from './moves/generate.js';
import { sceneOf } from './moves/scene.js';

/**
 * Whether the side to move has no legal move. Not where the other side is in check: its king would have
 * to be taken, and nothing can be said of such a turn.
 */
export function isStuck({ position, variant, mover, waiter }: Facts): boolean {
  const { color, kings, men, checkers } = mover;
  if (waiter.checkers.length > 0) return false;
  return !canMove(sceneOf(position, variant, color, kings[0]!, checkers), men);
}
