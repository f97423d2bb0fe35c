import { laterFields } from '../../fen/field-readers.js';
import { isAssumption } from '../../fen/assumptions.js';
import { edits, fieldEditor as words, findings } from '../../locales/en.js';
import type { Edit } from '../../fen/types.js';
import type { Snapshot } from '../../store/types.js';

/**
 * What was changed to get at a pasted text, what its canonical FEN says that the text doesn't, and what that leaves
 * out, as phrases. None where the
 * text can't be read: then there is no canonical FEN yet.
 */
export function assumptionsOf({ fen, text, fields, operations, ...snapshot }: Snapshot): string[] {
  const pasted = snapshot.pasted.map(phraseOf);
  if (text === fen) return pasted;
  const opcodes = Object.keys(operations);
  // An EPD record has no counters to miss.
  const expected = opcodes.length > 0 ? laterFields.slice(0, 3) : laterFields;
  return [
    ...pasted,
    ...expected
      .filter((field) => fields[field].state === 'missing')
      .map((field) => findings['field-missing']?.({ field }) ?? field),
    ...snapshot.edits.filter(isAssumption).map(phraseOf),
    ...snapshot.diagnostics
      .filter(({ category }) => category === 'syntax')
      .map(({ code, data }) => findings[code]?.(data) ?? code),
    ...(opcodes.length > 0 ? [words.operationsLeftOut(opcodes)] : []),
  ];
}

function phraseOf({ code, from, to }: Edit): string {
  return edits[code]?.({ from, to }) ?? `${from} → ${to}`;
}
