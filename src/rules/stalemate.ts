import { squares } from '../fen/squares.js';
import { remark } from './facts.js';
import type { Rule } from './facts.js';
import { isStuck } from './stuck.js';

/** The side to move is not in check and has no legal move (FIDE Laws 5.2.1). */
export const stalemate: Rule = (facts, report) => {
  if (!facts.known('activeColor')) return;
  const color = facts.position.activeColor;
  const king = facts[color].kings[0];
  if (king === undefined || facts.checkers(color).length > 0 || !isStuck(facts)) return;
  report(remark('stalemate', 'note', 'placement', [king], { color, king: squares[king]! }));
};
