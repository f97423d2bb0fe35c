import type { Piece, Placement } from '../../fen/types.js';
import { pieceClass } from './piece-sheet.js';

/**
 * The piece elements of one board. A new placement moves, adds or removes only what changed; a piece that left one
 * square and one of its kind that came to another are the same element.
 */
export class PieceLayer {
  readonly #elements = new Array<HTMLElement | null>(64).fill(null);
  #shown: Placement = new Array<null>(64).fill(null);
  #flipped = false;
  readonly #parent: HTMLElement;

  constructor(parent: HTMLElement) {
    this.#parent = parent;
  }

  /** The element on a square, by its index in FEN's order. */
  elementAt(index: number): HTMLElement | null {
    return this.#elements[index] ?? null;
  }

  show(placement: Placement, flipped: boolean): void {
    const elements = this.#elements;
    const shown = this.#shown;
    const turned = flipped !== this.#flipped;
    if (placement === shown && !turned) return;
    const free = new Map<Piece, HTMLElement[]>();
    let came: number[] | null = null;
    for (let index = 0; index < 64; index++) {
      const piece = placement[index] ?? null;
      const before = shown[index] ?? null;
      if (piece === before) {
        const element = elements[index];
        if (turned && element) element.className = className(piece!, index, flipped);
        continue;
      }
      if (before) {
        const list = free.get(before);
        if (list) list.push(elements[index]!);
        else free.set(before, [elements[index]!]);
        elements[index] = null;
      }
      if (piece) (came ??= []).push(index);
    }
    for (const index of came ?? []) {
      const piece = placement[index]!;
      let element = free.get(piece)?.pop();
      if (!element) {
        element = this.#parent.ownerDocument.createElement('i');
        this.#parent.append(element);
      }
      element.className = className(piece, index, flipped);
      elements[index] = element;
    }
    for (const list of free.values()) for (const element of list) element.remove();
    this.#shown = placement;
    this.#flipped = flipped;
  }
}

function className(piece: Piece, index: number, flipped: boolean): string {
  return `piece ${pieceClass(piece)} at-${flipped ? 63 - index : index}`;
}
