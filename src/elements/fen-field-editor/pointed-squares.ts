import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import { BoardMarks } from '../../controllers/board-marks.js';
import type { Square } from '../../fen/types.js';
import type { PositionStore } from '../../store/types.js';

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly store: PositionStore;
}

const pointer = (event: Event): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>('[data-squares]');

/** Marks on the board what a control is about, while the mouse is over it or a key brought the focus to it. */
export class PointedSquares implements ReactiveController {
  readonly #marks: BoardMarks;
  #hovered: HTMLElement | null = null;
  #focused: HTMLElement | null = null;
  /** What came last of the two. */
  #last: HTMLElement | null = null;

  constructor(host: Host) {
    this.#marks = new BoardMarks(host);
    host.addController(this);
  }

  readonly handlePointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    this.#hovered = pointer(event);
    this.#pointAt(this.#hovered ?? this.#focused);
  };

  readonly handlePointerLeave = (): void => {
    this.#hovered = null;
    this.#pointAt(this.#focused);
  };

  readonly handleFocusIn = (event: FocusEvent): void => {
    // After a click the mouse says what is meant, and goes away when it is done.
    if (!(event.target as Element).matches(':focus-visible')) return;
    this.#focused = pointer(event);
    this.#pointAt(this.#focused);
  };

  readonly handleFocusOut = (): void => {
    this.#focused = null;
    this.#pointAt(this.#hovered);
  };

  hostUpdated(): void {
    // Not in the middle of an update: marks are a change of the store.
    queueMicrotask(() => this.#pointAt(this.#last));
  }

  hostDisconnected(): void {
    this.#hovered = this.#focused = this.#last = null;
  }

  #pointAt(element: HTMLElement | null): void {
    this.#last = element?.isConnected ? element : null;
    const squares = this.#last?.dataset.squares?.split(' ') ?? [];
    this.#marks.show(squares.filter((square) => square !== '') as Square[]);
  }
}
