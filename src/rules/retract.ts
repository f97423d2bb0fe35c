import { kingTargets } from '../fen/attacks.js';
import { castlingKing, castlingRight, castlingRook } from '../fen/castling.js';
import { colorOf, opposite, pieceOf } from '../fen/squares.js';
import type { Kind } from '../fen/squares.js';
import type { Color, Piece, Position, Variant } from '../fen/types.js';
import type { Facts } from './facts.js';
import { linesOf } from './moves/generate.js';
import { isAttackedAfter } from './moves/safety.js';

/** A position to take moves back from. The board is changed and restored on the way. */
export interface Past {
  readonly board: (Piece | null)[];
  /** Who is to move; the other side made the last move. */
  readonly toMove: Color;
  /** Indices of kings and rooks that have not moved yet. */
  readonly unmoved: readonly number[];
  /** Index of the square that the last move passed, -1 where it was no such move or nobody says. */
  readonly passed: number;
  readonly variant: Variant;
}

/** How a move is taken back. */
export interface Retraction {
  /** The position before it, on the same board. */
  readonly before: Past;
  /** Whether men of that position are others than now: a capture or promotion is undone. */
  readonly changesMen: boolean;
}

/** Looks at the position before a move; what returns true ends the search. */
export type Visit = (retraction: Retraction) => boolean;

const capturedKinds: readonly Kind[] = ['P', 'N', 'B', 'R', 'Q'];
const promotable: readonly Kind[] = capturedKinds.slice(1);

/** Kings and rooks that requested rights say have not moved, where they stand as they have to. */
function unmovedMen({ castling, placement }: Position, variant: Variant): number[] {
  const unmoved: number[] = [];
  for (const letter of castling) {
    const right = castlingRight(letter);
    if (!right) continue;
    const king = castlingKing(placement, right.color, variant);
    const rook = castlingRook(placement, right, variant);
    if (king >= 0 && rook >= 0) unmoved.push(king, rook);
  }
  return unmoved;
}

export function unmovedOf(facts: Facts): readonly number[] {
  const { position, variant, known } = facts;
  return (facts.unmoved ??= known.castling ? unmovedMen(position, variant) : []);
}

/**
 * Visits the position before every move that can have been the last, by how men move: moves of pieces
 * and pawns, captures of every kind of man, promotions, castling and en passant. Left out are those
 * where men that never moved would have moved, and those before which the side that is to move now was
 * in check, or the kings stood side by side: then it was not the other's turn (FIDE Laws 3.9).
 *
 * Returns whether a visit ended it. In Chess960 a castling that may have been the last move ends it at
 * once, since nobody knows where its king and rook came from.
 */
