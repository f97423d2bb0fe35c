import { canonicalCastling } from '../../fen/castling.js';
import type { FenOptions, Position } from '../../fen/types.js';

/** The rights with a check box. In Chess960 they mean the outermost rooks; those of inner rooks have no box. */
export const rightsWithBox = ['K', 'Q', 'k', 'q'] as const;
export type RightWithBox = (typeof rightsWithBox)[number];

function requested({ castling, placement }: Position, { variant }: FenOptions): string {
  return canonicalCastling(castling, placement, variant);
}

/** Whether the position asks for the right. */
export function isRequested(position: Position, right: RightWithBox, options: FenOptions): boolean {
  return requested(position, options).includes(right);
}

/** The castling field with one right more or less; every other right stays as it is. */
export function withRight(
  position: Position,
  right: RightWithBox,
  wanted: boolean,
  options: FenOptions,
): string {
  const others = requested(position, options).replaceAll(right, '');
  const { variant, castlingNotation } = options;
  const rights = wanted ? others + right : others;
  return canonicalCastling(rights, position.placement, variant, castlingNotation) || '-';
}
