import { html, nothing, type TemplateResult } from 'lit/html.js';
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

/** The assumptions, several of them to unfold, and a button where they can be accepted. */
export function renderAssumptions(
  assumptions: readonly string[],
  language: string,
  accept: (() => void) | null,
): TemplateResult | typeof nothing {
  const [first] = assumptions;
  if (first === undefined) return nothing;
  const { accept: label, assumptions: counted } = words(language);
  return html`${
    assumptions.length === 1
      ? html`<p>${first}</p>`
      : html`<details>
          <summary>${counted(assumptions.length)}</summary>
          <ul>
            ${assumptions.map((each) => html`<li>${each}</li>`)}
          </ul>
        </details>`
  }${
    accept
      ? html`<button id="accept" part="accept" type="button" @click=${accept}>${label}</button>`
      : nothing
  }`;
}
