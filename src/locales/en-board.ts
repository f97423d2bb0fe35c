import type { Piece, Position, Square } from '../fen/types.js';
import { colorOf, kindOf, menOf, type Kind } from './men.js';

const kinds: Readonly<Record<Kind, string>> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

const pieceName = (piece: Piece): string =>
  `${colorOf(piece) === 'b' ? 'black' : 'white'} ${kinds[kindOf(piece)]}`;

const plural = (kind: Kind, count: number): string => `${kinds[kind]}${count > 1 ? 's' : ''}`;

/** What every board needs, apart from the rest: a page of diagrams loads nothing else of it. */
export const board = {
  /** The kinds of men, for a legend of their letters. */
  kinds,
  pieceName,
  square: (square: Square, piece: Piece | null) =>
    piece ? `${square}, ${pieceName(piece)}` : `${square}, empty`,
  /** The position by side and piece, after the board's own label. */
  described: (label: string, { placement, activeColor }: Position) =>
    `${label || 'Chess position'}. White: ${menOf(placement, 'w', plural) || 'no men'}. Black: ${menOf(placement, 'b', plural) || 'no men'}. ${
      activeColor === 'w' ? 'White' : 'Black'
    } to move.`,
  /** A form's objection while the rules are still on their way. */
  unusable: 'This position cannot be used.',
};
