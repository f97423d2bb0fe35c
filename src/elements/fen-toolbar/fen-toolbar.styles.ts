import { css } from '@lit/reactive-element';

export const styles = css`
  :host {
    display: block;
    font-size: 0.875rem;
  }
  .base {
    position: relative;
    container-type: inline-size;
    /* For a parent that asks how wide it would like to be. */
    contain-intrinsic-inline-size: 296px;
    inline-size: 100%;
  }
  .tools {
    display: flex;
    gap: 2px;
    align-items: center;
  }
  button {
    appearance: none;
    margin: 0;
    border: 1px solid transparent;
    border-radius: var(--_fen-radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:hover:not([aria-disabled='true']),
  button[aria-expanded='true'] {
    background: color-mix(in srgb, var(--_fen-text) 10%, transparent);
  }
  :focus-visible {
    outline: 2px solid var(--_fen-accent);
    outline-offset: 1px;
  }
  button[aria-disabled='true'] {
    color: color-mix(in srgb, var(--_fen-text) 40%, transparent);
    cursor: default;
  }
  .tools button {
    display: inline-flex;
    flex: 0 1 auto;
    gap: 6px;
    align-items: center;
    justify-content: center;
    min-inline-size: min(var(--_fen-control-height) + 2px, 11.6cqi);
    block-size: max(var(--_fen-control-height), 2em);
    padding: 0 5px;
    white-space: nowrap;
  }
  .tools .words {
    display: none;
  }
  /* At the end of the row, over what is below it, for a moment. */
  .said {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    z-index: 1;
    margin: 2px 0 0;
    padding: 3px 10px;
    border-radius: var(--_fen-radius);
    background: var(--_fen-text);
    color: var(--_fen-surface);
    pointer-events: none;
  }
  .said:empty {
    padding: 0;
  }
  .gap {
    flex: none;
    inline-size: 1px;
    block-size: 18px;
    margin-inline: 4px;
    background: var(--_fen-border-quiet);
  }
  svg {
    flex: none;
    inline-size: 19px;
    block-size: 19px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .filled {
    fill: currentColor;
  }
  .dots {
    stroke-width: 3;
  }

  @container (max-width: 300px) {
    .gap {
      margin-inline: 1px;
    }
    .tools button {
      padding-inline: 3px;
    }
  }
  @container (min-width: 29rem) {
    .tools .words {
      display: block;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .tools button:has(.words) {
      padding-inline: 8px 10px;
    }
  }
  @media (pointer: coarse) {
    .tools button {
      min-inline-size: min(44px, 12.4cqi);
      block-size: 44px;
    }
    .gap {
      margin-inline: 1px;
    }
  }
  @media (forced-colors: active) {
    .tools button {
      border-color: ButtonText;
    }
    .tools button[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
    .gap {
      background: CanvasText;
    }
  }
`;
