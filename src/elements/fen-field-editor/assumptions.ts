import { laterFields } from '../../fen/field-readers.js';
import { isAssumption } from '../../fen/assumptions.js';
import { phraseOf, sentenceOf } from '../../controllers/sentences.js';
import type { Snapshot } from '../../store/types.js';
import { words } from './words.js';

/**
 * What was changed to get at a pasted text, what its canonical FEN says that the text doesn't, and what that leaves
 * out, as phrases. None where the text can't be read: then there is no canonical FEN yet.
 */
export function assumptionsOf(
  { fen, text, fields, operations, ...snapshot }: Snapshot,
  language: string,
): string[] {
  const pasted = snapshot.pasted.map((edit) => phraseOf(edit, language));
  if (text === fen) return pasted;
  const opcodes = Object.keys(operations);
  // An EPD record has no counters to miss.
  const expected = opcodes.length > 0 ? laterFields.slice(0, 3) : laterFields;
  return [
    ...pasted,
    ...expected
      .filter((field) => fields[field].state === 'missing')
      .map((field) => sentenceOf({ code: 'field-missing', data: { field } }, language)),
    ...snapshot.edits.filter(isAssumption).map((edit) => phraseOf(edit, language)),
    ...snapshot.diagnostics
      .filter(({ category }) => category === 'syntax')
      .map((each) => sentenceOf(each, language)),
    ...(opcodes.length > 0 ? [words(language).operationsLeftOut(opcodes)] : []),
  ];
}
