import type { Piece } from '../../fen/types.js';

const PIECE_LETTERS = 'PNBRQK';

/**
 * The Latin letter of a key, a capital with Shift; by the key's place where the keyboard writes letters of another
 * script. `null` of any other key.
 */
export function letterOfKey({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (/^[a-z]$/i.test(key)) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  // On a Latin keyboard a key that writes no letter is no letter.
  if (!letter || key.length !== 1 || !/\p{L}/u.test(key)) return null;
  return shiftKey ? letter : letter.toLowerCase();
}

/** The piece a key stands for: its FEN letter. */
export function pieceOfKey(event: KeyboardEvent): Piece | null {
  const letter = letterOfKey(event);
  return letter && PIECE_LETTERS.includes(letter.toUpperCase()) ? (letter as Piece) : null;
}

/** The place a key leads to from another, both counted as they are seen; `null` of a key that leads nowhere. */
export function placeAfterKey(place: number, { key, ctrlKey }: KeyboardEvent): number | null {
  const row = place & 56;
  const column = place & 7;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? place - 1 : place;
    case 'ArrowRight':
      return column < 7 ? place + 1 : place;
    case 'ArrowUp':
      return row > 0 ? place - 8 : place;
    case 'ArrowDown':
      return row < 56 ? place + 8 : place;
    case 'Home':
      return ctrlKey ? 0 : row;
    case 'End':
      return ctrlKey ? 63 : row + 7;
    case 'PageUp':
      return column;
    case 'PageDown':
      return 56 + column;
    default:
      return null;
  }
}
