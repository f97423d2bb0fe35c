import { colorOf, opposite, pieceOf, squareIndex, type Kind } from '../../fen/squares.js';
import type { Piece, Square } from '../../fen/types.js';
import type { Tool } from '../../store/types.js';
import type { BoardEditing } from './editing.js';

let strokes = 0;

/** The same man of the other side. */
function inOtherColor(piece: Piece): Piece {
  return pieceOf(piece.toUpperCase() as Kind, opposite(colorOf(piece)));
}

/**
 * One stroke of a tool over the board, which is one step of the history. What it does on its first square, it does
 * on all: place a piece, or take away where that piece stood already.
 */
export class Stroke {
  readonly #editing: BoardEditing;
  readonly #step = `stroke-${++strokes}`;
  readonly #done = new Set<Square>();
  /** The piece of the first square before the stroke. */
  #before: Piece | null | undefined;
  readonly #tool: Piece | null;
  /** `null` removes. */
  #piece: Piece | null;
  #mayTurn = true;

  /** `isSecondary` takes the piece in the other colour. */
  constructor(editing: BoardEditing, tool: Exclude<Tool, 'hand'>, isSecondary: boolean) {
    this.#editing = editing;
    const piece = tool === 'eraser' ? null : tool;
    this.#tool = piece && isSecondary ? inOtherColor(piece) : piece;
    this.#piece = this.#tool;
  }

  putOn(square: Square): void {
    if (this.#done.has(square)) return;
    this.#done.add(square);
    if (this.#before === undefined) {
      this.#before = this.#pieceOn(square);
      if (this.#before === this.#tool) this.#piece = null;
    } else {
      this.#mayTurn = false;
    }
    this.#write(square);
  }

  /** The stroke has begun to move, so that it is no long press. */
  keepColor(): void {
    this.#mayTurn = false;
  }

  /** A long press: the first square gets the piece in the other colour instead. */
  turnColor(): void {
    const [square] = this.#done;
    if (!this.#mayTurn || !square || !this.#tool) return;
    const other = inOtherColor(this.#tool);
    this.#piece = this.#before === other ? null : other;
    this.#write(square);
  }

  #pieceOn(square: Square): Piece | null {
    return this.#editing.host.snapshot().position.placement[squareIndex(square)] ?? null;
  }

  #write(square: Square): void {
    const step = this.#step;
    this.#editing.host.act(
      this.#piece
        ? { type: 'put', square, piece: this.#piece, step }
        : { type: 'remove', square, step },
      'palette',
    );
  }
}
