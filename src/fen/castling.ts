import { opposite, pieceOf } from './squares.js';
import type { CastlingNotation, Color, Placement, Variant } from './types.js';

/** One requested right: who may castle, and on which side or with the rook of which file (0–7). */
export interface CastlingRight {
  readonly letter: string;
  readonly color: Color;
  readonly side: 'kingside' | 'queenside' | null;
  readonly file: number | null;
}

/** The right that an X-FEN or Shredder letter asks for, or `null` for any other letter. */
export function castlingRight(letter: string): CastlingRight | null {
  const capital = letter.toUpperCase();
  const color = letter === capital ? 'w' : 'b';
  if (capital === 'K') return { letter, color, side: 'kingside', file: null };
  if (capital === 'Q') return { letter, color, side: 'queenside', file: null };
  const file = capital.charCodeAt(0) - 65;
  if (letter.length !== 1 || !(file >= 0 && file < 8)) return null;
  return { letter, color, side: null, file };
}

function homeRow(color: Color): number {
  return color === 'w' ? 56 : 0;
}

/** Index of the king that may castle, or -1: on e1 or e8, in Chess960 anywhere on its back rank. */
export function castlingKing(placement: Placement, color: Color, variant: Variant): number {
  const king = pieceOf('K', color);
  const home = homeRow(color);
  if (variant === 'standard') return placement[home + 4] === king ? home + 4 : -1;
  for (let index = home; index < home + 8; index++) if (placement[index] === king) return index;
  return -1;
}

/** Index of the outermost rook beyond the king on a side, or -1 (X-FEN's meaning of K and Q). */
function outermostRook(
  placement: Placement,
  king: number,
  color: Color,
  kingside: boolean,
): number {
  const rook = pieceOf('R', color);
  const inwards = kingside ? -1 : 1;
  for (let index = homeRow(color) + (kingside ? 7 : 0); index !== king; index += inwards) {
    if (placement[index] === rook) return index;
  }
  return -1;
}

/**
 * Index of the rook that a right belongs to, or -1 where it isn't there. In standard chess K and Q
 * are the rooks on h1/h8 and a1/a8 and nothing else.
 */
export function castlingRook(placement: Placement, right: CastlingRight, variant: Variant): number {
  const { color, side } = right;
  const home = homeRow(color);
  if (side && variant === 'chess960') {
    const king = castlingKing(placement, color, variant);
    return king < 0 ? -1 : outermostRook(placement, king, color, side === 'kingside');
  }
  const index = home + (side ? (side === 'kingside' ? 7 : 0) : right.file!);
  if (variant === 'standard' && (index & 7) !== 0 && (index & 7) !== 7) return -1;
  return placement[index] === pieceOf('R', color) ? index : -1;
}

function inCase(capital: string, color: Color): string {
  return color === 'w' ? capital : capital.toLowerCase();
}

/** The file (0–7) of the rook that a right names, `null` where only the missing rook could say it. */
function rookFile(right: CastlingRight, placement: Placement, variant: Variant): number | null {
  if (right.file !== null) return right.file;
  if (variant === 'standard') return right.side === 'kingside' ? 7 : 0;
  const rook = castlingRook(placement, right, variant);
  return rook < 0 ? null : rook & 7;
}

/**
 * Requested rights in canonical letters and order, each once: White's before Black's, files from h to
 * a, where K and Q are the file of their rook. Letters that ask for no right are left out, K and Q stay
 * in Shredder-FEN where no rook says which file they mean. `''` where none is asked for.
 */
export function canonicalCastling(
  letters: string,
  placement: Placement,
  variant: Variant = 'standard',
  notation: CastlingNotation = 'x-fen',
): string {
  const written = new Map<string, number>();
  for (const letter of new Set(letters)) {
    const right = castlingRight(letter);
    if (!right) continue;
    const { color, side } = right;
    const file = rookFile(right, placement, variant);
    const means = (other: string): boolean =>
      rookFile(castlingRight(other)!, placement, variant) === file;
    const shredder = file === null ? letter : inCase('ABCDEFGH'[file]!, color);
    const xFen = side ? letter : ([...inCase('KQ', color)].find(means) ?? letter);
    const order = (color === 'w' ? 0 : 16) - (file ?? (side === 'kingside' ? 8 : -1));
    written.set(notation === 'shredder' ? shredder : xFen, order);
  }
  return [...written.keys()].sort((a, b) => written.get(a)! - written.get(b)!).join('');
}

/** The letters with White's and Black's rights exchanged, White's first. */
export function swapCastlingColors(letters: string): string {
  const of = (color: Color): string =>
    [...letters].filter((letter) => castlingRight(letter)?.color === opposite(color)).join('');
  return of('w').toUpperCase() + of('b').toLowerCase();
}
