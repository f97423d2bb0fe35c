import { css } from '@lit/reactive-element';

/** Of the FEN line. */
export const lineStyles = css`
  /* Text area and mirror lie in one grid cell and inherit everything that places a letter; the mirror's
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

  @media (pointer: coarse) {
    .line {
      /* Below this size a phone zooms in at the first tap. */
      font-size: 1rem;
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
  }
`;
