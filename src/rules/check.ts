import { squares } from '../fen/squares.js';
import { remark } from './facts.js';
import type { Rule } from './facts.js';

/** The side to move is in check. */
export const check: Rule = (facts, report) => {
  if (!facts.known('activeColor')) return;
  const color = facts.position.activeColor;
  const checkers = facts.checkers(color);
  const king = facts[color].kings[0];
  if (checkers.length === 0 || king === undefined) return;
  const data = { color, king: squares[king]!, count: checkers.length };
  report(remark('check', 'note', 'placement', [king, ...checkers], data));
};
