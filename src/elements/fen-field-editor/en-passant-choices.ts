import { enPassantPossible } from '../../fen/format.js';
import { squares } from '../../fen/squares.js';
import type { Position, Square } from '../../fen/types.js';

/** The squares behind a pawn that has just stepped two, ranks 3 and 6 from a to h. */
const TARGETS: readonly Square[] = [...squares.slice(40, 48), ...squares.slice(16, 24)];

export interface EnPassantChoices {
  /** Squares over which the placement lets a pawn just have stepped. */
  readonly possible: readonly Square[];
  /** The other squares of ranks 3 and 6, and the requested one wherever it is. */
  readonly others: readonly Square[];
}

/** The squares that the en passant field may ask for. */
export function enPassantChoices({
  placement,
  activeColor,
  enPassant,
}: Position): EnPassantChoices {
  const possible = TARGETS.filter((square) => enPassantPossible(placement, activeColor, square));
  const others = TARGETS.filter((square) => !possible.includes(square));
  if (enPassant && !TARGETS.includes(enPassant)) others.push(enPassant);
  return { possible, others };
}
