import type { Piece } from '../fen/types.js';
import { board } from './en-board.js';
import { counted, quoted, castlingName, LANGUAGES } from './en-findings.js';
import type { Sentence } from './en-findings.js';
import { sideName } from './en.js';

// Buttons of the open list of findings, apart from the rest so that they load with it.

/** One label a fix code: what the button will do. */
export const fixes = {
  'start-position': () => 'Set up the start position',
  'rewrite-rank': ({ rank, to }) => `Make rank ${rank} ${to}`,
  'read-letters': ({ languages }) =>
    languages === 'latin'
      ? 'Read letters of another script as Latin ones'
      : `Read the letters as ${LANGUAGES[String(languages).slice(0, 2)] ?? 'foreign'} ones`,
  'split-rank': ({ from, to }) => `Divide ${from} into ${to}`,
  'insert-empty-rank': ({ rank }) => `Add an empty rank at rank ${rank}`,
  'remove-empty-rank': () => 'Leave out one empty rank',
  'fill-with-empty-ranks': ({ count }) => `Add ${counted(count, 'empty rank')} at the end`,
  'leave-out-ranks': ({ count }) =>
    `Leave out the last ${count === 1 ? 'rank' : counted(count, 'rank')}`,
  'set-active-color': ({ color }) => `Make it ${sideName(color)} to move`,
  'set-castling': ({ value }) =>
    value === '-' ? 'Set no castling rights' : `Set the castling rights to ${value}`,
  'drop-castling-right': (data) => `Drop ${castlingName(data)}`,
  'drop-castling-rights': ({ rights }) => `Drop the castling rights ${rights}`,
  'clear-en-passant': ({ square }) =>
    square ? `Remove the en passant square ${square}` : 'Set no en passant square',
  'set-en-passant': ({ square }) => `Make ${square} the en passant square`,
  'set-halfmove-clock': ({ value }) => `Set the halfmove clock to ${value}`,
  'set-fullmove-number': ({ value }) => `Set the fullmove number to ${value}`,
  'remove-piece': ({ piece, square }) =>
    `Remove the ${board.pieceName(piece as Piece)} on ${square}`,
  'remove-pawns': ({ count, square }) =>
    count === 1 ? `Remove the pawn on ${square}` : `Remove these ${counted(count, 'pawn')}`,
  'remove-men': ({ color, count, squares }) =>
    `Remove ${counted(count, '', `${color === 'w' ? 'white' : 'black'} men`)}: ${squares}`,
  'keep-piece': ({ piece, square }) =>
    `Keep only the ${board.pieceName(piece as Piece)} on ${square}`,
  'move-piece': ({ piece, from, to }) =>
    `Move the ${board.pieceName(piece as Piece)} from ${from} to ${to}`,
  'replace-piece': ({ piece, taken, square }) =>
    `Put the ${board.pieceName(piece as Piece)} in place of the ${board.pieceName(taken as Piece)} on ${square}`,
  'put-piece': ({ piece, square }) => `Put the ${board.pieceName(piece as Piece)} on ${square}`,
  'order-fields': ({ fields }) => `Put the fields in order: ${fields}`,
  'remove-text': ({ text }) => `Remove ${quoted(text)}`,
  'write-missing-fields': ({ fields }) => `Write ${quoted(fields)} for what is missing`,
  'flip-ranks': () => 'Turn the ranks upside down',
  rotate: () => 'Turn the board around',
  'swap-case': () => 'Swap the colours of the pieces',
  mirror: () => 'Exchange left and right',
} satisfies Record<string, Sentence>;
