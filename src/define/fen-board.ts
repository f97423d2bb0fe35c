import { FenBoard } from '../elements/fen-board/fen-board.js';

if (!customElements.get('fen-board')) customElements.define('fen-board', FenBoard);

declare global {
  interface HTMLElementTagNameMap {
    'fen-board': FenBoard;
  }
}

export { FenBoard };
