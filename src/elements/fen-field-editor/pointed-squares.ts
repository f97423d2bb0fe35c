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

  constructor(host: Host) {
    this.#marks = new BoardMarks(host);
    host.addController(this);
  }

  readonly handlePointerOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.#hover(pointer(event));
  };

  readonly handlePointerLeave = (): void => this.#hover(null);

  readonly handleFocusIn = (event: FocusEvent): void => {
    // After a click the mouse says what is meant, and goes away when it is done.
    this.#focused = (event.target as Element).matches(':focus-visible') ? pointer(event) : null;
    this.#show();
  };

  readonly handleFocusOut = (): void => {
    this.#focused = null;
    this.#show();
  };

  hostUpdated(): void {
    // Not in the middle of an update: marks are a change of the store.
    queueMicrotask(() => this.#show());
  }

  hostDisconnected(): void {
    this.#hovered = this.#focused = null;
  }

  #hover(element: HTMLElement | null): void {
    this.#hovered = element;
    this.#show();
  }

  #show(): void {
    const element = [this.#hovered, this.#focused].find((each) => each?.isConnected);
    const squares = element?.dataset.squares?.split(' ') ?? [];
    this.#marks.show(squares.filter((square) => square !== '') as Square[]);
  }
}
