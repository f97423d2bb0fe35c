import type { Placement } from '../fen/types.js';
import type { Homes } from './homes.js';
import { leastPromoted, surplus } from './material.js';
import type { Material } from './material.js';
import { changesOf, need, needsTo, promotionsTo } from './pawn-files.js';
import type { FileWord } from './pawn-files.js';

/** The captures of a side that are not accounted for yet. */
interface Purse {
  readonly captures: number;
  /** At most so many of them took pawns: the other pawns that are missing were promoted. */
  readonly pawns: number;
}

/** From the pawns of the start to those of the board. */
export interface CaptureTask {
  readonly from: readonly FileWord[];
  readonly to: readonly FileWord[];
  readonly white: Purse;
  readonly black: Purse;
  /** Bishops that were promoted: White's on light and dark squares, Black's on dark and light ones. */
  readonly bishops: readonly number[];
}

/** The pawns of each file, see `FileWord`. */
function fileWords(placement: Placement): FileWord[] {
  const words: FileWord[] = ['', '', '', '', '', '', '', ''];
  for (let index = 55; index > 7; index--) {
    const piece = placement[index];
    if (piece === 'P') words[index & 7] += index > 47 ? 'w' : 'W';
    if (piece === 'p') words[index & 7] += index < 16 ? 'b' : 'B';
  }
  return words;
}

/** The captures of the side that took these men; a pawn's, or of a pawn, unless they died at home. */
function purse(taken: Material, homes?: Homes): Purse {
  const captures = 16 - taken.men - (homes?.diedAtHome ?? 0);
  const promoted = leastPromoted(taken) + (homes?.promoted ?? 0);
  return { captures, pawns: Math.min(captures, 8 - taken.P - promoted) };
}

export function captureTask(
  placement: Placement,
  w: Material,
  b: Material,
  homesOfW?: Homes,
  homesOfB?: Homes,
): CaptureTask {
  const to = fileWords(placement);
  return {
    from: to.map((word) => (word[0] === 'w' ? 'w' : 'W') + (word.endsWith('b') ? 'b' : 'B')),
    to,
    white: purse(b, homesOfB),
    black: purse(w, homesOfW),
    bishops: [surplus(w, 'L'), surplus(w, 'D'), surplus(b, 'D'), surplus(b, 'L')],
  };
}

/** What all files need, see `needsTo`. */
function totalNeeds({ from, to }: CaptureTask): number {
  return to.reduce((sum, word, file) => sum + needsTo(word)(from[file]!), 0);
}

/**
 * How many captures are left over after the least that the files need; negative where there are too
 * few. A capture lets one pawn leave its file for a neighbour, if it was a pawn that captured, and takes
 * another from its file, if it was a pawn that was captured: so as many pawns leave as there are
 * captures and captured pawns, and as many come to a file as there are captures.
 */
function spareOf(needs: number, white: Purse, black: Purse): number {
  const captures = white.captures + black.captures;
  return Math.min(
    captures + white.pawns + black.pawns - need(needs, 0),
    white.captures + black.pawns - need(needs, 1),
    black.captures + white.pawns - need(needs, 2),
    captures - need(needs, 3),
    white.captures - need(needs, 4),
    black.captures - need(needs, 5),
  );
}

function distanceOf(needs: number): number {
  return need(needs, 0) + need(needs, 3);
}

export function spareCaptures(task: CaptureTask): number {
  return spareOf(totalNeeds(task), task.white, task.black);
}

/** Whether promotions alone do the rest, with enough of them where the promoted bishops need them. */
function isDone(from: readonly FileWord[], { to, bishops }: CaptureTask): boolean {
  const made = [0, 0, 0, 0];
  for (let file = 0; file < 8; file++) {
    const promotions = promotionsTo(from[file]!, to[file]!);
    if (!promotions) return false;
    // On the a-, c-, e- and g-file White promotes on a light square and Black on a dark one.
    made[file & 1]! += promotions[0];
    made[2 + (file & 1)]! += promotions[1];
  }
  return bishops.every((needed, at) => made[at]! >= needed);
}

