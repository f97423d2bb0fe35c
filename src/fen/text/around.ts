import type { Edit, FenOptions, Range, Variant } from '../types.js';
import { laterFields } from '../field-readers.js';
import type { Candidate } from './candidates.js';
import { withWords } from './caption.js';
import { changesAround } from './lines.js';
import type { Line } from './lines.js';
import { isLink, linkSays } from './links.js';
import type { Mapped } from './mapped.js';
import { bestReadable } from './record.js';
import type { Finding, Readable } from './record.js';

/** What stands around a position is looked at so far. */
const CONTEXT = 200;
/** A link is no longer than this. */
const LONGEST_LINK = 2000;

/** What comes before the first word of a list's line. */
export const listMark = /^[\s>|*•·#-]*(?:\(?\d{1,6}[.):\]]?\s+|\d{1,6}[.):\]]\s*)?["'`“]?$/;

const closers: Record<string, string> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”"“',
  '”': '”"',
  '„': '“”"',
  '‘': "’'",
  '’': '’',
  '«': '»',
  '»': '«',
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '>': '<',
  '|': '|',
};

/** Where what was opened before the placement is closed. */
function closedAt(text: string, opener: string, from: number, limit: number): number {
  const closing = closers[opener];
  if (!closing) return -1;
  for (let at = from; at < limit; at++) if (closing.includes(text[at]!)) return at;
  return -1;
}

/** The first character that cannot belong to the position in a text or link. */
function endOf(text: string, candidate: Candidate, inLink: boolean, limit: number): number {
  const opener = text[candidate.start - 1] ?? '';
  const rest = text.slice(candidate.end, limit);
  if (inLink) {
    const end = rest.search(/[&#?"<>)\]]/);
    return end < 0 ? limit : candidate.end + end;
  }
  const hasOperations = /[\s;][a-z]\w*\s+"/.test(rest);
  let closed = closedAt(text, opener, candidate.end, limit);
  if (opener === '"' && hasOperations) closed = text.lastIndexOf('"', limit - 1);
  if (closed >= candidate.end && closed < limit) return closed;
  const stop = rest.search(hasOperations ? /[<`]|\[\// : /["<`]|\[\//);
  return stop < 0 ? limit : candidate.end + stop;
}

const movesKeyword = /\smoves(?=\s|$)\s*((?:[a-h][1-8][a-h][1-8][qrbn]?\s*)*)/i;

/** An edit for each part of the source that was left out, unless it is blank. */
export function leftOut(source: string, ...ranges: Range[]): Edit[] {
  return ranges
    .filter((range) => source.slice(...range).trim() !== '')
    .map((range) => ({ code: 'text-left-out', from: source.slice(...range), to: '', range }));
}

export interface Context {
  readonly source: string;
  readonly options: FenOptions;
  /** As a setting in the text says. */
  readonly variant: Variant | undefined;
  /** Whether each line is to be a position. */
  readonly isList: boolean;
}

/** The end of a word, perhaps of a link. */
function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < LONGEST_LINK && !/\s/.test(text[start - 1]!)) start--;
  return text.slice(start, end);
}

/** Whether nothing behind a placement was read as a field. */
function hasNoFields({ plain, reading }: Readable, placementEnd: number): boolean {
  if (plain.text.length === placementEnd) return true;
  return Boolean(reading) && laterFields.every((name) => reading!.fields[name].state === 'missing');
}

/** Reads the position that a candidate begins. */
export function fromCandidate(
  line: Line,
  candidate: Candidate,
  limit: number,
  context: Context,
  alone: boolean,
  linesBehind: () => readonly Mapped[],
): Finding {
  const { text } = line.decoded;
  const before = text.slice(Math.max(0, candidate.start - CONTEXT), candidate.start);
  const wordStart = wordBefore(text, candidate.start);
  const linkStart = wordStart.search(/[a-z][\w+.-]*:\/\/|www\.|[\w-]+(?:\.[\w-]+)+[/?#]/i);
  const link = linkStart < 0 ? '' : wordStart.slice(linkStart);
  const inLink = link !== '' && isLink(link);
  const end = endOf(text, candidate, inLink, limit);
  const changes = changesAround(line.changes, line.decoded.range(candidate.start, end));
  let plain = line.decoded.slice(candidate.start, end);
  let moves: string[] = [];
  const keyword = movesKeyword.exec(plain.text.slice(0, 10_000));
  let edits: Edit[] = [];
  if (keyword) {
    moves = keyword[1]!.trim().split(/\s+/).filter(Boolean);
    plain = plain.slice(0, keyword.index);
  }
  // A comment of the list's own.
  const comment = plain.text.search(/\s(?:#|\/\/)/);
  if (comment > 0) plain = plain.slice(0, comment);
  const startsLine =
    candidate.start < CONTEXT && listMark.test(before) && end === limit && !keyword && comment < 0;
  const keepsRest = alone && before.trim() === '' && startsLine;
  const width = candidate.end - candidate.start;
  const readable = bestReadable(plain, width, changes, keepsRest, context.options);
  plain = readable.plain;
  if (hasNoFields(readable, width)) {
    const from = Math.max(0, candidate.start - CONTEXT);
    const beside = [
      line.decoded.slice(from, candidate.start),
      line.decoded.slice(candidate.end, Math.min(limit, candidate.end + CONTEXT)),
    ];
    const placement = plain.slice(0, width);
    const worded = withWords(placement, [...beside, ...linesBehind()], changes);
    if (worded !== placement) plain = worded;
  }
  const reading = plain === readable.plain ? readable.reading : null;
  const says = inLink ? linkSays(link + text.slice(candidate.end, limit)) : null;
  const range = plain.range(0, plain.text.length);
  if (inLink) {
    const start = line.decoded.range(candidate.start - link.length, candidate.start)[0];
    const behind = /^\S*/.exec(context.source.slice(range[1], range[1] + 2000))![0].length;
    const whole: Range = [start, range[1] + behind];
    edits = [{ code: 'link', from: context.source.slice(...whole), to: plain.text, range: whole }];
  }
  return {
    plain,
    reading,
    changes,
    edits,
    moves,
    variant:
      says?.variant ??
      context.variant ??
      (/chess ?960|fischer ?random|\bfrc\b/i.test(before) ? 'chess960' : undefined),
    orientation: says?.orientation ?? null,
  };
}
