import { squares } from '../fen/squares.js';
import type { Color, Piece, Placement, Position, Square } from '../fen/types.js';

const PIECES = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' } as const;

function pieceName(piece: Piece): string {
  const lower = piece.toLowerCase() as keyof typeof PIECES;
  return `${piece === lower ? 'black' : 'white'} ${PIECES[lower]}`;
}

/** The men of one side, kings first: “king g1, rooks a1, f1”. */
function men(placement: Placement, side: Color): string {
  const parts: string[] = [];
  for (const kind of 'kqrbnp') {
    const letter = side === 'w' ? kind.toUpperCase() : kind;
    const on = squares.filter((_, index) => placement[index] === letter);
    if (on.length === 0) continue;
    const name = PIECES[kind as keyof typeof PIECES];
    parts.push(`${name}${on.length > 1 ? 's' : ''} ${on.join(', ')}`);
  }
  return parts.length > 0 ? parts.join(', ') : 'no men';
}

/** What every board needs, apart from the rest: a page of diagrams loads nothing else of it. */
export const board = {
  pieceName,
  square: (square: Square, piece: Piece | null) =>
    piece ? `${square}, ${pieceName(piece)}` : `${square}, empty`,
  /** The position by side and piece, after the board's own label. */
  described: (label: string, { placement, activeColor }: Position) =>
    `${label || 'Chess position'}. White: ${men(placement, 'w')}. Black: ${men(placement, 'b')}. ${
      activeColor === 'w' ? 'White' : 'Black'
    } to move.`,
  /** A form's objection while the rules are still on their way. */
  unusable: 'This position cannot be used as it is.',
};
