import { attackerIndices } from '../fen/attacks.js';
import { enPassantPossible } from '../fen/format.js';
import { opposite, pieceOf, squareIndex, squares } from '../fen/squares.js';
import { unreachable } from './facts.js';
import type { Facts, Rule } from './facts.js';
import { captureTask, capturesCanBe, spareCaptures } from './captures.js';
import { canBe, countMaterial } from './material.js';
import { retract, unmovedMen } from './retract.js';
import type { Past } from './retract.js';
import type { Placement } from '../fen/types.js';

/** A move gives check with the man that moved and with one that it uncovered. */
const MOST_CHECKERS = 2;
/** Plies that are taken back where each of them needs explaining. */
const PLIES = 3;
/** Positions that are looked at before nothing is claimed. */
const MOST_POSITIONS = 1500;
const MOST_STATES = 2000;

/**
 * Whether a move, and where that is in question the moves before it, can have led here. `true` where
 * the work was not finished.
 */
function hasPast(past: Past, checkers: readonly number[], plies: number, work: Work): boolean {
  return retract(past, checkers, ({ before, changesMen }) => {
    if (--work.left < 0) return true;
    const { board, toMove } = before;
    if (changesMen && !menCanBe(board, work)) return false;
    const king = board.indexOf(pieceOf('K', toMove));
    const given = attackerIndices(board, king, opposite(toMove));
    if (given.length > MOST_CHECKERS) return false;
    const isExplained = given.length === 0 && before.passed < 0;
    return isExplained || plies === 1 || hasPast(before, given, plies - 1, work);
  });
}

interface Work {
  /** Positions still to be looked at. */
  left: number;
  /** States of the pawns' files still to be looked at, see `capturesCanBe`. */
  states: number;
}

/** Whether captures and promotions can have made these men of the initial array. */
function menCanBe(placement: Placement, work: Work): boolean {
  const { w, b } = countMaterial(placement);
  if (!canBe(w) || !canBe(b)) return false;
  const task = captureTask(placement, w, b);
  const spare = spareCaptures(task);
  return spare >= 0 && (spare > 1 || capturesCanBe(task, work));
}

/** The position as one to take moves back from. */
export function pastOf({ position, placement, variant, known }: Facts): Past {
  const { activeColor, enPassant } = position;
  const isPassed =
    enPassant !== null &&
    known('enPassant') &&
    enPassantPossible(placement, activeColor, enPassant);
  return {
    board: placement.slice(),
    toMove: activeColor,
    unmoved: known('castling') ? unmovedMen(position, variant) : [],
    passed: isPassed ? squareIndex(enPassant) : -1,
    variant,
  };
}

/**
 * No move can have been the last.
 *
 * Proof. Somebody moved last, or it is White's turn in a start array, where black knights can have
 * moved. All ways that any move can have been made are taken back one by one (see `retract`): if in
 * each position before them the side that was not to move is in check, or the men are more than
 * there were, or a check in it is as impossible, none of them was played. What castling rights say has
 * never moved did not move last; an en passant square names the last move. Whatever has not been
 * looked at counts as possible: the search takes back three plies, in no more than 1500 positions,
 * and the plies before the last only where there is a check or a double step to explain.
 *
 * More than two checkers need no search: the man that moves may give check and may uncover one line.
 * En passant empties two squares, but then the capturing pawn gives no check itself unless only one of
 * them is on a line with the king.
 *
 * Stays legal: double checks by discovery, by promotion with and without capture, by en passant
 * (two lines uncovered at once), by castling; a bare king whose last move was a capture.
 */
export const lastMove: Rule = (facts, report) => {
  const { position, known } = facts;
  if (!known('activeColor')) return;
  const color = position.activeColor;
  const king = facts[color].kings[0]!;
  const checkers = facts.checkers(color);
  const data = { color, king: squares[king]!, count: checkers.length };
  if (checkers.length > MOST_CHECKERS) {
    report(unreachable('too-many-checkers', 'placement', [king, ...checkers], data));
    return;
  }
  const past = pastOf(facts);
  if (hasPast(past, checkers, PLIES, { left: MOST_POSITIONS, states: MOST_STATES })) return;
  if (checkers.length === 0) {
    const men = facts[opposite(color)].men;
    report(unreachable('no-last-move', 'placement', men, { color: opposite(color) }));
    return;
  }
  const { passed } = past;
  const code = passed < 0 ? 'impossible-check' : 'en-passant-impossible-check';
  const involved = [king, ...checkers, ...(passed < 0 ? [] : [passed])];
  const square = passed < 0 ? '' : squares[passed]!;
  report(unreachable(code, passed < 0 ? 'placement' : 'enPassant', involved, { ...data, square }));
};
