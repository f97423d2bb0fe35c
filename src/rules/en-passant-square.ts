import { isSquare, opposite, pieceOf, squareIndex, squares } from '../fen/squares.js';
import { illegal } from './facts.js';
import type { Rule } from './facts.js';

/**
 * The en passant square lies behind a pawn that has just made a double step (PGN standard 16.1.3.4):
 * on rank 6 when White is to move and on rank 3 when Black is, empty like the square the pawn came
 * from, with that pawn in front of it.
 */
export const enPassantSquare: Rule = ({ position, placement, known }, report) => {
  const { enPassant, activeColor } = position;
  if (enPassant === null) return;
  const target = isSquare(enPassant) ? squareIndex(enPassant) : -1;
  const row = target >> 3;
  const fits = known.activeColor ? row === (activeColor === 'w' ? 2 : 5) : row === 2 || row === 5;
  if (!fits) {
    const rank = activeColor === 'w' ? 6 : 3;
    const data = { square: enPassant, color: activeColor, rank };
    report(illegal('en-passant-rank', 'enPassant', target < 0 ? [] : [target], data));
    return;
  }
  const toMove = row === 2 ? 'w' : 'b';
  const forward = toMove === 'w' ? 8 : -8;
  const front = target + forward;
  const origin = target - forward;
  const color = opposite(toMove);
  if (placement[front] !== pieceOf('P', color)) {
    const data = { square: enPassant, color, pawn: squares[front]! };
    report(illegal('en-passant-no-pawn', 'enPassant', [target, front], data));
  }
  const blocked = [target, origin].filter((index) => placement[index]);
  if (blocked.length > 0) {
    const data = {
      square: enPassant,
      color,
      blocked: squares[blocked[0]!]!,
      count: blocked.length,
    };
    report(illegal('en-passant-blocked', 'enPassant', blocked, data));
  }
};
