import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Edit, Fix, Square } from '../../fen/types.js';
import {
  edits as phrases,
  findings as sentences,
  validatorBadge as words,
} from '../../locales/en.js';
import { fixes } from '../../locales/en-fixes.js';
import { icon } from './icons.js';
import type { Finding, Offer } from './report.js';

/** More squares than this are only counted. */
const SQUARES_SHOWN = 9;

/** One entry a finding, with its squares and, where `mend` can be called, a button for each fix. */
export function findingsList(
  findings: readonly Finding[],
  mend: ((event: MouseEvent, fix: Fix) => void) | null,
): TemplateResult {
  const offer = ({ fix, mends, squares }: Offer): TemplateResult =>
    html`<button
        type="button"
        class="fix"
        part="fix"
        .squares=${squares}
        @click=${(event: MouseEvent) => mend?.(event, fix)}
      >
        ${fixes[fix.code]?.(fix.data) ?? fix.code}
      </button>
      ${mends > 1 ? html`<span class="mends">${words.mends(mends)}</span>` : nothing}`;
  const entry = ({ diagnostic, offers }: Finding): TemplateResult => {
    const { category, code, data, severity, squares } = diagnostic;
    const label = words.severity[category === 'suspicion' ? category : severity];
    return html`<li class="finding" part="finding" .squares=${squares}>
      ${icon(severity, label)}
      <div class="said">
        <p @click=${handleSentenceClick}>
          ${sentences[code]?.(data) ?? code}
          ${squares.length > 0 ? squaresButton(squares) : nothing}
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
export function editsList(edits: readonly Edit[]): TemplateResult[] {
  return edits.map(
    ({ code, from, to }) => html`<li>${phrases[code]?.({ from, to }) ?? `${from} → ${to}`}</li>`,
  );
}

/** The squares as chips. They are one button, so that keys and fingers can point at them too. */
function squaresButton(squares: readonly Square[]): TemplateResult {
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
