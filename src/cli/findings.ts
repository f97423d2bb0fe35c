import { applyFix, fixesFor } from '../rules/fixes.js';
import type { Diagnostic, FenOptions, Verdict } from '../fen/types.js';
import { findings } from '../locales/en-findings.js';
import type { Sentence } from '../locales/en-findings.js';
import { fixes } from '../locales/en-fixes.js';
import type { Found } from './positions.js';

const sentences: Record<string, Sentence> = findings;
const labels: Record<string, Sentence> = fixes;

/** What one step does about a finding. */
export interface Mend {
  readonly code: string;
  readonly label: string;
  /** The notation as it is then. */
  readonly text: string;
}

/** A finding with its place in the file; the shape of a line of `--json`. */
export interface PlacedFinding {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units of the line; `endColumn` is the first behind. */
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Diagnostic['severity'];
  readonly code: string;
  readonly category: Diagnostic['category'];
  readonly field: Diagnostic['field'];
  readonly squares: Diagnostic['squares'];
  readonly message: string;
  readonly verdict: Verdict;
  /** Canonical FEN; the text as given where it cannot be read in full. */
  readonly fen: string;
  readonly fixes?: readonly Mend[];
}

export interface FindingOptions {
  readonly fen: FenOptions;
  /** Notes are no mistakes: check, checkmate, a field that is not given. */
  readonly notes: boolean;
  readonly fixes: boolean;
}

function mendsOf({ reading }: Found, finding: Diagnostic, given: FenOptions): Mend[] {
  const options = { ...given, variant: reading.variant };
  return fixesFor(reading.text, finding, options).map((fix) => ({
    code: fix.code,
    label: labels[fix.code]?.(fix.data) ?? fix.code,
    text: applyFix(reading.text, fix, options),
  }));
}

/** The findings of a position in the order of the file. */
export function placedFindings(
  file: string,
  found: Found,
  options: FindingOptions,
): PlacedFinding[] {
  const { reading, block } = found;
  return reading.diagnostics
    .filter(({ category }) => options.notes || category !== 'note')
    .map((finding) => {
      const { severity, code, category, field, squares } = finding;
      const [start, end] = finding.range ?? reading.range;
      const from = block.placeOf(start);
      const to = block.placeOf(end);
      return {
        file,
        line: from.line,
        column: from.column,
        endLine: to.line,
        endColumn: to.column,
        severity,
        code,
        category,
        field,
        squares,
        message: sentences[code]?.(finding.data) ?? code,
        verdict: reading.verdict,
        fen: reading.fen,
        ...(options.fixes && { fixes: mendsOf(found, finding, options.fen) }),
      };
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
