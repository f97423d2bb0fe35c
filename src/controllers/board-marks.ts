import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import type { Square } from '../fen/types.js';
import type { PositionStore } from '../store/types.js';

/** Marks squares on the boards of a store while something points at them. */
export class BoardMarks implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly store: PositionStore };
  #marked: { store: PositionStore; squares: readonly Square[] } | null = null;

  constructor(host: ReactiveControllerHost & { readonly store: PositionStore }) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.show([]);
  }

  /** Marks these squares in place of the last ones; none takes the marks away. */
  show(squares: readonly Square[]): void {
    const { store } = this.#host;
    if (squares.length === 0 && !this.#marked) return;
    if (this.#marked?.store === store && same(this.#marked.squares, squares)) return;
    this.#unmark();
    if (squares.length === 0) return;
    this.#marked = { store, squares };
    store.dispatch({ type: 'set-view', view: { marks: squares } });
  }

  /** Takes the marks away, unless others have taken their place. */
  #unmark(): void {
    if (!this.#marked) return;
    const { store, squares } = this.#marked;
    this.#marked = null;
    if (!same(store.getSnapshot().view.marks, squares)) return;
    store.dispatch({ type: 'set-view', view: { marks: [] } });
  }
}

function same(a: readonly Square[], b: readonly Square[]): boolean {
  return a.length === b.length && a.every((square, index) => square === b[index]);
}
