import { editText } from '../fen/edit.js';
import type { Diagnostic, FenOptions, Fix, JudgedReading } from '../fen/types.js';
import { checkFen } from './check-fen.js';
import { fixCandidates } from './fix-candidates.js';
import { ownText } from './own-text.js';

/** More buttons than this under one finding help nobody. */
const MOST_OFFERED = 4;

/** How bad a finding is; a fix may bring up lesser ones. Notes are no harm. */
function weightOf({ category, severity }: Diagnostic): number {
  if (category === 'note') return -1;
  if (category === 'suspicion' || (category === 'syntax' && severity !== 'error')) return 0;
  return category === 'reachability' ? 1 : category === 'legality' ? 2 : 3;
}

function identityOf({ code, field, squares, data }: Diagnostic): string {
  return JSON.stringify([code, field, squares, data]);
}

/** Whether a fix does what it promises: its finding is gone and nothing of equal weight is new. */
function mends(before: JudgedReading, after: JudgedReading, finding: Diagnostic): boolean {
  const known = new Set(before.diagnostics.map(identityOf));
  const identity = identityOf(finding);
  const weight = Math.max(weightOf(finding), 0);
  return after.diagnostics.every((other) => {
    const found = identityOf(other);
    return found !== identity && (known.has(found) || weightOf(other) < weight);
  });
}

/**
 * The text with all commands of a fix applied, one after the other. A fix made for another text is
 * applied as far as it goes.
 */
export function applyFix(text: string, fix: Fix, options: FenOptions = {}): string {
  return fix.commands.reduce((result, command) => editText(result, command, options), text);
}

/**
 * What one step can do about a finding of this text, the likeliest first, at most four. Each has been
 * tried: its finding is gone and no other of equal weight has come. Empty where nothing does that, and
 * for a finding that this text does not have.
 */
export function fixesFor(text: string, finding: Diagnostic, options: FenOptions = {}): Fix[] {
  const own = ownText(finding);
  if (own === undefined || own === text) return fixesOf(text, finding, options);
  // The text has more in it than the position: what mends that is put in place of all.
  return fixesOf(own, finding, options).map((fix) => {
    return { ...fix, commands: [{ type: 'set-text', text: applyFix(own, fix, options) }] };
  });
}

function fixesOf(text: string, finding: Diagnostic, options: FenOptions): Fix[] {
  const before = checkFen(text, options);
  const identity = identityOf(finding);
  const present = before.diagnostics.find((other) => identityOf(other) === identity);
  if (!present) return [];
  const results = new Set<string>();
  const offered: Fix[] = [];
  for (const fix of fixCandidates(text, before, present, options)) {
    const result = applyFix(text, fix, options);
    if (results.has(result)) continue;
    results.add(result);
    if (!mends(before, checkFen(result, options), present)) continue;
    offered.push(fix);
    if (offered.length === MOST_OFFERED) break;
  }
  return offered;
}
