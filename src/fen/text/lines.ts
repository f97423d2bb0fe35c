import type { Range } from '../types.js';
import { findCandidates } from './candidates.js';
import type { Candidate } from './candidates.js';
import { decode } from './decode.js';
import type { Change } from './decode.js';
import { readDrawnLine } from './drawn-row.js';
import type { DrawnLine } from './drawn-row.js';
import type { Mapped } from './mapped.js';

/** Longer lines are looked at in parts. */
const LONGEST_LINE = 20_000;
/** No change that is about a single position takes more. */
const LONGEST_CHANGE = 400;
/** So many lines are kept. */
const LINES_KEPT = 100;

const lineEnds = /\r\n|[\n\r\f\u0085\u2028\u2029]/g;

/** Where a text can be cut before a limit, in the half before it, with no position cut in two. */
export function breakAt(text: string, start: number, limit: number): number {
  const from = limit - ((limit - start) >> 1);
  const part = text.slice(from, limit);
  const at = Math.max(...['",', '},', '><', '; ', '. '].map((mark) => part.lastIndexOf(mark)));
  const blank = at < 0 ? part.search(/\s\S*$/) : at + 1;
  return blank < 0 ? limit : from + blank + 1;
}

/** A line with what was found in it. */
export interface Line {
  readonly given: Mapped;
  readonly decoded: Mapped;
  readonly changes: Change[];
  readonly candidates: readonly Candidate[];
  drawn?: DrawnLine | null;
}

/** Lines of a text, decoded when looked at; only the last few are kept. */
export class Lines {
  readonly #source: Mapped;
  readonly #starts: number[] = [0];
  readonly #numbers: number[] = [1];
  readonly #kept = new Map<number, Line>();

  constructor(source: Mapped) {
    this.#source = source;
    const { text } = source;
    let number = 1;
    const push = (start: number): void => {
      this.#breakUp(start);
      this.#starts.push(start);
      this.#numbers.push(number);
    };
    for (const { 0: end, index } of text.matchAll(lineEnds)) {
      number++;
      push(index + end.length);
    }
    this.#breakUp(text.length);
  }

  /** Parts of a line without end, so that no look at one takes long. */
  #breakUp(end: number): void {
    for (;;) {
      const start = this.#starts.at(-1)!;
      if (end - start <= LONGEST_LINE) return;
      this.#starts.push(breakAt(this.#source.text, start, start + LONGEST_LINE));
      this.#numbers.push(this.#numbers.at(-1)!);
    }
  }

  get count(): number {
    return this.#starts.length;
  }

  /** The number of a line in the text, from 1. */
  numberOf(index: number): number {
    return this.#numbers[index]!;
  }

  given(index: number): Mapped | undefined {
    const start = this.#starts[index];
    if (start === undefined) return undefined;
    const end = this.#starts[index + 1] ?? this.#source.text.length;
    return this.#source.slice(start, end);
  }

  at(index: number): Line | undefined {
    const kept = this.#kept.get(index);
    if (kept) return kept;
    const given = this.given(index);
    if (!given) return undefined;
    const changes: Change[] = [];
    // Fields of a table may be empty.
    const { text } = given;
    const whole = text.includes('\t') ? text.replace(/[^\S\t]+$/, '') : text.trimEnd();
    const trimmed = given.slice(0, whole.length);
    const decoded = decode(trimmed, changes);
    changes.sort((a, b) => a.range[0] - b.range[0]);
    const line = { given: trimmed, decoded, changes, candidates: findCandidates(decoded.text) };
    if (this.#kept.size > LINES_KEPT) this.#kept.clear();
    this.#kept.set(index, line);
    return line;
  }

  /** What a line is to a drawn board. */
  drawn(index: number): { line: DrawnLine | null; text: Mapped } | undefined {
    const line = this.at(index);
    if (!line) return undefined;
    if (line.drawn === undefined) line.drawn = readDrawnLine(line.decoded.text);
    return { line: line.drawn, text: line.decoded };
  }
}

/** The changes within a part of a line; they are in order. */
export function changesAround(changes: readonly Change[], [start, end]: Range): Change[] {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (changes[middle]!.range[0] < start - LONGEST_CHANGE) low = middle + 1;
    else high = middle;
  }
  const found: Change[] = [];
  for (; low < changes.length && changes[low]!.range[0] <= end; low++) found.push(changes[low]!);
  return found;
}
