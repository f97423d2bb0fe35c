import { searchCaptures, spareCaptures } from '../captures.js';
import type { Facts, Finding } from '../facts.js';
import { canHaveBeen, noLastMove, pastOf } from '../last-move.js';
import { captureTaskOf, tooFewCaptures } from '../pawn-captures.js';
import { retract } from '../retract.js';
import type { Retraction } from '../retract.js';

/** A slice of the search takes a few milliseconds. */
const STATES_A_SLICE = 500;
const SLICES = 400;
/** With more captures left over, an order of them is sure to be there. */
const MOST_SPARE = 4;
/** What each position before the last move may take. */
const PLIES = 3;
const POSITIONS_A_MOVE = 2000;
const STATES_A_MOVE = 1500;

/** Lets the page do what waits to be done. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Whether an order of captures was looked for to the end and there is none. */
async function lacksCaptures(facts: Facts, signal?: AbortSignal): Promise<Finding | null> {
  const task = captureTaskOf(facts);
  if (spareCaptures(task) > MOST_SPARE) return null;
  const search = searchCaptures(task);
  for (let slice = 0; slice < SLICES; slice++) {
    const answer = search(STATES_A_SLICE);
    if (answer !== null) return answer ? null : tooFewCaptures(facts);
    await pause();
    if (signal?.aborted) return null;
  }
  return null;
}

/** Whether each position before the last move was looked into and none of them can have been. */
async function lacksPast(facts: Facts, signal?: AbortSignal): Promise<Finding | null> {
  const past = pastOf(facts);
  const retractions: Retraction[] = [];
  const isOpen = retract(past, [], ({ before, changesMen }) => {
    retractions.push({ before: { ...before, board: before.board.slice() }, changesMen });
    return false;
  });
  if (isOpen) return null;
  for (const retraction of retractions) {
    const limits = { positions: POSITIONS_A_MOVE, states: STATES_A_MOVE, isThorough: true };
    if (canHaveBeen(retraction, PLIES, limits)) return null;
    await pause();
    if (signal?.aborted) return null;
  }
  return noLastMove(facts, past.passed);
}

/**
 * Searches a position that the rules of the first pass let go: the same proofs with more work. All
 * orders of captures up to 200,000 states of the files, and all moves before the last one, whether or not
 * there is a check to explain, three plies further back. `null` where it finds nothing, comes to its
 * limits or is stopped.
 */
export async function lookDeeper(facts: Facts, signal?: AbortSignal): Promise<Finding | null> {
  await pause();
  if (signal?.aborted) return null;
  return (await lacksCaptures(facts, signal)) ?? (await lacksPast(facts, signal));
}
