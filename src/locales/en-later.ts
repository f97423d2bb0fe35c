import type { FieldName, Placement, Position } from '../fen/types.js';
import { board } from './en-board.js';
import { FIELD_NAMES, plural, sideName } from './en.js';

// What is only said once a board is edited or a file was read, apart from the rest so that it loads then.

/** What a board needs to be edited and played on; what is said there is heard, so it is brief. */
export const boardEditing = {
  label: 'Chess board',
  hint: 'Press ? for a list of keys.',
  /** The whole position, by side and piece. */
  described: (position: Position) => {
    const { castling, enPassant } = position;
    const rights = castling && ` Castling ${castling.split('').join(' ')}.`;
    return `${board.described('', position)}${rights}${enPassant ? ` En passant ${enPassant}.` : ''}`;
  },
  undone: (change: string) => (change ? `Undone: ${change}` : 'Undone'),
  redone: (change: string) => (change ? `Redone: ${change}` : 'Redone'),
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  putBack: 'Put back',
  toolPutAway: 'Tool put away',
  pickedUp: (what: string, note: string) => `Picked up: ${what}${note && `. ${note}`}`,
  nothingToPickUp: 'Nothing to pick up here',
  cannotGoThere: 'It cannot go there',
  moved: (piece: string, from: string, to: string) => `${piece}, ${from} to ${to}`,
  manySquares: (count: number, placement: Placement) => {
    const men = placement.filter(Boolean).length;
    return men === 0
      ? 'Empty board'
      : `${plural(count, 'square')} changed; ${plural(men, 'piece')} on the board`;
  },
  field: (name: FieldName, value: string | number) => {
    if (name === 'activeColor') return `${sideName(value)} to move`;
    return `${FIELD_NAMES[name]?.replace(/^The /, '')}: ${value === '' ? 'none' : value}`;
  },
  found: (sentences: readonly string[]) =>
    sentences.length > 2
      ? `${sentences.slice(0, 2).join(' ')} And ${sentences.length - 2} more.`
      : sentences.join(' '),
  mended: (sentences: readonly string[]) =>
    sentences.length === 1
      ? `No longer: ${sentences[0]}`
      : `${sentences.length} findings are gone.`,
  goal: 'can go here',
  goals: (squares: readonly string[]) =>
    `${plural(squares.length, 'square')} to go to: ${squares.join(', ')}`,
  cannotPlay: (why: string) => `No move can be played. ${why}`,
  promoteTo: 'Promote to',
  keysTitle: 'Keys on the board',
  close: 'Close',
  /** Keys and what they do. */
  keys: [
    [['←', '→', '↑', '↓'], 'Go to the next square'],
    [['Home', 'End'], 'First or last square of the row; with Ctrl of the board'],
    [['Page Up', 'Page Down'], 'Top or bottom square of the column'],
    [['P', 'N', 'B', 'R', 'Q', 'K'], 'Place a white piece, with Shift'],
    [['p', 'n', 'b', 'r', 'q', 'k'], 'Place a black piece'],
    [['Delete'], 'Remove the piece'],
    [['Enter', 'Space'], 'Pick up and put down, or use the chosen tool'],
    [['Escape'], 'Put back, or put the tool away'],
    [['a'], 'Begin an arrow, and end it; on the same square it is a circle'],
    [['a … r', 'a … y', 'a … b'], 'The same in red, yellow or blue'],
    [['a Delete'], 'Remove all arrows and circles'],
    [['Ctrl Z', '⌘ Z'], 'Undo'],
    [['Shift Ctrl Z', 'Ctrl Y', '⇧ ⌘ Z'], 'Redo'],
    [['d'], 'Describe the position'],
    [['?'], 'This list'],
  ] as readonly (readonly [keys: readonly string[], meaning: string])[],
};

/** Of a text with several positions, or none. */
export const positionChooser = {
  title: (count: number) =>
    count === 0
      ? 'There is no position in this text'
      : `Choose one of ${count.toLocaleString('en')} positions`,
  line: (line: number) => `Line ${line}`,
  cancel: 'Cancel',
};
