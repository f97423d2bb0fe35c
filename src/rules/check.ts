import { squares } from '../fen/squares.js';
import { remark } from './facts.js';
import type { Rule } from './facts.js';
import { isStuck } from './stuck.js';

/**
 * The side to move is in check, or in checkmate, which says both (FIDE Laws 5.1.1). No mate is called
 * where the other side is in check too: whose turn it is is then in doubt.
 */
export const check: Rule = (facts, report) => {
  if (!facts.known('activeColor')) return;
  const color = facts.position.activeColor;
  const checkers = facts.checkers(color);
  const king = facts[color].kings[0];
  if (checkers.length === 0 || king === undefined) return;
  const data = { color, king: squares[king]!, count: checkers.length };
  const code = isStuck(facts) ? 'checkmate' : 'check';
  report(remark(code, 'note', 'placement', [king, ...checkers], data));
};
