import { castlingKing, castlingRight, castlingRook } from '../fen/castling.js';
import type { CastlingRight } from '../fen/castling.js';
import { illegal } from './facts.js';
import type { Finding, Rule } from './facts.js';
import { unmovedOf } from './retract.js';
import type { Color, Data, File, Position, Square, Variant } from '../fen/types.js';

/** Name of the square where the rook of a right should be, or '' where only the side is known. */
function rookSquare({ color, side, file }: CastlingRight, variant: Variant): Square | '' {
  const rank = color === 'w' ? 1 : 8;
  if (file !== null) return `${'abcdefgh'[file] as File}${rank}`;
  if (variant === 'chess960') return '';
  return `${side === 'kingside' ? 'h' : 'a'}${rank}`;
}

/** The requested rights whose king or rook is not where it has to be, as letters. */
export function impossibleRights(
  { castling, placement }: Position,
  variant: Variant = 'standard',
): string {
  return [...castling]
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
export const castlingRights: Rule = (facts, report) => {
  const { position, placement, variant, known } = facts;
  const { castling } = position;
  // Nearly always each right has its king and its rook.
  if (!known.castling || unmovedOf(facts).length === 2 * castling.length) return;
  const kings = {
    w: castlingKing(placement, 'w', variant),
    b: castlingKing(placement, 'b', variant),
  };
  for (const color of ['w', 'b'] as const) {
    if (kings[color] >= 0) continue;
    const rights = lettersOf(castling, color);
    const rank = color === 'w' ? 1 : 8;
    const square = variant === 'standard' ? (`e${rank}` as const) : '';
    if (rights === '') continue;
    const data = { color, rights, square, rank };
    report(wrongCastling('castling-without-king', square, data));
  }
  for (const letter of castling) {
    const right = castlingRight(letter);
    if (!right || castlingRook(placement, right, variant) >= 0) continue;
    const { color } = right;
    const square = rookSquare(right, variant);
    // Without its king nobody can say in Chess960 where the rook should be.
    if (kings[color] < 0 && square === '') continue;
    const rank = color === 'w' ? 1 : 8;
    // In standard chess the rooks of the other files never castle, there or not.
    const file = variant === 'standard' && right.file !== null ? 'abcdefgh'[right.file]! : '';
    const data = { color, right: letter, side: right.side ?? '', square, rank, file };
    report(wrongCastling('castling-without-rook', square, data));
  }
};

function lettersOf(castling: string, color: Color): string {
  return [...castling].filter((letter) => castlingRight(letter)?.color === color).join('');
}

function wrongCastling(code: string, square: Square | '', data: Data): Finding {
  const finding = illegal(code, 'castling', [], data);
  return square === '' ? finding : { ...finding, squares: [square] };
}
