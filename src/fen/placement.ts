import { squares } from './squares.js';
import type {
  Diagnostic,
  Edit,
  FieldName,
  Piece,
  Placement,
  Range,
  Severity,
  Square,
} from './types.js';

const letters = 'PNBRQKpnbrqk';

/** By character code below 128: the piece of that FEN letter, else `null`. */
export const pieceByCode: readonly (Piece | null)[] = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return letters.includes(letter) ? (letter as Piece) : null;
});

/** Empty squares, digits that count none, or any other character. */
const parts = /[1-8]+|[09]+|[^]/uy;
/** What is longer than this is no rank, and its squares are not looked at one by one. */
const LONGEST_RANK = 200;

/** The ranks of a placement field. Where it has no `/` at all, people put another stroke for it. */
export function ranksOf(field: string): string[] {
  return field.split(field.includes('/') ? '/' : /[|\\]/);
}

/** What is wrong with a part of a text. */
export function syntaxFinding(
  code: string,
  severity: Severity,
  field: FieldName | null,
  range: Range,
  squares: readonly Square[],
  data: Diagnostic['data'],
): Diagnostic {
  return { code, severity, category: 'syntax', field, range, squares, data };
}

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
  const report = (
    code: string,
    range: Range,
    squares: readonly Square[],
    data: Diagnostic['data'],
  ): void => {
    diagnostics.push(syntaxFinding(code, 'error', 'placement', range, squares, data));
  };

  const field = text.slice(start, end);
  const ranks = ranksOf(field);
  const slashed = ranks.join('/');
  if (slashed !== field) {
    edits.push({ code: 'rank-separator', from: field, to: slashed, range: [start, end] });
  }
  let rankStart = start;
  ranks.slice(0, 8).forEach((rankText, row) => {
    const rank = 8 - row;
    const rankSquares = (): readonly Square[] => squares.slice(row * 8, row * 8 + 8);
    const looked = Math.min(rankText.length, LONGEST_RANK);
    let count = 0;
    for (let at = 0; at < looked;) {
      const piece = pieceByCode[rankText.charCodeAt(at)];
      if (piece) {
        if (count < 8) placement[row * 8 + count] = piece;
        count++;
        at++;
        continue;
      }
      parts.lastIndex = at;
      const part = parts.exec(rankText)![0];
      const range: Range = [rankStart + at, rankStart + at + part.length];
      at += part.length;
      if (/[1-8]/.test(part)) {
        const empty = [...part].reduce((sum, digit) => sum + +digit, 0);
        count += empty;
        if (part.length > 1 && count <= 8) {
          edits.push({ code: 'digits-joined', from: part, to: `${empty}`, range });
        }
      } else if (/\d/.test(part)) {
        if (count <= 8) report('placement-digit', range, rankSquares(), { rank, text: part });
        // The likeliest meaning of a 9 is “all that is left of this rank”.
        if (part.includes('9')) count = Math.max(count, 8);
      } else {
        const square = rankSquares()[count++];
        if (square) report('placement-letter', range, [square], { rank, letter: part });
      }
    }
    count += rankText.length - looked;
    const rankEnd = rankStart + rankText.length;
    if (count !== 8) {
      report('placement-rank-length', [rankStart, rankEnd], rankSquares(), { rank, count });
    }
    rankStart = rankEnd + 1;
  });
  // Behind the eighth rank, or at the end where there is none.
  const at = Math.min(rankStart - 1, end);
  if (ranks.length !== 8) report('placement-rank-count', [at, end], [], { count: ranks.length });
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
