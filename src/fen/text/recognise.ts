import type { Edit, FenOptions, Range } from '../types.js';
import { parseFen } from '../parse.js';
import { findCandidates } from './candidates.js';
import type { Candidate } from './candidates.js';
import { decode } from './decode.js';
import type { Change } from './decode.js';
import { readDrawnBoard } from './drawn-board.js';
import { readDrawnLine } from './drawn-row.js';
import type { DrawnLine } from './drawn-row.js';
import { untangle } from './fields.js';
import { isLink, linkSays } from './links.js';
import { Mapped, MappedBuilder } from './mapped.js';
import { hasPgnTags, readGames } from './pgn.js';
import { bestReadable, recordOf } from './record.js';
import type { Finding, TextRecord } from './record.js';
import { widthOf } from './ranks.js';
import { turnSaid } from './turn-words.js';

const INITIAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const SQUARES = 64;
/** A longer line is not broken. */
const LONGEST_JOINED = 400;
/** A position is broken over no more lines than this. */
const MOST_LINES_JOINED = 24;
/** So many lines decide whether a text is a list of positions. */
const LINES_SAMPLED = 100;
/** A board and its FEN are no further apart. */
const LINES_BETWEEN = 14;
/** What stands around a position is looked at so far. */
const CONTEXT = 200;
/** Longer lines are looked at in parts. */
const LONGEST_LINE = 20_000;
/** No change that is about a single position takes more. */
const LONGEST_CHANGE = 400;

const lineEnds = /\r\n|[\n\r\f\u0085\u2028\u2029]/g;

interface Line {
  readonly given: Mapped;
  readonly decoded: Mapped;
  readonly changes: Change[];
  readonly candidates: readonly Candidate[];
  drawn?: DrawnLine | null;
}

/** Lines of a text, decoded when looked at; only the last few are kept. */
class Lines {
  readonly #source: Mapped;
  readonly #starts: number[] = [0];
  readonly #numbers: number[] = [1];
  readonly #kept = new Map<number, Line>();

  constructor(source: Mapped) {
    this.#source = source;
    const { text } = source;
    let number = 1;
    const push = (start: number): void => {
      this.#breakUp(text, start);
      this.#starts.push(start);
      this.#numbers.push(number);
    };
    for (const { 0: end, index } of text.matchAll(lineEnds)) {
      number++;
      push(index + end.length);
    }
    this.#breakUp(text, text.length);
  }

  /** Parts of a line without end, so that no look at one takes long. */
  #breakUp(text: string, end: number): void {
    for (;;) {
      const start = this.#starts.at(-1)!;
      if (end - start <= LONGEST_LINE) return;
      const limit = start + LONGEST_LINE;
      const part = text.slice(limit - LONGEST_LINE / 2, limit);
      const at = Math.max(...['",', '},', '><', '; ', '. '].map((mark) => part.lastIndexOf(mark)));
      const blank = at < 0 ? part.search(/\s\S*$/) : at + 1;
      this.#starts.push(blank < 0 ? limit : limit - LONGEST_LINE / 2 + blank + 1);
      this.#numbers.push(this.#numbers.at(-1)!);
    }
  }

  get count(): number {
    return this.#starts.length;
  }

  /** The number of a line in the text, from 1. */
  numberOf(index: number): number {
    return this.#numbers[index]!;
  }

  given(index: number): Mapped | undefined {
    const start = this.#starts[index];
    if (start === undefined) return undefined;
    const end = this.#starts[index + 1] ?? this.#source.text.length;
    return this.#source.slice(start, end);
  }

  at(index: number): Line | undefined {
    const kept = this.#kept.get(index);
    if (kept) return kept;
    const given = this.given(index);
    if (!given) return undefined;
    const changes: Change[] = [];
    const trimmed = given.slice(0, given.text.trimEnd().length);
    const decoded = decode(trimmed, changes);
    changes.sort((a, b) => a.range[0] - b.range[0]);
    const line = { given: trimmed, decoded, changes, candidates: findCandidates(decoded.text) };
    if (this.#kept.size > 4 * MOST_LINES_JOINED) this.#kept.clear();
    this.#kept.set(index, line);
    return line;
  }

  /** What a line is to a drawn board. */
  drawn(index: number): { line: DrawnLine | null; text: Mapped } | undefined {
    const line = this.at(index);
    if (!line) return undefined;
    if (line.drawn === undefined) line.drawn = readDrawnLine(line.decoded.text);
    return { line: line.drawn, text: line.decoded };
  }
}

