import type { Color, Square } from '../fen/types.js';

/** The two sides by the letter in a finding's data. */
export const sideName = (side: unknown): string => (side === 'b' ? 'Black' : 'White');

/** The fields as the subject of a sentence. */
export const FIELD_NAMES: Record<string, string> = {
  activeColor: 'The side to move',
  castling: 'Castling availability',
  enPassant: 'The en passant square',
  halfmoveClock: 'The halfmove clock',
  fullmoveNumber: 'The fullmove number',
};

export const plural = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;

/** Which letter is which piece, followed by the six of them. */
export const legend = { intro: 'FEN has English letters in every language:' };

export const palette = {
  label: { all: 'Tools', white: 'White pieces', black: 'Black pieces' },
  hand: 'Move pieces',
  eraser: 'Remove pieces',
};

export const toolbar = {
  label: 'Position',
  undo: 'Undo',
  redo: 'Redo',
  flip: 'Flip the board',
  start: 'Start position',
  clear: 'Empty board',
  share: 'Copy and share',
  more: 'More',
  menu: {
    'swap-colors': { text: 'Swap colours', hint: 'the same for the other side' },
    mirror: { text: 'Mirror', hint: 'left and right' },
    rotate: { text: 'Rotate', hint: 'the pieces by half a turn' },
    'flip-ranks': { text: 'Flip', hint: 'top and bottom' },
    'swap-case': { text: 'Recolour', hint: 'the pieces where they are' },
    'clear-annotations': { text: 'Remove arrows', hint: 'and circles' },
    'chess960-start': { text: 'Chess960 start…', hint: '' },
    chess960: { text: 'Chess960 castling', hint: '' },
    keys: { text: 'Keys', hint: '' },
  },
  chess960: {
    title: 'Chess960 start',
    number: ({ last }: { last: number }) => `Number, 0 to ${last}`,
    random: 'At random',
    setUp: 'Set up',
    close: 'Close',
  },
};

export const editor = { label: 'Position editor', board: 'Board', fields: 'FEN and fields' };

/** The verdict at a glance and the list behind it; `empty` is a text with nothing in it, `checking` is said while the rules load. */
export const validatorBadge = {
  verdict: {
    valid: 'Valid position',
    unreachable: 'Unreachable',
    illegal: 'Illegal',
    unreadable: 'Unreadable',
    empty: 'No position',
    checking: 'Checking…',
  },
  count: ({ errors, warnings, hints }: { errors: number; warnings: number; hints: number }) =>
    [
      errors && plural(errors, 'error'),
      warnings && plural(warnings, 'warning'),
      hints && plural(hints, 'hint'),
    ]
      .filter(Boolean)
      .join(', '),
  title: {
    valid: 'Nothing here is against the rules.',
    unreachable: 'No game can lead to this position.',
    illegal: 'This position breaks the rules.',
    unreadable: 'The text cannot be read in full.',
    empty: 'There is no position yet.',
    checking: 'The rules are on their way.',
  },
  mended: 'That is mended, and nothing else is wrong.',
  severity: { error: 'Error', warning: 'Warning', info: 'Note', suspicion: 'Hint' },
  showSquares: 'Show on the board',
  moreSquares: (count: number) => `+ ${count}`,
  mends: (count: number) => `mends ${count} findings`,
  labelled: (label: string, verdict: string, count: string) =>
    `${label}: ${verdict}${count && ` · ${count}`}`,
  readAs: 'How it was read',
  notes: 'Notes',
  undo: 'Undo',
  redo: 'Redo',
  close: 'Close',
};

export const fieldEditor = {
  label: 'Position in fields',
  line: 'FEN',
  /** Said when a text that could not be read is mended. */
  readable: 'The FEN can be read.',
  /** Said when what the rules were against is mended. */
  mended: 'Nothing is wrong any more.',
  more: (count: number) => `and ${count} more`,
  /** Opens the list of findings and what mends them. */
  mend: 'Fix…',
  assumptions: (count: number) => plural(count, 'assumption'),
  operationsLeftOut: (opcodes: readonly string[]) => `Leaves out ${opcodes.join(', ')}`,
  accept: 'Accept',
  turn: 'Side to move',
  whiteToMove: 'White to move',
  blackToMove: 'Black to move',
  castling: 'Castling',
  white: 'White',
  black: 'Black',
  kingside: 'kingside',
  queenside: 'queenside',
  rights: {
    K: 'White kingside',
    Q: 'White queenside',
    k: 'Black kingside',
    q: 'Black queenside',
  },
  rookRight: ({ color, rook, side }: { color: Color; rook: Square; side: string | null }) =>
    `${sideName(color)} rook ${rook}${side ? `, ${side}` : ''}`,
  /** What keeps a castling right from being possible, in two words. */
  lacks: { king: 'king away', rook: 'no rook' },
  allowPossible: 'Allow what the placement allows',
  takeAsChess960: 'Castle as in Chess960',
  enPassant: 'En passant',
  none: 'none',
  /** An en passant square, and the pawn that would have passed it. */
  passed: ({ square, pawn }: { square: Square; pawn: Square }) => `${square} — pawn ${pawn}`,
  notPossible: 'not possible here',
  halfmoveClock: 'Halfmove clock',
  fullmoveNumber: 'Fullmove number',
  assumed: 'assumed',
  unreadable: (text: string) => `can’t be read: ‘${text}’`,
  wholeNumber: (least: number) => `a whole number from ${least} on`,
};
