import { attackerIndices } from '../fen/attacks.js';
import { enPassantPossible } from '../fen/format.js';
import { opposite, pieceOf, squareIndex, squares } from '../fen/squares.js';
import { checkOf, unreachable } from './facts.js';
import type { Facts, Finding, Rule } from './facts.js';
import { captureTask, capturesCanBe, spareCaptures } from './captures.js';
import { canBe, countMaterial } from './material.js';
import { linesOf } from './moves/generate.js';
import { isInTouch, isUncovered } from './lines.js';
import { retract, unmovedOf } from './retract.js';
import type { Past, Retraction } from './retract.js';
import type { Placement } from '../fen/types.js';

/** A move gives check with the man that moved and with one that it uncovered. */
const MOST_CHECKERS = 2;
/** Plies that are taken back where each of them needs explaining. */
const PLIES = 3;
/** Positions that are looked at before nothing is claimed. */
const MOST_POSITIONS = 1500;
const MOST_STATES = 2000;

/** What is left of the work of a search, and how it goes about it. */
export interface PastSearch {
  /** Positions still to be looked at. */
  positions: number;
  /** States of the pawns' files still to be looked at, see `capturesCanBe`. */
  states: number;
  /** Whether the moves before the last one are looked for where nothing asks for it. */
  readonly isThorough: boolean;
}

/** Whether captures and promotions can have made these men of the initial array. */
function menCanBe(placement: Placement, search: PastSearch): boolean {
  const { w, b } = countMaterial(placement);
  if (!canBe(w) || !canBe(b)) return false;
  const task = captureTask(placement, w, b);
  const spare = spareCaptures(task);
  return spare >= 0 && (spare > 1 || capturesCanBe(task, search));
}

/** Whether a position before a move can have been, with so many plies before it taken back. */
export function canHaveBeen(retraction: Retraction, plies: number, search: PastSearch): boolean {
  if (--search.positions < 0) return true;
  const { before, changesMen } = retraction;
  const { board, toMove } = before;
  if (changesMen && !menCanBe(board, search)) return false;
  const king = board.indexOf(pieceOf('K', toMove));
  const checkers = attackerIndices(board, king, opposite(toMove));
  if (checkers.length > MOST_CHECKERS) return false;
  const isExplained = !search.isThorough && checkers.length === 0 && before.passed < 0;
  return isExplained || plies === 0 || hasPast(before, checkers, plies, search);
}

/**
 * Whether a move, and where that is in question the moves before it, can have led here. `true` where
 * the work was not finished.
 */
function hasPast(
  past: Past,
  checkers: readonly number[],
  plies: number,
  search: PastSearch,
): boolean {
  return retract(past, checkers, (retraction) => canHaveBeen(retraction, plies - 1, search));
}

/** The position as one to take moves back from. */
export function pastOf(facts: Facts): Past {
  const { position, placement, variant, known } = facts;
  const { activeColor, enPassant } = position;
  const isPassed =
    enPassant !== null && known.enPassant && enPassantPossible(placement, activeColor, enPassant);
  return {
    // Of a frozen array `slice` takes thirty times as long.
    board: [...placement],
    toMove: activeColor,
    unmoved: unmovedOf(facts),
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
 * En passant empties two squares, side by side. If lines to the king open through both, the king
 * stands on the next rank and on the file of one of them, and there the pawn that took gives no check.
 *
 * Stays legal: double checks by discovery, by promotion with and without capture, by en passant
 * (two lines uncovered at once), by castling; a bare king whose last move was a capture.
 */
export const lastMove: Rule = (facts, report) => {
  const { known, mover, waiter } = facts;
  // With a check to who waits it is the turn that is wrong, and who moved last is open.
  if (!known.activeColor || waiter.checkers.length > 0) return;
  const { checkers } = mover;
  if (checkers.length > MOST_CHECKERS) {
    report(unreachable('too-many-checkers', 'placement', ...checkOf(mover)));
    return;
  }
  if (isPlain(facts)) return;
  const past = pastOf(facts);
  const search = { positions: MOST_POSITIONS, states: MOST_STATES, isThorough: false };
  if (!hasPast(past, checkers, PLIES, search)) report(noLastMove(facts, past.passed));
};

/**
 * Whether some man has plainly moved last, quick to see in nearly all positions of games: it came by
 * a step from a free square where it attacks no king, and before that step no king was in check. In
 * check it is the man that gives it.
 */
function isPlain(facts: Facts): boolean {
  const { position, placement, mover, waiter } = facts;
  const { activeColor, enPassant } = position;
  const { checkers } = mover;
  const isWhite = waiter.color === 'w';
  const king = mover.kings[0]!;
  const waitingKing = waiter.kings[0]!;
  const isFree = (from: number, to: number): boolean =>
    placement[from] === null &&
    !isInTouch(from, king) &&
    !isUncovered(placement, king, to, from, !isWhite) &&
    !isUncovered(placement, waitingKing, to, from, isWhite);
  const back = isWhite ? 8 : -8;
  if (enPassant !== null) {
    const passed = squareIndex(enPassant);
    return (
      enPassantPossible(placement, activeColor, enPassant) && isFree(passed + back, passed - back)
    );
  }
  if (checkers.length > 1) return false;
  const men = checkers.length > 0 ? checkers : waiter.men;
  for (let at = 0; at < men.length; at++) {
    // The foremost first: they have room.
    const to = men[isWhite ? at : men.length - 1 - at]!;
    const piece = placement[to]!;
    if (piece === 'K' || piece === 'k') continue;
    if ((piece === 'R' || piece === 'r') && unmovedOf(facts).includes(to)) continue;
    const lines = linesOf(piece)?.[to] ?? [[to + back]];
    for (const line of lines) {
      for (const from of line) {
        // Not from the edge ranks, which are no pawn's.
        if (from < 8 || from > 55 || placement[from] !== null) break;
        if (isFree(from, to)) return true;
      }
    }
  }
  return false;
}

/** That no move can have been the last, by what the position has to explain. */
export function noLastMove({ mover, waiter }: Facts, passed: number): Finding {
  if (mover.checkers.length === 0) {
    return unreachable('no-last-move', 'placement', waiter.men, { color: waiter.color });
  }
  const [involved, data] = checkOf(mover);
  if (passed < 0) return unreachable('impossible-check', 'placement', involved, data);
  const square = squares[passed]!;
  const all = [...involved, passed];
  return unreachable('en-passant-impossible-check', 'enPassant', all, { ...data, square });
}
