import type { Move, Promotion, Square } from '../fen/types.js';

/** A person is about to play a move; `preventDefault` leaves the position as it is. */
export class FenMoveEvent extends Event {
  readonly from: Square;
  /** Castling goes to the king's goal, in Chess960 to the square of the rook. */
  readonly to: Square;
  readonly promotion: Promotion | null;
  constructor(
    move: Move,
    /** The move in standard algebraic notation. */
    readonly san: string,
    /** The move as the Universal Chess Interface has it. */
    readonly uci: string,
  ) {
    super('fen-move', { bubbles: true, composed: true, cancelable: true });
    this.from = move.from;
    this.to = move.to;
    this.promotion = move.promotion ?? null;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fen-move': FenMoveEvent;
  }
}
