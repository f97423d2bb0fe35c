import { css } from '@lit/reactive-element';

/** Of the boxes for castling rights; after the other fields' styles. */
export const castlingStyles = css`
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
    white-space: normal;
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

  @media (pointer: coarse) {
    .row,
    .wing {
      line-height: 44px;
    }
  }
`;
