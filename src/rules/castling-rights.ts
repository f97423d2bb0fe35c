import { castlingKing, castlingRight, castlingRook } from '../fen/castling.js';
import { squares } from '../fen/squares.js';
import { illegal } from './facts.js';
import type { Finding, Rule } from './facts.js';
import { unmovedOf } from './retract.js';
import type { Color, Data, Position, Variant } from '../fen/types.js';

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
  const isStandard = variant === 'standard';
  for (const color of ['w', 'b'] as const) {
    const rights = [...castling]
      .filter((letter) => castlingRight(letter)?.color === color)
      .join('');
    if (rights === '' || castlingKing(placement, color, variant) >= 0) continue;
    report(wrongCastling('castling-without-king', isStandard ? 4 : null, color, { rights }));
  }
  for (const letter of castling) {
    const right = castlingRight(letter);
    if (!right || castlingRook(placement, right, variant) >= 0) continue;
    const { color, side, file } = right;
    const rookFile = file ?? (isStandard ? (side === 'kingside' ? 7 : 0) : null);
    // Without its king nobody can say in Chess960 where the rook should be.
    if (rookFile === null && castlingKing(placement, color, variant) < 0) continue;
    report(
      wrongCastling('castling-without-rook', rookFile, color, {
        right: letter,
        side: side ?? '',
        // In standard chess the rooks of the other files never castle, there or not.
        file: isStandard && file !== null ? 'abcdefgh'[file]! : '',
      }),
    );
  }
};

/** With the file where the man should be, where that is known. */
function wrongCastling(code: string, file: number | null, color: Color, data: Data): Finding {
  const home = color === 'w' ? 56 : 0;
  const indices = file === null ? [] : [home + file];
  const square = file === null ? '' : squares[home + file]!;
  return illegal(code, 'castling', indices, { color, ...data, square, rank: home ? 1 : 8 });
}
