import type { Line } from './lines.js';

/** A place in a file: line from 1, column from 1 in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Lines that are read together. */
export class Block {
  readonly #lines: Line[];
  /** Of what was added, in UTF-16 units, with one for each line end. */
  length = 0;

  constructor(...lines: Line[]) {
    this.#lines = lines;
  }

  add(line: Line): void {
    this.#lines.push(line);
    this.length += line.text.length + 1;
  }

  get count(): number {
    return this.#lines.length;
  }

  get text(): string {
    return this.#lines.map(({ text }) => text).join('\n');
  }

  /** Where a character of the text stands in the file. */
  placeOf(offset: number): Place {
    let before = offset;
    for (const { text, number, column } of this.#lines) {
      if (before <= text.length) return { line: number, column: column + before + 1 };
      before -= text.length + 1;
    }
    return { line: 1, column: 1 };
  }

  /** The line, or the part of a long one, in which a place of the file is. */
  lineOf({ line, column }: Place): Line {
    return this.#lines.findLast((each) => each.number === line && each.column < column)!;
  }
}
