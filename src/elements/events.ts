import type { Move, Promotion, Square, Verdict } from '../fen/types.js';
import type { Source } from '../store/types.js';

/** A person changed the position. */
export class FenChangeEvent extends Event {
  constructor(
    /** The FEN after the change. */
    readonly fen: string,
    /** The FEN before it. */
    readonly previousFen: string,
    /** What the person did. */
    readonly source: Source | null,
  ) {
    super('fen-change', { bubbles: true, composed: true });
  }
}

/** A person's change led to another verdict. */
export class FenVerdictChangeEvent extends Event {
  constructor(
    readonly verdict: Verdict | null,
    readonly previousVerdict: Verdict | null,
  ) {
    super('fen-verdict-change', { bubbles: true, composed: true });
  }
}

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
    'fen-change': FenChangeEvent;
    'fen-verdict-change': FenVerdictChangeEvent;
    'fen-move': FenMoveEvent;
  }
}
