import { MappedBuilder } from './mapped.js';
import type { Mapped } from './mapped.js';
import type { Change } from './decode.js';
import { colorNamed } from './turn-words.js';
import type { Reading } from '../types.js';

/** Fields that a position has behind its placement. */
const FIELDS = 5;

/** How much of a text could not be made out; less is better. */
export function badness(reading: Reading): number {
  let sum = 0;
  for (const { code, severity } of reading.diagnostics) {
    sum += severity === 'error' ? 10 : code === 'extra-text' ? 4 : 1;
  }
  const isEpd = Object.keys(reading.operations).length > 0;
  for (const [name, { state }] of Object.entries(reading.fields)) {
    const isCounter = name === 'halfmoveClock' || name === 'fullmoveNumber';
    if (state === 'missing' && !(isEpd && isCounter)) sum += 2;
  }
  return sum;
}

interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly code?: string;
}

/** A longer word is no field. */
const LONGEST_FIELD = 60;

const blanks = /[\s_+]+/;
const opening = /^["'“”„‘’`*([{<«»,;:|/~]+/;
const closing = /["'“”„‘’`*)\]}>«»,;:|.!?~/\\]+$/;
/** Some or all of turn, rights, en passant square and counters, nothing between them. */
const glued =
  /^([wb](?![1-8a-h]))?(-|(?=[KQkq])K?Q?k?q?|[A-H]{1,2}[a-h]{1,2}(?![1-8]))?(-|[a-h][36])?(\d{1,4})?$/;
const nothing = /^(none|no|nil|null|n\/a|keine?|aucun|ninguno|nessuno)$/i;
/** Words that go with the name of a side and say no more than it. */
const turnWords =
  /^[\s_+]+(?:to[\s_+]+(?:move|play)|moves|plays|am[\s_+]+Zug)(?=[\s_+,.;:!?)\]]|$)/i;

function isFieldLike(text: string): boolean {
  return /^(?:[wb]|\p{Pd}+|\u2212+|[KQkqA-Ha-h]{1,4}|[a-h][1-8]|\d+)$/u.test(text);
}

/** The words of a text that stand between blanks, and commas and the like. */
function* wordsOf(text: string, start: number): Generator<Part> {
  let at = start;
  while (at < text.length) {
    const rest = /[^\s_+]+/g;
    rest.lastIndex = at;
    const match = rest.exec(text);
    if (!match) return;
    at = match.index + match[0].length;
    if (match[0].length > LONGEST_FIELD) {
      yield { text: match[0], start: match.index, end: at };
      return;
    }
    const before = opening.exec(match[0])?.[0].length ?? 0;
    if (before === match[0].length) continue;
    const behind = closing.exec(match[0])?.[0].length ?? 0;
    const inner = match[0].slice(before, match[0].length - behind);
    let from = match.index + before;
    const pieces = inner.split(/([,;|:/]+)/);
    // `w,KQkq,-,0,1`, `KQ/kq`, and in a table `24,f2g3`
    const isField = (piece: string): boolean => isFieldLike(piece) || glued.test(piece);
    const other = pieces.findIndex((piece, index) => index % 2 === 0 && !isField(piece));
    for (const [index, piece] of pieces.entries()) {
      if (index === other) break;
      if (index % 2 === 0) yield { text: piece, start: from, end: from + piece.length };
      from += piece.length;
    }
    const end = match.index + match[0].length - behind;
    if (other >= 0) yield { text: text.slice(from, end), start: from, end };
  }
}

/** `wKQkq`, `KQkq-`, `-0`: the fields that stand together in a word. */
function unglued(part: Part, room: number): Part[] {
  const match = glued.exec(part.text.replace(/[\p{Pd}\u2212]/gu, '-'));
  if (!match) return [part];
  const pieces = match.slice(1).filter((piece): piece is string => Boolean(piece));
  if (pieces.length < 2 || pieces.length > room) return [part];
  let at = part.start;
  return pieces.map((text) => ({
    text,
    start: at,
    end: (at += text.length),
    code: 'fields-glued',
  }));
}

function ofCounters(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (!last || parts.length > FIELDS - 1 || !/^0\d+$/.test(last.text)) return parts;
  if (before && /^\d+$/.test(before.text)) return parts;
  const [clock, number]: Part[] = [
    { ...last, text: '0', end: last.start + 1, code: 'fields-glued' },
    { ...last, text: last.text.slice(1), start: last.start + 1, code: 'fields-glued' },
  ];
  return [...parts.slice(0, -1), clock!, number!];
}

/** White's rights and Black's with something between them. */
function withWholeRights(parts: readonly Part[]): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const isOne = last && /^[KQkq]+$/.test(last.text) && /^[KQkq]+$/.test(part.text);
    if (isOne && /^K?Q?k?q?$/.test(last.text + part.text)) {
      whole[whole.length - 1] = {
        ...last,
        text: last.text + part.text,
        end: part.end,
        code: 'castling-joined',
      };
    } else whole.push(part);
  }
  return whole;
}

/**
 * A position's text with its fields told apart: commas and brackets between them gone, what was
 * glued together separated, words for what FEN has signs for. From the first word that is no field
 * all stays as it is.
 */
export function untangle(plain: Mapped, placementEnd: number, changes: Change[]): Mapped {
  const { text } = plain;
  let parts: Part[] = [];
  let restStart = text.length;
  for (const word of wordsOf(text, placementEnd)) {
    const isFirst = parts.length === 0;
    const color = isFirst ? colorNamed(word.text) : null;
    const fieldLike = isFieldLike(word.text) || glued.test(word.text);
    if (color) {
      const end = word.end + (turnWords.exec(text.slice(word.end, word.end + 20))?.[0].length ?? 0);
      parts.push({ ...word, text: color, end, code: 'active-color-word' });
    } else if (parts.at(-1) && word.start < parts.at(-1)!.end) {
      continue;
    } else if ((parts.length === 1 || parts.length === 2) && nothing.test(word.text)) {
      parts.push({ ...word, text: '-', code: 'dash' });
    } else if (parts.length < 2 * FIELDS && fieldLike) {
      parts.push(word);
    } else {
      restStart = word.start;
      break;
    }
  }
  const count = parts.length;
  parts = withWholeRights(parts);
  if (count <= FIELDS) {
    const room = FIELDS - parts.length + 1;
    parts = parts.flatMap((part) => unglued(part, room));
    if (restStart === text.length) parts = [...ofCounters(parts)];
  }

  const builder = new MappedBuilder().append(plain, 0, placementEnd);
  let at = placementEnd;
  for (const part of parts) {
    const gap = plain.range(at, part.start);
    builder.add(' ', gap);
    if (at === placementEnd && at === part.start) {
      changes.push({ code: 'fields-glued', range: plain.range(Math.max(0, at - 1), part.end) });
    } else if (text.slice(at, part.start).replace(blanks, '') !== '') {
      changes.push({ code: 'separator', range: gap });
    }
    const range = plain.range(part.start, part.end);
    if (part.text.length === part.end - part.start) builder.appendAs(part.text, plain, part.start);
    else builder.add(part.text, range);
    if (part.code) changes.push({ code: part.code, range });
    at = part.end;
  }
  if (restStart < text.length) {
    const gap = text.slice(at, restStart);
    builder.add(' ', plain.range(at, restStart)).append(plain, restStart);
    if (gap.replace(blanks, '') !== '') {
      changes.push({ code: 'separator', range: plain.range(at, restStart) });
    }
  }
  return builder.build();
}
