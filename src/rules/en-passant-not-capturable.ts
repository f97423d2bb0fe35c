import { enPassantCapturers, enPassantPossible } from '../fen/format.js';
import { squareIndex } from '../fen/squares.js';
import { note } from './facts.js';
import type { Rule } from './facts.js';

/** Nobody may take on this square: no pawn stands ready, or taking would leave the king in check. */
export const enPassantNotCapturable: Rule = ({ position, placement, known }, report) => {
  const { enPassant, activeColor } = position;
  if (enPassant === null || !known.activeColor) return;
  if (!enPassantPossible(placement, activeColor, enPassant)) return;
  if (enPassantCapturers(placement, activeColor, enPassant, true).length > 0) return;
  const pinned = enPassantCapturers(placement, activeColor, enPassant, false);
  const squares = [squareIndex(enPassant), ...pinned];
  const data = { square: enPassant, color: activeColor, pinned: pinned.length };
  report(note('en-passant-not-capturable', 'enPassant', squares, data));
};
