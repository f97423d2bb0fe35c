import type { Line } from './lines.js';

/** One column of a table. */
export interface Column {
  readonly delimiter: string;
  readonly index: number;
}

interface Cell {
  readonly text: string;
  /** Where it begins in its line. */
  readonly start: number;
}

/** The cells of a row; in quotation marks one may hold delimiters. */
function* cellsOf(row: string, delimiter: string): Generator<Cell> {
  for (let start = 0; start <= row.length;) {
    const quoted = /"(?:[^"]|"")*"/y;
    quoted.lastIndex = start;
    const from = quoted.test(row) ? quoted.lastIndex : start;
    const next = row.indexOf(delimiter, from);
    const end = next < 0 ? row.length : next;
    const whole = row.slice(start, end);
    const isQuoted = from > start && whole.endsWith('"');
    yield isQuoted ? { text: whole.slice(1, -1), start: start + 1 } : { text: whole, start };
    start = end + 1;
  }
}

/** The column that the first line of a table names FEN or EPD, `null` where it names none. */
export function columnNamed(header: string): Column | null {
  for (const delimiter of [',', ';', '\t']) {
    const names = [...cellsOf(header, delimiter)].map(({ text }) => text.trim().toLowerCase());
    const index = names.findIndex((name) => name === 'fen' || name === 'epd');
    if (index >= 0) return { delimiter, index };
  }
  return null;
}

/** The cell of a row, as a line of its own; empty where the row is too short. */
export function cellOf(row: Line, { delimiter, index }: Column): Line {
  let at = 0;
  for (const cell of cellsOf(row.text, delimiter)) {
    if (at++ === index) return { ...row, text: cell.text, column: cell.start };
  }
  return { ...row, text: '', column: row.text.length };
}
