import type { Range } from '../types.js';
import { parseFen } from '../parse.js';
import { findCandidates } from './candidates.js';
import { untangle } from './fields.js';
import type { Line, Lines } from './lines.js';
import { Mapped, MappedBuilder } from './mapped.js';
import { widthOf } from './ranks.js';

const SQUARES = 64;
/** A position is broken over no more lines than this. */
const MOST_LINES_JOINED = 24;
/** A longer line is not broken. */
const LONGEST_JOINED = 400;
/** What has so many words behind the board has all its fields. */
const FIELDS = 5;

/** Marks of quoting in e-mail. */
const quoting = /^[\s>|]*/;

/** Squares of a text that is placement alone, 0 for any other. */
function squaresOf(text: string): number {
  let sum = 0;
  for (const rank of text.split('/')) {
    const width = rank === '' ? 0 : widthOf(rank);
    if (width < 0) return 0;
    sum += width;
  }
  return sum;
}

const endsInPlacement = /(?:^|[\s"'`“(>:=[{,])([pnbrqkPNBRQK1-8]+\/[pnbrqkPNBRQK1-8/]*)$/;
const startsWithPlacement = /^[pnbrqkPNBRQK1-8/]+/;

/**
 * A position that is broken over lines, as one line: put together while its board is not whole, then
 * while the following lines hold nothing but fields.
 */
export function joinLines(lines: Lines, index: number): { line: Line; count: number } | null {
  const first = lines.at(index)!;
  if (first.decoded.text.length > LONGEST_JOINED) return null;
  const begun = endsInPlacement.exec(first.decoded.text)?.[1];
  const complete = first.candidates.at(-1);
  const isBegun = begun !== undefined && squaresOf(begun) > 0 && squaresOf(begun) < SQUARES;
  const missesFields =
    complete?.whole === 8 &&
    complete.ranks === 8 &&
    first.decoded.text.slice(complete.end).split(' ', FIELDS + 1).length <= FIELDS;
  if (!isBegun && !missesFields) return null;
  const builder = new MappedBuilder().append(first.decoded);
  const changes = [...first.changes];
  let placement = isBegun ? begun : '';
  let squares = isBegun ? squaresOf(begun) : SQUARES;
  let text = first.decoded.text;
  let count = 1;
  for (; count < MOST_LINES_JOINED; count++) {
    const next = lines.at(index + count);
    if (!next || next.decoded.text.trim() === '') break;
    if (next.decoded.text.length > LONGEST_JOINED) break;
    const skipped = quoting.exec(next.decoded.text)![0].length;
    const rest = next.decoded.slice(skipped);
    const end = builder.build(first.decoded.range(0, 0)[0]).range(0, text.length)[1];
    const gap: Range = [end, Math.max(end, rest.range(0, 0)[0])];
    let joint = '';
    if (squares < SQUARES) {
      const more = startsWithPlacement.exec(rest.text)?.[0];
      if (!more || squaresOf(more) === 0) break;
      const lastRank = placement.slice(placement.lastIndexOf('/') + 1);
      if (widthOf(lastRank) === 8 && !more.startsWith('/')) joint = '/';
      placement += joint + more;
      squares = squaresOf(placement);
      if (squares > SQUARES) break;
      if (more.length < rest.text.length && squares < SQUARES) break;
    } else {
      if (rest.text.includes('/')) break;
      const candidate = findCandidates(text).at(-1);
      if (!candidate || !areFields(text.slice(candidate.start), rest.text)) break;
      joint = ' ';
    }
    builder.add(joint, gap).append(rest);
    changes.push({ code: 'lines-joined', range: gap }, ...next.changes);
    text += joint + rest.text;
  }
  if (count === 1 || squares !== SQUARES) return null;
  const decoded = builder.build();
  const candidates = findCandidates(decoded.text);
  if (!candidates.some(({ whole, ranks }) => whole === 8 && ranks === 8)) return null;
  return { line: { given: decoded, decoded, changes, candidates }, count };
}

/** Whether a line goes on with the fields of the position before it, and with nothing else. */
export function areFields(position: string, more: string): boolean {
  if (more.length > 40 || /^\s*\d+[.)]/.test(more)) return false;
  const sum = (text: string): number => {
    const { diagnostics, fields } = parseFen(untangled(text));
    if (diagnostics.length > 0) return -1;
    return Object.values(fields).filter(({ state }) => state === 'given').length;
  };
  const before = sum(position);
  return before >= 0 && sum(`${position} ${more}`) > before;
}

function untangled(text: string): string {
  const mapped = new Mapped(text, 0);
  const end = text.search(/\s/);
  return end < 0 ? text : untangle(mapped, end, []).text;
}
