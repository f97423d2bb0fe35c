import { swapCastlingColors } from './castling.js';
import { withChanges } from './position.js';
import { opposite, squareIndex, squares } from './squares.js';
import type { FenOptions, Piece, Placement, Position, Square, Transform } from './types.js';

/** Index after turning FEN's order upside down, left to right, or both. */
const FLIP = 56;
const MIRROR = 7;

function rearranged(placement: Placement, mask: number): (Piece | null)[] {
  return placement.map((_, index) => placement[index ^ mask] ?? null);
}

function swappedCase(placement: Placement): (Piece | null)[] {
  return placement.map(
    (piece) => piece && ((piece < 'a' ? piece.toLowerCase() : piece.toUpperCase()) as Piece),
  );
}

function moved(square: Square | null, mask: number): Square | null {
  return square && squares[squareIndex(square) ^ mask]!;
}

/** K and Q change places, and so do the files a and h, b and g … */
function mirroredCastling(letters: string): string {
  const from = 'KQABCDEFGHkqabcdefgh';
  const to = 'QKHGFEDCBAqkhgfedcba';
  return [...letters].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/**
 * The position rearranged; done twice it is the start again.
 *
 * - `swap-colors` is a symmetry of the game: colours, ranks, turn, rights and en passant change
 *   together.
 * - `mirror` exchanges left and right, en passant with it. Castling rights go along in Chess960; in
 *   standard chess they name fixed squares and stay.
 * - `flip-ranks` and `rotate` change the placement alone: they mend a board that was written down
 *   from the wrong end, and its other fields name squares as they should be.
 * - `swap-case` changes letters only, those of castling too.
 */
export function transform(
  position: Position,
  transform: Transform,
  options: FenOptions = {},
): Position {
  const { placement, castling, enPassant, activeColor } = position;
  switch (transform) {
    case 'rotate':
      return withChanges(position, { placement: rearranged(placement, FLIP | MIRROR) });
    case 'flip-ranks':
      return withChanges(position, { placement: rearranged(placement, FLIP) });
    case 'mirror':
      return withChanges(position, {
        placement: rearranged(placement, MIRROR),
        castling: options.variant === 'chess960' ? mirroredCastling(castling) : castling,
        enPassant: moved(enPassant, MIRROR),
      });
    case 'swap-case':
      return withChanges(position, {
        placement: swappedCase(placement),
        castling: swapCastlingColors(castling),
      });
    case 'swap-colors':
      return withChanges(position, {
        placement: swappedCase(rearranged(placement, FLIP)),
        activeColor: opposite(activeColor),
        castling: swapCastlingColors(castling),
        enPassant: moved(enPassant, FLIP),
      });
    default:
      return position;
  }
}
