import { css } from '@lit/reactive-element';
import { marks } from '../../diagram/themes.js';
import { declared } from './fen-board.styles.js';

export const editingStyles = css`
  .frame {
    ${declared(marks)}
  }
  .editable {
    touch-action: pan-y pinch-zoom;
    cursor: default;
  }
  .editable i.piece {
    touch-action: none;
    cursor: grab;
  }
  .placing,
  .placing i.piece {
    touch-action: none;
    cursor: crosshair;
  }
  .editable i.piece {
    pointer-events: auto;
  }
  i.selected {
    box-shadow: inset 0 0 0 calc(max(2px, 0.4cqw) * var(--_weight, 1)) var(--_fen-board-over);
    background: color-mix(in srgb, var(--_fen-board-over) 50%, transparent);
  }
  i.over {
    box-shadow: inset 0 0 0 calc(max(2px, 0.6cqw) * var(--_weight, 1)) var(--_fen-board-over);
    background: color-mix(in srgb, var(--_fen-board-over) 35%, transparent);
  }
  i.over.erasing {
    box-shadow: inset 0 0 0 max(2px, 0.6cqw) #b3261e;
    background: color-mix(in srgb, #b3261e 35%, transparent);
  }

  .editable i.piece.dragged,
  i.ghost {
    z-index: 3;
    pointer-events: none;
    will-change: transform;
    filter: drop-shadow(0 0.6cqw 0.6cqw #0006);
  }
  .editable i.piece.dragged {
    cursor: grabbing;
  }
  /* Beside the fingertip, not under it. */
  .editable i.piece.by-finger {
    translate: 0 -80%;
  }
  /* The chosen piece is the cursor. */
  .ghosted,
  .ghosted i.piece {
    cursor: none;
  }
  i.ghost {
    opacity: 0.85;
  }
  i.ghost.leaving {
    opacity: 0.4;
  }
  /* What a drop off the board would do, said before it happens. */
  .removing {
    outline: max(2px, 0.5cqw) dashed #b3261e;
    outline-offset: 1px;
  }
  i.removed::after {
    content: '';
    position: absolute;
    inset: 0 0 auto auto;
    inline-size: 45%;
    block-size: 45%;
    border-radius: 50%;
    background:
      linear-gradient(45deg, #0000 44%, #fff 44% 56%, #0000 56%),
      linear-gradient(-45deg, #0000 44%, #fff 44% 56%, #0000 56%), #b3261e;
  }

  /* The cells of an editable board are there for the keyboard and for the ear; nothing lies over the pieces. */
  .cell {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 12.5%;
    block-size: 12.5%;
    pointer-events: none;
    outline: none;
  }
  .keyboard .cell:focus {
    z-index: 2;
    box-shadow:
      inset 0 0 0 max(2px, 0.6cqw) #fff,
      inset 0 0 0 max(4px, 1.2cqw) #0b3d7a;
  }
  .heard {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
