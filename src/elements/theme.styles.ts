import { css } from '@lit/reactive-element';

/** The tokens all elements share: public ones with their defaults, resolved once into private ones. */
export const theme = css`
  :host {
    --_fen-font: var(--fen-font, system-ui, sans-serif);
    --_fen-font-mono: var(--fen-font-mono, ui-monospace, monospace);
    --_fen-text: var(--fen-text, light-dark(#1f2328, #e6e6e6));
    --_fen-text-quiet: var(--fen-text-quiet, light-dark(#59636e, #a3acb5));
    --_fen-surface: var(--fen-surface, light-dark(#fff, #1b1f24));
    --_fen-surface-raised: var(--fen-surface-raised, light-dark(#f6f7f8, #262b31));
    --_fen-border: var(--fen-border, light-dark(#8a939b, #6c757e));
    --_fen-border-quiet: var(--fen-border-quiet, light-dark(#d4dae0, #3a4149));
    --_fen-accent: var(--fen-accent, light-dark(#0b63c5, #6cb0ff));
    --_fen-error: var(--fen-error, light-dark(#b3261e, #ff8a80));
    --_fen-warning: var(--fen-warning, light-dark(#8a5200, #f2b84b));
    --_fen-valid: var(--fen-valid, light-dark(#1a6b34, #6fd08c));
    --_fen-radius: var(--fen-radius, 6px);
    --_fen-gap: var(--fen-gap, 8px);
    --_fen-control-height: var(--fen-control-height, 32px);
    box-sizing: border-box;
    writing-mode: horizontal-tb;
  }
  /* What a page sets for its headings and captions, or for all elements, inherits into what stands in them. On the
     host the page's word counts more; what is slotted is the page's own. */
  :where(:host > :not(slot)) {
    color: var(--_fen-text);
    font: 1em/1.4 var(--_fen-font);
    hyphens: manual;
    letter-spacing: normal;
    overflow-wrap: normal;
    quotes: auto;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    text-wrap: wrap;
    white-space: normal;
    word-break: normal;
    word-spacing: normal;
    -webkit-text-fill-color: currentColor;
    -webkit-text-stroke-width: 0;
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  /* Where a page lets nothing be selected, WebKit would let nothing be typed. */
  input,
  textarea {
    user-select: text;
    -webkit-user-select: text;
  }
`;