/** The files after some captures, with what is left to be done. */
interface State {
  readonly files: readonly FileWord[];
  readonly needs: number;
  /** Pawns that still have to leave their files, and to come to others. */
  readonly distance: number;
  readonly white: Purse;
  readonly black: Purse;
}

/** Looks at so many more states; whether the captures can be, or `null` where that is still open. */
export type CaptureSearch = (states: number) => boolean | null;

/**
 * Searches for an order of captures that makes the files of the start what they are now, with
 * promotions for the rest. It may be asked to go on as long as it answers `null`.
 *
 * A promotion costs nothing and may as well wait until the end: a pawn that has nothing in front of it
 * is in nobody's way, since whoever comes to its file can come in behind it.
 */
export function searchCaptures(task: CaptureTask): CaptureSearch {
  const seen = new Set<string>();
  const open: State[] = [];
  const needsOf = task.to.map(needsTo);
  let isFound = false;

  const add = (files: readonly FileWord[], needs: number, white: Purse, black: Purse): void => {
    if (spareOf(needs, white, black) < 0) return;
    const key = `${files.join()},${white.captures},${white.pawns},${black.captures},${black.pawns}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (isDone(files, task)) isFound = true;
    else open.push({ files: files.slice(), needs, distance: distanceOf(needs), white, black });
  };

  /** Adds what the captures of a side lead to: 0 is White, 1 is Black. */
  const addCaptures = (state: State, side: 0 | 1): void => {
    const files = state.files.slice();
    const { captures, pawns } = side === 0 ? state.white : state.black;
    if (captures === 0) return;
    const tookPiece = { captures: captures - 1, pawns: Math.min(pawns, captures - 1) };
    const tookPawn = { captures: captures - 1, pawns: pawns - 1 };
    const end = (needs: number, left: Purse): void => {
      if (side === 0) add(files, needs, left, state.black);
      else add(files, needs, state.white, left);
    };

    /** Goes on with other words on one file after the other. */
    const withWords = (
      file: number,
      words: readonly FileWord[],
      sum: number,
      goOn: (needs: number) => void,
    ): void => {
      const old = files[file]!;
      const find = needsOf[file]!;
      const rest = sum - find(old);
      for (const word of words) {
        files[file] = word;
        goOn(rest + find(word));
      }
      files[file] = old;
    };

    for (let file = 0; file < 8 && !isFound; file++) {
      const word = files[file]!;
      const { without } = changesOf(word);
      withWords(file, without[side], state.needs, (sum) => {
        // Who captures on the last rank had nothing in front.
        const rest = files[file]!;
        const isFront = word === (side === 0 ? `${rest}W` : `B${rest}`);
        for (const next of [file - 1, file + 1]) {
          if (next < 0 || next > 7) continue;
          const { taken, withOne, past } = changesOf(files[next]!);
          if (isFront) withWords(next, past[side], sum, (needs) => end(needs, tookPiece));
          withWords(next, withOne[side], sum, (needs) => end(needs, tookPiece));
          if (pawns > 0) withWords(next, taken[side], sum, (needs) => end(needs, tookPawn));
        }
      });
      if (pawns === 0) continue;
      withWords(file, without[1 - side]!, state.needs, (needs) => end(needs, tookPawn));
    }
  };

  add(task.from, totalNeeds(task), task.white, task.black);
  return (states) => {
    for (let left = states; left > 0 && !isFound; left--) {
      const state = open.pop();
      if (!state) return false;
      const before = open.length;
      addCaptures(state, 0);
      addCaptures(state, 1);
      // Those that need least are looked at first: where there is a way, it is soon found.
      const next = open.splice(before).sort((a, b) => b.distance - a.distance);
      open.push(...next);
    }
    return isFound || (open.length === 0 ? false : null);
  };
}

/** A number of states that searches share. */
export interface Work {
  states: number;
}

/** Whether the captures can be; `true` where the work ends before that is settled. */
export function capturesCanBe(task: CaptureTask, work: Work): boolean {
  const search = searchCaptures(task);
  let answer: boolean | null = null;
  // In small steps, so that what is left of the work is known.
  while (answer === null && work.states > 0) {
    answer = search(16);
    work.states -= 16;
  }
  return answer ?? true;
}
