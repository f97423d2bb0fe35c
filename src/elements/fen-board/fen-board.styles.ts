import { css, unsafeCSS, type CSSResult } from '@lit/reactive-element';
import { coordinatesColor, themes } from '../../diagram/themes.js';

/**
 * A class for each of the 64 places, counted as they are seen: 0 at the top left. In hundredths of the board's width,
 * since WebKit rounds a translation in per cent of the element's own size to whole pixels of that size.
 */
const places = Array.from(
  { length: 64 },
  (_, place) =>
    `.at-${place}{transform:translate(${(place % 8) * 12.5}cqw,${(place >> 3) * 12.5}cqw)}`,
).join('');

/** Colours as private properties; where the page sets one itself, that is taken. */
export const declared = (colors: Readonly<Record<string, string>>): CSSResult =>
  unsafeCSS(
    Object.entries(colors)
      .map(([name, color]) => `--_fen-board-${name}:var(--fen-board-${name},${color});`)
      .join(''),
  );

const looks = Object.entries(themes)
  .map(([name, colors]) => `.theme-${name}{${declared(colors)}}`)
  .join('');

export const styles = css`
  :host {
    display: block;
    box-sizing: border-box;
    max-inline-size: var(--fen-board-size, none);
    writing-mode: horizontal-tb;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  .frame {
    ${declared(themes.wood)}
    color: inherit;
    direction: ltr;
    position: relative;
    container-type: inline-size;
    /* For a parent that asks how wide it would like to be. */
    contain-intrinsic-inline-size: 120px;
    /* Squares of whole pixels: no seams, no blur. */
    --_edge: 0px;
    inline-size: calc(
      round(down, min(100%, var(--fen-board-size, 100%)) - var(--_edge), 8px) + var(--_edge)
    );
    margin-inline: auto;
  }
  ${unsafeCSS(looks)}
  .board {
    position: relative;
    aspect-ratio: 1;
    border-radius: var(--fen-board-radius, 3px);
    /* Two by two squares, repeated; a8 is light. */
    background: repeating-conic-gradient(
        var(--_fen-board-dark) 0 25%,
        var(--_fen-board-light) 0 50%
      )
      0 0 / 25% 25%;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    forced-color-adjust: none;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  :host([disabled]) .board {
    opacity: 0.6;
  }
  i {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 12.5%;
    block-size: 12.5%;
    background: 0 0 / 100% 100% no-repeat;
    pointer-events: none;
  }
  ${unsafeCSS(places)}

  /* Two elements hold all coordinates: a line a square. The files stand upright in vertical writing. */
  .ranks,
  .files {
    /* Nothing that a page sets for its text but the colour, which goes with what is behind. */
    all: initial;
    color: inherit;
    visibility: inherit;
    forced-color-adjust: inherit;
    position: absolute;
    pointer-events: none;
    white-space: pre;
    font: 500 max(8px, 2.5cqw) / 1 var(--fen-font, system-ui, sans-serif);
    /* A page that sets the spacing of all text would move the names off their squares. */
    line-height: 12.5cqw !important;
  }
  .ranks::before {
    content: '8\\A 7\\A 6\\A 5\\A 4\\A 3\\A 2\\A 1';
  }
  .files::before {
    content: 'a\\A b\\A c\\A d\\A e\\A f\\A g\\A h';
  }
  .black .ranks::before {
    content: '1\\A 2\\A 3\\A 4\\A 5\\A 6\\A 7\\A 8';
  }
  .black .files::before {
    content: 'h\\A g\\A f\\A e\\A d\\A c\\A b\\A a';
  }
  .files {
    writing-mode: vertical-lr;
    text-orientation: upright;
  }
  .inside .ranks,
  .inside .files {
    color: var(--fen-board-coordinates, ${unsafeCSS(coordinatesColor)});
  }
  .inside .ranks {
    inset: -4.6cqw auto auto 0.7cqw;
  }
  .inside .files {
    inset: auto 0 0.4cqw 5.1cqw;
    overflow: clip;
  }
  .theme-contrast {
    --_weight: 2;
    .board {
      box-shadow: inset 0 0 0 1px;
    }
    .ranks,
    .files {
      font-weight: 700;
      font-size: max(9px, 3cqw);
      /* So that names are read on rings too. */
      text-shadow:
        0 0 2px #fff,
        0 0 2px #fff,
        0 0 2px #fff;
    }
  }
  .outside {
    --_edge: 18px;
    padding: 0 0 20px 18px;
  }
  .outside .ranks {
    inset: 0 100% auto auto;
    padding-inline-end: 6px;
    font-size: 12px;
  }
  .outside .files {
    inset: 100% auto auto 0;
    padding-inline-start: 3px;
    font-size: 12px;
  }
  .none .ranks,
  .none .files {
    display: none;
  }
  @container (max-inline-size: 180px) {
    .inside .ranks,
    .inside .files {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .board {
      border: 1px solid CanvasText;
    }
  }
`;
