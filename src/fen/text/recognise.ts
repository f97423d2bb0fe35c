import type { FenOptions, Range } from '../types.js';
import { parseFen } from '../parse.js';
import { fromCandidate, leftOut, listMark } from './around.js';
import type { Context } from './around.js';
import { withCaption } from './caption.js';
import type { Change } from './decode.js';
import { readDrawnBoard } from './drawn-board.js';
import { joinLines } from './join-lines.js';
import { Lines } from './lines.js';
import { Mapped, MappedBuilder } from './mapped.js';
import { wholeBoardInOneWord } from './one-word-board.js';
import { hasPgnTags, readGames } from './pgn.js';
import { bestReadable, recordOf } from './record.js';
import type { Finding, TextRecord } from './record.js';
import { INITIAL_FEN, startPosition } from './start-position.js';

/** So many lines decide whether a text is a list of positions. */
const LINES_SAMPLED = 100;
/** What is said of a position is said within so many lines. */
const LINES_BEHIND = 3;
/** A board and its FEN are no further apart. */
const LINES_BETWEEN = 14;

/** A comment in a list of positions. */
function isComment(line: string): boolean {
  return /^\s*(?:#|\/\/|;|%|--|\/\*|<!--)/.test(line);
}

/** A text in which most lines begin with a position. */
function isListOfPositions(lines: Lines): boolean {
  let positions = 0;
  let others = 0;
  for (let index = 0; index < Math.min(lines.count, LINES_SAMPLED); index++) {
    const text = lines.given(index)!.text;
    if (text.trim() === '' || isComment(text)) continue;
    const line = lines.at(index)!;
    const [first] = line.candidates;
    if (first && listMark.test(line.decoded.text.slice(0, first.start))) positions++;
    else others++;
  }
  return positions >= 2 && positions >= others;
}

/** Whether a text that holds no board that is one yet is meant as FEN. */
function isMeantAsFen(text: string): boolean {
  const word = /\S+/.exec(text)?.[0] ?? '';
  if (!/^[pnbrqkPNBRQK0-9/]+$/.test(word)) return false;
  if (word.includes('/')) return true;
  const { fields, diagnostics } = parseFen(text);
  const isClean = !diagnostics.some(({ code }) => code.endsWith('-text'));
  return isClean && (fields.activeColor.state === 'given' || !/\s/.test(text.trim()));
}

interface Numbered {
  readonly finding: Finding;
  readonly line: number;
  readonly ownLine: Range;
  readonly last: number;
  readonly isDrawn: boolean;
}

/** The few lines that may belong to the position before them. */
function linesBehind(lines: Lines, index: number): Mapped[] {
  const found: Mapped[] = [];
  for (let offset = 0; offset < LINES_BEHIND; offset++) {
    const line = lines.at(index + offset);
    if (!line || line.candidates.length > 0) break;
    found.push(line.decoded.slice(0, 200));
  }
  return found;
}

const sixFields = /^[pnbrqkPNBRQK1-8/]+ [wb] [-A-Za-z]+ [-a-h1-8]+ \d+ \d+\s*$/;

/** A line that is FEN to the letter: most lines of most files. */
function plainFen(line: Mapped, options: FenOptions): Finding | null {
  if (!sixFields.test(line.text)) return null;
  const plain = line.slice(0, line.text.trimEnd().length);
  const reading = parseFen(plain.text, options);
  return reading.diagnostics.length > 0 ? null : { plain, reading, changes: [] };
}

/** What the lines hold, one after the other; `null` now and then while there is nothing. */
function* findingsIn(lines: Lines, context: Context): Generator<Numbered | null> {
  const { isList, options } = context;
  const alone = lines.count <= 1 || isList;
  for (let index = 0; index < lines.count; index++) {
    if (index % 16 === 15) yield null;
    const given = lines.given(index)!.text;
    if (given.trim() === '') continue;
    if (/^\s*#/.test(given) && lines.drawn(index)?.line?.kind !== 'rank') continue;
    const plain = plainFen(lines.given(index)!, options);
    if (plain) {
      const own = plain.plain.span();
      yield {
        finding: plain,
        line: lines.numberOf(index),
        ownLine: own,
        last: index,
        isDrawn: false,
      };
      continue;
    }
    let line = lines.at(index)!;
    let count = 1;
    const ownLine = (): Range => {
      const last = lines.given(index + count - 1)!;
      return [lines.given(index)!.range(0, 0)[0], last.range(0, last.text.trimEnd().length)[1]];
    };
    if (isList && isComment(given)) continue;
    const joined = joinLines(lines, index);
    if (joined) ({ line, count } = joined);
    if (line.candidates.length > 0) {
      const { candidates } = line;
      for (const [place, candidate] of candidates.entries()) {
        const limit = candidates[place + 1]?.start ?? line.decoded.text.length;
        const isLast = place === candidates.length - 1;
        const finding = fromCandidate(
          line,
          candidate,
          limit,
          context,
          alone && candidates.length === 1,
          () => (isLast && !isList ? linesBehind(lines, index + count) : []),
        );
        yield {
          finding,
          line: lines.numberOf(index),
          ownLine: ownLine(),
          last: index + count - 1,
          isDrawn: false,
        };
      }
      index += count - 1;
      continue;
    }
    const start = startPosition(line.decoded);
    if (start) {
      yield {
        finding: start,
        line: lines.numberOf(index),
        ownLine: ownLine(),
        last: index,
        isDrawn: false,
      };
      continue;
    }
    const board = readDrawnBoard((offset) => lines.drawn(index + offset));
    if (board) {
      count = board.lines;
      const finding = withCaption(lines, index, board.lines, board.placement);
      const first = lines.at(index)!;
      yield {
        finding: { ...finding, orientation: board.orientation },
        line: lines.numberOf(index),
        ownLine: [
          first.decoded.range(0, 0)[0],
          finding.plain.range(0, finding.plain.text.length)[1],
        ],
        last: index + count - 1,
        isDrawn: true,
      };
      index += count - 1;
      continue;
    }
    const other = wholeBoardInOneWord(line.decoded);
    if (other) {
      const changes = [...line.changes, ...other.changes];
      const width = other.plain.text.search(/\s|$/);
      const { plain } = bestReadable(other.plain, width, changes, alone);
      yield {
        finding: { plain, changes },
        line: lines.numberOf(index),
        ownLine: ownLine(),
        last: index,
        isDrawn: false,
      };
      continue;
    }
    if (isList) {
      const isEmpty = !isMeantAsFen(line.given.text);
      const finding = { plain: line.given, changes: [], isEmpty };
      yield {
        finding,
        line: lines.numberOf(index),
        ownLine: ownLine(),
        last: index,
        isDrawn: false,
      };
    }
  }
}

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
): Generator<TextRecord | null> {
  yield null;
  const lines = new Lines(source);
  yield null;
  const context: Context = {
    source: text,
    options,
    variant: /UCI_Chess960\s+value\s+true/i.test(text) ? 'chess960' : undefined,
    isList: isListOfPositions(lines),
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
      const finding = { plain, changes: [{ code: 'start-position', range }] };
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
 * there is none.
 */
export function* recognise(text: string, options: FenOptions): Generator<TextRecord | null> {
  const source = new Mapped(text, 0);
  let found = 0;
  const counting = function* (records: Generator<TextRecord | null>): Generator<TextRecord | null> {
    for (const record of records) {
      if (record) found++;
      yield record;
    }
  };
  if (hasPgnTags(text)) yield* counting(gameRecords(source, options));
  if (found === 0) yield* counting(recordsIn(source, text, options));
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
