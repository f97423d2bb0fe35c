import { isSquare } from '../../fen/squares.js';
import type { FenOptions, Move, Position, Promotion } from '../../fen/types.js';
import { findMove } from './legal-moves.js';
import { lookAt } from './scene.js';

/**
 * A legal move as the Universal Chess Interface has it: both squares and the letter of a promotion;
 * castling is the king going to its goal, in Chess960 to the square of the rook. `null` where it is not
 * legal.
 */
export function moveToUci(position: Position, move: Move, options: FenOptions = {}): string | null {
  const found = findMove(lookAt(position, options.variant), move);
  return found && found.move.from + found.move.to + (found.move.promotion ?? '');
}

/** The legal move that a text of the Universal Chess Interface means, as `legalMoves` lists it, or `null`. */
export function parseUci(position: Position, text: string, options: FenOptions = {}): Move | null {
  const from = text.slice(0, 2);
  const to = text.slice(2, 4);
  const promotion = text.slice(4);
  if (!isSquare(from) || !isSquare(to)) return null;
  const move = promotion ? { from, to, promotion: promotion as Promotion } : { from, to };
  return findMove(lookAt(position, options.variant), move)?.move ?? null;
}
