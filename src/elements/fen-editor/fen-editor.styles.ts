import { css } from '@lit/reactive-element';

export const styles = css`
  :host {
    display: block;
    color: var(--_fen-text);
    font-family: var(--_fen-font);
  }
  .container {
    container-type: inline-size;
  }
  .layout {
    display: grid;
    grid-template:
      'bar' auto
      'board' auto
      'palette' auto
      'fields' auto / minmax(0, 1fr);
    gap: var(--_fen-gap);
  }
  .bar {
    grid-area: bar;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px var(--_fen-gap);
  }
  .board {
    grid-area: board;
  }
  fen-palette {
    grid-area: palette;
  }
  .board,
  fen-palette {
    /* The whole board stays in sight. */
    inline-size: min(100%, var(--fen-board-size, max(240px, 100vh - 120px)));
    margin-inline: auto;
  }
  fen-field-editor {
    grid-area: fields;
  }
  @container (min-inline-size: 720px) {
    .layout {
      grid-template:
        'board bar' auto
        'board fields' 1fr
        'palette fields' auto / minmax(0, 1fr) minmax(300px, 38%);
      gap: 12px 24px;
    }
  }
  @container (min-inline-size: 1100px) {
    .layout {
      grid-template-columns: minmax(0, 640px) minmax(360px, 480px);
      justify-content: center;
    }
  }
`;
