import { squareIndex, squares } from '../../fen/squares.js';
import type { Diagnostic, Piece, Square } from '../../fen/types.js';
import { boardEditing as editingWords, findings } from '../../locales/en.js';
import { board as words } from '../../locales/en-board.js';
import { historyKey } from '../../controllers/history-keys.js';
import type { Command, Snapshot, Source } from '../../store/types.js';
import { allSkills } from '../../store/all-skills.js';
import { provideSkills } from '../../store/skills.js';
import { sheetFor } from '../linked-element.js';
import { editingStyles } from './editing.styles.js';

/** What editing needs of its board. */
export interface EditedBoard {
  readonly element: HTMLElement & { squareAt(clientX: number, clientY: number): Square | null };
  readonly board: HTMLElement;
  snapshot(): Snapshot;
  flipped(): boolean;
  placeClass(square: Square): string;
  pieceElement(square: Square): HTMLElement | null;
  dispatch(command: Command): void;
  act(command: Command, source: Source): void;
  settle(): void;
  undo(): void;
  redo(): void;
}

/** A pointer that moves less than this, in CSS pixels, has tapped. */
const TAP_TOLERANCE = 4;

/** A pointer that is down on the board. */
interface Press {
  readonly pointerId: number;
  readonly from: Square;
  readonly startX: number;
  readonly startY: number;
  /** The piece that goes with the pointer, once it has moved. */
  dragged: HTMLElement | null;
  over: Square | null;
  /** Whether the piece was already chosen when it was pressed, so that a tap lets go of it. */
  readonly wasChosen: boolean;
  readonly kind: 'drag' | 'tap' | 'paint';
}

let steps = 0;

/** Pointers and keys on an editable board. */
export class BoardEditing {
  readonly #host: EditedBoard;
  readonly #listeners = new AbortController();
  readonly #sheet: CSSStyleSheet;
  readonly #cells: HTMLElement[] = [];
  readonly #chosenMark: HTMLElement;
  readonly #overMark: HTMLElement;
  readonly #heard: HTMLElement;
  readonly #rows: HTMLElement[] = [];
  #press: Press | null = null;
  #whilePressed: AbortController | null = null;
  /** The square whose piece the next tap or Enter moves. */
  #chosen: Square | null = null;
  /** The square of the grid that has or will get the focus. */
  #cursor: Square = 'e2';
  /** What painting does on each square it comes to. */
  #paint: { step: string; remove: boolean; done: Set<Square> } | null = null;

