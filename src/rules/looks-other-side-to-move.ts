import { opposite, squares } from '../fen/squares.js';
import { remark } from './facts.js';
import type { Rule } from './facts.js';

/** Nobody said whose turn it is, and with the turn assumed the waiting side would be in check. */
export const looksOtherSideToMove: Rule = (facts, report) => {
  if (facts.known('activeColor')) return;
  const color = opposite(facts.position.activeColor);
  const checkers = facts.checkers(color);
  const king = facts[color].kings[0];
  if (checkers.length === 0 || king === undefined) return;
  const data = { color, king: squares[king]!, count: checkers.length };
  report(remark('looks-other-side-to-move', 'suspicion', 'activeColor', [king, ...checkers], data));
};
