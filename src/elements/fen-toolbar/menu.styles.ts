import { css } from '@lit/reactive-element';

/** Of what the toolbar's last button opens: loaded with it. */
export const menuStyles = css`
  .popover {
    box-sizing: border-box;
    inline-size: max-content;
    max-inline-size: min(22rem, 100vw - 16px);
    padding: 6px;
    overflow: auto;
    border: 1px solid var(--_fen-border);
    border-radius: calc(var(--_fen-radius) + 2px);
    background: var(--_fen-surface);
    color: inherit;
    box-shadow: 0 6px 24px #0003;
  }
  .item {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    align-content: center;
    inline-size: 100%;
    padding: 5px 10px 5px 2px;
    text-align: start;
  }
  .item:focus {
    background: color-mix(in srgb, var(--_fen-text) 10%, transparent);
  }
  .item:dir(rtl) {
    padding-inline: 2px 10px;
  }
  .item > * {
    grid-column: 2;
  }
  .item[aria-checked='true']::before {
    content: '';
    grid-area: 1 / 1;
    place-self: center;
    inline-size: 4px;
    block-size: 9px;
    border: solid;
    border-width: 0 2px 2px 0;
    translate: 0 -1px;
    rotate: 45deg;
  }
  .hint {
    color: var(--_fen-text-quiet);
    font-size: 0.8125rem;
  }
  .line {
    block-size: 1px;
    margin: 5px 2px;
    background: var(--_fen-border-quiet);
  }

  .text-box {
    display: grid;
    gap: 8px;
    padding: 6px;
  }
  .text-box p {
    margin: 0;
  }
  textarea {
    box-sizing: border-box;
    inline-size: min(24rem, 100vw - 48px);
    padding: 6px 8px;
    border: 1px solid var(--_fen-border);
    border-radius: var(--_fen-radius);
    background: var(--_fen-surface);
    color: inherit;
    font: 0.8125rem/1.4 var(--_fen-font-mono);
    resize: vertical;
  }

  form {
    display: grid;
    gap: 8px;
    padding: 6px;
  }
  .title {
    margin: 0;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .entry {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    justify-content: space-between;
  }
  input {
    appearance: textfield;
    box-sizing: border-box;
    inline-size: 5rem;
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
  input::-webkit-inner-spin-button {
    display: none;
  }
  input:invalid {
    border-color: var(--_fen-error);
  }
  .rank {
    padding: 2px 8px;
    border-radius: var(--_fen-radius);
    background: var(--_fen-surface-raised);
    font-family: var(--_fen-font-mono);
    letter-spacing: 0.4em;
    text-align: center;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .foot button {
    min-block-size: max(var(--_fen-control-height), 2em);
    padding: 2px 12px;
    border-color: var(--_fen-border);
  }
  .foot .close {
    margin-inline-start: auto;
    border-color: transparent;
  }

  @media (pointer: coarse) {
    .item,
    .foot button,
    input {
      min-block-size: 44px;
    }
    input {
      font-size: 1rem;
    }
  }
  @media (forced-colors: active) {
    .line {
      background: CanvasText;
    }
  }
`;
