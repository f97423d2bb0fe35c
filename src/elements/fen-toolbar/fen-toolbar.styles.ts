import { css } from '@lit/reactive-element';

export const styles = css`
  :host {
    display: block;
    font-family: var(--_fen-font);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
  }
  button {
    appearance: none;
    display: inline-grid;
    place-items: center;
    inline-size: calc(var(--_fen-control-height) + 2px);
    block-size: var(--_fen-control-height);
    margin: 0;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--_fen-radius);
    background: none;
    color: var(--_fen-text);
    cursor: pointer;
  }
  button:hover:not([aria-disabled='true']) {
    background: color-mix(in srgb, var(--_fen-text) 10%, transparent);
  }
  button:focus-visible {
    outline: 2px solid var(--_fen-accent);
    outline-offset: 1px;
  }
  button[aria-disabled='true'] {
    color: color-mix(in srgb, var(--_fen-text) 40%, transparent);
    cursor: default;
  }
  .gap {
    inline-size: 1px;
    block-size: 18px;
    margin-inline: 4px;
    background: var(--_fen-border-quiet);
  }
  svg {
    inline-size: 19px;
    block-size: 19px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (pointer: coarse) {
    button {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    button {
      border-color: ButtonText;
    }
    button[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
