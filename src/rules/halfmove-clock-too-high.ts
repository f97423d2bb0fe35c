import { unreachable } from './facts.js';
import type { Rule } from './facts.js';

/**
 * The clock counts moves since the last capture or pawn move, so it is at most the number of moves
 * played: two for each full move before this one, and White's of this one when Black is to move.
 */
export const halfmoveClockTooHigh: Rule = ({ position, known }, report) => {
  if (!known.halfmoveClock || !known.fullmoveNumber) return;
  const { halfmoveClock, fullmoveNumber, activeColor } = position;
  const whiteHasMoved = activeColor === 'b' || !known.activeColor;
  const most = 2 * (fullmoveNumber - 1) + (whiteHasMoved ? 1 : 0);
  if (halfmoveClock <= most) return;
  const data = { clock: halfmoveClock, number: fullmoveNumber, most };
  report(unreachable('halfmove-clock-too-high', 'halfmoveClock', [], data));
};
