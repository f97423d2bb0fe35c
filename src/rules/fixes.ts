import { editText } from '../fen/edit.js';
import type { Diagnostic, FenOptions, Fix, JudgedReading, Verdict } from '../fen/types.js';
import { checkFen } from './check-fen.js';
import { fixCandidates, otherCandidates } from './fix-candidates.js';
import { ownText } from './own-text.js';

/** More buttons than this under one finding help nobody. */
const MOST_OFFERED = 4;

/** How bad a finding is; a fix may bring up lesser ones. Notes are no harm. */
function weightOf({ category, severity }: Diagnostic): number {
  if (category === 'note') return -1;
  if (category === 'suspicion' || (category === 'syntax' && severity !== 'error')) return 0;
  return category === 'reachability' ? 1 : category === 'legality' ? 2 : 3;
}

/** Tells a finding from all others; of what is no finding it tells nothing. */
function identityOf(finding: Diagnostic): string {
  try {
    const { code, field, squares, data } = finding;
    return JSON.stringify([code, field, squares, data]);
  } catch {
    return '';
  }
}

/** What a finding is about, however many men or squares it counts: 23 men are no other than 24. */
function kindOf({ code, field, data }: Diagnostic): string {
  return `${code} ${field} ${data.color ?? ''}`;
}

type Naming = (finding: Diagnostic) => string;

function howMany({ diagnostics }: JudgedReading, naming: Naming, finding: Diagnostic): number {
  const name = naming(finding);
  return diagnostics.filter((other) => naming(other) === name).length;
}

/**
 * Whether a fix does what it promises: its finding is gone and nothing of equal weight is new. A
 * finding that stays and only counts less, or more, is neither gone nor new.
 */
function mends(before: JudgedReading, after: JudgedReading, finding: Diagnostic): boolean {
  const weight = Math.max(weightOf(finding), 0);
  const isFewer = (naming: Naming): boolean =>
    howMany(after, naming, finding) < howMany(before, naming, finding);
  return (
    isFewer(identityOf) &&
    isFewer(kindOf) &&
    after.diagnostics.every(
      (other) =>
        weightOf(other) < weight || howMany(after, kindOf, other) <= howMany(before, kindOf, other),
    )
  );
}

/**
 * The text with all commands of a fix applied, one after the other. A fix made for another text is
 * applied as far as it goes; what is no fix changes nothing.
 */
export function applyFix(text: string, fix: Fix, options: FenOptions = {}): string {
  if (!Array.isArray(fix?.commands)) return text;
  return fix.commands.reduce((result, command) => editText(result, command, options), text);
}

/**
 * What one step can do about a finding of this text, the likeliest first, at most four. Each has been
 * tried: its finding is gone and no other of equal weight has come. Empty where nothing does that, and
 * for what is no finding of this text.
 */
export function fixesFor(text: string, finding: Diagnostic, options: FenOptions = {}): Fix[] {
  const own = ownText(finding);
  if (own === undefined || own === text) return fixesOf(text, finding, options);
  // The text has more in it than the position: what mends that is put in place of all.
  return fixesOf(own, finding, options).map((fix) => {
    return { ...fix, commands: [{ type: 'set-text', text: applyFix(own, fix, options) }] };
  });
}

let last: { readonly text: string; readonly options: string; readonly reading: JudgedReading };

/** Fixes are asked for one finding of a text after the other, and the text may be long. */
function lastJudged(text: string, given: FenOptions): JudgedReading {
  const options = JSON.stringify(given);
  if (last?.text !== text || last.options !== options) {
    last = { text, options, reading: checkFen(text, given) };
  }
  return last.reading;
}

function fixesOf(text: string, finding: Diagnostic, options: FenOptions): Fix[] {
  if (typeof text !== 'string') return [];
  const before = lastJudged(text, options);
  const identity = identityOf(finding);
  const present = before.diagnostics.find((other) => identityOf(other) === identity);
  if (!present) return [];
  const first = tried(
    text,
    before,
    present,
    fixCandidates(text, before, present, options),
    options,
  );
  if (first.length > 0) return first;
  return tried(text, before, present, otherCandidates(before, present), options);
}

const verdicts: readonly Verdict[] = ['valid', 'unreachable', 'illegal', 'unreadable'];

/** Those of the candidates that mend, each result once. */
function tried(
  text: string,
  before: JudgedReading,
  finding: Diagnostic,
  candidates: readonly Fix[],
  options: FenOptions,
): Fix[] {
  const results = new Set<string>();
  const offered: { fix: Fix; verdict: number }[] = [];
  for (const fix of candidates) {
    const result = applyFix(text, fix, options);
    if (results.has(result)) continue;
    results.add(result);
    const after = checkFen(result, options);
    if (!mends(before, after, finding)) continue;
    offered.push({ fix, verdict: verdicts.indexOf(after.verdict) });
    if (offered.length === MOST_OFFERED) break;
  }
  // What leads to the better position is the likelier; of those that turn a board, all others are not what was meant.
  offered.sort((a, b) => a.verdict - b.verdict);
  const isGuess = finding.category === 'suspicion';
  return offered
    .filter(({ verdict }) => !isGuess || verdict === offered[0]!.verdict)
    .map(({ fix }) => fix);
}
