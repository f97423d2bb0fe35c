import type { Color, Piece, Placement, Position, Square } from './types.js';

/** A frozen position from its parts. The placement is frozen too, so hand over one of your own. */
export function createPosition(
  placement: Placement,
  activeColor: Color,
  castling: string,
  enPassant: Square | null,
  halfmoveClock: number,
  fullmoveNumber: number,
): Position {
  return Object.freeze({
    placement: Object.freeze(placement),
    activeColor,
    castling,
    enPassant,
    halfmoveClock,
    fullmoveNumber,
  });
}

/** The same position with some parts replaced, frozen. */
export function withChanges(position: Position, changes: Partial<Position>): Position {
  const next = { ...position, ...changes };
  return createPosition(
    next.placement,
    next.activeColor,
    next.castling,
    next.enPassant,
    next.halfmoveClock,
    next.fullmoveNumber,
  );
}

/** No man on the board, and what FEN takes for the other fields when nothing is given. */
export const emptyPosition: Position = createPosition(
  new Array<Piece | null>(64).fill(null),
  'w',
  '',
  null,
  0,
  1,
);

/** Whether two positions agree in all six fields, as requested. */
export function samePosition(a: Position, b: Position): boolean {
  return (
    a.activeColor === b.activeColor &&
    a.castling === b.castling &&
    a.enPassant === b.enPassant &&
    a.halfmoveClock === b.halfmoveClock &&
    a.fullmoveNumber === b.fullmoveNumber &&
    a.placement.every((piece, index) => piece === b.placement[index])
  );
}
