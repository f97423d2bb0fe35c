import { formatFen } from './format.js';
import { pieceByCode } from './placement.js';
import { createPosition } from './position.js';
import { readFreely } from './read.js';
import { squares } from './squares.js';
import type {
  Diagnostic,
  Edit,
  FenOptions,
  Field,
  Piece,
  Reading,
  Square,
} from './types.js';

const noDiagnostics: readonly Diagnostic[] = Object.freeze([]);
const noEdits: readonly Edit[] = Object.freeze([]);
const noOperations: Reading['operations'] = Object.freeze({});

const SPACE = 32;
const DASH = 45;
const ZERO = 48;

function given(text: string, start: number, end: number): Field {
  return { text: text.slice(start, end), range: [start, end], state: 'given' };
}

/** End of a number without leading zeros and of at most nine digits, or -1. */
function numberEnd(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) break;
  }
  const length = at - start;
  if (length < 1 || length > 9 || (length > 1 && text.charCodeAt(start) === ZERO)) return -1;
  return at;
}

function numberOf(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + text.charCodeAt(at) - ZERO;
  return value;
}

/**
 * Reads a text that is canonical FEN to the letter, as programs write it; `null` for any other. Nothing
 * can be wrong in such a text, so it takes one pass and makes nothing but the answer.
 */
function readCanonical(text: string, options: FenOptions): Reading | null {
  const placement = new Array<Piece | null>(64).fill(null);
  let at = 0;
  let index = 0;
  let rankEnd = 8;
  let afterDigit = false;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    const piece = pieceByCode[code];
    if (piece) {
      if (index === rankEnd) return null;
      placement[index++] = piece;
      afterDigit = false;
    } else if (code > ZERO && code < 57 && !afterDigit) {
      index += code - ZERO;
      afterDigit = true;
    } else if (code === 47 && index === rankEnd && rankEnd < 64) {
      rankEnd += 8;
      afterDigit = false;
    } else if (code === SPACE && index === 64 && rankEnd === 64) {
      break;
    } else {
      return null;
    }
    if (index > rankEnd) return null;
  }
  const placementEnd = at;

  const turn = text.charCodeAt(at + 1);
  if ((turn !== 119 && turn !== 98) || text.charCodeAt(at + 2) !== SPACE) return null;

  const castlingStart = at + 3;
  at = castlingStart;
  if (text.charCodeAt(at) === DASH) {
    at++;
  } else {
    if (text.charCodeAt(at) === 75) at++; // K
    if (text.charCodeAt(at) === 81) at++; // Q
    if (text.charCodeAt(at) === 107) at++; // k
    if (text.charCodeAt(at) === 113) at++; // q
    if (at === castlingStart) return null;
  }
  if (text.charCodeAt(at) !== SPACE) return null;
  const castlingEnd = at;

  let enPassant: Square | null = null;
  const enPassantStart = at + 1;
  const file = text.charCodeAt(enPassantStart);
  if (file === DASH) {
    at += 2;
  } else {
    const rank = text.charCodeAt(enPassantStart + 1) - ZERO;
    if (!(file >= 97 && file <= 104 && rank >= 1 && rank <= 8)) return null;
    enPassant = squares[(8 - rank) * 8 + file - 97]!;
    at += 3;
  }
  if (text.charCodeAt(at) !== SPACE) return null;
  const enPassantEnd = at;

  const clockStart = at + 1;
  const clockEnd = numberEnd(text, clockStart);
  if (clockEnd < 0 || text.charCodeAt(clockEnd) !== SPACE) return null;
  const numberStart = clockEnd + 1;
  const end = text.length;
  if (text.charCodeAt(numberStart) === ZERO || numberEnd(text, numberStart) !== end) return null;

  const castling = given(text, castlingStart, castlingEnd);
  const position = createPosition(
    placement,
    turn === 119 ? 'w' : 'b',
    castling.text === '-' ? '' : castling.text,
    enPassant,
    numberOf(text, clockStart, clockEnd),
    numberOf(text, numberStart, end),
  );
  const rewritten =
    (position.castling !== '' && options.castlingNotation === 'shredder') ||
    (enPassant !== null && (options.enPassantNotation ?? 'as-given') !== 'as-given');
  return {
    fen: rewritten ? formatFen(position, options) : text,
    position,
    fields: {
      placement: given(text, 0, placementEnd),
      activeColor: given(text, placementEnd + 1, placementEnd + 2),
      castling,
      enPassant: given(text, enPassantStart, enPassantEnd),
      halfmoveClock: given(text, clockStart, clockEnd),
      fullmoveNumber: given(text, numberStart, end),
    },
    operations: noOperations,
    edits: noEdits,
    diagnostics: noDiagnostics,
  };
}

/**
 * Reads any text as a position: FEN, X-FEN, Shredder-FEN or EPD, mixed or damaged as it may be. The
 * answer holds the position as far as it could be read, the six fields as they stand in the text,
 * what was assumed or changed, and what can't be read (category `syntax` only; `checkFen` judges the
 * position too). Ranges are UTF-16 units of the text as given. Never throws.
 */
export function parseFen(text: string, options: FenOptions = {}): Reading {
  return readCanonical(text, options) ?? readFreely(text, options);
}
