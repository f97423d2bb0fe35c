import { css } from '@lit/reactive-element';

export const styles = css`
  :host {
    display: inline-block;
    max-width: 100%;
    vertical-align: middle;
    font-size: 14px;
  }
  .base {
    inline-size: fit-content;
    max-inline-size: 100%;
  }

  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  :focus-visible {
    outline: 2px solid var(--_fen-accent);
    outline-offset: 1px;
  }

  .badge {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    max-width: 100%;
    min-height: var(--_fen-control-height);
    margin: 0;
    padding: 3px 9px;
    border: 1px solid var(--_fen-border);
    border-radius: var(--_fen-radius);
    background: var(--_fen-surface);
    text-align: start;
  }
  .badge:hover,
  .badge[aria-expanded='true'] {
    background: var(--_fen-surface-raised);
  }
  .words {
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  .count {
    color: var(--_fen-text-quiet);
  }

  .icon,
  .chevron {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .shape {
    fill: currentColor;
  }
  .sign {
    stroke: var(--_fen-surface);
    stroke-width: 1.8;
  }
  .hollow,
  .line,
  .plain .sign {
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .chevron {
    color: var(--_fen-text-quiet);
  }
  .valid {
    color: var(--_fen-valid);
  }
  .unreachable,
  .warning {
    color: var(--_fen-warning);
  }
  .illegal,
  .unreadable,
  .error {
    color: var(--_fen-error);
  }
  .empty,
  .checking,
  .info {
    color: var(--_fen-text-quiet);
  }

  .popover {
    width: min(23rem, calc(100vw - 16px));
    max-height: calc(100dvh - 16px);
    padding: 0;
    border: 1px solid var(--_fen-border);
    border-radius: calc(var(--_fen-radius) + 2px);
    background: var(--_fen-surface);
    color: inherit;
    box-shadow: 0 6px 24px light-dark(rgb(0 0 0 / 0.16), rgb(0 0 0 / 0.5));
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .popover:popover-open {
    display: flex;
    flex-direction: column;
  }

  .title {
    margin: 0;
    padding: 9px 14px 8px;
    font-size: inherit;
    font-weight: 600;
  }
  .title:focus-visible {
    outline-offset: -3px;
  }

  .body {
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 14px;
  }
  .body p {
    margin: 0;
  }
  .nothing {
    color: var(--_fen-text-quiet);
  }
  .section {
    margin: 10px 0 4px;
    color: var(--_fen-text-quiet);
    font-size: 12px;
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .finding {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 6px 9px;
    margin: 0 -14px;
    padding: 8px 14px;
    border-block-start: 1px solid var(--_fen-border-quiet);
  }
  .finding:is(:hover, :focus-within) {
    background: var(--_fen-surface-raised);
  }
  .finding > .icon {
    margin-block-start: 2px;
  }
  .said {
    display: grid;
    gap: 6px;
  }
  .offers {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
  }
  .notes .finding,
  .edits li {
    color: var(--_fen-text-quiet);
    font-size: 13px;
  }
  .notes,
  .edits,
  .nothing {
    padding-block-end: 8px;
  }
  .notes .finding {
    padding-block: 4px;
    border: 0;
  }
  .edits li {
    padding-block: 2px;
  }

  .squares {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 3px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    text-align: start;
    vertical-align: bottom;
  }
  .square {
    padding: 0 5px;
    border: 1px solid var(--_fen-border-quiet);
    border-radius: 4px;
    background: var(--_fen-surface-raised);
    color: var(--_fen-text);
    font: 12px/18px var(--_fen-font-mono);
  }
  .finding:is(:hover, :focus-within) .square {
    border-color: var(--_fen-accent);
    background: var(--_fen-surface);
  }
  .more {
    color: var(--_fen-text-quiet);
    font-size: 12px;
    line-height: 20px;
  }

  .fix,
  .foot button {
    min-height: 28px;
    margin: 0;
    padding: 2px 10px;
    border: 1px solid var(--_fen-border);
    border-radius: var(--_fen-radius);
    background: var(--_fen-surface);
    font-size: 13px;
    text-align: start;
  }
  .fix {
    color: var(--_fen-accent);
  }
  .fix:hover,
  .foot button:hover {
    background: var(--_fen-surface-raised);
  }
  .fix:hover {
    border-color: var(--_fen-accent);
  }
  .mends {
    color: var(--_fen-text-quiet);
    font-size: 12px;
  }

  .foot {
    display: flex;
    gap: 6px;
    padding: 7px 14px;
    border-block-start: 1px solid var(--_fen-border-quiet);
  }
  .foot .close {
    margin-inline-start: auto;
  }
  .foot button[aria-disabled='true'] {
    border-color: var(--_fen-border-quiet);
    background: none;
    color: var(--_fen-text-quiet);
    cursor: default;
  }

  @media (pointer: coarse) {
    .badge,
    .fix,
    .foot button {
      min-height: 44px;
    }
    .foot {
      padding-block: 4px;
    }
  }

  @media (forced-colors: active) {
    .sign {
      stroke: Canvas;
    }
    .plain .sign {
      stroke: currentColor;
    }
    .icon,
    .chevron {
      color: CanvasText;
    }
    .badge :is(.icon, .chevron) {
      color: ButtonText;
    }
    .badge .sign {
      stroke: ButtonFace;
    }
    .finding:is(:hover, :focus-within) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    .foot button[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
