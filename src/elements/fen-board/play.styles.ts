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
    box-shadow: inset 0 0 0 calc(max(2px, 0.4cqw) * var(--_weight, 1))
      color-mix(in srgb, var(--_fen-board-last) 30%, #000);
  }
  i.check {
    background: radial-gradient(#f00 0 20%, #e01b1bb0 52%, #0000 72%);
    box-shadow: inset 0 0 0 calc(max(2px, 0.4cqw) * var(--_weight, 1)) #7a0c0c;
  }
  i.goal {
    background: radial-gradient(circle, var(--_fen-board-goal) 0 19%, #0000 20%);
  }
  i.goal.taken {
    background: radial-gradient(circle at center, #0000 0 58%, var(--_fen-board-goal) 59%);
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
    background-color: #e9edf1;
    background-size: 100% 100%;
    background-repeat: no-repeat;
    cursor: pointer;
  }
  .promotion button:hover {
    background-color: #c9defa;
  }
  .promotion button:focus-visible {
    outline: 3px solid #0b63c5;
    outline-offset: -3px;
  }

  /* Over the middle, where least stands. */
  .notice {
    position: absolute;
    z-index: 1;
    inset: 50cqw 6cqw auto;
    translate: 0 -50%;
    margin: 0;
    padding: 0.7em 1em;
    border: 1px solid var(--_fen-border-quiet);
    border-inline-start: 4px solid var(--_fen-error);
    border-radius: var(--_fen-radius);
    background: var(--_fen-surface);
    color: var(--_fen-text);
    box-shadow: 0 4px 20px #0006;
    font: clamp(13px, 3.4cqw, 15px) / 1.35 var(--_fen-font);
  }
`;
