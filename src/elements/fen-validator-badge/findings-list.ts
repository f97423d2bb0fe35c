import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Edit, Fix, Square } from '../../fen/types.js';
import { localized } from '../../controllers/localize.js';
import { phraseOf, sentenceOf } from '../../controllers/sentences.js';
import { fixes } from '../../locales/en-fixes.js';
import type { Sentence } from '../../locales/en-findings.js';
import { words as wordsIn } from './words.js';
import { icon } from './icons.js';
import type { Finding, Offer } from './report.js';

type Words = ReturnType<typeof wordsIn>;

const labels = localized('fixes', fixes);

/** More squares than this are only counted. */
const SQUARES_SHOWN = 9;

/** One entry a finding, with its squares and, where `mend` can be called, a button for each fix. */
export function findingsList(
  findings: readonly Finding[],
  mend: ((event: MouseEvent, fix: Fix) => void) | null,
  language: string,
): TemplateResult {
  const words = wordsIn(language);
  const labelOf = labels(language) as Readonly<Record<string, Sentence | undefined>>;
  const offer = ({ fix, mends, squares }: Offer): TemplateResult =>
    html`<button
        type="button"
        class="fix"
        part="fix"
        .squares=${squares}
        @click=${(event: MouseEvent) => mend?.(event, fix)}
      >
        ${labelOf[fix.code]?.(fix.data) ?? fix.code}
      </button>
      ${mends > 1 ? html`<span class="mends">${words.mends(mends)}</span>` : nothing}`;
  const entry = ({ diagnostic, offers }: Finding): TemplateResult => {
    const { category, severity, squares } = diagnostic;
    const label = words.severity[category === 'suspicion' ? category : severity];
    return html`<li class="finding" part="finding" .squares=${squares}>
      ${icon(severity, label)}
      <div class="said">
        <p @click=${handleSentenceClick}>
          ${sentenceOf(diagnostic, language)}
          ${squares.length > 0 ? squaresButton(squares, words) : nothing}
        </p>
        ${
          mend && offers.length > 0 ? html`<div class="offers">${offers.map(offer)}</div>` : nothing
        }
      </div>
    </li>`;
  };
  return html`${repeat(findings, ({ key }) => key, entry)}`;
}

/** What reading assumed or changed. */
export function editsList(edits: readonly Edit[], language: string): TemplateResult[] {
  return edits.map((edit) => html`<li>${phraseOf(edit, language)}</li>`);
}

/** The squares as chips. They are one button, so that keys and fingers can point at them too. */
function squaresButton(squares: readonly Square[], words: Words): TemplateResult {
  const more = squares.length - SQUARES_SHOWN;
  return html`<button
    type="button"
    class="squares"
    title=${words.showSquares}
    @click=${({ currentTarget }: Event) => (currentTarget as HTMLElement).focus()}
  >
    ${squares.slice(0, SQUARES_SHOWN).map((square) => html`<span class="square">${square}</span> `)}
    ${more > 0 ? html`<span class="more">${words.moreSquares(more)}</span>` : nothing}
  </button>`;
}

/** A finger has nothing to hover with: a tap on the sentence points at the squares until the next tap. */
function handleSentenceClick({ currentTarget }: Event): void {
  (currentTarget as Element).closest('li')?.querySelector<HTMLElement>('.squares')?.focus();
}
