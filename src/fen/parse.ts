import { formatFen } from './format.js';
import { pieceByCode } from './placement.js';
import { createPosition } from './position.js';
import { readFreely } from './read.js';
import type { Color, FenOptions, Field, Piece, Reading, Square } from './types.js';

const nothing: readonly never[] = Object.freeze([]);
const noOperations: Reading['operations'] = Object.freeze({});

/** What follows the placement in canonical FEN. Numbers of more than nine digits take the long way. */
const canonicalTail =
  / ([wb]) (-|(?=[KQkq])K?Q?k?q?) (-|[a-h][1-8]) (0|[1-9]\d{0,8}) ([1-9]\d{0,8})$/y;

/**
 * Reads a text that is canonical FEN to the letter, as programs write it; `null` for any other. Nothing
 * can be wrong in such a text, so it takes one pass and makes nothing but the answer.
 */
function readCanonical(text: string, options: FenOptions): Reading | null {
  const placement = new Array<Piece | null>(64).fill(null);
  let end = 0;
  let index = 0;
  let rankEnd = 8;
  let afterDigit = false;
  for (; index < 64 || rankEnd < 64; end++) {
    const code = text.charCodeAt(end);
    const piece = pieceByCode[code];
    if (piece && index < rankEnd) {
      placement[index++] = piece;
      afterDigit = false;
    } else if (code > 48 && code < 57 && !afterDigit) {
      index += code - 48;
      afterDigit = true;
      if (index > rankEnd) return null;
    } else if (code === 47 && index === rankEnd) {
      rankEnd += 8;
      afterDigit = false;
    } else {
      return null;
    }
  }
  canonicalTail.lastIndex = end;
  const tail = canonicalTail.exec(text);
  if (!tail) return null;

  const given = (field: string, start: number): Field => {
    end = start + field.length;
    return { text: field, range: [start, end], state: 'given' };
  };
  const [, activeColor, castling, enPassant, halfmoveClock, fullmoveNumber] = tail as unknown as [
    string,
    Color,
    string,
    Square | '-',
    string,
    string,
  ];
  const position = createPosition(
    placement,
    activeColor,
    castling === '-' ? '' : castling,
    enPassant === '-' ? null : enPassant,
    +halfmoveClock,
    +fullmoveNumber,
  );
  const sameNotation =
    (options.castlingNotation ?? 'x-fen') === 'x-fen' &&
    (options.enPassantNotation ?? 'as-given') === 'as-given';
  return {
    fen: sameNotation ? text : formatFen(position, options),
    position,
    fields: {
      placement: given(text.slice(0, end), 0),
      activeColor: given(activeColor, end + 1),
      castling: given(castling, end + 1),
      enPassant: given(enPassant, end + 1),
      halfmoveClock: given(halfmoveClock, end + 1),
      fullmoveNumber: given(fullmoveNumber, end + 1),
    },
    operations: noOperations,
    edits: nothing,
    diagnostics: nothing,
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
