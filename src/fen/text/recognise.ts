import type { FenOptions, Range } from '../types.js';
import { leftOut } from './around.js';
import type { Context } from './around.js';
import type { Change } from './decode.js';
import { findingsIn, isListOfPositions, isMeantAsFen } from './findings.js';
import type { Numbered } from './findings.js';
import { Lines } from './lines.js';
import { Mapped, MappedBuilder } from './mapped.js';
import { hasPgnTags, readGames } from './pgn.js';
import { bestReadable, recordOf } from './record.js';
import type { Finding, TextRecord } from './record.js';
import { INITIAL_FEN } from './start-position.js';

/** A board and its FEN are no further apart. */
const LINES_BETWEEN = 14;

interface Held {
  readonly numbered: Numbered;
  readonly record: TextRecord;
}

function withOrientation({ numbered, record }: Held, orientation: TextRecord['orientation']): Held {
  const finding = { ...numbered.finding, orientation };
  return { numbered: { ...numbered, finding }, record: { ...record, orientation } };
}

function* recordsIn(
  source: Mapped,
  text: string,
  options: FenOptions,
  isList?: boolean,
): Generator<TextRecord | null> {
  yield null;
  const lines = new Lines(source);
  yield null;
  const context: Context = {
    source: text,
    options,
    variant: /UCI_Chess960\s+value\s+true/i.test(text) ? 'chess960' : undefined,
    isList: isList ?? isListOfPositions(lines),
  };
  let held: Held | null = null;
  let count = 0;
  const finished = (numbered: Numbered, around: Range): TextRecord => {
    const { finding } = numbered;
    const range = spanOf(finding);
    const others = leftOut(text, [around[0], range[0]], [range[1], around[1]]);
    const edits = [...(finding.edits ?? []), ...others];
    return recordOf(text, { ...finding, edits }, numbered.line, options);
  };
  for (const numbered of findingsIn(lines, context)) {
    if (!numbered) {
      yield null;
      continue;
    }
    const record = finished(numbered, numbered.ownLine);
    if (held && isSamePosition(held, { numbered, record })) {
      const orientation = held.record.orientation ?? record.orientation;
      held = withOrientation(held.numbered.isDrawn ? { numbered, record } : held, orientation);
      continue;
    }
    if (held) {
      count++;
      yield held.record;
    }
    held = { numbered, record };
  }
  if (!held) return;
  // What the text holds beside its only position is left out, and that is said.
  yield count === 0 ? finished(held.numbered, [0, text.length]) : held.record;
}

/** From the first to the last character that a finding stands for, its link or tag included. */
function spanOf({ plain, edits }: Finding): Range {
  let [start, end] = plain.span();
  for (const { range } of edits ?? []) {
    start = Math.min(start, range[0]);
    end = Math.max(end, range[1]);
  }
  return [start, end];
}

/** A board and its FEN, or a link and its words, say the same twice. */
function isSamePosition(a: Held, b: Held): boolean {
  const near = b.numbered.line - a.numbered.last <= LINES_BETWEEN;
  if (!near) return false;
  const isSamePlacement = a.record.reading.position.placement.every(
    (piece, index) => piece === b.record.reading.position.placement[index],
  );
  if (!isSamePlacement) return false;
  if (a.numbered.isDrawn !== b.numbered.isDrawn) return true;
  return a.numbered.line === b.numbered.line && a.record.reading.fen === b.record.reading.fen;
}

function* gameRecords(source: Mapped, options: FenOptions): Generator<TextRecord | null> {
  let line = 1;
  let at = 0;
  const lineOf = (place: number): number => {
    for (; at < place; at++) if (source.text[at] === '\n') line++;
    return line;
  };
  for (const game of readGames(source)) {
    if ('tags' in game) {
      const plain = new MappedBuilder().add(INITIAL_FEN, source.range(...game.tags)).build();
      const range = source.range(...game.tags);
      const { annotations } = game;
      const finding = { plain, changes: [{ code: 'start-position', range }], annotations };
      yield recordOf(source.text, finding, lineOf(game.tags[0]), options);
    } else yield recordOf(source.text, game, lineOf(game.at), options);
  }
}

/** Line ends as programs write them in strings, as HTML does, and between the rows of a list. */
const writtenLineEnds = [
  /\\r\\n|\\n|<br\s*\/?>|<\/(?:tr|p|div|li)>/gi,
  /\]\s*,\s*\[/g,
  /["']\s*[,+]\s*["']/g,
];

/**
 * Every position of a text, in its order; `null` now and then, so that a caller can pause. None where
 * there is none. `isList` says whether each line is to be a position; left out, the lines tell.
 */
export function* recognise(
  text: string,
  options: FenOptions,
  isList?: boolean,
): Generator<TextRecord | null> {
  const source = new Mapped(text, 0);
  let found = 0;
  const counting = function* (records: Generator<TextRecord | null>): Generator<TextRecord | null> {
    for (const record of records) {
      if (record) found++;
      yield record;
    }
  };
  if (hasPgnTags(text)) yield* counting(gameRecords(source, options));
  if (found === 0) yield* counting(recordsIn(source, text, options, isList));
  for (const lineEnd of writtenLineEnds) {
    if (found > 0 || text.search(lineEnd) < 0) continue;
    const lines = source
      .replace(lineEnd, () => '\n')
      .replace(/<\/t[dh]>|<tr(?:\s[^<>]{0,300})?>/gi, () => '|')
      .replace(/<[^<>]{0,300}>/g, () => ' ');
    for (const record of recordsIn(lines, text, options)) {
      if (record) found++;
      yield record && { ...record, line: text.slice(0, record.range[0]).split('\n').length };
    }
  }
  if (found > 0 || !isMeantAsFen(text)) return;
  const changes: Change[] = [];
  const { plain } = bestReadable(
    source,
    /\S+/.exec(text)!.index + /\S+/.exec(text)![0].length,
    changes,
    true,
  );
  const line = text.slice(0, text.search(/\S/)).split('\n').length;
  yield recordOf(text, { plain, changes }, line, options);
}
