import { align } from './align.js';
import { canonicalCastling } from './castling.js';
import { fieldReaders, laterFields } from './field-readers.js';
import type { LaterField, Note } from './field-readers.js';
import { formatFen } from './format.js';
import { readOperations } from './operations.js';
import { readPlacement, syntaxFinding } from './placement.js';
import { createPosition } from './position.js';
import { isUnusualGap, wordFrom } from './tokens.js';
import type { Token } from './tokens.js';
import type {
  Diagnostic,
  Edit,
  FenOptions,
  Field,
  FieldName,
  Fields,
  Range,
  Reading,
  Severity,
} from './types.js';

/** Fields, what may stand between them, and the beginning of what follows are within so many. */
const TOKENS_LOOKED_AT = 12;
/** So much of a text that is no field is quoted in its finding. */
const QUOTED_LENGTH = 60;

/** The name of a field as codes have it: `activeColor` is `active-color`. */
function codeName(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function byPlace(a: { range: Range | null }, b: { range: Range | null }): number {
  return (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0);
}

function wordsFrom(text: string, start: number, end: number): Token[] {
  const words: Token[] = [];
  for (let at = start; words.length < TOKENS_LOOKED_AT;) {
    const next = wordFrom(text, at);
    if (!next || next.range[0] >= end) break;
    words.push(next);
    at = next.range[1];
  }
  return words;
}

/** Reads any text as far as it goes. See `parseFen`. */
export function readFreely(text: string, options: FenOptions): Reading {
  const edits: Edit[] = [];
  const diagnostics: Diagnostic[] = [];
  const fields = {} as Record<FieldName, Field>;

  const edit = (code: string, to: string, range: Range): void => {
    edits.push({ code, from: text.slice(range[0], range[1]), to, range });
  };
  const report = (
    code: string,
    severity: Severity,
    field: FieldName | null,
    range: Range,
  ): void => {
    const quoted = text.slice(range[0], Math.min(range[1], range[0] + QUOTED_LENGTH));
    diagnostics.push(syntaxFinding(code, severity, field, range, [], { text: quoted }));
  };
  const noteGap = (code: string, to: string, start: number, end: number): void => {
    if (isUnusualGap(text.slice(start, end))) edit(code, to, [start, end]);
  };

  const first = wordFrom(text, 0);
  // Only blanks are cut off behind: `+` and `_` may belong to words there.
  const end = text.trimEnd().length;
  const [start, placementEnd] = first?.range ?? [text.length, text.length];
  const board = readPlacement(text, start, placementEnd);
  if (first) {
    noteGap('edge-blank', '', 0, start);
    noteGap('edge-blank', '', end, text.length);
    edits.push(...board.edits);
    diagnostics.push(...board.diagnostics);
  } else {
    report('text-empty', 'error', null, [start, placementEnd]);
  }
  fields.placement = {
    text: text.slice(start, placementEnd),
    range: [start, placementEnd],
    state: !first ? 'missing' : diagnostics.length > 0 ? 'unreadable' : 'given',
  };

  const words = wordsFrom(text, placementEnd, end);
  const operations = readOperations(text, words, end);
  const { tokens, extra, rest } = align(operations ? words.slice(0, operations.after) : words);
  let gapStart = placementEnd;
  for (const { range } of words.slice(0, rest + 1)) {
    noteGap('separator', ' ', gapStart, range[0]);
    gapStart = range[1];
  }
  for (const { range } of extra) report('extra-text', 'warning', null, range);
  if (!operations && words[rest]) {
    report('trailing-text', 'warning', null, [words[rest].range[0], end]);
  }

  let fieldEnd = placementEnd;
  for (const name of laterFields) {
    // The PGN standard keeps the counters of an EPD record in operations (16.2.5).
    const range = tokens[name]?.range ?? operations?.counters[name];
    if (tokens[name]) [, fieldEnd] = tokens[name].range;
    fields[name] = range
      ? { text: text.slice(range[0], range[1]), range, state: 'given' }
      : { text: '', range: [fieldEnd, fieldEnd], state: 'missing' };
  }

  const read = <Value>(
    name: LaterField,
    reader: (text: string, note: Note) => Value | undefined,
    missing: Value,
  ): Value => {
    const field = fields[name];
    if (field.state === 'missing') return missing;
    const value = reader(field.text, (code, to) => edit(code, to, field.range));
    if (value !== undefined) return value;
    fields[name] = { ...field, state: 'unreadable' };
    report(`${codeName(name)}-unreadable`, 'error', name, field.range);
    return missing;
  };
  const { variant, castlingNotation } = options;
  const castlingText = fields.castling.text;
  const rights = read('castling', fieldReaders.castling, castlingText.replace(/[^KQ]/gi, ''));
  const position = createPosition(
    board.placement,
    read('activeColor', fieldReaders.activeColor, 'w'),
    canonicalCastling(rights, board.placement, variant),
    read('enPassant', fieldReaders.enPassant, null),
    read('halfmoveClock', fieldReaders.halfmoveClock, 0),
    read('fullmoveNumber', fieldReaders.fullmoveNumber, 1),
  );
  if (fields.castling.state === 'given') {
    const canonical = canonicalCastling(rights, board.placement, variant, castlingNotation) || '-';
    const sameLetters = [...canonical].every((letter) => castlingText.includes(letter));
    const code = canonical === '-' ? 'dash' : sameLetters ? 'castling-order' : 'castling-notation';
    if (canonical !== castlingText) edit(code, canonical, fields.castling.range);
  }

  const unreadable = diagnostics.some(({ severity }) => severity === 'error');
  return {
    fen: unreadable ? text : formatFen(position, options),
    position,
    fields: fields as Fields,
    operations: operations?.operations ?? {},
    edits: edits.sort(byPlace),
    diagnostics: diagnostics.sort(byPlace),
  };
}
