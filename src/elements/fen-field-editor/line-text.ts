import type { Diagnostic, Range } from '../../fen/types.js';

/** A text as a text area keeps it: every kind of line break is one `\n`. */
export function asShown(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** A place in the text as given, as a place in the text shown. */
function shownOffset(text: string, offset: number): number {
  const within = Math.min(Math.max(offset, 0), text.length);
  return text.includes('\r') ? asShown(text.slice(0, within)).length : within;
}

/** Where the caret belongs when `before` becomes `after`: beside the same characters, if they are still there. */
export function caretAfter(before: string, after: string, caret: number): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  if (caret <= start) return caret;
  if (caret >= before.length - end) return caret + after.length - before.length;
  return Math.min(caret, after.length - end);
}

export type Level = 'error' | 'warning';

/** A piece of the line with one kind of underline or none. An empty one is a place where something is missing. */
export interface Stretch {
  readonly text: string;
  readonly level: Level | null;
}

interface Edge {
  readonly at: number;
  readonly level: Level;
  readonly by: 1 | -1;
}

/**
 * The findings that the line shows: those that want mending and have a place in the text. An empty text and what is
 * true of the board as a whole have none.
 */
export function isMarked(
  finding: Diagnostic,
): finding is Diagnostic & { severity: Level; range: Range } {
  const { code, category, field, range, severity, squares } = finding;
  if (range === null || severity === 'info' || code === 'text-empty') return false;
  return category === 'syntax' || field !== 'placement' || squares.length > 0;
}

/**
 * The text shown, cut where an underline begins or ends; put together again it is `asShown(text)`. Where findings
 * overlap, the worst counts.
 */
export function stretches(text: string, findings: readonly Diagnostic[]): Stretch[] {
  const shown = asShown(text);
  const ticks = new Map<number, Level>();
  const edges: Edge[] = [];
  for (const finding of findings) {
    if (!isMarked(finding)) continue;
    const { severity: level } = finding;
    const [start, end] = finding.range.map((offset) => shownOffset(text, offset)) as [
      number,
      number,
    ];
    if (start < end) edges.push({ at: start, level, by: 1 }, { at: end, level, by: -1 });
    else if (ticks.get(start) !== 'error') ticks.set(start, level);
  }
  edges.sort((a, b) => a.at - b.at);
  const cuts = new Set([...edges.map(({ at }) => at), ...ticks.keys(), shown.length]);
  const result: Stretch[] = [];
  const open = { error: 0, warning: 0 };
  let from = 0;
  let next = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    const level = open.error ? 'error' : open.warning ? 'warning' : null;
    if (cut > from) result.push({ text: shown.slice(from, cut), level });
    const tick = ticks.get(cut);
    if (tick) result.push({ text: '', level: tick });
    for (; edges[next]?.at === cut; next++) open[edges[next]!.level] += edges[next]!.by;
    from = cut;
  }
  return result;
}
