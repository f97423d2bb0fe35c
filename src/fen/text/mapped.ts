import type { Range } from '../types.js';

/** A text made from a part of another one; it knows where in that one each of its characters stood. */
export class Mapped {
  readonly text: string;
  readonly #offset: number;
  /** By character, where it began and ended; `null` while it is the part as it stands. */
  readonly #starts: readonly number[] | null;
  readonly #ends: readonly number[] | null;

  constructor(
    text: string,
    offset: number,
    starts: readonly number[] | null = null,
    ends: readonly number[] | null = null,
  ) {
    this.text = text;
    this.#offset = offset;
    this.#starts = starts;
    this.#ends = ends;
  }

  /** Where the characters from `from` to `to` stood; an empty range is the place between two. */
  range(from: number, to: number): Range {
    const start = this.startOf(from);
    if (to <= from) return [start, start];
    const end = this.endOf(to - 1);
    // Of a board that was drawn upside down the last characters come first.
    return start < end ? [start, end] : [this.startOf(to - 1), Math.max(start, this.endOf(from))];
  }

  /** Where a character began; behind the last one, where that ended. */
  startOf(at: number): number {
    if (!this.#starts) return this.#offset + at;
    if (at < this.#starts.length) return this.#starts[at]!;
    return this.#ends!.at(-1) ?? this.#offset;
  }

  endOf(at: number): number {
    return this.#ends ? this.#ends[at]! : this.#offset + at + 1;
  }

  /** From the first to the last place that any of its characters stood in. */
  span(): Range {
    if (!this.#starts?.length) return this.range(0, this.text.length);
    const least = (a: number, b: number): number => Math.min(a, b);
    const most = (a: number, b: number): number => Math.max(a, b);
    return [this.#starts.reduce(least), this.#ends!.reduce(most)];
  }

  slice(from: number, to: number = this.text.length): Mapped {
    return new Mapped(
      this.text.slice(from, to),
      this.startOf(from),
      this.#starts?.slice(from, to),
      this.#ends?.slice(from, to),
    );
  }

  /**
   * The text with every match replaced. A replacement of the same length stands where the match stood
   * character by character, any other as a whole; `null` leaves the match.
   */
  replace(
    pattern: RegExp,
    replacement: (match: RegExpMatchArray) => string | null,
    changed: (range: Range) => void = () => {},
  ): Mapped {
    let builder: MappedBuilder | null = null;
    let at = 0;
    for (const match of this.text.matchAll(pattern)) {
      const text = replacement(match);
      if (text === null || text === match[0]) continue;
      builder ??= new MappedBuilder();
      builder.append(this, at, match.index);
      at = match.index + match[0].length;
      const range = this.range(match.index, at);
      if (text.length === at - match.index) builder.appendAs(text, this, match.index);
      else builder.add(text, range);
      changed(range);
    }
    if (!builder) return this;
    builder.append(this, at);
    return builder.build(this.startOf(0));
  }
}

/** Puts a mapped text together. */
export class MappedBuilder {
  readonly #parts: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  /** Characters that stand, all of them, for one part of the source. */
  add(text: string, [start, end]: Range): this {
    this.#parts.push(text);
    for (let count = text.length; count > 0; count--) {
      this.#starts.push(start);
      this.#ends.push(end);
    }
    return this;
  }

  append(mapped: Mapped, from = 0, to = mapped.text.length): this {
    return this.appendAs(mapped.text.slice(from, to), mapped, from);
  }

  /** Other characters, each in the place of one of `mapped`. */
  appendAs(text: string, mapped: Mapped, from: number): this {
    this.#parts.push(text);
    for (let at = 0; at < text.length; at++) {
      this.#starts.push(mapped.startOf(from + at));
      this.#ends.push(mapped.endOf(from + at));
    }
    return this;
  }

  /** `offset` is where an empty text stands. */
  build(offset = 0): Mapped {
    return new Mapped(this.#parts.join(''), this.#starts[0] ?? offset, this.#starts, this.#ends);
  }
}
