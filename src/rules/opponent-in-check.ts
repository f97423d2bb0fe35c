import { opposite, squares } from '../fen/squares.js';
import { illegal } from './facts.js';
import type { Rule } from './facts.js';

/** Nobody may leave the own king in check, so the side that just moved is not (FIDE Laws 3.9). */
export const opponentInCheck: Rule = (facts, report) => {
  if (!facts.known('activeColor')) return;
  const color = opposite(facts.position.activeColor);
  const checkers = facts.checkers(color);
  const king = facts[color].kings[0];
  if (checkers.length === 0 || king === undefined) return;
  const data = { color, king: squares[king]!, count: checkers.length };
  report(illegal('opponent-in-check', 'activeColor', [king, ...checkers], data));
};
