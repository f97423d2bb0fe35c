import { css } from '@lit/reactive-element';

export const playStyles = css`
  /* Only the side to move has pieces to take hold of; from all others a finger scrolls. */
  .playing i.piece {
    touch-action: pan-y pinch-zoom;
    cursor: default;
  }
  .white-moves i.piece[class*=' w'],
  .black-moves i.piece[class*=' b'] {
    touch-action: none;
    cursor: grab;
  }
  .playing i.piece.dragged {
    cursor: grabbing;
  }
  i.last {
    background: color-mix(in srgb, var(--_fen-board-last) 45%, transparent);
  }
  i.check {
    background: radial-gradient(#f00 0 12%, #d1201880 55%, #0000 72%);
  }
  i.goal {
    background: radial-gradient(circle, var(--_fen-board-goal) 0 19%, #0000 20%);
  }
  i.goal.taken {
    background: radial-gradient(circle at center, #0000 0 58%, var(--_fen-board-goal) 59%);
  }
  .board {
    --_fen-board-last: var(--fen-board-last, #d9b816);
    --_fen-board-goal: var(--fen-board-goal, #2b5d36a6);
  }

  .promotion {
    position: absolute;
    z-index: 3;
    inset: 0 auto auto calc(var(--_fen-column) * 12.5cqw);
    inline-size: 12.5cqw;
    display: flex;
    flex-direction: column;
    border-radius: 3px;
    background: #fff;
    box-shadow:
      0 0 0 1px #0008,
      0 4px 16px #0009;
    forced-color-adjust: none;
  }
  .promotion.upwards {
    inset-block-start: 50cqw;
    flex-direction: column-reverse;
  }
  .outside .promotion {
    margin-inline-start: 18px;
  }
  .promotion button {
    appearance: none;
    aspect-ratio: 1;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: 0 0 / 100% 100% no-repeat;
    background-color: #e9edf1;
    cursor: pointer;
  }
  .promotion button:hover {
    background-color: #c9defa;
  }
  .promotion button:focus-visible {
    outline: 3px solid #0b63c5;
    outline-offset: -3px;
  }

  .notice {
    position: absolute;
    z-index: 1;
    inset: auto 0 0 0;
    margin: 0;
    padding: 0.6em 0.9em;
    border-block-start: 3px solid var(--_fen-error);
    background: var(--_fen-surface);
    color: var(--_fen-text);
    font: clamp(13px, 3.4cqw, 15px) / 1.35 var(--_fen-font);
  }
  .outside .notice {
    inset: auto 0 20px 18px;
  }
`;
