import { castlingKing, castlingRight, castlingRook } from '../../fen/castling.js';
import { isSafeForKing } from './scene.js';
import type { Scene, Visit } from './scene.js';

/**
 * Where castling takes king and rook, as indices: to the g- and f-file with the rook on the h-file's
 * side, else to the c- and d-file, in Chess960 too (FIDE Laws 3.8.2, Guidelines II.3).
 */
export function castlingGoals(king: number, rook: number): readonly [king: number, rook: number] {
  const home = king & 56;
  return rook > king ? [home + 6, home + 5] : [home + 2, home + 3];
}

/**
 * Whether nothing but the two stands on the way of king and rook, and no square of the king's way is
 * attacked, with the king gone from where it stood and, on its goal, the rook too.
 */
function isFree(scene: Scene, rook: number): boolean {
  const { king, position } = scene;
  const [goal, rookGoal] = castlingGoals(king, rook);
  const last = Math.max(king, rook, goal, rookGoal);
  for (let at = Math.min(king, rook, goal, rookGoal); at <= last; at++) {
    if (at !== king && at !== rook && position.placement[at]) return false;
  }
  const step = Math.sign(goal - king);
  for (let at = king; at !== goal; at += step) {
    if (!isSafeForKing(scene, at + step, king, -1)) return false;
  }
  return isSafeForKing(scene, goal, rook, rookGoal);
}

/** Visits each castling that a requested right allows; whether the visitor ended it. */
export function visitCastling(scene: Scene, visit: Visit): boolean {
  const { position, variant, color, king, checkers } = scene;
  if (checkers.length > 0) return false;
  const seen: number[] = [];
  for (const letter of position.castling) {
    const right = castlingRight(letter);
    if (right?.color !== color) continue;
    if (castlingKing(position.placement, color, variant) !== king) return false;
    const rook = castlingRook(position.placement, right, variant);
    if (rook < 0 || seen.includes(rook)) continue;
    seen.push(rook);
    if (isFree(scene, rook) && visit(king, castlingGoals(king, rook)[0], rook)) return true;
  }
  return false;
}
