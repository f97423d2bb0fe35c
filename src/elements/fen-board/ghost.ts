import type { Piece } from '../../fen/types.js';
import { pieceClass } from './piece-sheet.js';

/** The chosen piece at the mouse, before it is placed. */
export class Ghost {
  readonly element: HTMLElement;
  readonly #board: HTMLElement;

  constructor(board: HTMLElement) {
    this.#board = board;
    this.element = board.ownerDocument.createElement('i');
  }

  show(piece: Piece | null): void {
    if (!piece) return this.element.remove();
    this.element.className = `ghost ${pieceClass(piece)}`;
    if (!this.element.isConnected) this.#board.append(this.element);
  }
}
