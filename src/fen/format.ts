import { attackerIndices } from './attacks.js';
import { canonicalCastling } from './castling.js';
import { formatPlacement } from './placement.js';
import { opposite, pieceOf, squareIndex } from './squares.js';
import type { Color, FenOptions, Piece, Placement, Position, Square } from './types.js';

/**
 * Whether an en passant target square can be: on the rank that fits the turn, it and the square
 * behind it empty, and the pawn that just passed it in front of it (PGN standard 16.1.3.4).
 */
export function enPassantPossible(
  placement: Placement,
  activeColor: Color,
  enPassant: Square,
): boolean {
  const target = squareIndex(enPassant);
  const row = activeColor === 'w' ? 2 : 5;
  const forward = activeColor === 'w' ? 8 : -8;
  return (
    target >> 3 === row &&
    placement[target] === null &&
    placement[target - forward] === null &&
    placement[target + forward] === pieceOf('P', opposite(activeColor))
  );
}

/**
 * Indices of the pawns that could take en passant: beside the pawn that passed, and with `legal`
 * only those whose capture leaves no own king attacked. Call it for a possible square.
 */
export function enPassantCapturers(
  placement: Placement,
  activeColor: Color,
  enPassant: Square,
  legal: boolean,
): number[] {
  const target = squareIndex(enPassant);
  const passed = target + (activeColor === 'w' ? 8 : -8);
  const pawn = pieceOf('P', activeColor);
  const capturers: number[] = [];
  for (const from of [passed - 1, passed + 1]) {
    if (from >> 3 !== passed >> 3 || placement[from] !== pawn) continue;
    if (legal && exposesKing(placement, activeColor, from, target, passed)) continue;
    capturers.push(from);
  }
  return capturers;
}

function exposesKing(
  placement: Placement,
  color: Color,
  from: number,
  target: number,
  passed: number,
): boolean {
  const after: (Piece | null)[] = [...placement];
  after[target] = after[from]!;
  after[from] = null;
  after[passed] = null;
  const king = after.indexOf(pieceOf('K', color));
  return king >= 0 && attackerIndices(after, king, opposite(color)).length > 0;
}

/** Whether the chosen notation writes this requested square. Impossible ones are always written. */
function writesEnPassant(position: Position, options: FenOptions): boolean {
  const { placement, activeColor, enPassant } = position;
  const notation = options.enPassantNotation ?? 'as-given';
  if (enPassant === null || notation === 'as-given') return enPassant !== null;
  if (!enPassantPossible(placement, activeColor, enPassant)) return true;
  return enPassantCapturers(placement, activeColor, enPassant, notation === 'legal').length > 0;
}

/** A count as digits, never less than `least`; what is no whole number is `least` too. */
function formatCounter(value: number, least: number): string {
  return Number.isSafeInteger(value) && value > least ? String(value) : String(least);
}

/**
 * The canonical FEN of a position, six fields (PGN standard 16.1). Rights are written in the order
 * KQkq, Shredder's letters from h to a, requested ones even where impossible; the en passant square
 * as requested, left out only where the chosen notation says that nobody may use a possible one.
 */
export function formatFen(position: Position, options: FenOptions = {}): string {
  const { placement, activeColor, castling, enPassant, halfmoveClock, fullmoveNumber } = position;
  const rights =
    castling && canonicalCastling(castling, placement, options.variant, options.castlingNotation);
  return (
    `${formatPlacement(placement)} ${activeColor} ${rights || '-'} ` +
    `${writesEnPassant(position, options) ? enPassant : '-'} ` +
    `${formatCounter(halfmoveClock, 0)} ${formatCounter(fullmoveNumber, 1)}`
  );
}
