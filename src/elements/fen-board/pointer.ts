import { squareIndex } from '../../fen/squares.js';
import type { Piece, Square } from '../../fen/types.js';
import { colorFor } from './drawing.js';
import type { BoardEditing } from './editing.js';
import { Ghost } from './ghost.js';
import { Stroke } from './stroke.js';

/** A pointer that moves less than this, in CSS pixels, has tapped. Fingers are less steady. */
const TOLERANCE = { mouse: 4, touch: 10 };

/** A press that rests on a square for so long, in milliseconds, asks for the other colour, or begins an arrow. */
const LONG_PRESS = 500;

/** A pointer that is down on the board. */
interface Press {
  readonly pointerId: number;
  readonly byFinger: boolean;
  readonly from: Square;
  readonly piece: Piece | null;
  readonly startX: number;
  readonly startY: number;
  /** Whether the piece was already chosen when it was pressed, so that a tap lets go of it. */
  readonly wasChosen: boolean;
  /** What the pointer does once it moves; a `tap` waits for its end. */
  readonly kind: 'drag' | 'tap' | 'paint' | 'draw';
  /** Whether it rested on its square, so that what it draws is ended by the next one. */
  isHeld: boolean;
  /** The piece that goes with the pointer, once it has moved. */
  dragged: HTMLElement | null;
}

/**
 * Mice, pens and fingers on an editable board. The board captures the pointer, and squares are computed from where
 * the board is at that moment: once a frame in a drag, before the frame's one write, so that neither scrolling nor
 * anything else that moves the board is missed and no layout is forced.
 */
export class BoardPointer {
  readonly #editing: BoardEditing;
  readonly #overMark: HTMLElement;
  readonly #ghost: Ghost;
  #press: Press | null = null;
  #stroke: Stroke | null = null;
  #whilePressed: AbortController | null = null;
  /** Where the pointer is, in the viewport; `null` while it is elsewhere. */
  #at: { x: number; y: number } | null = null;
  #frame = 0;
  #drawn = '';
  /** Where the pointer still is after it placed a piece. */
  #justPut: Square | null = null;
  #over: Square | null = null;

