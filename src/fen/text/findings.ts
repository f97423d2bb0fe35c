import type { FenOptions, Range } from '../types.js';
import { parseFen } from '../parse.js';
import { fromCandidate, listMark } from './around.js';
import type { Context } from './around.js';
import { withCaption } from './caption.js';
import { readDrawnBoard } from './drawn-board.js';
import { joinLines } from './join-lines.js';
import type { Lines } from './lines.js';
import type { Mapped } from './mapped.js';
import { wholeBoardInOneWord } from './one-word-board.js';
import { bestReadable } from './record.js';
import type { Finding } from './record.js';
import { startPosition } from './start-position.js';

/** So many lines decide whether a text is a list of positions. */
const LINES_SAMPLED = 100;
/** What is said of a position is said within so many lines. */
const LINES_BEHIND = 3;
/** What stands beside a position is looked at so far. */
const CONTEXT = 200;

/** A finding with the lines it was found in. */
export interface Numbered {
  readonly finding: Finding;
  readonly line: number;
  readonly ownLine: Range;
  readonly last: number;
  readonly isDrawn: boolean;
}

/** A comment in a list of positions. */
export function isComment(line: string): boolean {
  return /^\s*(?:#|\/\/|;|%|--|\/\*|<!--)/.test(line);
}

/** A text in which most lines begin with a position. */
export function isListOfPositions(lines: Lines): boolean {
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
export function isMeantAsFen(text: string): boolean {
  const word = /\S+/.exec(text)?.[0] ?? '';
  if (!/^[pnbrqkPNBRQK0-9/]+$/.test(word)) return false;
  if (word.includes('/')) return true;
  const { fields, diagnostics } = parseFen(text);
  const isClean = !diagnostics.some(({ code }) => code.endsWith('-text'));
  return isClean && (fields.activeColor.state === 'given' || !/\s/.test(text.trim()));
}

/** The few lines that may belong to the position before them. */
function linesBehind(lines: Lines, index: number): Mapped[] {
  const found: Mapped[] = [];
  for (let offset = 0; offset < LINES_BEHIND; offset++) {
    const line = lines.at(index + offset);
    if (!line || line.candidates.length > 0) break;
    found.push(line.decoded.slice(0, CONTEXT));
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

/** What a line holds, perhaps together with those behind it. */
interface Found {
  readonly findings: readonly Finding[];
  readonly lines: number;
  readonly isDrawn?: boolean;
}

function one(finding: Finding | null): Found | null {
  return finding && { findings: [finding], lines: 1 };
}

/** FEN in whatever writing, perhaps broken over lines. */
function written(lines: Lines, index: number, context: Context, alone: boolean): Found | null {
  const joined = joinLines(lines, index);
  const { line, count } = joined ?? { line: lines.at(index)!, count: 1 };
  const { candidates } = line;
  if (candidates.length === 0) return null;
  const findings = candidates.map((candidate, place) => {
    const next = candidates[place + 1];
    const limit = next?.start ?? line.decoded.text.length;
    const keepsRest = alone && candidates.length === 1;
    return fromCandidate(line, candidate, limit, context, keepsRest, () =>
      next || context.isList ? [] : linesBehind(lines, index + count),
    );
  });
  return { findings, lines: count };
}

function drawn(lines: Lines, index: number): Found | null {
  const board = readDrawnBoard((offset) => lines.drawn(index + offset));
  if (!board) return null;
  const finding = withCaption(lines, index, board.lines, board.placement);
  const { orientation } = board;
  return { findings: [{ ...finding, orientation }], lines: board.lines, isDrawn: true };
}

function inOneWord(lines: Lines, index: number, alone: boolean): Finding | null {
  const line = lines.at(index)!;
  const board = wholeBoardInOneWord(line.decoded);
  if (!board) return null;
  const changes = [...line.changes, ...board.changes];
  const width = board.plain.text.search(/\s|$/);
  return { plain: bestReadable(board.plain, width, changes, alone).plain, changes };
}

function lookAt(lines: Lines, index: number, context: Context): Found | null {
  const { isList, options } = context;
  const alone = lines.count <= 1 || isList;
  const given = lines.given(index)!;
  if (given.text.trim() === '') return null;
  if (/^\s*#/.test(given.text) && lines.drawn(index)?.line?.kind !== 'rank') return null;
  const plain = plainFen(given, options);
  if (plain) return one(plain);
  if (isList && isComment(given.text)) return null;
  return (
    written(lines, index, context, alone) ??
    one(startPosition(lines.at(index)!.decoded)) ??
    drawn(lines, index) ??
    one(inOneWord(lines, index, alone)) ??
    // A bad line of a list is shown, not skipped.
    one(isList ? badLine(lines, index) : null)
  );
}

function badLine(lines: Lines, index: number): Finding {
  const plain = lines.at(index)!.given;
  return { plain, changes: [], isEmpty: !isMeantAsFen(plain.text) };
}

/** What the lines hold, one after the other; `null` now and then while there is nothing. */
export function* findingsIn(lines: Lines, context: Context): Generator<Numbered | null> {
  for (let index = 0; index < lines.count; index++) {
    if (index % 16 === 15) yield null;
    const found = lookAt(lines, index, context);
    if (!found) continue;
    const last = index + found.lines - 1;
    const end = lines.given(last)!;
    const ownLine: Range = [
      lines.given(index)!.startOf(0),
      end.range(0, end.text.trimEnd().length)[1],
    ];
    for (const finding of found.findings) {
      const isDrawn = found.isDrawn ?? false;
      yield { finding, line: lines.numberOf(index), ownLine, last, isDrawn };
    }
    index = last;
  }
}
