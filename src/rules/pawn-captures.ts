import { unreachable } from './facts.js';
import type { Facts, Finding, Rule } from './facts.js';
import { captureTask, capturesCanBe, spareCaptures } from './captures.js';
import type { CaptureTask } from './captures.js';
import { homesOf } from './homes.js';
import { leastPromoted, promotedMen } from './material.js';

/** States of the files that are looked at before nothing is claimed. */
const MOST_STATES = 2000;
/** With more captures left over than this the search ends with a way and is not worth its time. */
const MOST_SPARE = 1;

/**
 * Whether captures may be short: men were promoted, or a white pawn stands above a black one on a file.
 * Few positions from games are like that, so the rest is quick. Else the pawns may have come to their
 * files one side after the other, which is for `pawnOrigins` to see.
 */
function isCramped({ w, b, isCrossed }: Facts): boolean {
  return isCrossed || leastPromoted(w.material) + leastPromoted(b.material) > 0;
}

/**
 * The pawns, where they stand and where they were promoted, need more captures than there were.
 *
 * Proof. Only a capture takes a pawn to another file, and only captures take men from the board, so
 * there were as many as men are missing, each side's as many as the other misses. A missing pawn was
 * captured or promoted; at least as many were promoted as `too-many-promoted` counts. On every file a
 * white pawn starts below a black one; neither can pass the other, so neither is promoted on its file
 * until one of the two has left it: by capturing, or by being captured.
 *
 * Counting that is quick (`spareCaptures`). Where it leaves one capture or none to spare, all orders of
 * captures are tried (`capturesCanBe`), on a board that knows nothing but which pawns stand on which
 * file in which order: every game plays such an order, so where there is none there is no game. A
 * pawn may capture to any place on the next file, a piece may capture anything, and promotions are
 * free, but bishops are promoted on squares of their colour. A pawn on its second rank has not moved.
 * After 2000 states without an answer nothing is claimed.
 *
 * It holds for each of the 960 starts: their pawns are the same.
 *
 * Stays legal: a pawn that takes three times on its way to a last rank where the other side's pawn never
 * moved (g7xh8 with a black pawn on h7); doubled pawns for one man; a white pawn above a black one on
 * a file, each come there from the file beside it.
 */
export const pawnCaptures: Rule = (facts, report) => {
  if (!isCramped(facts)) return;
  const task = captureTaskOf(facts);
  // More promoted men than missing pawns: that is said already.
  if (task.white.pawns < 0 || task.black.pawns < 0) return;
  const spare = spareCaptures(task);
  if (spare > MOST_SPARE) return;
  if (spare >= 0 && capturesCanBe(task, { states: MOST_STATES })) return;
  report(tooFewCaptures(facts));
};

/** With what is known of the homes of both sides. */
export function captureTaskOf(facts: Facts): CaptureTask {
  const { placement, w, b } = facts;
  return captureTask(placement, w.material, b.material, homesOf(facts, w), homesOf(facts, b));
}

export function tooFewCaptures({ placement, w, b }: Facts): Finding {
  const pawns = [...w.pawns, ...b.pawns];
  const involved = [...pawns, ...promotedMen(placement, w), ...promotedMen(placement, b)];
  const data = {
    captures: 32 - w.men.length - b.men.length,
    promoted: leastPromoted(w.material) + leastPromoted(b.material),
    pawns: pawns.length,
  };
  return unreachable('pawn-captures-impossible', 'placement', involved, data);
}
