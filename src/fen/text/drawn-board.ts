import type { Cell, DrawnLine, DrawnRank } from './drawn-row.js';
import { MappedBuilder } from './mapped.js';
import type { Mapped } from './mapped.js';

const RANKS = 8;

/** A board drawn in text. */
export interface DrawnBoard {
  /** Its placement as FEN writes it. */
  readonly placement: Mapped;
  /** How many lines it takes. */
  readonly lines: number;
  readonly orientation: 'white' | 'black' | null;
}

/** The cells of pieces in columns, counted from `start` on, one every `step` characters. */
function cellsInColumns(line: string, start: number, step: number): Cell[] | null {
  const cells: Cell[] = Array.from({ length: RANKS }, (_, file) => {
    const at = Math.min(start + file * step, line.length);
    return { piece: '', start: at, end: at };
  });
  for (let at = start; at < line.length; at++) {
    const character = line[at]!;
    if (/[\s.|]/.test(character) || (/\d/.test(character) && at > start + 7 * step)) continue;
    const file = (at - start) / step;
    if (!Number.isInteger(file) || file >= RANKS) return null;
    cells[file] = { piece: character, start: at, end: at + 1 };
  }
  return cells;
}

function isWhole(line: DrawnLine | undefined): line is DrawnRank {
  return line?.kind === 'rank' && line.cells.length === RANKS;
}

interface Entry {
  readonly line: DrawnRank;
  readonly text: Mapped;
}

/** Ranks of which some leave their empty squares blank: where a whole one has its columns, they have theirs. */
function withColumns(entries: readonly { line: DrawnLine; text: Mapped }[]): Entry[] | null {
  const model = entries.map(({ line }) => line).find(isWhole);
  const starts = entries.flatMap(({ line, text }) => {
    if (line.kind === 'rank') return [line.cells[0]!.start];
    const from = line.kind === 'loose' ? line.start : 0;
    const at = text.text.slice(from).search(/\S/);
    return at < 0 ? [] : [at + from];
  });
  const start = model ? model.cells[0]!.start : Math.min(...starts);
  const longest = Math.max(...entries.map(({ text }) => text.text.trimEnd().length)) - start;
  const step = model ? model.cells[1]!.start - model.cells[0]!.start : longest > RANKS ? 2 : 1;
  const whole: Entry[] = [];
  for (const { line, text } of entries) {
    if (isWhole(line)) {
      whole.push({ line, text });
    } else {
      const label = 'label' in line ? line.label : null;
      const cells = cellsInColumns(text.text, start, step);
      if (!cells) return null;
      whole.push({ line: { kind: 'rank', cells, label, restStart: null }, text });
    }
  }
  return whole;
}

/** Whether it is a position's: English letters with a king, or others with room between them. */
function isPosition(entries: readonly Entry[], kings: number): boolean {
  const pieces = entries.flatMap(({ line }) => line.cells).map(({ piece }) => piece);
  const men = pieces.filter((piece) => piece !== '');
  if (men.every((piece) => /^[pnbrqk]$/i.test(piece))) {
    return men.filter((piece) => /k/i.test(piece)).length >= kings;
  }
  return men.length > 1 && men.length <= 2 * RANKS * 2;
}

/**
 * The board that is drawn from a line on: pieces as letters, empty squares as dots or the like, with or
 * without frame and labels. `lineAt` gives the decoded lines, `undefined` behind the last one.
 */
export function readDrawnBoard(
  lineAt: (index: number) => { line: DrawnLine | null; text: Mapped } | undefined,
): DrawnBoard | null {
  const entries: { line: DrawnLine; text: Mapped }[] = [];
  let files: { reversed: boolean } | null = null;
  let ranks = 0;
  let lines = 0;
  let blanks = 0;
  let closed = false;
  for (let index = 0; index < 4 * RANKS; index++) {
    const next = lineAt(index);
    if (next === undefined) break;
    const { line, text } = next;
    if (!line) {
      if (text.text.trim() !== '' || (ranks === 0 && index > 0) || index === 0) break;
      if (++blanks > 1 && ranks >= RANKS) break;
      entries.push({ line: { kind: 'loose', label: null, start: 0 }, text });
      continue;
    }
    if (line.kind === 'frame' || line.kind === 'files') {
      if (line.kind === 'files') files = line;
      if (ranks >= RANKS) closed = true;
      if (ranks === 0) entries.length = 0;
      lines = index + 1;
      continue;
    }
    if (closed || (ranks >= RANKS && (blanks > 0 || startsAgain(entries, line)))) break;
    blanks = 0;
    entries.push({ line, text });
    ranks++;
    lines = index + 1;
    if (line.kind === 'rank' && line.restStart !== null) break;
  }
  if (entries.length < RANKS - 2 || !entries.some(hasMan)) return null;
  const board = wholeBoard(entries) ?? damagedBoard(entries);
  if (!board || !isPosition(board, 1)) return null;
  return { ...written(board, files), lines };
}

