import { squareIndex } from '../fen/squares.js';
import type { Data, EditCommand, FieldName, Fix, Position, Square } from '../fen/types.js';

export function fix(code: string, data: Data, ...commands: EditCommand[]): Fix {
  return { code, data, commands };
}

export function setField(field: FieldName, value: string): EditCommand {
  return { type: 'set-field', field, value };
}

export function removePiece(position: Position, square: Square): Fix {
  const piece = position.placement[squareIndex(square)]!;
  return fix('remove-piece', { piece, square }, { type: 'remove', square });
}
