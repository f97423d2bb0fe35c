import { squares } from '../fen/squares.js';
import type { Color, Data, Piece, Placement, Position, Square } from '../fen/types.js';

/** A sentence made from the data of a finding, an edit or a fix. */
export type Sentence = (data: Data) => string;

/** One sentence a diagnostic code. */
export const findings: Record<string, Sentence> = {};

/** One label a fix code: what the button will do. */
export const fixes: Record<string, Sentence> = {};

/** One phrase an edit code: what reading assumed or changed; data has `from` and `to`. */
export const edits: Record<string, Sentence> = {};

const PIECES = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' } as const;

function pieceName(piece: Piece): string {
  const lower = piece.toLowerCase() as keyof typeof PIECES;
  return `${piece === lower ? 'black' : 'white'} ${PIECES[lower]}`;
}

/** The men of one side, kings first: “king g1, rooks a1, f1”. */
function men(placement: Placement, side: Color): string {
  const parts: string[] = [];
  for (const kind of 'kqrbnp') {
    const letter = side === 'w' ? kind.toUpperCase() : kind;
    const on = squares.filter((_, index) => placement[index] === letter);
    if (on.length === 0) continue;
    const name = PIECES[kind as keyof typeof PIECES];
    parts.push(`${name}${on.length > 1 ? 's' : ''} ${on.join(', ')}`);
  }
  return parts.length > 0 ? parts.join(', ') : 'no men';
}

/** What every board needs. */
export const board = {
  pieceName,
  square: (square: Square, piece: Piece | null) =>
    piece ? `${square}, ${pieceName(piece)}` : `${square}, empty`,
  /** The position by side and piece, after the board's own label. */
  described: (label: string, { placement, activeColor }: Position) =>
    `${label || 'Chess position'}. White: ${men(placement, 'w')}. Black: ${men(placement, 'b')}. ${
      activeColor === 'w' ? 'White' : 'Black'
    } to move.`,
  /** A form's objection while the rules are still on their way. */
  unusable: 'This position cannot be used as it is.',
};

/** What a board needs to be edited. */
export const boardEditing = {
  undone: 'Undone',
  redone: 'Redone',
  putBack: 'Put back',
  pickedUp: (what: string) => `Picked up: ${what}`,
};

export const palette = { label: 'Tools', hand: 'Move pieces', eraser: 'Remove pieces' };

export const toolbar = {
  label: 'Position',
  undo: 'Undo',
  redo: 'Redo',
  flip: 'Flip the board',
  start: 'Start position',
  clear: 'Empty board',
};

export const editor = { label: 'Position editor' };

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The verdict at a glance and the list behind it; `empty` is a text with nothing in it. */
export const validatorBadge = {
  verdict: {
    valid: 'Valid position',
    unreachable: 'Unreachable',
    illegal: 'Illegal',
    unreadable: 'Unreadable',
    empty: 'No position',
  },
  count: ({ errors, warnings }: { errors: number; warnings: number }) =>
    [errors && plural(errors, 'error'), warnings && plural(warnings, 'warning')]
      .filter(Boolean)
      .join(', '),
  title: {
    valid: 'Nothing is wrong with this position.',
    unreachable: 'No game can lead to this position.',
    illegal: 'This position breaks the rules.',
    unreadable: 'The text cannot be read in full.',
    empty: 'There is no position yet.',
  },
  mended: 'That is mended, and nothing else is wrong.',
  severity: { error: 'Error', warning: 'Warning', info: 'Note' },
  showSquares: (squares: string) => `Show ${squares} on the board`,
  moreSquares: (count: number) => `+ ${count}`,
  mends: (count: number) => `mends ${count} findings`,
  readAs: 'Read as',
  notes: 'Notes',
  undo: 'Undo',
  redo: 'Redo',
  close: 'Close',
};
