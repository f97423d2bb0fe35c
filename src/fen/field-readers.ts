import { isSquare } from './squares.js';
import { isDashes } from './tokens.js';
import type { Color, Square } from './types.js';

/** Told what reading a field assumed or changed: an edit's code and the text it comes to. */
export type Note = (code: string, to: string) => void;

/** The value of a field's text, `undefined` where it can't be read. */
type FieldReader<Value> = (text: string, note: Note) => Value | undefined;

const readActiveColor: FieldReader<Color> = (text, note) => {
  if (!/^(w|b|white|black)$/i.test(text)) return undefined;
  const color = text[0]!.toLowerCase() as Color;
  if (text !== color) note('active-color-word', color);
  return color;
};

/** The letters as they are; dashes among them say nothing. */
const readCastling: FieldReader<string> = (text) =>
  /^[KQA-H\p{Pd}\u2212]+$/iu.test(text) ? text : undefined;

const readEnPassant: FieldReader<Square | null> = (text, note) => {
  if (isDashes(text)) {
    if (text !== '-') note('dash', '-');
    return null;
  }
  const square = text.toLowerCase();
  if (!isSquare(square)) return undefined;
  if (text !== square) note('en-passant-capital', square);
  return square;
};

function readNumber(text: string, note: Note, assumed: number): number | undefined {
  if (isDashes(text)) {
    note('counter-assumed', `${assumed}`);
    return assumed;
  }
  const value = /^\d+$/.test(text) ? +text : NaN;
  if (!Number.isSafeInteger(value)) return undefined;
  if (text !== `${value}`) note('leading-zeros', `${value}`);
  return value;
}

const readHalfmoveClock: FieldReader<number> = (text, note) => readNumber(text, note, 0);

/** Many programs write 0 where they do not know; the first move's number is 1. */
const readFullmoveNumber: FieldReader<number> = (text, note) => {
  const value = readNumber(text, note, 1);
  if (value !== 0) return value;
  note('fullmove-number-zero', '1');
  return 1;
};

/** How each field behind the placement is read. */
export const fieldReaders = {
  activeColor: readActiveColor,
  castling: readCastling,
  enPassant: readEnPassant,
  halfmoveClock: readHalfmoveClock,
  fullmoveNumber: readFullmoveNumber,
};

export type LaterField = keyof typeof fieldReaders;

/** The fields behind the placement, in FEN's order. */
export const laterFields = Object.keys(fieldReaders) as readonly LaterField[];
