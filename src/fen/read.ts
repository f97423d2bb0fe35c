import { align, isCastling, isDashes, laterFields } from './align.js';
import { canonicalCastling } from './castling.js';
import { formatFen } from './format.js';
import { readOperations } from './operations.js';
import type { OperationsReading } from './operations.js';
import { readPlacement } from './placement.js';
import { createPosition, emptyPosition } from './position.js';
import { isSquare } from './squares.js';
import { isUnusual, skipSeparators, skipToken } from './tokens.js';
import type { Token } from './tokens.js';
import type {
  Color,
  Data,
  Diagnostic,
  Edit,
  FenOptions,
  Field,
  FieldName,
  Fields,
  Range,
  Reading,
  Square,
} from './types.js';

/** Fields, what may stand between them, and the beginning of what follows are within so many. */
const TOKENS_LOOKED_AT = 12;
/** So much of a text that is no field is quoted in its finding. */
const QUOTED_LENGTH = 60;

const unreadableCodes = {
  activeColor: 'active-color-unreadable',
  castling: 'castling-unreadable',
  enPassant: 'en-passant-unreadable',
  halfmoveClock: 'halfmove-clock-unreadable',
  fullmoveNumber: 'fullmove-number-unreadable',
} as const;

/** Reads one text; collects on the way what is wrong and what was assumed or changed. */
class FreeReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly edits: Edit[] = [];

  constructor(
    private readonly text: string,
    private readonly options: FenOptions,
  ) {}

  read(): Reading {
    const { text, options } = this;
    const start = skipSeparators(text, 0, text.length);
    // Only blanks are cut off behind: `+` and `_` may belong to words there.
    const end = start + text.slice(start).trimEnd().length;
    if (start === text.length) return this.readEmpty();
    this.noteBlanks('edge-blank', 0, start, '');
    this.noteBlanks('edge-blank', end, text.length, '');

    const placementEnd = this.findPlacementEnd(start, end);
    const { placement, diagnostics, edits } = readPlacement(text, start, placementEnd);
    const unreadablePlacement = diagnostics.length > 0;
    this.diagnostics.push(...diagnostics);
    this.edits.push(...edits);

    const tokens = this.tokensFrom(placementEnd, end);
    const operations = this.findOperations(tokens, end);
    const { tokens: found, extra, rest } = align(operations ? operations.before : tokens);
    this.noteSeparators(placementEnd, tokens, rest);
    for (const token of extra) this.warn('extra-text', token.start, token.end);
    if (!operations && tokens[rest]) this.warn('trailing-text', tokens[rest].start, end);

    const fields: Partial<Record<FieldName, Field>> = {
      placement: {
        text: text.slice(start, placementEnd),
        range: [start, placementEnd],
        state: unreadablePlacement ? 'unreadable' : 'given',
      },
    };
    let fieldEnd = placementEnd;
    for (const name of laterFields) {
      const range = this.rangeOf(name, found[name], operations);
      if (found[name]) fieldEnd = found[name].end;
      fields[name] = range
        ? { text: text.slice(range[0], range[1]), range, state: 'given' }
        : { text: '', range: [fieldEnd, fieldEnd], state: 'missing' };
    }

    const read = <Value>(
      name: keyof typeof unreadableCodes,
      reader: (field: Field) => Value | undefined,
      missing: Value,
      guess = missing,
    ): Value => {
      const field = fields[name]!;
      if (field.state === 'missing') return missing;
      const value = reader(field);
      if (value !== undefined) return value;
      fields[name] = { ...field, state: 'unreadable' };
      this.report(unreadableCodes[name], 'error', name, field.range);
      return guess;
    };
    const rightsOf = (letters: string): string =>
      canonicalCastling(letters, placement, options.variant);
    const position = createPosition(
      placement,
      read('activeColor', this.readActiveColor, 'w'),
      rightsOf(
        read('castling', this.readCastling, '', fields.castling!.text.replace(/[^KQ]/gi, '')),
      ),
      read('enPassant', this.readEnPassant, null),
      read('halfmoveClock', this.readHalfmoveClock, 0),
      read('fullmoveNumber', this.readFullmoveNumber, 1),
    );
    this.noteCastling(fields.castling!, position.placement);

    const unreadable = this.diagnostics.some(({ severity }) => severity === 'error');
    return {
      fen: unreadable ? text : formatFen(position, options),
      position,
      fields: fields as Fields,
      operations: operations?.operations ?? {},
      edits: this.edits.sort(byPlace),
      diagnostics: this.diagnostics.sort(byPlace),
    };
  }

  private readEmpty(): Reading {
    const { text } = this;
    const at: Range = [text.length, text.length];
    this.report('text-empty', 'error', null, at);
    const missing: Field = { text: '', range: at, state: 'missing' };
    return {
      fen: text,
      position: emptyPosition,
      fields: {
        placement: missing,
        activeColor: missing,
        castling: missing,
        enPassant: missing,
        halfmoveClock: missing,
        fullmoveNumber: missing,
      },
      operations: {},
      edits: this.edits,
      diagnostics: this.diagnostics,
    };
  }

  /** No other field has a slash, so a word of placement characters with one goes on with the ranks. */
  private findPlacementEnd(start: number, end: number): number {
    const { text } = this;
    let placementEnd = skipToken(text, start, end);
    for (;;) {
      const from = skipSeparators(text, placementEnd, end);
      const to = skipToken(text, from, end);
      const word = text.slice(from, Math.min(to, from + 80));
      const goesOn =
        /^[1-8pnbrqk/]+$/i.test(word) &&
        (word.includes('/') || (text[placementEnd - 1] === '/' && isWholeRank(word)));
      if (!goesOn) return placementEnd;
      const blank = text.slice(placementEnd, from);
      this.edits.push({ code: 'placement-joined', from: blank, to: '', range: [placementEnd, from] });
      placementEnd = to;
    }
  }

  private tokensFrom(start: number, end: number): Token[] {
    const { text } = this;
    const tokens: Token[] = [];
    let at = skipSeparators(text, start, end);
    while (at < end && tokens.length < TOKENS_LOOKED_AT) {
      const to = skipToken(text, at, end);
      tokens.push({ start: at, end: to, text: text.slice(at, to) });
      at = skipSeparators(text, to, end);
    }
    return tokens;
  }

  /** EPD operations may follow the fourth field; the tokens before them are fields. */
  private findOperations(
    tokens: readonly Token[],
    end: number,
  ): (OperationsReading & { before: readonly Token[] }) | null {
    if (!this.text.includes(';')) return null;
    for (let count = 3; count <= 5 && count < tokens.length; count++) {
      const reading = readOperations(this.text, tokens[count]!.start, end);
      if (reading) return { ...reading, before: tokens.slice(0, count) };
    }
    return null;
  }

  /** The PGN standard keeps the counters of an EPD record in `hmvc` and `fmvn` (16.2.5). */
  private rangeOf(
    name: FieldName,
    token: Token | undefined,
    operations: OperationsReading | null,
  ): Range | undefined {
    if (token) return [token.start, token.end];
    if (name === 'halfmoveClock') return operations?.operandRanges.hmvc;
    if (name === 'fullmoveNumber') return operations?.operandRanges.fmvn;
    return undefined;
  }

  private readonly readActiveColor = ({ text, range }: Field): Color | undefined => {
    const word = text.toLowerCase();
    if (!/^(w|b|white|black)$/.test(word)) return undefined;
    const color = word[0] as Color;
    if (text !== color) this.edit('active-color-word', text, color, range);
    return color;
  };

  private readonly readCastling = ({ text }: Field): string | undefined =>
    isCastling(text) ? text : undefined;

  private readonly readEnPassant = ({ text, range }: Field): Square | null | undefined => {
    if (isDashes(text)) {
      if (text !== '-') this.edit('dash', text, '-', range);
      return null;
    }
    const square = text.toLowerCase();
    if (!isSquare(square)) return undefined;
    if (text !== square) this.edit('en-passant-capital', text, square, range);
    return square;
  };

  private readonly readHalfmoveClock = (field: Field): number | undefined =>
    this.readNumber(field, '0');

  private readonly readFullmoveNumber = (field: Field): number | undefined => {
    const value = this.readNumber(field, '1');
    if (value !== 0) return value;
    this.edit('fullmove-number-zero', field.text, '1', field.range);
    return 1;
  };

  private readNumber({ text, range }: Field, assumed: string): number | undefined {
    if (isDashes(text)) {
      this.edit('counter-assumed', text, assumed, range);
      return +assumed;
    }
    const value = /^\d+$/.test(text) ? +text : NaN;
    if (!Number.isSafeInteger(value)) return undefined;
    if (text !== `${value}`) this.edit('leading-zeros', text, `${value}`, range);
    return value;
  }

  private noteCastling(field: Field, placement: Reading['position']['placement']): void {
    if (field.state !== 'given') return;
    const { variant, castlingNotation } = this.options;
    const canonical = canonicalCastling(field.text, placement, variant, castlingNotation) || '-';
    if (canonical === field.text) return;
    const sameLetters = [...canonical].every((letter) => field.text.includes(letter));
    const code = canonical === '-' ? 'dash' : sameLetters ? 'castling-order' : 'castling-notation';
    this.edit(code, field.text, canonical, field.range);
  }

  private noteSeparators(start: number, tokens: readonly Token[], count: number): void {
    let from = start;
    for (let index = 0; index <= count && index < tokens.length; index++) {
      this.noteBlanks('separator', from, tokens[index]!.start, ' ');
      from = tokens[index]!.end;
    }
  }

  private noteBlanks(code: string, from: number, to: number, becomes: string): void {
    const { text } = this;
    if (isUnusual(text, from, to)) this.edit(code, text.slice(from, to), becomes, [from, to]);
  }

  private edit(code: string, from: string, to: string, range: Range): void {
    this.edits.push({ code, from, to, range });
  }

  private warn(code: string, start: number, end: number): void {
    this.report(code, 'warning', null, [start, end]);
  }

  private report(
    code: string,
    severity: Diagnostic['severity'],
    field: FieldName | null,
    range: Range,
  ): void {
    const quoted = this.text.slice(range[0], Math.min(range[1], range[0] + QUOTED_LENGTH));
    const data: Data = { text: quoted };
    this.diagnostics.push({ code, severity, category: 'syntax', field, range, squares: [], data });
  }
}

function isWholeRank(word: string): boolean {
  let count = 0;
  for (const character of word) count += +character || 1;
  return count === 8;
}

function byPlace(a: { range: Range | null }, b: { range: Range | null }): number {
  return (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0);
}

/** Reads any text as far as it goes. See `parseFen`. */
export function readFreely(text: string, options: FenOptions): Reading {
  return new FreeReader(text, options).read();
}