/** The changes within a part of a line; they are in order. */
function changesAround(changes: readonly Change[], [start, end]: Range): Change[] {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (changes[middle]!.range[0] < start - LONGEST_CHANGE) low = middle + 1;
    else high = middle;
  }
  const found: Change[] = [];
  for (; low < changes.length && changes[low]!.range[0] <= end; low++) found.push(changes[low]!);
  return found;
}

/** Marks of quoting in e-mail, and what comes before the first word of a list's line. */
const quoting = /^[\s>|]*/;
const listMark = /^[\s>|*•·#-]*(?:\(?\d{1,6}[.):\]]?\s+|\d{1,6}[.):\]]\s*)?["'`“]?$/;

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
  const hasOperations = /\s[a-z]\w*\s+"/.test(rest);
  let closed = closedAt(text, opener, candidate.end, limit);
  if (opener === '"' && hasOperations) closed = text.lastIndexOf('"', limit - 1);
  if (closed >= candidate.end && closed < limit) return closed;
  const stop = rest.search(hasOperations ? /[<`]|\[\// : /["<`]|\[\//);
  return stop < 0 ? limit : candidate.end + stop;
}

const movesKeyword = /\smoves(?=\s|$)\s*((?:[a-h][1-8][a-h][1-8][qrbn]?\s*)*)/i;

/** An edit for each part of the source that was left out, unless it is blank. */
function leftOut(source: string, ...ranges: Range[]): Edit[] {
  return ranges
    .filter((range) => source.slice(...range).trim() !== '')
    .map((range) => ({ code: 'text-left-out', from: source.slice(...range), to: '', range }));
}

interface Context {
  readonly source: string;
  readonly options: FenOptions;
  /** Whether each line is to be a position. */
  readonly isList: boolean;
}

/** Reads the position that a candidate begins. */
function fromCandidate(
  line: Line,
  candidate: Candidate,
  limit: number,
  context: Context,
  alone: boolean,
): Finding & { readonly before: string } {
  const { text } = line.decoded;
  const before = text.slice(Math.max(0, candidate.start - CONTEXT), candidate.start);
  const wordStart = /\S*$/.exec(
    text.slice(Math.max(0, candidate.start - 2000), candidate.start),
  )![0];
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
  plain = bestReadable(plain, candidate.end - candidate.start, changes, keepsRest);
  plain = withTurn(plain, candidate, limit, changes, line.decoded);
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
    changes,
    edits,
    before,
    moves,
    variant:
      says?.variant ??
      (/chess ?960|fischer ?random|\bfrc\b/i.test(before) ? 'chess960' : undefined),
    orientation: says?.orientation ?? null,
  };
}

/** Whose turn it is, where the words around a placement say so and it has no other fields. */
function withTurn(
  plain: Mapped,
  candidate: Candidate,
  limit: number,
  changes: Change[],
  line: Mapped,
): Mapped {
  if (plain.text.length > candidate.end - candidate.start) return plain;
  const from = Math.max(0, candidate.start - CONTEXT);
  return (
    turnFrom(plain, line.slice(from, candidate.start), changes) ??
    turnFrom(plain, line.slice(candidate.end, Math.min(limit, candidate.end + CONTEXT)), changes) ??
    plain
  );
}

function turnFrom(plain: Mapped, around: Mapped, changes: Change[]): Mapped | null {
  const said = turnSaid(around.text);
  if (!said) return null;
  const range = around.range(said.start, said.end);
  changes.push({ code: 'active-color-word', range });
  return new MappedBuilder().append(plain).add(` ${said.color}`, range).build();
}

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
function joinLines(lines: Lines, index: number): { line: Line; count: number } | null {
  const first = lines.at(index)!;
  if (first.decoded.text.length > LONGEST_JOINED) return null;
  const begun = endsInPlacement.exec(first.decoded.text)?.[1];
  const complete = first.candidates.at(-1);
  const isBegun = begun !== undefined && squaresOf(begun) > 0 && squaresOf(begun) < SQUARES;
  const missesFields = complete?.whole === 8 && complete.ranks === 8;
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
function areFields(position: string, more: string): boolean {
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

const startKeyword =
  /\bposition\s+(?:fen\s+)?startpos\b(?:\s+moves\s+((?:[a-h][1-8][a-h][1-8][qrbn]?\s*)*))?/i;
const onlyStart =
  /^\W*(?:startpos|start ?position|starting ?position|initial ?position|start)\W*$/i;

/** `position startpos`, and the name alone. */
function startPosition(line: Mapped): Finding | null {
  const command = startKeyword.exec(line.text);
  const alone = command ? null : onlyStart.exec(line.text);
  const match = command ?? alone;
  if (!match) return null;
  const range = line.range(match.index, match.index + match[0].length);
  const plain = new MappedBuilder().add(INITIAL_FEN, range).build();
  const moves = command?.[1]?.trim().split(/\s+/).filter(Boolean) ?? [];
  return { plain, changes: [{ code: 'start-position', range }], moves };
}

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

/** What the lines hold, one after the other; `null` now and then while there is nothing. */
function* findingsIn(lines: Lines, context: Context): Generator<Numbered | null> {
  const { isList } = context;
  const alone = lines.count <= 1 || isList;
  for (let index = 0; index < lines.count; index++) {
    if (index % 64 === 63) yield null;
    const given = lines.given(index)!.text;
    if (given.trim() === '' || /^\s*#(?!\s*[\w/]*\/\w*\/)/.test(given)) continue;
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
        const finding = fromCandidate(
          line,
          candidate,
          limit,
          context,
          alone && candidates.length === 1,
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
      const plain = bestReadable(other.plain, other.plain.text.search(/\s|$/), changes, alone);
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
      const finding = { plain: line.given, changes: [] };
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

/** Sixty-four squares in one word. */
function wholeBoardInOneWord(line: Mapped): Finding | null {
  const match = /(?<!\S)["'`]?([pnbrqkPNBRQK.*·_-]{64}|[pnbrqkPNBRQK01]{64})["'`]?(?!\S)/.exec(
    line.text,
  );
  if (!match || !/k/i.test(match[1]!)) return null;
  const start = match.index + match[0].indexOf(match[1]!);
  const builder = new MappedBuilder();
  for (let rank = 0; rank < 8; rank++) {
    const from = start + 8 * rank;
    if (rank > 0) builder.add('/', line.range(from, from));
    for (const { 0: part, index } of line.text.slice(from, from + 8).matchAll(/[a-z]|[^a-z]+/gi)) {
      const text = /[a-z]/i.test(part) ? part : `${part.length}`;
      builder.add(text, line.range(from + index, from + index + part.length));
    }
  }
  builder.append(line, start + SQUARES);
  const plain = builder.build();
  return {
    plain,
    changes: [{ code: 'board-drawn', range: plain.range(0, plain.text.search(/\s|$/)) }],
  };
}

const captions: readonly (readonly [RegExp, string])[] = [
  [
    /castl(?:ing|e)(?:[ -]?(?:rights|availability|flags|ability))?\W{1,3}([KQkq]{1,4}|-)(?![\w-])/i,
    '-',
  ],
  [
    /(?:en[ -]?passant|\bep|e\.p\.)(?:[ -]?(?:target|square|file))*\W{1,3}([a-h][36]|-)(?![\w-])/i,
    '-',
  ],
  [/(?:half[ -]?moves?(?:[ -]?clock)?|fifty|rule ?50|50[ -]move\w*)\W{1,3}(\d{1,3})(?!\d)/i, '0'],
  [/(?:full[ -]?moves?(?:[ -]?number)?|move(?:[ -]?number)?)\W{1,3}(\d{1,4})(?!\d)/i, '1'],
];

/** The board, with what the lines before and behind it say of the other fields. */
function withCaption(lines: Lines, first: number, count: number, placement: Mapped): Finding {
  const changes: Change[] = [
    { code: 'board-drawn', range: placement.range(0, placement.text.length) },
  ];
  if (/\s/.test(placement.text)) {
    return { plain: bestReadable(placement, placement.text.search(/\s/), changes, false), changes };
  }
  const around: Mapped[] = [];
  for (const offset of [0, 1, 2, 3, 4, 5, 6, 7, -1, -2, -3]) {
    const index = offset < 0 ? first + offset : first + count + offset;
    const line = lines.at(index);
    if (!line) continue;
    if (offset >= 0 && line.candidates.length > 0) break;
    around.push(line.decoded.slice(0, CONTEXT));
  }
  const fields = around.find(({ text }) => /^\s*[wb](?:\s+(?:[KQkq]{1,4}|-)|\s*$)/.test(text));
  if (fields && areFields('8/8/8/8/8/8/8/8', fields.text.trim())) {
    const both = new MappedBuilder().append(placement).append(fields.replace(/^\s*/g, () => ' '));
    return { plain: bestReadable(both.build(), placement.text.length, changes, false), changes };
  }
  // GNU Chess: “white  KQkq  e3”.
  const header = around.find(({ text }) =>
    /^\s*(?:white|black)\s+(?:[KQkq]{1,4}|-)?(?:\s+[a-h][36])?\s*$/i.test(text),
  );
  if (header) {
    const both = new MappedBuilder().append(placement).append(header.replace(/^\s*/g, () => ' '));
    return { plain: bestReadable(both.build(), placement.text.length, changes, false), changes };
  }
  const builder = new MappedBuilder().append(placement);
  const values: ({ text: string; range: Range } | null)[] = [null, null, null, null, null];
  for (const line of around) {
    const said = turnSaid(line.text);
    values[0] ??= said && { text: said.color, range: line.range(said.start, said.end) };
    captions.forEach(([pattern], index) => {
      const match = pattern.exec(line.text);
      if (!match) return;
      values[index + 1] ??= {
        text: match[1]!,
        range: line.range(match.index, match.index + match[0].length),
      };
    });
  }
  if (!values[0]) return { plain: placement, changes };
  const end = placement.range(0, placement.text.length)[1];
  const last = values.findLastIndex(Boolean);
  values.slice(0, last + 1).forEach((value, index) => {
    const text = value?.text ?? captions[index - 1]![1];
    builder.add(` ${text}`, value?.range ?? [end, end]);
    if (value)
      changes.push({ code: index === 0 ? 'active-color-word' : 'caption', range: value.range });
  });
  return { plain: builder.build(), changes };
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
  const lines = new Lines(source);
  const context: Context = { source: text, options, isList: isListOfPositions(lines) };
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

/** A text that holds line ends as programs write them in strings, or as HTML does. */
const writtenLineEnds = /\\r\\n|\\n|<br\s*\/?>|<\/(?:tr|p|div|li)>/gi;

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
  if (found === 0 && /\\n|<(?:br|\/tr|\/p|\/div|\/li)/i.test(text)) {
    const lines = source.replace(writtenLineEnds, () => '\n').replace(/<[^<>]{0,300}>/g, () => ' ');
    yield* counting(recordsIn(lines, text, options));
  }
  if (found > 0 || !isMeantAsFen(text)) return;
  const changes: Change[] = [];
  const plain = bestReadable(
    source,
    /\S+/.exec(text)!.index + /\S+/.exec(text)![0].length,
    changes,
    true,
  );
  const line = text.slice(0, text.search(/\S/)).split('\n').length;
  yield recordOf(text, { plain, changes }, line, options);
}
