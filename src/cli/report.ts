import type { PlacedFinding } from './findings.js';
import type { Line } from './lines.js';
import type { Found } from './positions.js';
import { printable } from './printable.js';
import type { Style } from './terminal.js';

const INDENT = '    ';
/** So much of a long line is shown before what is marked. */
const BEFORE = 20;

const colors = {
  error: '31',
  warning: '33',
  hint: '36',
  note: '36',
  place: '1',
  quiet: '2',
};
type Color = keyof typeof colors;

/** The words that the elements have, too. */
function severityOf({ severity, category }: PlacedFinding): 'error' | 'warning' | 'hint' | 'note' {
  return severity !== 'info' ? severity : category === 'note' ? 'note' : 'hint';
}

/** Findings as lines that compilers write, `file:line:column: error: …`, which editors know how to follow. */
export class Report {
  readonly #style: Style;
  /** Places are as wide as the widest so far. */
  #width = 0;

  /** At a terminal what is found is also marked in its line. */
  constructor(style: Style) {
    this.#style = style;
  }

  format(findings: readonly PlacedFinding[], { block }: Found): string {
    let text = '';
    findings.forEach((finding, index) => {
      text += this.#header(finding);
      const isLastOfLine = findings[index + 1]?.line !== finding.line;
      const { columns } = this.#style;
      if (columns === null || !isLastOfLine) return;
      const marked = findings.filter(({ line }) => line === finding.line);
      text += this.#excerpt(block.lineOf(finding), marked, columns);
    });
    return text;
  }

  #paint(color: Color, text: string): string {
    return this.#style.inColor ? `\x1b[${colors[color]}m${text}\x1b[0m` : text;
  }

  #header(finding: PlacedFinding): string {
    const { file, line, column, message, code, fixes = [] } = finding;
    const severity = severityOf(finding);
    const place = `${printable(file)}:${line}:${column}:`;
    this.#width = Math.max(this.#width, place.length);
    const parts = [
      this.#paint('place', place) + ' '.repeat(this.#width - place.length),
      this.#paint(severity, `${severity}:`) + ' '.repeat('warning'.length - severity.length),
      printable(message),
      this.#paint('quiet', `[${code}]`),
    ];
    const widest = Math.max(...fixes.map(({ label }) => label.length));
    const mends = fixes.map(({ label, text: mended }) => {
      const what = printable(label).padEnd(widest);
      return `${INDENT}fix: ${what}  ${this.#paint('quiet', printable(mended))}\n`;
    });
    return `${parts.join(' ')}\n${mends.join('')}`;
  }

  /** A line with marks below what the findings are about. */
  #excerpt(
    { text: whole, column: offset }: Line,
    findings: PlacedFinding[],
    columns: number,
  ): string {
    const width = columns - INDENT.length - 1;
    const first = findings[0]!.column - 1 - offset;
    const start = whole.length <= width || first < width - BEFORE ? 0 : first - BEFORE;
    const shown =
      (start > 0 ? '…' : '') +
      whole.slice(start > 0 ? start + 1 : 0, start + width) +
      (start + width < whole.length ? '…' : '');
    const marks = new Array<string>(width + 1).fill(' ');
    for (const { line, endLine, column, endColumn } of findings) {
      const from = column - 1 - offset - start;
      const to = endLine === line ? endColumn - 1 - offset - start : shown.length;
      marks.fill('^', Math.max(0, from), Math.min(Math.max(to, from + 1), width + 1));
    }
    const worst = findings.find(({ severity }) => severity === 'error') ?? findings[0]!;
    return (
      `${INDENT}${printable(shown)}\n` +
      `${INDENT}${this.#paint(severityOf(worst), marks.join('').trimEnd())}\n`
    );
  }
}
