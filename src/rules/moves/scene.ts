import { attackerIndices } from '../../fen/attacks.js';
import { opposite } from '../../fen/squares.js';
import type { Color, Position, Variant } from '../../fen/types.js';
import { isAttackedAfter, isBesideKing, onlyKing, pinnedMen } from './safety.js';

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
  /** Indices of the men that alone shield the king. */
  readonly pinned: readonly number[];
}

/**
 * Called with the indices of each legal move, a promotion once. In castling `to` is the king's goal and
 * `rook` the index of the rook, else -1. What returns true ends the search.
 */
export type Visit = (from: number, to: number, rook: number) => boolean;

/** Hand over the only king's index where it is known: it takes longest to find. */
export function lookAt(
  position: Position,
  variant: Variant = 'standard',
  king = onlyKing(position.placement, colorToMove(position)),
): Scene {
  const { placement } = position;
  const color = colorToMove(position);
  const enemy = opposite(color);
  const checkers = king < 0 ? [] : attackerIndices(placement, king, enemy);
  const pinned = king < 0 ? [] : pinnedMen(placement, king, color);
  return { position, variant, color, enemy, king, checkers, pinned };
}

/** Anything but `b` is White: a position of one's own making may hold what it wants. */
function colorToMove({ activeColor }: Position): Color {
  return activeColor === 'b' ? 'b' : 'w';
}

/** Whether the king may stand on a square, once a man has gone from `left` to `taken`. */
export function isSafeForKing(scene: Scene, target: number, left: number, taken: number): boolean {
  const { position, enemy } = scene;
  return (
    !isAttackedAfter(position.placement, target, enemy, left, taken) &&
    !isBesideKing(position.placement, target, enemy)
  );
}

/** Nobody may leave the own king attacked (FIDE Laws 3.9); most moves cannot and are not tried out. */
export function isSafe(scene: Scene, from: number, to: number): boolean {
  const { king, checkers, pinned, position, enemy } = scene;
  if (from === king) return king < 0 || isSafeForKing(scene, to, from, to);
  if (checkers.length === 0 && !pinned.includes(from)) return true;
  return !isAttackedAfter(position.placement, king, enemy, from, to);
}
