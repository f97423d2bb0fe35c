import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit/html.js';
import type { Severity, Verdict } from '../../fen/types.js';

/** What an icon stands for; each has an outline of its own, so that none is told by its colour. */
export type Mark = Verdict | 'empty' | 'checking' | Severity;

const DISC = svg`<circle class="shape" cx="8" cy="8" r="7"/>`;
const OCTAGON = svg`<path class="shape" d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z"/>`;
const TRIANGLE = svg`<path class="shape" d="M8 1.2 15.2 14.4H.8z"/>`;
const SHEET = svg`<rect class="shape" x="1.5" y="1.5" width="13" height="13" rx="2.5"/>`;

const CHECK = svg`<path class="sign" d="m4.9 8.3 2.2 2.2 4.1-4.7"/>`;
const CROSS = svg`<path class="sign" d="m5.5 5.5 5 5m0-5-5 5"/>`;
const EXCLAMATION = svg`<path class="sign" d="M8 6v3.6m0 2.2v.1"/>`;
const QUESTION = svg`<path class="sign" d="M6 6.2a2 2 0 1 1 2.9 1.7c-.6.3-.9.7-.9 1.4m0 2.2v.1"/>`;
const LETTER_I = svg`<path class="sign" d="M8 7.6v3.8M8 4.7v.1"/>`;

const HOLLOW = svg`<rect class="hollow" x="2" y="2" width="12" height="12" rx="2.5"/>`;

const DRAWINGS: Record<Mark, SVGTemplateResult> = {
  valid: svg`${DISC}${CHECK}`,
  unreachable: svg`${TRIANGLE}${EXCLAMATION}`,
  illegal: svg`${OCTAGON}${CROSS}`,
  unreadable: svg`${SHEET}${QUESTION}`,
  empty: HOLLOW,
  checking: HOLLOW,
  error: svg`${OCTAGON}${CROSS}`,
  warning: svg`${TRIANGLE}${EXCLAMATION}`,
  info: svg`<circle class="hollow" cx="8" cy="8" r="6.25"/><g class="plain">${LETTER_I}</g>`,
};

/** The drawing of a verdict or a severity. Without a label, words beside it say the same. */
export function icon(mark: Mark, label?: string): TemplateResult {
  return html`<svg
    class="icon ${mark}"
    viewBox="0 0 16 16"
    role=${label ? 'img' : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    ${DRAWINGS[mark]}
  </svg>`;
}

/** A small arrow: there is more to open. */
export const chevron = html`<svg class="chevron" viewBox="0 0 16 16" aria-hidden="true">
  <path class="line" d="m4 6.2 4 4 4-4" />
</svg>`;
