import { widthOf } from './ranks.js';

/** One square of a drawn rank: a piece letter, or `''` where it is empty; where it is drawn. */
export interface Cell {
  readonly piece: string;
  readonly start: number;
  readonly end: number;
}

export interface DrawnRank {
  readonly kind: 'rank';
  readonly cells: readonly Cell[];
  /** The number beside it. */
  readonly label: number | null;
  /** What follows a rank that is written, not drawn: the other fields. */
  readonly restStart: number | null;
}

export type DrawnLine =
  | DrawnRank
  /** A line of the frame. */
  | { readonly kind: 'frame' }
  /** The letters of the files. */
  | { readonly kind: 'files'; readonly reversed: boolean }
  /** Pieces in columns, empty squares as blanks: only the lines around it can tell. */
  | { readonly kind: 'loose'; readonly label: number | null; readonly start: number };

const LONGEST_LINE = 160;
const SQUARES = 8;

const emptySquare =
  /^(?:[.·•∙⋅・,:'#~=*+_\p{Pd}\u2212xXoO0□■▢◻◼⬜⬛◽◾▪▫🟫🟨🟩🟦░▒▓⭘○◦●␣?1]{1,3}|[x ][xo]?|\[\s*\]|none|null)$/iu;
const colored = /^([wb])[-_]?([pnbrqk])$/i;
const wikipedia = /^([pnbrqk])([ld])$/;
const marked = /^(?:[-*<(]([PNBRQK])[>)]?|([PNBRQK])[*'])$/;

/** The piece letter of a drawn square, `''` for an empty one, `null` for what is neither. */
function pieceIn(text: string): string | null {
  const cell = text.trim();
  if (cell === '') return '';
  if (/^[pnbrqk]$/i.test(cell)) return cell;
  const byColor = colored.exec(cell);
  if (byColor) return inCase(byColor[2]!, byColor[1]!.toLowerCase() === 'w');
  const byShade = wikipedia.exec(cell);
  if (byShade) return inCase(byShade[1]!, byShade[2] === 'l');
  const black = marked.exec(cell);
  if (black) return (black[1] ?? black[2]!).toLowerCase();
  const plain = /^[([<]\s*([PNBRQKpnbrqk])\s*[)\]>]$/.exec(cell);
  if (plain) return plain[1]!;
  if (emptySquare.test(cell)) return '';
  // A letter of another language.
  return /^\p{L}$/u.test(cell) ? cell : null;
}

function inCase(letter: string, white: boolean): string {
  return white ? letter.toUpperCase() : letter.toLowerCase();
}

/** All parts as squares; `null` where one is none, or where there are too many or too few. */
function cellsOf(parts: readonly { text: string; start: number }[]): Cell[] | null {
  if (parts.length < SQUARES - 1 || parts.length > SQUARES + 1) return null;
  const cells: Cell[] = [];
  for (const { text, start } of parts) {
    const piece = pieceIn(text);
    if (piece === null) return null;
    cells.push({ piece, start, end: start + text.length });
  }
  return cells;
}

function splitBy(
  text: string,
  offset: number,
  separator: RegExp,
): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let at = 0;
  for (const { 0: gap, index } of text.matchAll(separator)) {
    parts.push({ text: text.slice(at, index), start: offset + at });
    at = index + gap.length;
  }
  parts.push({ text: text.slice(at), start: offset + at });
  return parts;
}

function isNumber(text: string): boolean {
  return /^\W*[1-8]\W*$/.test(text);
}

function betweenBars(line: string): DrawnRank | null {
  const parts = splitBy(line, 0, /\|/g);
  if (parts.length < SQUARES - 1) return null;
  let label: number | null = null;
  const dropOuter = (index: 0 | -1): void => {
    const outer = parts.at(index)!.text;
    const isLabel = isNumber(outer) && (parts.length > SQUARES || !/^\s*1\s*$/.test(outer));
    const isOutside = isLabel || (parts.length > SQUARES && /^[\s=*>{}]*$/.test(outer));
    if (!isOutside) return;
    if (isLabel) label = +/[1-8]/.exec(outer)![0];
    parts.splice(index, 1);
  };
  dropOuter(0);
  dropOuter(-1);
  // Markdown and MediaWiki: the numbers are in cells of their own.
  if (label === null && parts.length > SQUARES) dropOuter(0);
  if (label === null && parts.length > SQUARES) dropOuter(-1);
  const cells = cellsOf(parts);
  return cells && { kind: 'rank', cells, label, restStart: null };
}

/** `4P3`, `rnbqkbnr/`: a rank as FEN writes it. */
function writtenCells(text: string, offset: number): Cell[] | null {
  if (widthOf(text) !== SQUARES) return null;
  return [...text].flatMap((character, index): Cell[] => {
    const place = { start: offset + index, end: offset + index + 1 };
    const empty = +character;
    if (!empty) return [{ piece: character, ...place }];
    return Array.from({ length: empty }, () => ({ piece: '', ...place }));
  });
}

function compactCells(text: string, offset: number): Cell[] | null {
  const written = writtenCells(text, offset);
  if (written) return written;
  const pairs = text.length === 2 * SQUARES && /^(?:[wb][pnbrqk]|([^\w\s])\1)+$/i.test(text);
  const pattern = pairs ? /../gsu : /./gsu;
  const parts = [...text.matchAll(pattern)].map(({ 0: part, index }) => ({
    text: part,
    start: offset + index,
  }));
  return parts.length === SQUARES ? cellsOf(parts) : null;
}

const leftLabel = /^[\s*-]*([1-8])(?:[.):\]]?\s+|[.):\]]|\s*\|\s*)(?=\S)/;
const rightLabel = /(?:\s*[|(:[]\s*|\s+)([1-8])[\s|.]*$/;

/** The rank that a line draws or writes, between `from` and `to`. */
function squaresBetween(line: string, from: number, to: number): Cell[] | null {
  const outer = line.slice(from, to);
  // A table with nothing in its empty fields.
  for (const separator of [',', ';', '\t']) {
    const fields = splitBy(outer, from, new RegExp(separator, 'g'));
    const bare = fields.map(({ text, start }) => {
      return { text: text.replace(/^[\s[{("']+|[\s\]})"']+$/g, ''), start };
    });
    const cells = fields.length === SQUARES && cellsOf(bare);
    if (cells) return cells;
  }
  const left = /^[\s|[{('",]*/.exec(outer)![0].length;
  const inner = outer.slice(left).replace(/[\s|\]})'",;/\\]*$/, '');
  if (inner === '') return null;
  const offset = from + left;
  if (!/[\s,]/.test(inner)) return compactCells(inner, offset);
  const parts = splitBy(inner, offset, /["']?[\s,]+["']?/g);
  const cells = cellsOf(parts);
  if (cells) return cells;
  const spaced = inner.replace(/\s+/g, '');
  if (!/[2-8]/.test(spaced) || widthOf(spaced) !== SQUARES) return null;
  return parts.flatMap(({ text, start }) => {
    const empty = +text;
    const cell = { start, end: start + text.length };
    return Array.from({ length: empty || 1 }, () => ({ piece: empty ? '' : text, ...cell }));
  });
}

const frame = /^[\s|+=_.:*>\p{Pd}-]*$/u;
const longStroke = /[-=_]{9,}|[-=_]\+|\+[-=_]|\|\s*:?-{3,}/;

function isFrame(line: string): boolean {
  return frame.test(line) && longStroke.test(line);
}

/** What a line is to a drawn board; `null` for a line of anything else. */
export function readDrawnLine(given: string): DrawnLine | null {
  if (given.length > LONGEST_LINE) return null;
  const line = readBare(given);
  if (line && (line.kind !== 'rank' || line.cells.length === SQUARES)) return line;
  // Quoted in an e-mail, or in a comment of some language.
  const quoted = /^\s*(?:[>%#*]|\/\/|;;|--)[\s>]*/.exec(given)?.[0].length ?? 0;
  return (quoted > 0 && readBare(' '.repeat(quoted) + given.slice(quoted))) || line;
}

function readBare(given: string): DrawnLine | null {
  const line = given
    .replace(/[│┃║¦┆┊｜]/g, '|')
    .replace(/[─━═┄┈╌]/g, '-')
    .replace(/[┼┬┴├┤┌┐└┘╔╗╚╝╠╣╦╩╬╟╢╤╧╪┏┓┗┛┣┫┳┻╋╭╮╰╯]/g, '+');
  if (line.trim() === '') return null;
  if (isFrame(line)) return { kind: 'frame' };
  const letters = line.replace(/[^\p{L}]/gu, '').toLowerCase();
  if (letters === 'abcdefgh' || letters === 'hgfedcba') {
    return { kind: 'files', reversed: letters === 'hgfedcba' };
  }
  if (/(?:\|[^|]*){7}/.test(line)) {
    const rank = betweenBars(line);
    if (rank) return rank;
  }
  const left = leftLabel.exec(line);
  const right = rightLabel.exec(line);
  const whole = (from: number, to: number, label: string | undefined): DrawnRank | null => {
    const cells = squaresBetween(line, from, to);
    return cells && { kind: 'rank', cells, label: label ? +label : null, restStart: null };
  };
  const leftEnd = left ? left[0].length : 0;
  const rank =
    (left && right && right.index >= leftEnd && whole(leftEnd, right.index, left[1])) ||
    (left && whole(leftEnd, line.length, left[1])) ||
    (right && whole(0, right.index, right[1])) ||
    whole(0, line.length, undefined);
  if (rank) return rank;
  return writtenWithFields(line) ?? looseLine(line);
}

/** The last of ranks written one a line, with the other fields behind it. */
function writtenWithFields(line: string): DrawnRank | null {
  const match = /^[\s|/>]*([pnbrqkPNBRQK1-8]{1,8})\s+(?=[wb]\s)/.exec(line);
  if (!match) return null;
  const start = match[0].lastIndexOf(match[1]!);
  const cells = writtenCells(match[1]!, start);
  return cells && { kind: 'rank', cells, label: null, restStart: match[0].length };
}

function looseLine(line: string): DrawnLine | null {
  const match = /^\s?([1-8])?(\s?\|)?(?=[\s.pnbrqkPNBRQK]+\|?\s*[1-8]?\s*$)/.exec(line);
  if (!match || line.trimEnd().length > 32) return null;
  return { kind: 'loose', label: match[1] ? +match[1] : null, start: match[0].length };
}
