import type { Piece, Placement } from '../../fen/types.js';
import type { Source } from '../../store/types.js';
import type { glide } from './glide.js';
import { pieceClass } from './piece-sheet.js';

/** The piece elements of one board. A new placement moves, adds or removes only what changed. */
export class PieceLayer {
  /** Shows a change as a movement. Code of its own, fetched when a board first shows a change. */
  static glide: typeof glide | null = null;

  readonly parent: HTMLElement;
  /** By the indexes of their squares. */
  readonly elements: (HTMLElement | undefined)[] = [];
  /** Empty at first. */
  shown: Placement = [];
  flipped = false;

  constructor(parent: HTMLElement) {
    this.parent = parent;
  }

  /** `source` led to the placement; what a hand moved from the square `held` is where it is to be. */
  show(placement: Placement, flipped: boolean, source: Source | null, held?: number): void {
    const { elements, shown } = this;
    const turned = flipped !== this.flipped;
    if (placement === shown && !turned) return;
    if (!PieceLayer.glide?.(this, placement, flipped, source, held)) {
      const free: HTMLElement[] = [];
      const came: number[] = [];
      for (let index = 0; index < 64; index++) {
        const piece = placement[index];
        const element = elements[index];
        if (piece === shown[index]) {
          if (turned && piece) this.put(element, piece, index, flipped);
          continue;
        }
        if (element) free.push(element);
        elements[index] = undefined;
        if (piece) came.push(index);
      }
      for (const index of came) this.put(free.pop(), placement[index]!, index, flipped);
      for (const element of free) element.remove();
    }
    // Without it pieces change place at once.
    if (shown.length && !turned && !PieceLayer.glide) {
      import('./glide.js').then(
        (module) => (PieceLayer.glide = module.glide),
        () => {},
      );
    }
    this.shown = placement;
    this.flipped = flipped;
  }

  /** Puts a piece on a square; without an element, a new one. */
  put(
    element: HTMLElement | undefined,
    piece: Piece,
    index: number,
    flipped: boolean,
  ): HTMLElement {
    element ??= this.parent.appendChild(this.parent.ownerDocument.createElement('i'));
    element.className = `piece ${pieceClass(piece)} at-${flipped ? 63 - index : index}`;
    return (this.elements[index] = element);
  }
}
