import type { Placement } from '../fen/types.js';
import { suspicion } from './facts.js';
import type { Facts, Rule, Side } from './facts.js';

/** So many pawns a side are enough to tell which way they run. */
const PAWNS_NEEDED = 4;
/** So many files where the pawns have passed each other; each pair needs a capture. */
const PASSED_FILES_NEEDED = 3;
/** Steps beyond the second rank, on average, that ordinary pawns do not reach; the most is 5. */
const USUAL_ADVANCE = 3;

/** So many men stand where the initial array has them, once the board is turned … */
const AT_HOME_NEEDED = 10;
/** … so many of each side … */
const AT_HOME_A_SIDE = 4;
/** … and so many fewer as the board is now. No game comes near either. */
const MARGIN = 8;

const INITIAL = 'rnbqkbnrpppppppp';

/** Men that stand where the initial array has one like them, with squares changed by a mask: both sides'. */
export function menAtHome(
  placement: Placement,
  mask: number,
): readonly [white: number, black: number] {
  let white = 0;
  let black = 0;
  for (let index = 0; index < 16; index++) {
    const piece = INITIAL[index]!;
    if (placement[index ^ mask] === piece) black++;
    if (placement[index ^ 56 ^ mask] === piece.toUpperCase()) white++;
  }
  return [white, black];
}

/** Whether far more men are at home once the board is turned upside down, or by half. */
function isAtHomeTurned({ placement }: Facts): boolean {
  const [white, black] = menAtHome(placement, 0);
  return [56, 63].some((mask) => {
    const [turnedWhite, turnedBlack] = menAtHome(placement, mask);
    const turned = turnedWhite + turnedBlack;
    return (
      Math.min(turnedWhite, turnedBlack) >= AT_HOME_A_SIDE &&
      turned >= Math.max(AT_HOME_NEEDED, white + black + MARGIN)
    );
  });
}

/** Steps beyond the second rank of a side's pawns, on average. */
function advance({ color, pawns }: Side): number {
  const rows = pawns.reduce((sum, index) => sum + (index >> 3), 0) / pawns.length;
  return color === 'w' ? 6 - rows : rows - 1;
}

/**
 * Whether the board looks as if seen from the wrong side, or with the colours mixed up: each king in
 * the other's half, and either many men where the other side's begin, or both sides' pawns almost home
 * on the other side, and face to face nowhere: on three files or more they stand behind each other
 * instead. Either mistake turns an ordinary position into such a one; a game hardly does, since each
 * such file costs a capture.
 */
function runsAgainstThePawns(facts: Facts): boolean {
  const { w, b } = facts;
  if (w.kings[0]! >> 3 > 3 || b.kings[0]! >> 3 < 4) return false;
  if (w.men.length + b.men.length >= AT_HOME_NEEDED && isAtHomeTurned(facts)) return true;
  if (w.pawns.length < PAWNS_NEEDED || b.pawns.length < PAWNS_NEEDED) return false;
  if (advance(w) < USUAL_ADVANCE || advance(b) < USUAL_ADVANCE) return false;
  const isFacing = w.pawns.some((white) =>
    b.pawns.some((black) => ((white ^ black) & 7) === 0 && white > black),
  );
  if (isFacing) return false;
  let passed = 0;
  for (let shared = w.files & b.files; shared !== 0; shared &= shared - 1) passed++;
  return passed >= PASSED_FILES_NEEDED;
}

/** The ranks may have been written from the first to the eighth, or capitals and small letters mixed up. */
export const looksTurned: Rule = (facts, report) => {
  if (!runsAgainstThePawns(facts)) return;
  for (const code of ['looks-upside-down', 'looks-color-swapped']) {
    report(suspicion(code, 'placement', [], {}));
  }
};
