import { squares } from './squares.js';
import { isSeparator } from './tokens.js';
import type { Diagnostic, Edit, Piece, Placement, Range, Square } from './types.js';

const letters = 'PNBRQKpnbrqk';

/** By character code below 128: the piece of that FEN letter, else `null`. */
export const pieceByCode: readonly (Piece | null)[] = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return letters.includes(letter) ? (letter as Piece) : null;
});

/** U+2654 … U+265F, white king to black pawn. */
const figurines = 'KQRBNPkqrbnp';
const FIRST_FIGURINE = 0x2654;

/** What a placement field says, as far as it can be read. */
export interface PlacementReading {
  readonly placement: (Piece | null)[];
  readonly diagnostics: Diagnostic[];
  readonly edits: Edit[];
}

/**
 * Reads the characters from `start` to `end` as piece placement (PGN standard 16.1.3.1): rank by
 * rank from a8 on. An unreadable letter is one empty square, what is beyond eight is left out,
 * what is missing is empty; each of these is reported.
 */
export function readPlacement(text: string, start: number, end: number): PlacementReading {
  const placement = new Array<Piece | null>(64).fill(null);
  const diagnostics: Diagnostic[] = [];
  const edits: Edit[] = [];
  let rank = 0;
  let rankStart = start;
  let eighthEnd = end;
  let file = 0;
  let digitsStart = -1;
  let hasFigurines = false;

  const report = (
    code: string,
    range: Range,
    squares: readonly Square[],
    data: Diagnostic['data'],
  ): void => {
    const fixed = { severity: 'error', category: 'syntax', field: 'placement' } as const;
    diagnostics.push({ code, ...fixed, range, squares, data });
  };
  const squaresOfRank = (): readonly Square[] => squares.slice(rank * 8, rank * 8 + 8);

  const endDigits = (at: number): void => {
    if (digitsStart >= 0 && at - digitsStart > 1 && rank < 8 && file <= 8) {
      const digits = text.slice(digitsStart, at);
      let sum = 0;
      for (const digit of digits) sum += +digit;
      edits.push({ code: 'digits-joined', from: digits, to: `${sum}`, range: [digitsStart, at] });
    }
    digitsStart = -1;
  };

  const endRank = (at: number): void => {
    endDigits(at);
    if (rank < 8 && file !== 8) {
      const data = { rank: 8 - rank, count: file };
      report('placement-rank-length', [rankStart, at], squaresOfRank(), data);
    }
    if (rank === 7) eighthEnd = at;
  };

  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 47) {
      endRank(at);
      rank++;
      rankStart = at + 1;
      file = 0;
      continue;
    }
    if (code >= 49 && code <= 56) {
      if (digitsStart < 0) digitsStart = at;
      file += code - 48;
      continue;
    }
    // Blanks are in here only where the field goes on behind them.
    if (isSeparator(text[at]!)) continue;
    endDigits(at);
    if (code === 48 || code === 57) {
      const digits = /[09]+/y;
      digits.lastIndex = at;
      const [run] = digits.exec(text)!;
      const data = { rank: 8 - rank, text: run.slice(0, 8) };
      if (rank < 8 && file <= 8) {
        report('placement-digit', [at, at + run.length], squaresOfRank(), data);
      }
      // The likeliest meaning of a 9 is “all that is left of this rank”.
      if (run.includes('9')) file = Math.max(file, 8);
      at += run.length - 1;
      continue;
    }
    const placed = rank < 8 && file < 8;
    let piece = code < 128 ? (pieceByCode[code] ?? null) : null;
    let width = 1;
    if (!piece && code >= FIRST_FIGURINE && code < FIRST_FIGURINE + 12) {
      piece = figurines[code - FIRST_FIGURINE] as Piece;
      hasFigurines = true;
      // A variation selector chooses between text and emoji looks; it is no letter of its own.
      if ((text.charCodeAt(at + 1) & 0xfffe) === 0xfe0e) width = 2;
    }
    if (!piece) {
      width = text.codePointAt(at)! > 0xffff ? 2 : 1;
      if (placed) {
        const to = Math.min(at + width, end);
        const data = { rank: 8 - rank, letter: text.slice(at, to) };
        report('placement-letter', [at, to], [squares[rank * 8 + file]!], data);
      }
    }
    if (placed) placement[rank * 8 + file] = piece;
    file++;
    at += width - 1;
  }
  endRank(end);
  const ranks = rank + 1;
  if (ranks !== 8) report('placement-rank-count', [eighthEnd, end], [], { count: ranks });
  if (hasFigurines) {
    const to = formatPlacement(placement);
    edits.push({ code: 'figurines', from: text.slice(start, end), to, range: [start, end] });
  }
  return { placement, diagnostics, edits };
}

/** Piece placement as FEN writes it. */
export function formatPlacement(placement: Placement): string {
  let text = '';
  let empty = 0;
  for (let index = 0; index < 64; index++) {
    const piece = placement[index];
    if (piece) {
      if (empty) text += empty;
      empty = 0;
      text += piece;
    } else {
      empty++;
    }
    if ((index & 7) === 7) {
      if (empty) text += empty;
      empty = 0;
      if (index < 63) text += '/';
    }
  }
  return text;
}
