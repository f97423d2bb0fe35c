import { squareIndex } from '../fen/squares.js';
import { enPassantPossible } from '../fen/format.js';
import { unreachable } from './facts.js';
import type { Rule } from './facts.js';

/** An en passant square means that the last move was a pawn's, and that sets the clock to 0. */
export const halfmoveClockEnPassant: Rule = ({ position, placement, known }, report) => {
  const { enPassant, halfmoveClock, activeColor } = position;
  if (enPassant === null || halfmoveClock === 0 || !known.halfmoveClock) return;
  if (!known.activeColor || !enPassantPossible(placement, activeColor, enPassant)) return;
  const data = { clock: halfmoveClock, square: enPassant };
  report(unreachable('halfmove-clock-en-passant', 'halfmoveClock', [squareIndex(enPassant)], data));
};
