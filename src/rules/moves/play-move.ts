import {
  canonicalCastling,
  castlingKing,
  castlingRight,
  castlingRook,
} from '../../fen/castling.js';
import { createPosition } from '../../fen/position.js';
import { pieceOf, squares } from '../../fen/squares.js';
import type { Kind } from '../../fen/squares.js';
import type { FenOptions, Move, Piece, Placement, Position } from '../../fen/types.js';
import { castlingGoals } from './castling.js';
import { findMove } from './legal-moves.js';
import type { FoundMove } from './legal-moves.js';
import { lookAt } from './scene.js';
import type { Scene } from './scene.js';

/** The letters of the rights that remain: neither their king nor their rook has moved or was taken. */
function remainingRights(
  { position, variant }: Scene,
  { from, to }: FoundMove,
  after: Placement,
): string {
  const { castling, placement } = position;
  let files = '';
  for (const letter of castling) {
    const right = castlingRight(letter);
    if (!right) continue;
    const king = castlingKing(placement, right.color, variant);
    const rook = castlingRook(placement, right, variant);
    if (king < 0 || rook < 0 || king === from || rook === from || rook === to) continue;
    files += (right.color === 'w' ? 'ABCDEFGH' : 'abcdefgh')[rook & 7]!;
  }
  // By file, since K and Q would name another rook where one has come to stand outside.
  return files && canonicalCastling(files, after, variant);
}

/** The position after a legal move. */
export function play(scene: Scene, found: FoundMove): Position {
  const { position, color } = scene;
  const { from, to, rook, move } = found;
  // Of a frozen array `slice` takes thirty times as long.
  const placement: (Piece | null)[] = [...position.placement];
  if (placement.length > 64) placement.length = 64;
  const man = placement[from]!;
  const isPawn = man === pieceOf('P', color);
  const isCapture = rook < 0 && Boolean(placement[to]);
  placement[from] = null;
  if (rook >= 0) {
    placement[rook] = null;
    placement[castlingGoals(from, rook)[1]] = pieceOf('R', color);
  }
  placement[to] = move.promotion ? pieceOf(move.promotion.toUpperCase() as Kind, color) : man;
  // A pawn that went aslant onto an empty square took the one beside it in passing.
  if (isPawn && !isCapture && ((to - from) & 7) !== 0) placement[(from & 56) + (to & 7)] = null;
  return createPosition(
    placement,
    scene.enemy,
    remainingRights(scene, found, placement),
    isPawn && Math.abs(to - from) === 16 ? squares[(from + to) / 2]! : null,
    isPawn || isCapture ? 0 : position.halfmoveClock + 1,
    position.fullmoveNumber + (color === 'b' ? 1 : 0),
  );
}

/**
 * The position after a move, all six fields as the PGN standard has them (16.1.3): the en passant
 * square after every double step, the halfmove clock from 0 after pawn moves and captures, the
 * fullmove number one up after Black's move. A castling right ends when its king or rook moves or is
 * taken; one that the placement did not allow ends with any move.
 *
 * `null` where the move is not legal. A promotion has to say to what. Castling is the king going to its
 * goal, in Chess960 also to the rook's square, and only that where the king could simply step to its goal.
 */
export function playMove(
  position: Position,
  move: Move,
  options: FenOptions = {},
): Position | null {
  const scene = lookAt(position, options.variant);
  const found = findMove(scene, move);
  return found && play(scene, found);
}