  constructor(host: EditedBoard) {
    provideSkills(allSkills);
    this.#host = host;
    const { board } = host;
    this.#sheet = sheetFor(editingStyles, board.ownerDocument);
    this.#root.adoptedStyleSheets = [...this.#root.adoptedStyleSheets, this.#sheet];
    this.#chosenMark = this.#make('i');
    this.#overMark = this.#make('i');
    this.#heard = this.#make('div');
    this.#heard.className = 'heard';
    this.#heard.setAttribute('aria-live', 'polite');
    board.before(this.#heard);
    this.#makeGrid();
    const { signal } = this.#listeners;
    board.addEventListener('pointerdown', (event) => this.#handlePointerDown(event), { signal });
    board.addEventListener('pointermove', (event) => this.#handlePointerMove(event), { signal });
    board.addEventListener('pointerup', (event) => this.#handlePointerUp(event), { signal });
    board.addEventListener('pointercancel', (event) => this.#handlePointerLost(event), { signal });
    board.addEventListener(
      'lostpointercapture',
      (event) => {
        // A finger's capture by the piece it landed on ends when the board takes it over.
        if (event.target === board) this.#handlePointerLost(event);
      },
      { signal },
    );
    // The press gives the focus to a cell; the browser would take it away again.
    board.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    board.addEventListener('keydown', (event) => this.#handleKeyDown(event), { signal });
    board.addEventListener('focusin', (event) => this.#handleFocusIn(event), { signal });
  }

  get #root(): ShadowRoot {
    return this.#host.element.shadowRoot!;
  }

  #make(tag: 'i' | 'div'): HTMLElement {
    return this.#host.board.ownerDocument.createElement(tag);
  }

  // The grid: eight rows of eight cells in the order they are seen, under the pieces.

  #makeGrid(): void {
    const { board } = this.#host;
    for (let row = 0; row < 8; row++) {
      const rowElement = this.#make('div');
      rowElement.setAttribute('role', 'row');
      for (let column = 0; column < 8; column++) {
        const cell = this.#make('div');
        const place = row * 8 + column;
        cell.className = `cell at-${place}`;
        cell.setAttribute('role', 'gridcell');
        cell.tabIndex = -1;
        this.#cells[place] = cell;
        rowElement.append(cell);
      }
      this.#rows.push(rowElement);
    }
    board.prepend(...this.#rows);
  }

  #place(square: Square): number {
    const index = squareIndex(square);
    return this.#host.flipped() ? 63 - index : index;
  }

  #squareOfPlace(place: number): Square {
    return squares[this.#host.flipped() ? 63 - place : place]!;
  }

  #pieceOn(square: Square): Piece | null {
    return this.#host.snapshot().position.placement[squareIndex(square)] ?? null;
  }

  /** Shows the position to those who hear it, and where the focus and the chosen piece are. */
  update(): void {
    const { board, snapshot, placeClass } = this.#host;
    board.setAttribute('role', 'grid');
    if (this.#chosen && !this.#pieceOn(this.#chosen)) this.#chosen = null;
    const { placement } = snapshot().position;
    this.#cells.forEach((cell, place) => {
      const square = this.#squareOfPlace(place);
      const name = words.square(square, placement[squareIndex(square)] ?? null);
      if (cell.getAttribute('aria-label') !== name) cell.setAttribute('aria-label', name);
      cell.tabIndex = square === this.#cursor ? 0 : -1;
      cell.setAttribute('aria-selected', String(square === this.#chosen));
    });
    this.#show(this.#chosenMark, 'selected', this.#chosen, placeClass);
    const dragged = this.#press?.dragged;
    // Another edit may have taken the piece away in mid-drag.
    if (dragged && !dragged.isConnected) this.cancel();
  }

  #show(
    mark: HTMLElement,
    kind: string,
    square: Square | null,
    placeClass: (square: Square) => string,
  ): void {
    if (!square) return mark.remove();
    mark.className = `${kind} ${placeClass(square)}`;
    if (!mark.isConnected) this.#rows.at(-1)!.after(mark);
  }

  #choose(square: Square | null): void {
    this.#chosen = square;
    this.update();
  }

  #say(text: string): void {
    this.#heard.textContent = text;
  }

  explain(diagnostic: Diagnostic): string {
    return findings[diagnostic.code]?.(diagnostic.data) ?? diagnostic.code;
  }

  focus(options?: FocusOptions): void {
    this.#cells[this.#place(this.#cursor)]!.focus(options);
  }

  /** Puts back what is on its way. */
  cancel(): void {
    this.#release();
    if (this.#chosen) this.#choose(null);
  }

  detach(): void {
    this.cancel();
    this.#listeners.abort();
    for (const row of this.#rows) row.remove();
    this.#chosenMark.remove();
    this.#overMark.remove();
    this.#heard.remove();
    const sheets = this.#root.adoptedStyleSheets;
    this.#root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== this.#sheet);
    this.#host.board.setAttribute('role', 'img');
  }

  // Pointers

  #handlePointerDown(event: PointerEvent): void {
    if (this.#press || event.button !== 0 || !event.isPrimary) return;
    const { board, element, snapshot } = this.#host;
    const square = element.squareAt(event.clientX, event.clientY);
    if (!square) return;
    board.classList.remove('keyboard');
    this.#cursor = square;
    const { tool } = snapshot();
    const piece = this.#pieceOn(square);
    const placing = tool !== 'hand';
    const kind = placing ? 'paint' : piece ? 'drag' : 'tap';
    const wasChosen = this.#chosen === square;
    this.#press = {
      pointerId: event.pointerId,
      from: square,
      startX: event.clientX,
      startY: event.clientY,
      dragged: null,
      over: null,
      wasChosen,
      kind,
    };
    // A finger on an empty square may yet scroll the page, so it is not captured.
    if (kind !== 'tap') board.setPointerCapture(event.pointerId);
    this.#whilePressed = new AbortController();
    const { signal } = this.#whilePressed;
    const view = board.ownerDocument.defaultView!;
    view.addEventListener('keydown', (key) => this.#handleKeyWhilePressed(key), {
      signal,
      capture: true,
    });
    if (kind === 'tap') {
      // Uncaptured, the pointer may be let go anywhere.
      view.addEventListener('pointerup', (up) => this.#handlePointerUp(up), { signal });
      view.addEventListener('pointercancel', (lost) => this.#handlePointerLost(lost), { signal });
    }
    if (kind === 'paint') {
      this.#paint = {
        step: `paint-${++steps}`,
        remove: tool === 'eraser' || piece === tool,
        done: new Set(),
      };
      this.#paintOn(square);
    } else if (kind === 'drag' && !this.#chosen) {
      this.#choose(square);
    } else {
      this.update();
    }
    this.focus({ preventScroll: true });
  }

  #handlePointerMove(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointerId) return;
    if (press.kind === 'paint') {
      const square = this.#host.element.squareAt(event.clientX, event.clientY);
      if (square) this.#paintOn(square);
    } else if (press.kind === 'drag') {
      const moved =
        Math.hypot(event.clientX - press.startX, event.clientY - press.startY) > TAP_TOLERANCE;
      if (!press.dragged && moved) this.#lift(press);
      if (press.dragged) this.#follow(press, event);
    }
  }

  #lift(press: Press): void {
    press.dragged = this.#host.pieceElement(press.from);
    press.dragged?.classList.add('dragged');
    this.#choose(press.from);
  }