function hasMan({ line }: { line: DrawnLine }): boolean {
  return line.kind === 'loose' || (line.kind === 'rank' && line.cells.some(({ piece }) => piece));
}

/** A second board that follows at once. */
function startsAgain(entries: readonly { line: DrawnLine }[], line: DrawnLine): boolean {
  const first = entries.find((entry) => entry.line.kind === 'rank')?.line as DrawnRank | undefined;
  return line.kind === 'rank' && line.label !== null && line.label === first?.label;
}

function isBlank({ text }: { text: Mapped }): boolean {
  return text.text.trim() === '';
}

function wholeBoard(entries: readonly { line: DrawnLine; text: Mapped }[]): Entry[] | null {
  const drawn = entries.filter((entry) => !isBlank(entry));
  if (drawn.length === RANKS) {
    if (drawn.every(({ line }) => isWhole(line))) return drawn as Entry[];
    if (drawn.some(({ line }) => line.kind === 'loose')) return withColumns(drawn);
  }
  // Ranks without a piece are blank lines.
  if (drawn.length < RANKS && entries.length >= RANKS) {
    const upTo = entries.slice(0, RANKS);
    if (entries.slice(RANKS).every(isBlank)) return withColumns(upTo);
  }
  return null;
}

/** Not eight ranks of eight, but plainly meant to be. */
function damagedBoard(entries: readonly { line: DrawnLine; text: Mapped }[]): Entry[] | null {
  const drawn = entries.filter((entry) => !isBlank(entry));
  if (drawn.length < RANKS - 2 || drawn.length > RANKS + 2) return null;
  if (!drawn.every(({ line }) => line.kind === 'rank')) return null;
  const ranks = drawn as Entry[];
  const whole = ranks.filter(({ line }) => isWhole(line)).length;
  return whole >= RANKS - 2 && isPosition(ranks, 2) ? ranks : null;
}

/** The placement in FEN's order, whichever way the board is drawn. */
function written(
  board: readonly Entry[],
  files: { reversed: boolean } | null,
): Pick<DrawnBoard, 'placement' | 'orientation'> {
  const [top, bottom] = [board[0]!.line.label, board.at(-1)!.line.label];
  const upward = top !== null && bottom !== null && top < bottom;
  const labelled = top !== null || files !== null;
  // Where only one of the two edges is labelled, the board is seen from one side or the other.
  const reversed = files ? files.reversed : upward;
  const upsideDown = top !== null ? upward : reversed;
  const ranks = upsideDown ? [...board].reverse() : board;
  const builder = new MappedBuilder();
  ranks.forEach(({ line, text }, row) => {
    const cells = reversed ? [...line.cells].reverse() : line.cells;
    const place = (from: Cell, to: Cell): [number, number] => {
      const [first, last] = from.start <= to.start ? [from, to] : [to, from];
      const range = text.range(first.start, last.end);
      return [range[0], range[1]];
    };
    if (row > 0) builder.add('/', place(cells[0]!, cells[0]!));
    for (let at = 0; at < cells.length;) {
      let end = at;
      while (end < cells.length && cells[end]!.piece === '') end++;
      const cell = cells[at]!;
      if (end > at) builder.add(`${end - at}`, place(cell, cells[end - 1]!));
      else builder.add(cell.piece, place(cell, cell));
      at = Math.max(end, at + 1);
    }
    if (line.restStart !== null && row === RANKS - 1) {
      builder.append(text, line.restStart - 1);
    }
  });
  const orientation = labelled ? (upsideDown ? 'black' : 'white') : null;
  return { placement: builder.build(), orientation };
}
