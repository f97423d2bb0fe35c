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

  /* The FEN line. Text area and mirror lie in one grid cell and inherit everything that places a letter; the mirror's
     height is the row's, so the text area grows with its text. Where that is a whole file, both scroll in their box. */
  .line {
    display: grid;
    max-block-size: 20em;
    overflow: hidden auto;
    margin-block-start: 2px;
    padding: 4px 8px;
    border: 1px solid var(--_fen-border);
    border-radius: var(--_fen-radius);
    background: var(--_fen-surface);
    font-family: var(--_fen-font-mono);
    font-size: 0.875rem;
    font-kerning: none;
    font-variant-ligatures: none;
    line-height: 1.6;
    tab-size: 4;
    cursor: text;
  }
  .line:focus-within {
    outline: 2px solid var(--_fen-accent);
    outline-offset: 1px;
  }
  .line.unreadable {
    border-color: var(--_fen-error);
  }
  textarea,
  .mirror {
    grid-area: 1 / 1;
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    font: inherit;
    font-kerning: inherit;
    font-variant-ligatures: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    tab-size: inherit;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  textarea {
    appearance: none;
    overflow: hidden;
    outline: none;
    background: none;
    color: inherit;
    resize: none;
  }
  .mirror {
    color: transparent;
    pointer-events: none;
    user-select: none;
    -webkit-user-select: none;
  }
  .mirror .error,
  .mirror .warning {
    --mark: var(--_fen-error);
    /* Safari doesn't know the shorthand. */
    text-decoration-line: underline;
    text-decoration-style: wavy;
    text-decoration-color: var(--mark);
    text-decoration-thickness: 1.5px;
    text-decoration-skip-ink: none;
    text-underline-offset: 0.15em;
  }
  .mirror .warning {
    --mark: var(--_fen-warning);
    text-decoration-style: dotted;
    text-decoration-thickness: 2px;
  }
  .mirror .tick {
    position: relative;
  }
  .mirror .tick::after {
    content: '';
    position: absolute;
    inset-block-end: -0.25em;
    inset-inline-start: -0.3em;
    border: 0.3em solid transparent;
    border-block-start: 0;
    border-block-end: 0.45em solid var(--mark);
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

  /* A right that is possible has a whole box, one that is not a dashed one; set, the one is filled, the other hollow. */
  .right input {
    appearance: none;
    position: relative;
    border: 1px solid var(--_fen-border);
    border-radius: 3px;
    background: var(--_fen-surface);
  }
  .right input:checked {
    border-color: var(--_fen-accent);
    background: var(--_fen-accent);
  }
  .right input:checked::after {
    content: '';
    position: absolute;
    inset: 0 0 0.125rem;
    inline-size: 0.25rem;
    block-size: 0.5rem;
    margin: auto;
    border: solid var(--_fen-surface);
    border-width: 0 0.125rem 0.125rem 0;
    rotate: 45deg;
  }
  .impossible input {
    border-style: dashed;
    background: none;
  }
  .impossible input:checked {
    border: 1.5px dashed var(--_fen-error);
    background: none;
  }
  .impossible input:checked::after {
    border-color: var(--_fen-error);
  }
  .lack {
    color: var(--_fen-text-quiet);
    font-size: 0.75rem;
  }
  .lack.wrong {
    padding: 0 4px;
    border: 1px solid;
    border-radius: 1em;
    color: var(--_fen-error);
    font-weight: 500;
  }
  .rights {
    display: grid;
    grid-template-columns: max-content repeat(2, minmax(0, 6rem));
    gap: 0 12px;
    align-items: start;
  }
  .rights .label {
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .row {
    line-height: 1.75rem;
  }
  .wing {
    display: flex;
    flex-wrap: wrap;
    column-gap: 10px;
    min-inline-size: 0;
    line-height: 1.75rem;
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
    .line,
    .entry :is(input, select) {
      /* Below this size a phone zooms in at the first tap. */
      font-size: 1rem;
    }
    .option,
    .right {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
    .row,
    .wing {
      line-height: 44px;
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
    .line {
      border-color: FieldText;
    }
    .mirror {
      forced-color-adjust: none;
    }
    .mirror .error,
    .mirror .warning {
      --mark: LinkText;
    }
    .sign {
      border: 1px solid;
    }
  }
`;
