import { fixesFor } from '../../rules/fixes.js';
import type { Diagnostic, FenOptions, Fix, Severity, Square } from '../../fen/types.js';

/** A finding as the list shows it. */
export interface Finding {
  /** Tells it from the others of its list, and stays the same while the finding does. */
  readonly key: string;
  readonly diagnostic: Diagnostic;
  readonly offers: readonly Offer[];
}

/** A fix, offered once however many findings it mends. */
export interface Offer {
  readonly fix: Fix;
  /** How many findings of the list offer this fix. */
  readonly mends: number;
  /** The squares of all these findings. */
  readonly squares: readonly Square[];
}

export interface Report {
  /** Suspicions, errors and warnings. */
  readonly problems: readonly Finding[];
  /** What is only worth knowing. */
  readonly notes: readonly Finding[];
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** The findings of a text in the order of their weight, then of the text, with the fixes that can be offered. */
export function reportOf(
  text: string,
  diagnostics: readonly Diagnostic[],
  options: FenOptions,
): Report {
  const sorted = diagnostics.toSorted((a, b) => weight(a) - weight(b) || start(a) - start(b));
  const fixes = sorted.map((each) => fixesFor(text, each, options));
  // A fix that several findings share stands at the last of them.
  const sharing = new Map<string, Diagnostic[]>();
  fixes.forEach((own, index) => {
    for (const fix of own) {
      const id = identity(fix);
      sharing.set(id, [...(sharing.get(id) ?? []), sorted[index]!]);
    }
  });
  const used = new Map<string, number>();
  const findings = sorted.map((diagnostic, index): Finding => {
    const offers: Offer[] = [];
    for (const fix of fixes[index]!) {
      const mended = sharing.get(identity(fix))!;
      if (mended.at(-1) !== diagnostic) continue;
      const squares = [...new Set(mended.flatMap((each) => each.squares))];
      offers.push({ fix, mends: mended.length, squares });
    }
    // What mends this finding alone comes first, beside its like in the other findings.
    offers.sort((a, b) => Number(a.mends > 1) - Number(b.mends > 1));
    const name = JSON.stringify([
      diagnostic.code,
      diagnostic.field,
      diagnostic.squares,
      diagnostic.data,
    ]);
    const twin = used.get(name) ?? 0;
    used.set(name, twin + 1);
    return { key: `${name}${twin}`, diagnostic, offers };
  });
  return {
    problems: findings.filter(({ diagnostic }) => !isNote(diagnostic)),
    notes: findings.filter(({ diagnostic }) => isNote(diagnostic)),
  };
}

/** A board that looks upside down comes first: it is why the rest is wrong. */
function weight({ category, severity }: Diagnostic): number {
  return category === 'suspicion' ? -1 : SEVERITIES.indexOf(severity);
}

function isNote({ category, severity }: Diagnostic): boolean {
  return severity === 'info' && category !== 'suspicion';
}

function start({ range }: Diagnostic): number {
  return range?.[0] ?? Infinity;
}

/** Fixes that do the same are one, whatever they are called. */
function identity({ commands }: Fix): string {
  return JSON.stringify(commands);
}
