import { breakAt } from '../fen/text/lines.js';

/** A longer line is handed on in parts, in UTF-16 units. */
export const LONGEST_LINE = 65_536;

/** A line, or a part of one that is too long to be a position. */
export interface Line {
  readonly text: string;
  /** Of the file, from 1. */
  readonly number: number;
  /** UTF-16 units of the line before this part, 0 for what begins a line. */
  readonly column: number;
  /** Whether this is not all of the line. */
  readonly isPart: boolean;
}

/** Cuts text that comes in chunks into lines; holds no more than the last of them. They end with LF, CRLF or CR. */
export class LineSplitter {
  #rest = '';
  #number = 1;
  #column = 0;

  /** The lines that end in this chunk, and parts of one that is too long. */
  push(chunk: string): Line[] {
    const lines: Line[] = [];
    const text = this.#rest + chunk;
    const lineEnd = /\r\n?|\n/g;
    // The end of a chunk may part CR from its LF.
    lineEnd.lastIndex = Math.max(0, this.#rest.length - 1);
    let start = 0;
    for (let match = lineEnd.exec(text); match; match = lineEnd.exec(text)) {
      if (match[0] === '\r' && lineEnd.lastIndex === text.length) break;
      this.#endLine(text.slice(start, match.index), lines);
      start = lineEnd.lastIndex;
    }
    this.#rest = this.#partOff(text.slice(start), lines);
    return lines;
  }

  /** What stands behind the last line end. */
  end(): Line[] {
    const lines: Line[] = [];
    if (this.#rest !== '') this.#endLine(this.#rest.replace(/\r$/, ''), lines);
    this.#rest = '';
    return lines;
  }

  #endLine(text: string, lines: Line[]): void {
    lines.push(this.#line(this.#partOff(text, lines), this.#column > 0));
    this.#number++;
    this.#column = 0;
  }

  /** The last part of a line, after those that are long enough for themselves. */
  #partOff(text: string, lines: Line[]): string {
    let start = 0;
    while (text.length - start > LONGEST_LINE) {
      const end = breakAt(text, start, start + LONGEST_LINE);
      lines.push(this.#line(text.slice(start, end), true));
      start = end;
    }
    return start === 0 ? text : text.slice(start);
  }

  #line(text: string, isPart: boolean): Line {
    const line = { text, number: this.#number, column: this.#column, isPart };
    this.#column += text.length;
    return line;
  }
}
