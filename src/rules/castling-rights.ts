import { castlingKing, castlingRight, castlingRook } from '../fen/castling.js';
import type { CastlingRight } from '../fen/castling.js';
import { colors, illegal } from './facts.js';
import type { Facts, Rule } from './facts.js';

/** Name of the square where the rook of a right should be, or '' where only the side is known. */
function rookSquare({ color, side, file }: CastlingRight, variant: Facts['variant']): string {
  const rank = color === 'w' ? 1 : 8;
  if (file !== null) return `${'abcdefgh'[file]}${rank}`;
  if (variant === 'chess960') return '';
  return `${side === 'kingside' ? 'h' : 'a'}${rank}`;
}

/** The requested rights whose king or rook is not where it has to be, as letters. */
export function impossibleRights({ position, placement, variant }: Facts): string {
  return [...position.castling]
    .filter((letter) => {
      const right = castlingRight(letter);
      return (
        right &&
        (castlingKing(placement, right.color, variant) < 0 ||
          castlingRook(placement, right, variant) < 0)
      );
    })
    .join('');
}

/**
 * A right belongs to a king and a rook that never moved (FIDE Laws 3.8.2): in standard chess the king
 * on e1 or e8 and the rook on h1/h8 or a1/a8, in Chess960 a king on its back rank and the rook that
 * the letter names.
 */
export const castlingRights: Rule = ({ position, placement, variant, known }, report) => {
  if (!known('castling')) return;
  const rights = [...position.castling].flatMap((letter) => castlingRight(letter) ?? []);
  for (const color of colors) {
    const own = rights.filter((right) => right.color === color);
    if (own.length === 0) continue;
    const rank = color === 'w' ? 1 : 8;
    const king = castlingKing(placement, color, variant);
    if (king < 0) {
      const letters = own.map(({ letter }) => letter).join('');
      const square = variant === 'standard' ? (`e${rank}` as const) : '';
      report({
        ...illegal('castling-without-king', 'castling', [], {
          color,
          rights: letters,
          square,
          rank,
        }),
        squares: square ? [square] : [],
      });
    }
    for (const right of own) {
      const square = rookSquare(right, variant);
      if (king < 0 && square === '') continue;
      if (castlingRook(placement, right, variant) >= 0) continue;
      const side = right.side ?? '';
      report({
        ...illegal('castling-without-rook', 'castling', [], {
          color,
          right: right.letter,
          side,
          square,
          rank,
        }),
        squares: square ? [square as `a${1}`] : [],
      });
    }
  }
};
