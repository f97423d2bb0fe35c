import type { Color, File, Piece, Rank, Square } from './types.js';

/** All squares in FEN's order: a8, b8 … h8, a7 … h1. A square's place in it is its index. */
export const squares: readonly Square[] = Object.freeze(
  Array.from(
    { length: 64 },
    (_, index) =>
      `${'abcdefgh'[index & 7] as File}${(8 - (index >> 3)) as unknown as Rank}` as Square,
  ),
);

/** Place of a square in FEN's order, 0 (a8) … 63 (h1). */
export function squareIndex(square: Square): number {
  return ((56 - square.charCodeAt(1)) << 3) + square.charCodeAt(0) - 97;
}

/** Whether a text is the name of a square, in small letters. */
export function isSquare(text: string): text is Square {
  return /^[a-h][1-8]$/.test(text);
}

/** Whether a square is light, by its index; a1 is dark. */
export function isLightIndex(index: number): boolean {
  return ((index ^ (index >> 3)) & 1) === 0;
}

/** The colour of a piece by the case of its letter. */
export function colorOf(piece: Piece): Color {
  return piece.charCodeAt(0) < 97 ? 'w' : 'b';
}

export function opposite(color: Color): Color {
  return color === 'w' ? 'b' : 'w';
}

export type Kind = 'P' | 'N' | 'B' | 'R' | 'Q' | 'K';

const blackPieces = { P: 'p', N: 'n', B: 'b', R: 'r', Q: 'q', K: 'k' } as const;

/** The letter of a kind of piece in a colour's case. */
export function pieceOf(kind: Kind, color: Color): Piece {
  return color === 'w' ? kind : blackPieces[kind];
}
