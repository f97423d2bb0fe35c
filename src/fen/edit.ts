import { fieldNames, onlyNotationDiffers } from './assumptions.js';
import { canonicalCastling } from './castling.js';
import { parseFen } from './parse.js';
import { formatPlacement } from './placement.js';
import { isSquare, squareIndex } from './squares.js';
import { transform } from './transform.js';
import type {
  EditCommand,
  FenOptions,
  FieldName,
  Piece,
  Position,
  Reading,
  Square,
} from './types.js';

type Changes = Partial<Record<FieldName, string>>;

const defaults: Record<FieldName, string> = {
  placement: '8/8/8/8/8/8/8/8',
  activeColor: 'w',
  castling: '-',
  enPassant: '-',
  halfmoveClock: '0',
  fullmoveNumber: '1',
};

function withPieces(position: Position, pieces: Partial<Record<Square, Piece | null>>): Changes {
  const placement = [...position.placement];
  for (const [square, piece] of Object.entries(pieces)) {
    placement[squareIndex(square as Square)] = piece;
  }
  return { placement: formatPlacement(placement) };
}

function transformed(reading: Reading, command: EditCommand, options: FenOptions): Changes {
  if (command.type !== 'transform') return {};
  const { position } = reading;
  const next = transform(position, command.transform, options);
  const changes: Changes = {};
  const { variant } = options;
  const write = (name: FieldName, before: string, after: string): void => {
    if (before !== after) changes[name] = after;
  };
  write('placement', formatPlacement(position.placement), formatPlacement(next.placement));
  write('activeColor', position.activeColor, next.activeColor);
  write(
    'castling',
    position.castling || '-',
    canonicalCastling(next.castling, next.placement, variant, options.castlingNotation) || '-',
  );
  write('enPassant', position.enPassant ?? '-', next.enPassant ?? '-');
  return changes;
}

/** Whether a command is whole: it may come from anywhere, as JSON. */
function isWhole(command: EditCommand): boolean {
  switch (command?.type) {
    case 'move':
      return isSquare(command.from) && isSquare(command.to);
    case 'put':
      return (
        isSquare(command.square) && command.piece?.length === 1 && /[PNBRQK]/i.test(command.piece)
      );
    case 'remove':
      return isSquare(command.square);
    case 'set-field':
      return fieldNames.includes(command.field) && typeof command.value === 'string';
    case 'set-text':
      return typeof command.text === 'string';
    default:
      return command?.type === 'transform';
  }
}

/** The fields that a command names, each with its new text. */
function changesOf(reading: Reading, command: EditCommand, options: FenOptions): Changes {
  const { position } = reading;
  switch (command.type) {
    case 'move': {
      const { from, to } = command;
      const piece = position.placement[squareIndex(from)];
      return piece && from !== to ? withPieces(position, { [from]: null, [to]: piece }) : {};
    }
    case 'put':
    case 'remove': {
      const piece = command.type === 'put' ? command.piece : null;
      const index = squareIndex(command.square);
      if (position.placement[index] === piece) return {};
      return withPieces(position, { [command.square]: piece });
    }
    case 'set-field': {
      const value = command.value.trim() || defaults[command.field];
      const { text, state } = reading.fields[command.field];
      return state === 'given' && text === value ? {} : { [command.field]: value };
    }
    case 'transform':
      return transformed(reading, command, options);
    default:
      return {};
  }
}

/**
 * The text with the changed fields put in place of the old ones; every other character stays. A
 * missing field is put where it belongs, behind the defaults of missing ones before it. In an EPD
 * record counters go into operations.
 */
function replaceFields(text: string, reading: Reading, changes: Changes): string {
  const isEpd = Object.keys(reading.operations).length > 0;
  const lastChanged = fieldNames.findLastIndex((name) => changes[name] !== undefined);
  let result = '';
  let behind = '';
  let at = 0;
  fieldNames.forEach((name, index) => {
    const { state, range } = reading.fields[name];
    const value = changes[name];
    if (state === 'missing') {
      if (isEpd && (name === 'halfmoveClock' || name === 'fullmoveNumber')) {
        if (value) behind += ` ${name === 'halfmoveClock' ? 'hmvc' : 'fmvn'} ${value};`;
      } else if (index <= lastChanged) {
        result += `${text.slice(at, range[0])} ${value ?? defaults[name]}`;
        at = range[0];
      }
    } else if (value !== undefined) {
      result += text.slice(at, range[0]) + value;
      at = range[1];
    }
  });
  return result + text.slice(at) + behind;
}

/**
 * Applies one command to a text and returns the new text; the very same text where nothing changes.
 *
 * Where the text differs from its canonical FEN at most in notation, and would still do so after the
 * change, the result is the canonical FEN of the changed position. Otherwise only the fields that the
 * command names are replaced where they stand. The empty text is edited as an empty board. An empty
 * value sets a field to FEN's default. A command that is not whole changes nothing.
 */
export function editText(text: string, command: EditCommand, options: FenOptions = {}): string {
  if (!isWhole(command)) return text;
  if (command.type === 'set-text') return command.text;
  const reading = parseFen(text, options);
  const changes = changesOf(reading, command, options);
  if (Object.keys(changes).length === 0) return text;
  if (reading.fields.placement.state === 'missing') {
    return editText(Object.values(defaults).join(' '), command, options);
  }
  const replaced = replaceFields(text, reading, changes);
  if (!onlyNotationDiffers(reading)) return replaced;
  const after = parseFen(replaced, options);
  // A right whose rook has gone is kept by its letter: written anew it would pass to another rook.
  const rightsStay =
    changes.castling !== undefined || after.position.castling === reading.position.castling;
  return onlyNotationDiffers(after) && rightsStay ? after.fen : replaced;
}
