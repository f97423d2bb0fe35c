import {
  diagonalRays,
  kingTargets,
  knightTargets,
  pawnSources,
  straightRays,
} from '../../fen/attacks.js';
import { enPassantCapturers, enPassantPossible } from '../../fen/format.js';
import { colorOf, pieceOf, squareIndex, squares } from '../../fen/squares.js';
import type { Piece } from '../../fen/types.js';
import { visitCastling } from './castling.js';
import { isSafe } from './scene.js';
import type { Scene, Visit } from './scene.js';

const everywhere: readonly number[] = /* @__PURE__ */ squares.map((_, index) => index);

type Lines = readonly (readonly (readonly number[])[])[];

const single = (targets: readonly (readonly number[])[]): Lines =>
  targets.map((reached) => reached.map((target) => [target]));

const knightLines = /* @__PURE__ */ single(knightTargets);
const kingLines = /* @__PURE__ */ single(kingTargets);
const queenLines: Lines = /* @__PURE__ */ straightRays.map((lines, index) => [
  ...lines,
  ...diagonalRays[index]!,
]);

const linesByPiece: Partial<Record<Piece, Lines>> = {
  ...{ N: knightLines, B: diagonalRays, R: straightRays, Q: queenLines, K: kingLines },
  ...{ n: knightLines, b: diagonalRays, r: straightRays, q: queenLines, k: kingLines },
};

/** Where a piece goes, by index: lines with the near squares first; `undefined` for a pawn. */
export function linesOf(piece: Piece): Lines | undefined {
  return linesByPiece[piece];
}

/** Pawns go straight, by two from their second rank, and take aslant (FIDE Laws 3.7). */
function visitPawn(scene: Scene, from: number, visit: Visit): boolean {
  const { position, color, enemy, king } = scene;
  const { placement, enPassant } = position;
  const tries = (to: number): boolean => isSafe(scene, from, to) && visit(from, to, -1);
  const forward = color === 'w' ? -8 : 8;
  const step = from + forward;
  // A pawn on its last rank, where none can be, has nowhere to go.
  if (step < 0 || step > 63) return false;
  if (!placement[step]) {
    if (tries(step)) return true;
    const home = color === 'w' ? 6 : 1;
    if (from >> 3 === home && !placement[step + forward] && tries(step + forward)) return true;
  }
  const enemyKing = pieceOf('K', enemy);
  for (const to of pawnSources[enemy][from]!) {
    const taken = placement[to];
    if (taken && colorOf(taken) === enemy && taken !== enemyKing && tries(to)) return true;
  }
  return (
    enPassant !== null &&
    enPassantPossible(placement, color, enPassant) &&
    enPassantCapturers(placement, color, enPassant, king >= 0).includes(from) &&
    visit(from, squareIndex(enPassant), -1)
  );
}

/**
 * Visits the legal moves of the man on an index; whether the visitor ended it. A king is never taken
 * (FIDE Laws 1.4.1), and a colour with no king or more than one cannot leave it attacked.
 */
export function visitMoves(scene: Scene, from: number, visit: Visit): boolean {
  const { placement } = scene.position;
  const piece = placement[from];
  if (!piece || colorOf(piece) !== scene.color) return false;
  if (piece === 'P' || piece === 'p') return visitPawn(scene, from, visit);
  const enemyKing = pieceOf('K', scene.enemy);
  for (const line of linesOf(piece)?.[from] ?? []) {
    for (const to of line) {
      const taken = placement[to];
      if (taken && (taken === enemyKing || colorOf(taken) === scene.color)) break;
      if (isSafe(scene, from, to) && visit(from, to, -1)) return true;
      if (taken) break;
    }
  }
  return from === scene.king && visitCastling(scene, visit);
}

const found = (): boolean => true;

/** Whether one of the men on these indices has a legal move: the first one found will do. */
export function canMove(scene: Scene, men: readonly number[] = everywhere): boolean {
  // Out of check it is most often the king that goes.
  if (scene.checkers.length > 0 && visitMoves(scene, scene.king, found)) return true;
  for (const from of men) if (visitMoves(scene, from, found)) return true;
  return false;
}
