/**
 * The pawns of a file as a word, from the first rank to the eighth: `W` and `B`, and `w` and `b` for
 * pawns on their second rank, which never moved. Every file begins as `WB`.
 */
export type FileWord = string;

/**
 * Least weight of letters of `from` to be taken out so that the rest, with letters added anywhere,
 * can become `to` by promotions alone. Only a white pawn with nothing in front of it promotes, and a
 * black one with nothing below it: the rest must be black pawns, then a part of `to` in its order,
 * then white pawns.
 */
function leastOut(from: FileWord, to: FileWord, white: number, black: number): number {
  const end = to.length + 1;
  /** The least weight so far: before `to`, by how much of `to` is behind, and past it. */
  let least: number[] = new Array<number>(end + 1).fill(0);
  for (const letter of from) {
    const weight = letter === 'W' || letter === 'w' ? white : black;
    const next = least.map((sum) => sum + weight);
    for (let at = 0; at < to.length; at++) {
      if (to[at] === letter) next[at + 1] = Math.min(next[at + 1]!, least[at]!);
    }
    if (letter === 'B') next[0] = least[0]!;
    if (letter === 'W') next[end] = least[end]!;
    for (let at = 0; at < end; at++) next[at + 1] = Math.min(next[at + 1]!, next[at]!);
    least = next;
  }
  return least[end]!;
}

/** Letters of `to` that are not in `from` in the same order. */
function leastIn(from: FileWord, to: FileWord): number {
  let row: number[] = new Array<number>(to.length + 1).fill(0);
  for (const letter of from) {
    const next = [0];
    for (let at = 0; at < to.length; at++) {
      next.push(to[at] === letter ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!));
    }
    row = next;
  }
  return to.length - row[to.length]!;
}

function countLetter(word: FileWord, letter: string): number {
  let count = 0;
  for (const other of word) if (other === letter) count++;
  return count;
}

/** Six counts in one number, five bits each: sums over the files stay below 32. */
const FIELD = 5;

/**
 * What a file needs, at least, to become another, each for itself: pawns that have to leave it, by
 * capturing or being captured (all, White's, Black's), and pawns that have to come to it by capturing
 * (all, White's, Black's). Read them with `need`; sums of these numbers are sums of each.
 */
function findNeeds(from: FileWord, to: FileWord): number {
  const needs = [
    leastOut(from, to, 1, 1),
    leastOut(from, to, 1, 0),
    leastOut(from, to, 0, 1),
    leastIn(from, to),
    Math.max(0, countLetter(to, 'W') - countLetter(from, 'W')),
    Math.max(0, countLetter(to, 'B') - countLetter(from, 'B')),
  ];
  return needs.reduceRight((packed, count) => (packed << FIELD) | count, 0);
}

/** One of the six counts: out, out White, out Black, in, in White, in Black. */
export function need(packed: number, field: number): number {
  return (packed >> (field * FIELD)) & 31;
}

/** Words that a word becomes when one pawn changes, without repetition. */
export interface Changes {
  /** A white pawn gone, a black pawn gone. */
  readonly without: readonly [readonly FileWord[], readonly FileWord[]];
  /** A white pawn come, a black pawn come; none goes past one that never moved. */
  readonly withOne: readonly [readonly FileWord[], readonly FileWord[]];
  /**
   * A white pawn come past a black one that never moved, by capturing on the last rank, and the other
   * way round.
   */
  readonly past: readonly [readonly FileWord[], readonly FileWord[]];
  /** A black pawn taken by a white one, a white pawn taken by a black one. */
  readonly taken: readonly [readonly FileWord[], readonly FileWord[]];
}

function unique(words: readonly FileWord[]): readonly FileWord[] {
  return [...new Set(words)];
}

function spliced(word: FileWord, at: number, count: number, letter: string): FileWord {
  return word.slice(0, at) + letter + word.slice(at + count);
}

function findChanges(word: FileWord): Changes {
  const places = (letter: string): number[] =>
    [...word].flatMap((other, at) => (other === letter ? [at] : []));
  const put = (letter: string, by: string): readonly FileWord[] =>
    unique(places(letter).map((at) => spliced(word, at, 1, by)));
  const first = word[0] === 'w' ? 1 : 0;
  const gaps = word.length - first - (word.endsWith('b') ? 1 : 0) + 1;
  const come = (letter: string): readonly FileWord[] =>
    unique(Array.from({ length: gaps }, (_, gap) => spliced(word, first + gap, 0, letter)));
  return {
    without: [put('W', ''), put('B', '')],
    withOne: [come('W'), come('B')],
    past: [word.endsWith('b') ? [`${word}W`] : [], first === 1 ? [`B${word}`] : []],
    taken: [put('B', 'W'), put('W', 'B')],
  };
}

/** A function of one word that remembers: there are few words, and they come up again and again. */
function remembering<Value>(find: (word: FileWord) => Value): (word: FileWord) => Value {
  const remembered = new Map<FileWord, Value>();
  return (word) => {
    let value = remembered.get(word);
    if (value === undefined) {
      if (remembered.size > 2000) remembered.clear();
      remembered.set(word, (value = find(word)));
    }
    return value;
  };
}

export const changesOf = /* @__PURE__ */ remembering(findChanges);

/** By the word a file is to become: what it needs for that, see `findNeeds`. */
export const needsTo = /* @__PURE__ */ remembering((to) =>
  remembering((from) => findNeeds(from, to)),
);

/**
 * How many white and black pawns a file loses by promotions alone to become `to`, or `null` where it
 * takes more than promotions.
 */
export function promotionsTo(
  from: FileWord,
  to: FileWord,
): readonly [white: number, black: number] | null {
  const extra = from.length - to.length;
  for (let black = 0; black <= extra; black++) {
    if (black > 0 && from[black - 1] !== 'B') break;
    if (!from.startsWith(to, black)) continue;
    const rest = from.slice(black + to.length);
    if (countLetter(rest, 'W') === rest.length) return [rest.length, black];
  }
  return null;
}
