import { css } from '@lit/reactive-element';

export const styles = css`
  :host {
    display: block;
  }
  .container {
    container-type: inline-size;
    contain-intrinsic-inline-size: 280px;
    inline-size: 100%;
  }
  .layout {
    /* The whole board stays in sight. */
    --_board: var(--fen-board-size, max(240px, 100vh - 140px));
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px var(--_fen-gap);
  }
  .bar,
  .board,
  .palette {
    inline-size: min(100%, var(--_board));
    margin-inline: auto;
  }
  .bar,
  .palette {
    /* As wide as the board, whose squares are whole pixels. */
    inline-size: round(down, min(100%, var(--_board)), 8px);
  }
  .fields {
    min-inline-size: 0;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (min-inline-size: 720px) {
    .layout {
      grid-template:
        'bar fields' auto
        'board fields' auto
        'palette fields' 1fr / minmax(0, 1fr) minmax(300px, 38%);
      gap: 6px 24px;
    }
    .bar {
      grid-area: bar;
    }
    .board {
      grid-area: board;
    }
    .palette {
      grid-area: palette;
      align-self: start;
    }
    .fields {
      grid-area: fields;
    }
  }
  @container (min-inline-size: 1100px) {
    .layout {
      grid-template-columns: minmax(0, var(--_board)) minmax(360px, 560px);
      justify-content: center;
    }
  }
`;
