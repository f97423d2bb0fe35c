import { squareIndex, squares } from '../../fen/squares.js';
import type { Square } from '../../fen/types.js';

/**
 * The squares for the keyboard and for the ear: eight rows of eight cells in the order they are seen, under the
 * pieces. One of them can be reached by Tab.
 */
export class Grid {
  /** The square that has the focus or will get it. */
  cursor: Square = 'e2';
  readonly #cells: HTMLElement[] = [];
  readonly #rows: HTMLElement[];
  readonly #isFlipped: () => boolean;

  constructor(board: HTMLElement, isFlipped: () => boolean) {
    this.#isFlipped = isFlipped;
    const make = (role: string): HTMLElement => {
      const element = board.ownerDocument.createElement('div');
      element.setAttribute('role', role);
      return element;
    };
    this.#rows = Array.from({ length: 8 }, (_, row) => {
      const element = make('row');
      for (let place = row * 8; place < row * 8 + 8; place++) {
        const cell = make('gridcell');
        cell.className = `cell at-${place}`;
        cell.tabIndex = -1;
        this.#cells.push(cell);
        element.append(cell);
      }
      return element;
    });
    board.prepend(...this.#rows);
  }

  /** The last thing in the board that lies under marks and pieces. */
  get end(): HTMLElement {
    return this.#rows.at(-1)!;
  }

  /** Where a square is seen, 0 at the top left. */
  placeOf(square: Square): number {
    const index = squareIndex(square);
    return this.#isFlipped() ? 63 - index : index;
  }

  squareAt(place: number): Square {
    return squares[this.#isFlipped() ? 63 - place : place]!;
  }

  /** The square of a cell, `null` of anything else. */
  squareOf(target: EventTarget | null): Square | null {
    const place = this.#cells.indexOf(target as HTMLElement);
    return place < 0 ? null : this.squareAt(place);
  }

  /** Names the squares, and marks the chosen one as selected. */
  update(nameOf: (square: Square) => string, chosen: Square | null): void {
    this.#cells.forEach((cell, place) => {
      const square = this.squareAt(place);
      const name = nameOf(square);
      if (cell.getAttribute('aria-label') !== name) cell.setAttribute('aria-label', name);
      cell.tabIndex = square === this.cursor ? 0 : -1;
      // Where a label or a dialog leads, too.
      cell.autofocus = square === this.cursor;
      cell.setAttribute('aria-selected', String(square === chosen));
    });
  }

  cellOf(square: Square): HTMLElement {
    return this.#cells[this.placeOf(square)]!;
  }

  focus(options?: FocusOptions): void {
    this.cellOf(this.cursor).focus(options);
  }

  /** Leaves nothing that takes the focus when the board is inserted again. */
  rest(): void {
    this.cellOf(this.cursor).autofocus = false;
  }

  detach(): void {
    for (const row of this.#rows) row.remove();
  }
}