  /** Brings the piece under the pointer: one transform, computed from the board's box as it is now. */
  #follow(press: Press, event: PointerEvent): void {
    const { board, element, placeClass } = this.#host;
    const box = board.getBoundingClientRect();
    const scale = board.offsetWidth / box.width || 1;
    const half = board.offsetWidth / 16;
    const x = (event.clientX - box.left) * scale - half;
    const y = (event.clientY - box.top) * scale - half;
    press.dragged!.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    const over = element.squareAt(event.clientX, event.clientY);
    press.dragged!.classList.toggle('leaving', over === null);
    if (over === press.over) return;
    press.over = over;
    this.#show(this.#overMark, 'over', over, placeClass);
  }

  #handlePointerUp(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointerId) return;
    const to = this.#host.element.squareAt(event.clientX, event.clientY);
    const { dragged } = press;
    this.#release();
    if (press.kind === 'paint') return this.#host.settle();
    if (dragged) return this.#drop(press.from, to);
    const moved =
      Math.hypot(event.clientX - press.startX, event.clientY - press.startY) > TAP_TOLERANCE;
    if (!moved || press.kind === 'drag') this.#tap(press);
  }

  #drop(from: Square, to: Square | null): void {
    this.#choose(null);
    if (to === from) return;
    if (to) this.#cursor = to;
    this.#host.act(to ? { type: 'move', from, to } : { type: 'remove', square: from }, 'drag');
    this.#host.settle();
  }

  #tap({ from: square, wasChosen }: Press): void {
    const chosen = this.#chosen;
    if (wasChosen) this.#choose(null);
    else if (chosen && chosen !== square) {
      this.#choose(null);
      this.#host.act({ type: 'move', from: chosen, to: square }, 'tap');
      this.#host.settle();
    }
  }

  #paintOn(square: Square): void {
    const paint = this.#paint;
    if (!paint || paint.done.has(square)) return;
    paint.done.add(square);
    this.#putTool(square, paint.remove, 'palette', paint.step);
  }

  #putTool(square: Square, remove: boolean, source: Source, step?: string): void {
    const { tool } = this.#host.snapshot();
    if (tool === 'hand') return;
    const command: Command =
      remove || tool === 'eraser'
        ? { type: 'remove', square, ...(step ? { step } : {}) }
        : { type: 'put', square, piece: tool, ...(step ? { step } : {}) };
    this.#host.act(command, source);
  }

  #handlePointerLost(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointerId) return;
    // The finger scrolls the page: what was chosen stays chosen.
    if (press.kind === 'tap') this.#release();
    else this.cancel();
  }

  #handleKeyWhilePressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  }

  /** Forgets the pointer; the piece falls back to where the position has it. */
  #release(): void {
    const press = this.#press;
    if (!press) return;
    this.#press = null;
    this.#paint = null;
    this.#whilePressed?.abort();
    const { board } = this.#host;
    if (board.hasPointerCapture(press.pointerId)) board.releasePointerCapture(press.pointerId);
    this.#overMark.remove();
    press.dragged?.classList.remove('dragged', 'leaving');
    press.dragged?.style.removeProperty('transform');
  }

  // Keys

  #handleFocusIn(event: FocusEvent): void {
    const place = this.#cells.indexOf(event.target as HTMLElement);
    if (place < 0) return;
    if (!this.#press) this.#host.board.classList.add('keyboard');
    this.#cursor = this.#squareOfPlace(place);
    this.update();
  }

  #handleKeyDown(event: KeyboardEvent): void {
    const travel = historyKey(event);
    if (travel) {
      event.preventDefault();
      event.stopPropagation();
      if (travel === 'undo') this.#host.undo();
      else this.#host.redo();
      this.#say(travel === 'undo' ? editingWords.undone : editingWords.redone);
      return;
    }
    if (event.altKey || event.metaKey) return;
    if (this.#walk(event) || (!event.ctrlKey && this.#actByKey(event))) {
      this.#host.board.classList.add('keyboard');
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #walk(event: KeyboardEvent): boolean {
    const place = this.#place(this.#cursor);
    const row = place >> 3;
    const column = place & 7;
    let next: number;
    switch (event.key) {
      case 'ArrowLeft':
        next = column > 0 ? place - 1 : place;
        break;
      case 'ArrowRight':
        next = column < 7 ? place + 1 : place;
        break;
      case 'ArrowUp':
        next = row > 0 ? place - 8 : place;
        break;
      case 'ArrowDown':
        next = row < 7 ? place + 8 : place;
        break;
      case 'Home':
        next = event.ctrlKey ? 0 : row * 8;
        break;
      case 'End':
        next = event.ctrlKey ? 63 : row * 8 + 7;
        break;
      case 'PageUp':
        next = column;
        break;
      case 'PageDown':
        next = 56 + column;
        break;
      default:
        return false;
    }
    this.#cursor = this.#squareOfPlace(next);
    this.update();
    this.focus();
    return true;
  }

  #actByKey(event: KeyboardEvent): boolean {
    const square = this.#cursor;
    const piece = pieceOfKey(event);
    if (piece) {
      this.#edit({ type: 'put', square, piece });
      this.#say(words.square(square, piece));
      return true;
    }
    switch (event.key) {
      case 'Delete':
      case 'Backspace':
        if (this.#pieceOn(square)) this.#edit({ type: 'remove', square });
        this.#say(words.square(square, null));
        return true;
      case 'Enter':
      case ' ':
        this.#enter(square);
        return true;
      case 'Escape':
        if (!this.#chosen) return false;
        this.#choose(null);
        this.#say(editingWords.putBack);
        return true;
      default:
        return false;
    }
  }

  #enter(square: Square): void {
    const { tool } = this.#host.snapshot();
    const piece = this.#pieceOn(square);
    if (tool !== 'hand') {
      this.#putTool(square, piece === tool, 'keyboard');
      this.#host.settle();
      this.#say(words.square(square, this.#pieceOn(square)));
    } else if (this.#chosen && this.#chosen !== square) {
      const from = this.#chosen;
      this.#choose(null);
      this.#edit({ type: 'move', from, to: square });
      this.#say(words.square(square, this.#pieceOn(square)));
    } else if (this.#chosen) {
      this.#choose(null);
      this.#say(editingWords.putBack);
    } else if (piece) {
      this.#choose(square);
      this.#say(editingWords.pickedUp(words.square(square, piece)));
    }
  }

  #edit(command: Command): void {
    this.#host.act(command, 'keyboard');
    this.#host.settle();
  }
}

const PIECE_LETTERS = 'PNBRQK';

/** The piece a key stands for: its FEN letter, by the key's place where the keyboard writes no Latin letters. */
function pieceOfKey(event: KeyboardEvent): Piece | null {
  const { key, code } = event;
  if (key.length !== 1) return null;
  if (/[a-z]/i.test(key)) {
    return PIECE_LETTERS.includes(key.toUpperCase()) ? (key as Piece) : null;
  }
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  // On a Latin keyboard a key that writes no letter is no letter; elsewhere it writes a letter of another script.
  if (!letter || !/\p{L}/u.test(key) || !PIECE_LETTERS.includes(letter)) return null;
  return (event.shiftKey ? letter : letter.toLowerCase()) as Piece;
}
