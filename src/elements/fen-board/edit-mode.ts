import { squareIndex } from '../../fen/squares.js';
import type { Square } from '../../fen/types.js';
import type { Source } from '../../store/types.js';
import type { BoardMode } from './board-mode.js';
import type { EditedBoard } from './editing.js';

/** Anything can go anywhere; what is dropped off the board is gone. */
export class EditMode implements BoardMode {
  readonly places = true;
  readonly isAsking = false;
  readonly #host: EditedBoard;

  constructor(host: EditedBoard) {
    this.#host = host;
  }

  canLift(square: Square): boolean {
    return Boolean(this.#host.snapshot().position.placement[squareIndex(square)]);
  }

  isGoal(): boolean {
    return true;
  }

  move(from: Square, to: Square | null, source: Source): void {
    this.#host.step(to ? { type: 'move', from, to } : { type: 'remove', square: from }, source);
  }

  noteOn(): string {
    return '';
  }

  noteOnLift(): string {
    return '';
  }

  objection(): string {
    return '';
  }

  update(): void {}

  cancel(): boolean {
    return false;
  }

  detach(): void {}
}
