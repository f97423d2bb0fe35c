import { css } from '@lit/reactive-element';

export const keyHelpStyles = css`
  .key-help {
    box-sizing: border-box;
    inline-size: min(30rem, 100vw - 24px);
    max-block-size: calc(100dvh - 24px);
    padding: 16px 20px 20px;
    overflow: auto;
    border: 1px solid var(--_fen-border-quiet);
    border-radius: calc(var(--_fen-radius) * 1.5);
    background: var(--_fen-surface);
    color: var(--_fen-text);
    box-shadow: 0 12px 40px #0006;
    font: 14px / 1.45 var(--_fen-font);
    text-align: start;
  }
  .key-help::backdrop {
    background: #0006;
  }
  .key-help header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-block-end: 8px;
  }
  .key-help h2 {
    margin: 0;
    font-size: 16px;
    font-weight: 600;
  }
  .key-help button {
    appearance: none;
    min-block-size: var(--_fen-control-height);
    margin: 0;
    padding: 0 12px;
    border: 1px solid var(--_fen-border);
    border-radius: var(--_fen-radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .key-help button:focus-visible {
    outline: 2px solid var(--_fen-accent);
    outline-offset: 1px;
  }
  .key-help p {
    margin: 12px 0 0;
    color: var(--_fen-text-quiet);
  }
  .key-help p span {
    display: inline-block;
    margin-inline-start: 6px;
    white-space: nowrap;
  }
  .key-help table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .key-help :is(th, td) {
    padding: 5px 0;
    border-block-start: 1px solid var(--_fen-border-quiet);
    text-align: start;
    vertical-align: baseline;
  }
  .key-help th {
    inline-size: 42%;
    padding-inline-end: 12px;
    font-weight: inherit;
  }
  .key-help kbd {
    display: inline-block;
    min-inline-size: 1.2em;
    padding: 0 5px;
    border: 1px solid var(--_fen-border);
    border-radius: 4px;
    background: var(--_fen-surface-raised);
    direction: ltr;
    font: 12px / 1.6 var(--_fen-font-mono);
    text-align: center;
    white-space: nowrap;
  }
  @media (max-width: 24rem) {
    .key-help :is(th, td) {
      display: block;
      inline-size: auto;
    }
    .key-help td {
      padding-block-start: 0;
      border: 0;
    }
  }
  @media (pointer: coarse) {
    .key-help button {
      min-block-size: 44px;
    }
  }
`;
