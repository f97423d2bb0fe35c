import { isLightIndex } from '../fen/squares.js';
import type { Placement } from '../fen/types.js';
import { unreachable } from './facts.js';
import type { Rule, Side } from './facts.js';

/**
 * Moves of a side that has all its men, pawns at home: 0 even, 1 odd; and the indices of the men
 * that made them. `null` where a man stands that should not.
 */
function movesOf(placement: Placement, { color, men }: Side): [number, number[]] | null {
  const home = color === 'w' ? 56 : 0;
  let moves = 1;
  const moved: number[] = [];
  for (const index of men) {
    const kind = placement[index]!.toUpperCase();
    if (kind === 'N') {
      // One begins on a light square and one on a dark one.
      if (isLightIndex(index)) moves++;
      moved.push(index);
    }
    if (kind === 'R') {
      const file = index - home;
      if (file === 1 || file === 6) {
        moves++;
        moved.push(index);
      } else if (file !== 0 && file !== 7) return null;
    }
  }
  return [moves & 1, moved];
}

/**
 * All men on the board, all pawns at home, and the wrong side to move.
 *
 * Proof (standard chess only). Behind their pawns bishops, queen and king have no move, so only knights
 * have moved, and rooks between the corner and the knight's square beside it. Every knight's move
 * changes the colour of its square and every such rook's move the side of the rook, so where they stand
 * now tells whether a side has made an even or an odd number of moves. With White to move both have made
 * the same number, with Black to move White has made one more.
 *
 * Stays legal: the initial array with one knight on c3 and Black to move, and with a rook on g1 and
 * the knight on f3, White to move (Nf3, Rg1; a black knight out and back).
 */
export const parity: Rule = ({ placement, variant, known, w, b, mover }, report) => {
  if ((w.unmovedFiles & b.unmovedFiles) < 255 || w.men.length + b.men.length < 32) return;
  if (variant !== 'standard' || !known.activeColor) return;
  const white = movesOf(placement, w);
  const black = white && movesOf(placement, b);
  const { color } = mover;
  if (!black || (white[0] === black[0]) === (color === 'w')) return;
  report(unreachable('parity', 'activeColor', [...white[1], ...black[1]], { color }));
};
