import { attackerIndices } from '../../fen/attacks.js';
import { opposite } from '../../fen/squares.js';
import type { Color, Position, Variant } from '../../fen/types.js';
import { isUncovered } from '../lines.js';
import { isAttackedAfter, isBesideKing, onlyKing } from './safety.js';

/** A position with what is found out once for all moves of the side to move. */
export interface Scene {
  readonly position: Position;
  readonly variant: Variant;
  readonly color: Color;
  readonly enemy: Color;
  /** Index of the king that must not be left attacked, -1 where there is none or more than one. */
  readonly king: number;
  /** Indices of the men that give check. */
  readonly checkers: readonly number[];
}

/**
 * Called with the indices of each legal move, a promotion once. In castling `to` is the king's goal and
 * `rook` the index of the rook, else -1. What returns true ends the search.
 */
export type Visit = (from: number, to: number, rook: number) => boolean;

export function lookAt(position: Position, variant: Variant = 'standard'): Scene {
  const { placement } = position;
  // Anything but `b` is White: a position of one's own making may hold what it wants.
  const color = position.activeColor === 'b' ? 'b' : 'w';
  const king = onlyKing(placement, color);
  const checkers = king < 0 ? [] : attackerIndices(placement, king, opposite(color));
  return sceneOf(position, variant, color, king, checkers);
}

/** The same where king and checkers are known. */
export function sceneOf(
  position: Position,
  variant: Variant,
  color: Color,
  king: number,
  checkers: readonly number[],
): Scene {
  const enemy = opposite(color);
  return { position, variant, color, enemy, king, checkers };
}

/** Whether the king may stand on a square, once a man has gone from `left` to `taken`. */
export function isSafeForKing(scene: Scene, target: number, left: number, taken: number): boolean {
  const { position, enemy } = scene;
  return (
    !isAttackedAfter(position.placement, target, enemy, left, taken) &&
    !isBesideKing(position.placement, target, enemy)
  );
}

/**
 * Nobody may leave the own king attacked (FIDE Laws 3.9). Not for taking en passant, which empties a
 * square more.
 */
export function isSafe(scene: Scene, from: number, to: number): boolean {
  const { king, checkers, position, enemy } = scene;
  if (from === king) return isSafeForKing(scene, to, from, to);
  if (king < 0) return true;
  const { placement } = position;
  // Most men stand on no line to the king, or alone shield it from nothing.
  if (checkers.length === 0 && !isUncovered(placement, king, from, -1, enemy === 'b')) return true;
  return !isAttackedAfter(placement, king, enemy, from, to);
}
