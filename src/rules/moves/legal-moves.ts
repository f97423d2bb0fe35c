import { pieceOf, squareIndex, squares } from '../../fen/squares.js';
import type { FenOptions, Move, Position, Promotion } from '../../fen/types.js';
import { visitMoves } from './generate.js';
import { lookAt } from './scene.js';
import type { Scene } from './scene.js';

const promotions: readonly Promotion[] = ['q', 'r', 'b', 'n'];

/** Whether a man that goes there must become another (FIDE Laws 3.7.3.3). */
export function mustPromote({ position, color }: Scene, from: number, to: number): boolean {
  return (to < 8 || to > 55) && position.placement[from] === pieceOf('P', color);
}

/** The move as it is written: castling by the king's goal, in Chess960 by the rook's square. */
function written({ variant }: Scene, from: number, to: number, rook: number): Move {
  const goal = rook >= 0 && variant === 'chess960' ? rook : to;
  return { from: squares[from]!, to: squares[goal]! };
}

/**
 * The legal moves of the side to move, promotions one by one. Castling goes by the king's goal; in
 * Chess960 by the square of the rook, where the goal may be an ordinary move's too. Requested rights
 * and en passant squares count only where the placement allows them. Any position gets an answer: no
 * king is ever taken, and a side with no king or more than one need not mind checks.
 */
export function legalMoves(position: Position, options: FenOptions = {}): Move[] {
  const scene = lookAt(position, options.variant);
  const moves: Move[] = [];
  for (let index = 0; index < 64; index++) {
    visitMoves(scene, index, (from, to, rook) => {
      const move = written(scene, from, to, rook);
      if (!mustPromote(scene, from, to)) moves.push(move);
      else for (const promotion of promotions) moves.push({ ...move, promotion });
      return false;
    });
  }
  return moves;
}

/** A legal move by its indices; `rook` is the castling rook's, else -1. */
export interface FoundMove {
  readonly from: number;
  readonly to: number;
  readonly rook: number;
  /** As `legalMoves` lists it. */
  readonly move: Move;
}

/**
 * The legal move that is meant, or `null`. Castling may be given by the king's goal, unless the king
 * could simply step there, in Chess960 also by the rook's square. A promotion has to say to what, and
 * nothing else may.
 */
export function findMove(scene: Scene, { from, to, promotion }: Move): FoundMove | null {
  const start = squareIndex(from);
  const end = squareIndex(to);
  let found: FoundMove | null = null;
  visitMoves(scene, start, (_, goal, rook) => {
    const steps = rook < 0 || Math.abs(goal - start) > 1;
    const castles = rook === end && scene.variant === 'chess960';
    if (!castles && !(steps && goal === end)) return false;
    const fits = mustPromote(scene, start, goal)
      ? promotions.includes(promotion!)
      : promotion === undefined;
    const move = written(scene, start, goal, rook);
    if (fits)
      found = { from: start, to: goal, rook, move: promotion ? { ...move, promotion } : move };
    return true;
  });
  return found;
}
