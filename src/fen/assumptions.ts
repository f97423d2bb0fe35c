import { laterFields } from './field-readers.js';
import type { Edit, FieldName, Reading } from './types.js';

/** The six fields in their order. */
export const fieldNames: readonly FieldName[] = ['placement', ...laterFields];

/** Whether an edit put a value where the text gave none, rather than writing the same differently. */
export function isAssumption(edit: Edit): boolean {
  return edit.code === 'counter-assumed' || edit.code === 'fullmove-number-zero';
}

/**
 * Whether the text says all that its canonical FEN says and nothing more, so that writing it
 * canonically loses nothing: every field is given and readable, nothing was assumed or left out.
 */
export function onlyNotationDiffers(reading: Reading): boolean {
  return (
    fieldNames.every((name) => reading.fields[name].state === 'given') &&
    !reading.diagnostics.some(({ category }) => category === 'syntax') &&
    !reading.edits.some(isAssumption) &&
    Object.keys(reading.operations).length === 0
  );
}
