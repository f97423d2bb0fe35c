import { css } from '@lit/reactive-element';

export const styles = css`
  :host {
    display: block;
    font-size: 0.875rem;
  }
  .base {
    container-type: inline-size;
    contain-intrinsic-inline-size: 280px;
    inline-size: 100%;
  }
  [hidden] {
    display: none;
  }
  label,
  .label {
    color: var(--_fen-text-quiet);
    font-size: 0.8125rem;
  }
  p {
    margin: 0;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--_fen-gap);
    align-items: end;
    justify-content: space-between;
    padding-block-end: 2px;
  }

  /* One line is kept free for it, so that nothing below jumps while somebody types. */
  .below {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--_fen-gap);
    min-block-size: 2rem;
    padding-block: 2px 6px;
    font-size: 0.8125rem;
  }
  .legend {
    margin-block: 0 8px;
    color: var(--_fen-text-quiet);
    font-size: 0.8125rem;
  }
  .letter {
    margin-inline-end: 6px;
    white-space: nowrap;
  }
  .message {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .message.error {
    color: var(--_fen-error);
  }
  .message.warning {
    color: var(--_fen-warning);
  }
  .more,
  details {
    color: var(--_fen-text-quiet);
  }
  details {
    min-inline-size: 0;
  }
  summary {
    cursor: pointer;
  }
  ul {
    margin: 2px 0 4px;
    padding-inline-start: 1.2em;
  }
  li {
    overflow-wrap: anywhere;
  }
  button {
    min-block-size: 24px;
    margin: 0;
    padding: 1px 10px;
    border: 1px solid var(--_fen-border);
    border-radius: var(--_fen-radius);
    background: var(--_fen-surface);
    color: var(--_fen-text);
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    background: var(--_fen-surface-raised);
  }
  button[aria-disabled='true'] {
    border-color: var(--_fen-border-quiet);
    background: none;
    color: var(--_fen-text-quiet);
    cursor: default;
  }

  /* The fields. */
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px 24px;
    align-items: start;
  }
  input,
  select {
    accent-color: var(--_fen-accent);
  }
  :is(input, select, button, summary):focus-visible {
    outline: 2px solid var(--_fen-accent);
    outline-offset: 1px;
  }
  input:is([type='radio'], [type='checkbox']) {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin: 0;
  }
  .turn {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  .head {
    display: flex;
    flex-basis: 100%;
    gap: 6px;
    align-items: center;
  }
  .option,
  .right {
    display: flex;
    gap: 6px;
    align-items: center;
    min-block-size: 1.75rem;
    color: inherit;
    font-size: inherit;
    white-space: nowrap;
  }
  .right {
    flex-wrap: wrap;
    gap: 0 5px;
    line-height: 1.4;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-start: 4px;
    font-size: 0.8125rem;
  }

  .details {
    display: grid;
    /* A long label wraps before a list is too narrow for its choices. */
    grid-template-columns: minmax(min-content, max-content) minmax(9.75em, 1fr);
    gap: 4px 10px;
    align-items: center;
  }
  .detail {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  .entry {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    min-inline-size: 0;
    align-items: baseline;
  }
  .entry :is(input, select) {
    inline-size: 5rem;
    min-inline-size: 0;
    block-size: max(var(--_fen-control-height), 2em);
    margin: 0;
    padding: 0 8px;
    border: 1px solid var(--_fen-border);
    border-radius: var(--_fen-radius);
    background: var(--_fen-surface);
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  .entry select {
    flex: none;
    inline-size: 9.75em;
    max-inline-size: 100%;
  }
  .entry:has(> .sign) select {
    max-inline-size: calc(100% - 1rem - 6px);
  }
  .entry [aria-invalid='true'] {
    border-color: var(--_fen-error);
  }
  .assumed :is(input, select) {
    color: var(--_fen-text-quiet);
    font-style: italic;
  }
  input[type='number'] {
    appearance: textfield;
  }
  /* Without its spin buttons the wheel scrolls the page, as everywhere, and changes nothing. */
  input[type='number']::-webkit-inner-spin-button {
    display: none;
  }

  .locked .line,
  .locked .entry :is(input, select) {
    background: var(--_fen-surface-raised);
  }
  .locked :is(select, label) {
    opacity: 1;
    cursor: default;
  }
  .disabled :is(textarea, input, select, label, span) {
    color: var(--_fen-text-quiet);
  }

  /* A mark beside a control: the sign says that something is wrong, its title and description what. */
  .sign {
    display: inline-grid;
    place-content: center;
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: var(--_fen-error);
    color: var(--_fen-surface);
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1;
    cursor: help;
  }
  .sign.warning {
    background: var(--_fen-warning);
  }
  .note {
    min-inline-size: 0;
    color: var(--_fen-text-quiet);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  .note.error {
    color: var(--_fen-error);
  }

  /* Columns are as wide as with a note in them, so that nothing moves when one comes. */
  @container (min-width: 35rem) {
    .fields {
      grid-template-columns: minmax(0, max-content) minmax(min-content, 1fr);
      column-gap: 20px;
    }
    .turn {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 46rem) {
    .fields {
      grid-template-columns:
        minmax(9.75rem, max-content) minmax(0, max-content)
        minmax(min-content, 1fr);
      column-gap: 28px;
    }
    .turn {
      grid-column: auto;
      flex-direction: column;
    }
    .head {
      flex-basis: auto;
    }
  }

  @media (pointer: coarse) {
    .entry :is(input, select) {
      /* Below this size a phone zooms in at the first tap. */
      font-size: 1rem;
    }
    .option,
    .right {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
    .entry :is(input, select),
    button {
      min-block-size: 44px;
    }
    summary {
      padding-block: 12px;
    }
  }
  @media (forced-colors: active) {
    .sign {
      border: 1px solid;
    }
  }
`;