  constructor(editing: BoardEditing, signal: AbortSignal) {
    this.#editing = editing;
    const { board } = editing.host;
    this.#overMark = board.ownerDocument.createElement('i');
    this.#ghost = new Ghost(board);
    const listen = <T extends keyof HTMLElementEventMap>(
      type: T,
      run: (event: HTMLElementEventMap[T]) => void,
    ): void => board.addEventListener(type, run, { signal });
    listen('pointerdown', (event) => this.#handleDown(event));
    listen('pointermove', (event) => this.#handleMove(event));
    listen('pointerup', (event) => this.#handleUp(event));
    listen('pointercancel', (event) => this.#handleLost(event));
    listen('pointerleave', () => this.#handleLeave());
    listen('lostpointercapture', (event) => {
      // A finger's capture by the piece it landed on ends when the board takes it over.
      if (event.target === board) this.#handleLost(event);
    });
    listen('contextmenu', (event) => this.#handleContextMenu(event));
    listen('touchend', (event) => {
      // Else the click that follows a tap would answer the question it led to.
      if (editing.mode.isAsking && event.cancelable) event.preventDefault();
    });
    // The press gives the focus to a cell; the browser would take it away again.
    listen('mousedown', (event) => event.preventDefault());
  }

  get isDown(): boolean {
    return this.#press !== null;
  }

  /** Follows what became of the position under the pointer. */
  update(): void {
    const press = this.#press;
    this.#over = null;
    if (press?.kind === 'drag') this.#keepHold(press);
    this.#showTool();
    if (this.#at) this.#schedule();
  }

  /** The piece on the way stays with the pointer if it still stands on its square. */
  #keepHold(press: Press): void {
    const { host } = this.#editing;
    if (this.#pieceOn(press.from) !== press.piece) return this.#editing.cancel();
    if (!press.dragged) return;
    const element = host.pieces.elements[squareIndex(press.from)]!;
    if (element !== press.dragged) {
      letGo(press.dragged);
      press.dragged = element;
      this.#drawn = '';
    }
    lift(element, press.byFinger);
  }

  /** Forgets the pointer; the piece falls back to where the position has it. */
  release(): void {
    const press = this.#press;
    if (!press) return;
    this.#press = null;
    this.#whilePressed?.abort();
    const { board } = this.#editing.host;
    if (board.hasPointerCapture(press.pointerId)) board.releasePointerCapture(press.pointerId);
    board.classList.remove('removing');
    if (press.byFinger) this.#at = null;
    this.#showOver(null);
    if (press.dragged) letGo(press.dragged);
    if (this.#stroke) this.#editing.host.settle();
    this.#stroke = null;
    this.#showTool();
  }

  detach(): void {
    this.release();
    this.#handleLeave();
    this.#editing.host.board.classList.remove('ghosted');
    this.#view.cancelAnimationFrame(this.#frame);
  }

  get #view(): Window {
    return this.#editing.host.board.ownerDocument.defaultView ?? window;
  }

  #pieceOn(square: Square): Piece | null {
    return this.#editing.host.snapshot().position.placement[squareIndex(square)] ?? null;
  }

  #placeOf(x: number, y: number): { column: number; row: number; square: Square | null } {
    const { host } = this.#editing;
    const [column, row] = host.map()(x, y);
    const square = host.squareIn(column, row);
    return { column, row, square };
  }

  #handleDown(event: PointerEvent): void {
    // Another finger is none of the first one's business. A mouse whose end was never heard of begins anew.
    if (this.#press && this.#press.pointerId !== event.pointerId) return;
    if (this.#press) this.#editing.cancel();
    const tool = this.#editing.tool;
    const isSecondary = event.button === 2 || (event.button === 0 && event.ctrlKey);
    const mayPlace = tool !== 'hand' && tool !== 'eraser';
    if (!event.isPrimary || (event.button !== 0 && (!isSecondary || tool === 'eraser'))) return;
    const { square } = this.#placeOf(event.clientX, event.clientY);
    if (!square || this.#editing.mode.cancel()) return;
    const { drawing } = this.#editing;
    const draws = tool === 'hand' && (isSecondary || drawing.from !== null);
    this.#begin(event, square, draws);
    if (draws && drawing.from) {
      drawing.aim(square);
    } else if (draws) {
      drawing.begin(square, colorFor(event));
      this.#awaitLongPress(() => this.#hold());
    } else if (tool !== 'hand') {
      this.#stroke = new Stroke(this.#editing, tool, isSecondary);
      this.#stroke.putOn(square);
      if (mayPlace && this.#press!.byFinger) {
        this.#awaitLongPress(() => this.#stroke?.turnColor());
      }
    } else if (this.#press!.kind === 'drag' && !this.#editing.chosen) {
      this.#editing.choose(square);
    } else {
      this.#editing.explainObjection();
      this.#editing.update();
    }
    if (tool === 'hand' && !draws && this.#press?.byFinger) {
      this.#awaitLongPress(() => this.#hold());
    }
    this.#editing.grid.focus({ preventScroll: true });
  }

  #begin(event: PointerEvent, square: Square, draws: boolean): void {
    const editing = this.#editing;
    const { board } = editing.host;
    board.classList.remove('keyboard');
    editing.grid.cursor = square;
    const canLift = editing.mode.canLift(square);
    this.#press = {
      pointerId: event.pointerId,
      byFinger: event.pointerType === 'touch',
      from: square,
      piece: this.#pieceOn(square),
      startX: event.clientX,
      startY: event.clientY,
      wasChosen: editing.chosen === square,
      kind: draws ? 'draw' : editing.tool !== 'hand' ? 'paint' : canLift ? 'drag' : 'tap',
      isHeld: false,
      dragged: null,
    };
    try {
      // It does not keep a finger on an empty square from scrolling: that is for touch-action to say.
      board.setPointerCapture(event.pointerId);
    } catch {
      // An event that a program made has no pointer behind it.
    }
    this.#whilePressed = new AbortController();
    this.#view.addEventListener('keydown', (key) => this.#handleKey(key), {
      signal: this.#whilePressed.signal,
      capture: true,
    });
  }

  #awaitLongPress(run: () => void): void {
    const timer = setTimeout(run, LONG_PRESS);
    this.#whilePressed!.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /** A press that rests begins an arrow, which the next one ends; moved on, it does what it would have done. */
  #hold(): void {
    const press = this.#press!;
    if (press.dragged) return;
    press.isHeld = true;
    const { drawing } = this.#editing;
    if (press.kind !== 'draw') {
      this.#editing.choose(null);
      drawing.begin(press.from, 'G');
    }
    this.#editing.say(drawing.words.held(press.from));
  }

  #isFar({ byFinger, startX, startY }: Press, event: PointerEvent): boolean {
    const tolerance = byFinger ? TOLERANCE.touch : TOLERANCE.mouse;
    return Math.hypot(event.clientX - startX, event.clientY - startY) > tolerance;
  }

  #handleMove(event: PointerEvent): void {
    const press = this.#press;
    if (press ? event.pointerId !== press.pointerId : event.pointerType === 'touch') return;
    // The button was let go where nobody could tell: over a menu, in another window.
    if (press && event.buttons === 0) return this.#editing.cancel();
    const cameIn = this.#at === null;
    this.#at = { x: event.clientX, y: event.clientY };
    if (cameIn) this.#showTool();
    if (press?.kind === 'draw') {
      this.#editing.drawing.aim(this.#placeOf(event.clientX, event.clientY).square);
    } else if (press?.kind === 'paint') {
      const { square } = this.#placeOf(event.clientX, event.clientY);
      if (square) this.#stroke!.putOn(square);
      if (this.#isFar(press, event)) this.#stroke!.keepColor();
    } else if (press?.kind === 'drag' && !press.dragged && this.#isFar(press, event)) {
      this.#editing.drawing.cancel();
      press.dragged = this.#editing.host.pieces.elements[squareIndex(press.from)] ?? null;
      if (press.dragged) lift(press.dragged, press.byFinger);
      this.#drawn = '';
      this.#editing.choose(press.from);
    }
    if (press ? press.dragged || this.#stroke : this.#editing.tool !== 'hand') this.#schedule();
  }

  #schedule(): void {
    this.#frame ||= this.#view.requestAnimationFrame(() => this.#draw());
  }

  /** Brings what goes with the pointer under it: measured first, then one transform. */
  #draw(): void {
    this.#frame = 0;
    const dragged = this.#press?.dragged ?? null;
    if (!this.#at || (this.#editing.tool === 'hand' && !dragged)) return;
    const { column, row, square } = this.#placeOf(this.#at.x, this.#at.y);
    const carried = dragged ?? this.#ghost.element;
    const transform = `translate(${inWidth(column)}cqw, ${inWidth(row)}cqw)`;
    if (transform !== this.#drawn) carried.style.setProperty('transform', transform);
    this.#drawn = transform;
    if (square !== this.#over) this.#showOver(square);
    if (!dragged) return;
    if (dragged.classList.contains('leaving') !== !square) this.#showRemoval(dragged, !square);
    // The page may move under a pointer that rests.
    this.#schedule();
  }

  #showOver(square: Square | null): void {
    this.#over = square;
    if (square !== this.#justPut) this.#justPut = null;
    const press = this.#press;
    const { mode } = this.#editing;
    const isGoal = square && (!press?.dragged || mode.isGoal(press.from, square));
    this.#editing.show(
      this.#overMark,
      this.#removesFrom(square) ? 'over erasing' : 'over',
      isGoal ? square : null,
    );
    this.#ghost.element.classList.toggle('leaving', this.#removesFrom(square));
  }

  /** Whether a press with the chosen tool would take away what is on the square. */
  #removesFrom(square: Square | null): boolean {
    const { tool } = this.#editing;
    // On the square that was just clicked the warning would be read as an objection.
    if (!square || square === this.#justPut || tool === 'hand' || this.#press) return false;
    const piece = this.#pieceOn(square);
    return piece !== null && (tool === 'eraser' || tool === piece);
  }

  #showRemoval(dragged: HTMLElement, isLeaving: boolean): void {
    dragged.classList.toggle('leaving', isLeaving);
    // Where a piece can only go back, nothing is removed.
    const removes = isLeaving && this.#editing.mode.places;
    dragged.classList.toggle('removed', removes);
    this.#editing.host.board.classList.toggle('removing', removes);
  }

  /** The chosen piece is the cursor. */
  #showTool(): void {
    const { tool } = this.#editing;
    const piece = tool === 'hand' || tool === 'eraser' ? null : tool;
    const isShown = piece !== null && this.#at !== null && !this.#press?.byFinger;
    this.#ghost.show(isShown ? piece : null);
    this.#editing.host.board.classList.toggle('ghosted', isShown);
    if (this.#at && tool !== 'hand') this.#schedule();
    else if (!this.#press?.dragged) this.#showOver(null);
  }

  #handleUp(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointerId) return;
    const { square } = this.#placeOf(event.clientX, event.clientY);
    if (press.kind === 'paint') this.#justPut = square;
    this.release();
    const { board } = this.#editing.host;
    // WebKit takes the focus away where the pressed piece has gone.
    if (!board.matches(':focus-within')) this.#editing.grid.focus({ preventScroll: true });
    if (press.kind === 'paint') return;
    const { drawing } = this.#editing;
    if (press.kind === 'draw' && !(press.isHeld && square === press.from)) {
      if (press.byFinger) drawing.endInTurn('tap');
      else drawing.end('drag');
    } else if (drawing.from) return;
    else if (press.dragged) this.#drop(press.from, square);
    else if (press.kind === 'drag' || !this.#isFar(press, event)) this.#tap(press);
  }

  #drop(from: Square, to: Square | null): void {
    const { mode, grid, host } = this.#editing;
    this.#editing.choose(null);
    if (to === from || (to && !mode.isGoal(from, to))) return;
    if (to) grid.cursor = to;
    mode.move(from, to, 'drag');
    // It is there already; on other boards it glides.
    const { position, source } = host.snapshot();
    host.pieces.show(position.placement, host.flipped(), source, squareIndex(from));
  }

  #tap({ from: square, wasChosen }: Press): void {
    const { chosen, mode } = this.#editing;
    if (wasChosen) this.#editing.choose(null);
    else if (chosen && chosen !== square) this.#editing.put(chosen, square, 'tap');
    else if (!chosen && mode.canLift(square)) this.#editing.choose(square);
  }

  #handleLost(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointerId) return;
    // The finger scrolls the page: what was chosen stays chosen, what was begun stays begun.
    if (press.kind === 'tap' || (press.kind === 'draw' && press.byFinger)) this.release();
    else this.#editing.cancel();
  }

  #handleLeave(): void {
    if (this.#press) return;
    this.#at = null;
    this.#showTool();
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#editing.cancel();
  }

  /** The secondary click and the long press are the board's own where they place a piece or draw. */
  #handleContextMenu(event: MouseEvent): void {
    const isByKey = event.button !== 2 && !this.#press;
    if (this.#editing.tool !== 'eraser' && !isByKey) event.preventDefault();
  }
}

function lift(piece: HTMLElement, byFinger: boolean): void {
  for (const animation of piece.getAnimations()) animation.cancel();
  piece.classList.add('dragged');
  piece.classList.toggle('by-finger', byFinger);
}

function letGo(piece: HTMLElement): void {
  piece.classList.remove('dragged', 'by-finger', 'leaving', 'removed');
  piece.style.removeProperty('transform');
}

/** The edge of a piece whose middle is there, in hundredths of the board's width. */
function inWidth(squares: number): string {
  return ((squares - 0.5) * 12.5).toFixed(3);
}
