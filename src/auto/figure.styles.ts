import { css } from '@lit/reactive-element';

/** What the page sets for its texts and must not change here is set back; font and colours are the page's. */
export const styles = css`
  :host {
    display: block;
    margin-block: 1em;
    line-height: 1.4;
    letter-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
  }
  .boards {
    display: flex;
    flex-wrap: wrap;
    gap: 1em;
  }
  figure,
  p {
    margin: 0;
  }
  figure {
    inline-size: var(--fen-board-size, 360px);
    max-inline-size: 100%;
  }
  p {
    flex-basis: 100%;
    overflow-wrap: anywhere;
  }
  /* The board's place, of its exact size before it is there: nothing moves when it comes. */
  .place {
    aspect-ratio: 1;
    content-visibility: auto;
    inline-size: round(down, 100%, 8px);
  }
  .place.outside {
    min-block-size: 0;
    box-sizing: content-box;
    inline-size: calc(round(down, 100% - 18px, 8px) + 18px);
    padding-block-end: 2px;
  }
  figcaption {
    margin-block-start: 0.3em;
    overflow-wrap: anywhere;
  }
  details {
    font-size: max(0.8em, 12px);
  }
  summary {
    inline-size: fit-content;
    padding-inline-end: 1em;
    line-height: 24px;
    cursor: pointer;
  }
  summary:focus-visible {
    outline: 2px solid;
    outline-offset: 1px;
    border-radius: 2px;
  }
  code {
    display: block;
    direction: ltr;
    font-family: var(--fen-font-mono, ui-monospace, monospace);
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
  @media print {
    details {
      display: none;
    }
  }
`;
