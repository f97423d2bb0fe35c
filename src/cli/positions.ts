import { parseFen } from '../fen/parse.js';
import { isComment } from '../fen/text/findings.js';
import { hasPgnTags } from '../fen/text/pgn.js';
import type { FenOptions, Reading, TextReading } from '../fen/types.js';
import { judge } from '../rules/judge.js';
import { readings } from '../rules/read-text.js';
import { Block } from './block.js';
import type { Line } from './lines.js';
import { cellOf, columnNamed } from './table.js';
import type { Column } from './table.js';

/** So many lines that are no plain FEN are read together, up to the next that begins a position. */
const LINES_A_BLOCK = 64;
const MOST_LINES = 512;
/** In UTF-16 units; a block of any text ends with a paragraph beyond the first, anywhere beyond the second. */
const LONG_BLOCK = 262_144;
const LONGEST_BLOCK = 1_048_576;

/** A position; its ranges are in the text of the block. */
export interface Found {
  readonly reading: TextReading;
  readonly block: Block;
}

const tag = /^\s*\[\s*(?:[A-Za-z]\w*\s+["“”„]|FEN\b)/i;
const fenTag = /^\s*\[\s*FEN\b/i;
const wholeFenTag = /^\s*\[\s*FEN\s+["“”„][^"“”„]*["“”„]\s*\]/i;
/** What begins a position, a damaged one too. No move has three slashes. */
const beginsPosition = /^[\s"']*(?:[^\s/]*\/){3}/;
/** What begins as FEN and says whose turn it is. */
export const looksLikeFen = /^\s*[pnbrqkPNBRQK1-8]+\/.* [wb] /;

/** Whether there is no position where one was to be. */
export function isNone({ diagnostics }: TextReading): boolean {
  return diagnostics[0]?.code === 'text-empty';
}

/** Whether nothing is wrong with the notation, and nothing on the next lines can belong to it. */
function isWhole({ diagnostics, fields, operations }: Reading): boolean {
  return (
    diagnostics.length === 0 &&
    fields.activeColor.state === 'given' &&
    fields.castling.state === 'given' &&
    fields.enPassant.state === 'given' &&
    (fields.fullmoveNumber.state === 'given' || Object.keys(operations).length > 0)
  );
}

/**
 * Finds the positions of a file, line by line. Each line is to be one, except blank ones and comments. A
 * line that is FEN or EPD without fault is read at once; others are read together with their
 * neighbours, which finds boards drawn in text and positions broken over lines. A file that begins with a
 * PGN tag is read for its tags; of a table whose first line names a column FEN, that column is read.
 *
 * With `isText` the positions of any text are found, as `readText` does, and lines may be anything.
 */
export class PositionReader {
  readonly #options: FenOptions;
  readonly #isText: boolean;
  readonly #onTooLong: (number: number) => void;
  #kind: 'unknown' | 'list' | 'games' | Column = 'unknown';
  #count = 0;
  /** Lines that wait for others to be read with. */
  #block = new Block();
  /** The tags of a game. */
  #tags = new Block();
  #hasDamagedFen = false;

  /** `onTooLong` is told the number of a line that is too long to be a position, and is left out. */
  constructor(options: FenOptions, isText: boolean, onTooLong: (number: number) => void) {
    this.#options = options;
    this.#isText = isText;
    this.#onTooLong = onTooLong;
  }

  /** The positions that are known now; those of earlier lines may be among them. */
  read(line: Line): Iterable<Found> {
    if (this.#isText) return this.#readText(line);
    if (line.isPart) {
      if (line.column === 0) this.#onTooLong(line.number);
      return [];
    }
    if (typeof this.#kind === 'object') return this.#readRow(line, this.#kind);
    const plain = this.#plain(line);
    if (plain) return this.#readPlain(plain);
    if (line.text.trim() === '' || isComment(line.text)) return this.#readNothing(line);
    if (tag.test(line.text)) return this.#readTag(line);
    return this.#readLine(line);
  }

  /** What is left; an input without any position gives one finding that says so. */
  *end(): Generator<Found> {
    yield* this.#endTags();
    yield* this.#endBlock();
    if (this.#count > 0) return;
    const block = new Block({ text: '', number: 1, column: 0, isPart: false });
    for (const reading of readings('', this.#options)) if (reading) yield { reading, block };
  }

  *#readText(line: Line): Generator<Found> {
    this.#block.add(line);
    const { length } = this.#block;
    const isParagraph = line.text.trim() === '';
    if (length > (isParagraph ? LONG_BLOCK : LONGEST_BLOCK)) yield* this.#endBlock();
  }

  *#readRow(line: Line, column: Column): Generator<Found> {
    if (line.text.trim() === '') return;
    const cell = cellOf(line, column);
    const plain = this.#plain(cell);
    if (plain) yield plain;
    else yield* this.#found(new Block(cell));
  }

  /** Most lines of most files. */
  #readPlain(plain: Found): Iterable<Found> {
    if (this.#kind === 'unknown') this.#kind = 'list';
    if (this.#tags.count === 0 && this.#block.count === 0) return [plain];
    return this.#afterWhatWaits(plain);
  }

  *#afterWhatWaits(plain: Found): Generator<Found> {
    yield* this.#endTags();
    yield* this.#endBlock();
    yield plain;
  }

  /** Blank lines and comments; they may stand within what is read together. */
  *#readNothing(line: Line): Generator<Found> {
    if (this.#tags.count > 0) this.#tags.add(line);
    else if (this.#block.count > 0) this.#block.add(line);
    if (this.#tags.count > MOST_LINES) yield* this.#endTags();
    if (this.#block.count > MOST_LINES) yield* this.#endBlock();
  }

  *#readTag(line: Line): Generator<Found> {
    if (this.#kind === 'unknown') this.#kind = 'games';
    yield* this.#endBlock();
    if (fenTag.test(line.text) && !wholeFenTag.test(line.text)) {
      this.#hasDamagedFen = true;
      yield* this.#found(new Block(line));
      return;
    }
    if (this.#tags.count > MOST_LINES) yield* this.#endTags();
    this.#tags.add(line);
  }

  *#readLine(line: Line): Generator<Found> {
    if (this.#kind === 'unknown') {
      const column = columnNamed(line.text);
      this.#kind = column ?? 'list';
      if (column) return;
    }
    yield* this.#endTags();
    if (hasPgnTags(line.text)) {
      // Where there are tags, nothing else is read.
      yield* this.#endBlock();
      yield* this.#found(new Block(line));
      return;
    }
    const begins = beginsPosition.test(line.text);
    const isMoves = this.#kind === 'games' && !begins;
    if (isMoves) return;
    const isFull = this.#block.count >= (begins ? LINES_A_BLOCK : MOST_LINES);
    if (isFull || this.#block.length > LONGEST_BLOCK) yield* this.#endBlock();
    this.#block.add(line);
  }

  /** A line that is FEN or EPD without fault. */
  #plain(line: Line): Found | null {
    const { text } = line;
    if (!looksLikeFen.test(text)) return null;
    const read = parseFen(text, this.#options);
    if (!isWhole(read)) return null;
    this.#count++;
    const { fen, position, fields, operations, edits } = read;
    const { verdict, diagnostics } = judge(read, this.#options);
    const reading: TextReading = {
      fen,
      position,
      fields,
      operations,
      edits,
      diagnostics,
      verdict,
      text,
      line: line.number,
      range: [fields.placement.range[0], text.trimEnd().length],
      variant: this.#options.variant ?? 'standard',
      orientation: null,
      annotations: '',
    };
    return { reading, block: new Block(line) };
  }

  *#endBlock(): Generator<Found> {
    const block = this.#block;
    if (block.count === 0) return;
    this.#block = new Block();
    yield* this.#found(block);
  }

  *#endTags(): Generator<Found> {
    const block = this.#tags;
    const wasSaid = this.#hasDamagedFen;
    this.#hasDamagedFen = false;
    if (block.count === 0) return;
    this.#tags = new Block();
    for (const found of this.#found(block)) {
      // A game whose FEN cannot be read does not begin from the initial array.
      const isAssumed = found.reading.edits.some(({ code }) => code === 'start-position');
      if (!(isAssumed && wasSaid)) yield found;
    }
  }

  *#found(block: Block): Generator<Found> {
    for (const reading of readings(block.text, this.#options, !this.#isText)) {
      if (!reading) continue;
      if (isNone(reading) && this.#isText) continue;
      this.#count++;
      yield { reading, block };
    }
  }
}
