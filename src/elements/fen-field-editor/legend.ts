import { html, nothing, type TemplateResult } from 'lit/html.js';
import { insteadOf, localized } from '../../controllers/localize.js';
import { board } from '../../locales/en-board.js';
import { legend } from '../../locales/en.js';

const wordsIn = localized('legend', legend);
const boardWordsIn = localized('board', board);

/** Which letter is which piece, for those in whose language the pieces begin with other letters. */
export function renderLegend(language: string): TemplateResult | typeof nothing {
  if (/^(en\b|$)/i.test(language) || insteadOf(language)) return nothing;
  const { kinds } = boardWordsIn(language);
  return html`<p class="legend" part="legend">
    ${wordsIn(language).intro}
    ${Object.entries(kinds).map(
      ([kind, name]) => html`<span class="letter"><b>${kind.toUpperCase()}</b> ${name}</span> `,
    )}
  </p>`;
}
