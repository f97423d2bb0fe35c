import {
  canonicalCastling,
  castlingKing,
  castlingRight,
  castlingRook,
  type CastlingRight,
} from '../../fen/castling.js';
import { pieceOf, squares } from '../../fen/squares.js';
import type { Color, FenOptions, Position, Square, Variant } from '../../fen/types.js';

/** One castling right: whether the field asks for it, and whether the placement allows it. */
export interface RightState extends CastlingRight {
  /** Where the rook stands or would have to; `null` where only the missing rook could say it. */
  readonly rook: Square | null;
  /** Where the king stands or would have to; `null` in Chess960 without a king on the back rank. */
  readonly king: Square | null;
  readonly requested: boolean;
  /** What is not there, `null` where the right is possible. */
  readonly missing: 'king' | 'rook' | null;
}

const colors: readonly Color[] = ['w', 'b'];

/** The field's letters. In Chess960 each is the file of its rook, so that it means the same whatever stands outside. */
function requestedLetters({ castling, placement }: Position, { variant }: FenOptions): string {
  const notation = variant === 'chess960' ? 'shredder' : 'x-fen';
  return canonicalCastling(castling, placement, variant, notation);
}

/** The rooks on the king's back rank as Shredder letters, from h to a. */
function rookLetters({ placement }: Position, color: Color): string[] {
  const home = color === 'w' ? 56 : 0;
  return [...(color === 'w' ? 'HGFEDCBA' : 'hgfedcba')].filter(
    (_, index) => placement[home + 7 - index] === pieceOf('R', color),
  );
}

/** The letters with a box: in standard chess the four rights, in Chess960 one a rook; and all that are requested. */
function lettersShown(position: Position, color: Color, options: FenOptions): string[] {
  const isOwn = (letter: string): boolean => castlingRight(letter)?.color === color;
  const always =
    options.variant !== 'chess960'
      ? [...'KQkq'].filter(isOwn)
      : castlingKing(position.placement, color, 'chess960') < 0
        ? []
        : rookLetters(position, color);
  return [...new Set([...always, ...[...requestedLetters(position, options)].filter(isOwn)])];
}

function stateOf(position: Position, letter: string, options: FenOptions): RightState {
  const { placement } = position;
  const variant = options.variant ?? 'standard';
  const right = castlingRight(letter)!;
  const { color } = right;
  const king = castlingKing(placement, color, variant);
  const rook = castlingRook(placement, right, variant);
  const home = color === 'w' ? 56 : 0;
  let { side, file } = right;
  if (file === null && variant === 'standard') file = side === 'kingside' ? 7 : 0;
  const kingFile = king < 0 ? (variant === 'standard' ? 4 : null) : king & 7;
  if (side === null && file !== null && kingFile !== null) {
    side = file > kingFile ? 'kingside' : 'queenside';
  }
  return {
    letter,
    color,
    side,
    file,
    rook: file === null ? null : squares[home + file]!,
    king: kingFile === null ? null : squares[home + kingFile]!,
    requested: requestedLetters(position, options).includes(letter),
    missing: king < 0 ? 'king' : rook < 0 ? 'rook' : null,
  };
}

/** The rights that have a box, White's first. */
export function rightStates(position: Position, options: FenOptions): RightState[] {
  return colors.flatMap((color) =>
    lettersShown(position, color, options).map((letter) => stateOf(position, letter, options)),
  );
}

function written(letters: string, { placement }: Position, options: FenOptions): string {
  return canonicalCastling(letters, placement, options.variant, options.castlingNotation) || '-';
}

/** The castling field with one right more or less; every other right stays as it is. */
export function withRight(
  position: Position,
  letter: string,
  wanted: boolean,
  options: FenOptions,
): string {
  const others = requestedLetters(position, options).replaceAll(letter, '');
  return written(wanted ? others + letter : others, position, options);
}

/**
 * The castling field with every right that the placement allows and no other. No king ever has more than one right a
 * side: where several rooks stand there in Chess960, it is the one that is requested, or else the outermost.
 */
export function allowedRights(position: Position, options: FenOptions): string {
  const possible = rightStates(position, options).filter(({ missing }) => missing === null);
  const allowed = possible.filter((right) => {
    const alike = possible.filter(
      ({ color, side }) => color === right.color && side === right.side,
    );
    const outermost = right.side === 'kingside' ? alike[0] : alike.at(-1);
    return alike.some(({ requested }) => requested) ? right.requested : right === outermost;
  });
  return written(allowed.map(({ letter }) => letter).join(''), position, options);
}

/** Whether rights are requested that standard chess has no king or rook for, and Chess960 has for each. */
export function isChess960Castling(position: Position, options: FenOptions): boolean {
  if (options.variant === 'chess960') return false;
  const lacks = (variant: Variant): boolean =>
    rightStates(position, { ...options, variant }).some(
      ({ requested, missing }) => requested && missing !== null,
    );
  return lacks('standard') && !lacks('chess960');
}
