import type { Placement } from '../fen/types.js';
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

function purse(taken: Material): Purse {
  const captures = 16 - taken.men;
  return { captures, pawns: Math.min(captures, 8 - taken.P - leastPromoted(taken)) };
}

export function captureTask(placement: Placement, w: Material, b: Material): CaptureTask {
  const to = fileWords(placement);
  return {
    from: to.map((word) => (word[0] === 'w' ? 'w' : 'W') + (word.endsWith('b') ? 'b' : 'B')),
    to,
    white: purse(b),
    black: purse(w),
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

/** A limit that searches share: what is left of it. */
export interface Work {
  left: number;
}

/**
 * Whether some order of captures makes the files of the start what they are now, with promotions for
 * the rest. `true` where the work ended before that was settled; a unit is one state of the files, with
 * a few hundred captures to try from it.
 *
 * A promotion costs nothing and may as well wait until the end: a pawn that has nothing in front of it
 * is in nobody's way, since whoever comes to its file can come in below it.
 */
export function capturesCanBe(task: CaptureTask, work: Work): boolean {
  const seen = new Set<string>();
  const files = [...task.from];
  const needsOf = task.to.map(needsTo);

  /** Tries the captures of a side, 0 White and 1 Black. */
  const tryCaptures = (
    side: 0 | 1,
    needs: number,
    { captures, pawns }: Purse,
    search: (needs: number, left: Purse) => boolean,
  ): boolean => {
    if (captures === 0) return false;
    const tookPiece = { captures: captures - 1, pawns: Math.min(pawns, captures - 1) };
    const tookPawn = { captures: captures - 1, pawns: pawns - 1 };

    /** Goes on with other words on one file after the other. */
    const tryWords = (
      file: number,
      words: readonly FileWord[],
      sum: number,
      goOn: (needs: number) => boolean,
    ): boolean => {
      const old = files[file]!;
      const find = needsOf[file]!;
      const rest = sum - find(old);
      for (const word of words) {
        files[file] = word;
        const ended = goOn(rest + find(word));
        files[file] = old;
        if (ended) return true;
      }
      return false;
    };

    for (let file = 0; file < 8; file++) {
      const { without } = changesOf(files[file]!);
      const captured = tryWords(file, without[side], needs, (sum) => {
        for (const next of [file - 1, file + 1]) {
          if (next < 0 || next > 7) continue;
          const { taken, withOne } = changesOf(files[next]!);
          if (
            (pawns > 0 && tryWords(next, taken[side], sum, (all) => search(all, tookPawn))) ||
            tryWords(next, withOne[side], sum, (all) => search(all, tookPiece))
          ) {
            return true;
          }
        }
        return false;
      });
      if (captured) return true;
      if (pawns > 0) {
        const lost = without[side === 0 ? 1 : 0];
        if (tryWords(file, lost, needs, (sum) => search(sum, tookPawn))) return true;
      }
    }
    return false;
  };

  const search = (needs: number, white: Purse, black: Purse): boolean => {
    if (spareOf(needs, white, black) < 0) return false;
    if (isDone(files, task)) return true;
    if (white.captures + black.captures === 0) return false;
    const key = `${files.join()},${white.captures},${white.pawns},${black.captures},${black.pawns}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (--work.left < 0) return true;
    return (
      tryCaptures(0, needs, white, (sum, left) => search(sum, left, black)) ||
      tryCaptures(1, needs, black, (sum, left) => search(sum, white, left))
    );
  };

  return search(totalNeeds(task), task.white, task.black);
}
