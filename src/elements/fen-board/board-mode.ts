import type { Square } from '../../fen/types.js';
import type { Source } from '../../store/types.js';

/** What hands may do on a board, and what comes of it: anything while it is edited, legal moves while it is played. */
export interface BoardMode {
  /** Whether tools and letters put pieces on the board. */
  readonly places: boolean;
  /** Whether it has asked a question that waits for an answer. */
  readonly isAsking: boolean;
  /** Whether the piece on a square can be picked up. */
  canLift(square: Square): boolean;
  /** Whether the piece from one square can be put on another. */
  isGoal(from: Square, to: Square): boolean;
  /** Puts the piece from one square on another; `null` is a drop off the board. */
  move(from: Square, to: Square | null, source: Source): void;
  /** What is heard of a square besides its piece, `''` for nothing. */
  noteOn(square: Square): string;
  /** What is heard when the piece on a square is picked up, `''` for nothing. */
  noteOnLift(square: Square): string;
  /** Why nothing can be moved at all, `''` where something can. */
  objection(): string;
  /** Shows the position as it is now. */
  update(): void;
  /** Lets go of what waits for an answer; whether there was something. */
  cancel(): boolean;
  detach(): void;
}

/** While the code of a mode is on its way. */
export const idleMode: BoardMode = {
  places: false,
  isAsking: false,
  canLift: () => false,
  isGoal: () => false,
  move: () => {},
  noteOn: () => '',
  noteOnLift: () => '',
  objection: () => '',
  update: () => {},
  cancel: () => false,
  detach: () => {},
};
