import { css } from '@lit/reactive-element';

export const styles = css`
  :host {
    display: block;
  }
  .base {
    container-type: inline-size;
    contain-intrinsic-inline-size: 214px;
    inline-size: 100%;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .tools {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 2px;
    padding: 3px;
    border-radius: var(--_fen-radius);
    /* A ground that the pieces of both sides stand out from. */
    background: var(--fen-palette-surface, light-dark(#eef1f4, #7d8690));
  }
  button {
    appearance: none;
    display: grid;
    /* Else WebKit takes per cent of the piece's own size. */
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    min-inline-size: 0;
    min-block-size: var(--_fen-control-height);
    block-size: clamp(28px, 13cqi, 46px);
    margin: 0;
    padding: 0;
    border: 1px solid transparent;
    border-radius: calc(var(--_fen-radius) - 2px);
    background: none;
    color: light-dark(#1f2328, #fff);
    cursor: pointer;
  }
  button.draggable {
    touch-action: none;
    cursor: grab;
  }
  button:hover {
    background: color-mix(in srgb, var(--_fen-text) 10%, transparent);
  }
  button[aria-checked='true'] {
    --_line: var(--fen-accent, light-dark(#0b63c5, #d3e6ff));
    --_ground: var(--fen-accent, #0b63c5);
    border-color: var(--_line);
    background: light-dark(
      color-mix(in srgb, var(--_ground) 22%, #fff),
      color-mix(in srgb, var(--_ground) 45%, #7d8690)
    );
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  button:focus-visible {
    outline: 2px solid var(--_fen-accent);
    outline-offset: 1px;
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .piece,
  button svg {
    inline-size: min(100%, 34px);
    aspect-ratio: 1;
    max-block-size: 100%;
    background: 0 0 / 100% 100% no-repeat;
    pointer-events: none;
    forced-color-adjust: none;
  }
  button svg {
    inline-size: min(70%, 22px);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .ghost {
    position: fixed;
    inset: 0 auto auto 0;
    margin: 0;
    padding: 0;
    border: 0;
    background-color: transparent;
    pointer-events: none;
    will-change: transform;
    filter: drop-shadow(0 2px 3px #0006);
  }
  @container (min-inline-size: 400px) {
    .tools:not(.side) {
      grid-template-columns: repeat(14, minmax(0, 1fr));
    }
    button {
      block-size: 38px;
    }
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .tools {
      border: 1px solid CanvasText;
    }
    button[aria-checked='true'] {
      border: 3px solid Highlight;
    }
    /* The art keeps its colours, so it keeps a ground that both sides stand out from. */
    .piece {
      background-color: #b5b5b5;
    }
  }
`;