export function retract(past: Past, first: readonly number[], visit: Visit): boolean {
  const { board, toMove, unmoved, passed, variant } = past;
  const mover = opposite(toMove);
  const king = board.indexOf(pieceOf('K', toMove));
  /** Index step of the mover's pawns, backwards. */
  const back = mover === 'w' ? 8 : -8;
  const pawn = pieceOf('P', mover);
  const homeRow = mover === 'w' ? 7 : 0;
  const lastRow = 7 - homeRow;
  const pawnRow = mover === 'w' ? 6 : 1;

  const look = (
    from: number,
    to: number,
    piece: Piece,
    captured: Piece | null,
    changes?: Partial<Past>,
  ): boolean => {
    const now = board[to]!;
    board[to] = captured;
    board[from] = piece;
    const isKing = piece === 'K' || piece === 'k';
    let ended = false;
    if (
      !(isKing && kingTargets[from]!.includes(king)) &&
      !isAttackedAfter(board, king, mover, -1, -1)
    ) {
      const before = { board, toMove: mover, unmoved, passed: -1, variant, ...changes };
      const changesMen = captured !== null || piece !== now || before.passed >= 0;
      ended = visit({ before, changesMen });
    }
    board[from] = null;
    board[to] = now;
    return ended;
  };

  const lookWithCaptures = (from: number, to: number, piece: Piece): boolean => {
    const onEdge = to < 8 || to > 55;
    for (const kind of onEdge ? promotable : capturedKinds) {
      if (look(from, to, piece, pieceOf(kind, toMove))) return true;
    }
    return false;
  };

  /** A pawn's step or capture to where a pawn or a promoted man stands. */
  const pawnMoves = (to: number): boolean => {
    const straight = to + back;
    if (board[straight] === null && look(straight, to, pawn, null)) return true;
    for (const side of [-1, 1]) {
      const from = straight + side;
      if (Math.abs((from & 7) - (to & 7)) !== 1 || board[from] !== null) continue;
      if (lookWithCaptures(from, to, pawn)) return true;
    }
    return false;
  };

  const doubleStep = (to: number): boolean => {
    const from = to + 2 * back;
    return (
      from >> 3 === pawnRow &&
      board[from] === null &&
      board[to + back] === null &&
      look(from, to, pawn, null)
    );
  };

  const enPassant = (to: number): boolean => {
    const behind = to + back;
    const ahead = to - back;
    if (to >> 3 !== lastRow + (mover === 'w' ? 2 : -2)) return false;
    if (board[behind] !== null || board[ahead] !== null) return false;
    board[behind] = pieceOf('P', toMove);
    let ended = false;
    for (const from of [behind - 1, behind + 1]) {
      if (ended || from >> 3 !== behind >> 3 || board[from] !== null) continue;
      ended = look(from, to, pawn, null, { passed: to });
    }
    board[behind] = null;
    return ended;
  };

  const pawnOrigins = (to: number): boolean => {
    if (to >> 3 === pawnRow) return false;
    return doubleStep(to) || pawnMoves(to) || enPassant(to);
  };

  const castling = (goal: number): boolean => {
    if (goal >> 3 !== homeRow) return false;
    const kingside = (goal & 7) === 6;
    const rookAt = kingside ? goal - 1 : goal + 1;
    if (!kingside && (goal & 7) !== 2) return false;
    const rook = pieceOf('R', mover);
    if (board[rookAt] !== rook || unmoved.includes(rookAt)) return false;
    if (variant === 'chess960') return true;
    const home = homeRow * 8;
    const start = home + 4;
    const corner = kingside ? home + 7 : home;
    const emptied = kingside ? [corner, start] : [corner, home + 1, start];
    if (emptied.some((index) => board[index] !== null)) return false;
    const piece = board[goal]!;
    board[rookAt] = null;
    board[corner] = rook;
    const overCheck = [start, rookAt].some((at) => isAttackedAfter(board, at, toMove, goal, -1));
    const changes = { unmoved: [...unmoved, start, corner] };
    const ended = !overCheck && look(start, goal, piece, null, changes);
    board[corner] = null;
    board[rookAt] = rook;
    return ended;
  };

  const pieceOrigins = (to: number, piece: Piece): boolean => {
    const isKing = piece === 'K' || piece === 'k';
    const lines = linesOf(piece)![to]!;
    for (const line of lines) {
      for (const from of line) {
        if (board[from] !== null) break;
        if (look(from, to, piece, null)) return true;
      }
    }
    if (isKing && castling(to)) return true;
    if (!isKing && to >> 3 === lastRow && pawnMoves(to)) return true;
    for (const line of lines) {
      for (const from of line) {
        if (board[from] !== null) break;
        if (lookWithCaptures(from, to, piece)) return true;
      }
    }
    return false;
  };

  const originsOf = (to: number): boolean => {
    const piece = board[to];
    if (!piece || colorOf(piece) !== mover || unmoved.includes(to)) return false;
    return piece === pawn ? pawnOrigins(to) : pieceOrigins(to, piece);
  };

  if (passed >= 0) return doubleStep(passed - back);
  for (const to of first) if (originsOf(to)) return true;
  for (let to = 0; to < 64; to++) if (!first.includes(to) && originsOf(to)) return true;
  return false;
}
