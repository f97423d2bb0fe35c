import { squareIndex } from '../../fen/squares.js';
import type { Piece, Square } from '../../fen/types.js';
import { historyKey } from '../../controllers/history-keys.js';
import type { Command } from '../../store/types.js';
import type { BoardEditing } from './editing.js';
import { boardWords } from './words.js';
import { letterOfKey, pieceOfKey, placeAfterKey } from './keys.js';

/**
 * Keys on an editable board. They count only while a square has the focus; those that the board has no use for, and
 * the browser's own shortcuts, go on to the page.
 */
export class BoardKeyboard {
  readonly #editing: BoardEditing;
  constructor(editing: BoardEditing, signal: AbortSignal) {
    this.#editing = editing;
    const { board } = editing.host;
    board.addEventListener('keydown', (event) => this.#handleKeyDown(event), { signal });
    board.addEventListener('focusin', (event) => this.#handleFocusIn(event), { signal });
    board.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!board.contains(relatedTarget as Node | null)) editing.drawing.cancel();
      },
      { signal },
    );
  }

  #handleFocusIn({ target }: FocusEvent): void {
    const { grid, host, pointer } = this.#editing;
    const square = grid.squareOf(target);
    if (!square) return;
    if (!pointer.isDown) host.board.classList.add('keyboard');
    grid.cursor = square;
    this.#editing.update();
  }

  #handleKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || !this.#use(event)) return;
    this.#editing.host.board.classList.add('keyboard');
    event.preventDefault();
    event.stopPropagation();
  }

  /** Does what the key asks for; whether it asks for anything. */
  #use(event: KeyboardEvent): boolean {
    const travel = historyKey(event);
    if (travel) return this.#travel(travel);
    // Alone: Shift and AltGr may be what a keyboard needs for it.
    if (event.key === '?' && !event.metaKey) return this.#editing.showKeys();
    if (event.altKey || event.metaKey) return false;
    return this.#walk(event) || (!event.ctrlKey && this.#act(event));
  }

  #travel(way: 'undo' | 'redo'): boolean {
    const { host } = this.#editing;
    const { canUndo, canRedo } = host.snapshot();
    if (way === 'undo' ? canUndo : canRedo) host[way]();
    else
      this.#editing.say(
        way === 'undo' ? this.#editing.words.nothingToUndo : this.#editing.words.nothingToRedo,
      );
    return true;
  }

  #walk(event: KeyboardEvent): boolean {
    const { grid, drawing } = this.#editing;
    const place = placeAfterKey(grid.placeOf(grid.cursor), event);
    if (place === null) return false;
    grid.cursor = grid.squareAt(place);
    drawing.aim(grid.cursor);
    this.#editing.update();
    grid.focus();
    return true;
  }

  #act(event: KeyboardEvent): boolean {
    const { mode, grid } = this.#editing;
    const square = grid.cursor;
    if (this.#draw(event, square)) return true;
    const piece = pieceOfKey(event);
    if (piece && mode.places) {
      if (this.#pieceOn(square) === piece)
        this.#editing.say(boardWords(this.#editing.host.language()).square(square, piece));
      else this.#edit({ type: 'put', square, piece });
      return true;
    }
    switch (event.key) {
      case 'Delete':
      case 'Backspace':
        if (!mode.places) return false;
        if (this.#pieceOn(square)) this.#edit({ type: 'remove', square });
        else this.#editing.say(boardWords(this.#editing.host.language()).square(square, null));
        return true;
      case 'Enter':
      case ' ':
        // A key held down would pick up and put down in turn.
        if (!event.repeat) this.#enter(square);
        return true;
      case 'Escape':
        return this.#escape();
      default:
        if (letterOfKey(event)?.toLowerCase() !== 'd') return false;
        this.#describe();
        return true;
    }
  }

  /** `a` begins an arrow and ends it; while one is drawn some keys are about it. */
  #draw(event: KeyboardEvent, square: Square): boolean {
    const { drawing } = this.#editing;
    const letter = letterOfKey(event)?.toUpperCase() ?? event.key;
    if (!drawing.from) {
      if (letter !== 'A') return false;
      // A key held down would begin and end in turn.
      if (!event.repeat) {
        drawing.begin(square, 'G');
        this.#editing.say(drawing.words.begun(square));
      }
      return true;
    }
    switch (letter) {
      case 'A':
      case 'G':
      case 'Enter':
      case ' ':
        if (!event.repeat) drawing.end('keyboard', 'G');
        return true;
      case 'R':
      case 'Y':
      case 'B':
        drawing.end('keyboard', letter);
        return true;
      case 'Delete':
      case 'Backspace':
        drawing.clear('keyboard');
        return true;
      case 'Escape':
        drawing.cancel();
        this.#editing.say(drawing.words.notDrawn);
        return true;
      default:
        return false;
    }
  }

  #describe(): void {
    const { host, words } = this.#editing;
    const drawn = host.annotationLayer()?.describe(host.language()) ?? '';
    this.#editing.say(words.described(host.snapshot().position) + drawn);
  }

  #pieceOn(square: Square): Piece | null {
    return this.#editing.host.snapshot().position.placement[squareIndex(square)] ?? null;
  }

  #edit(command: Command): void {
    this.#editing.host.step(command, 'keyboard');
  }

  #enter(square: Square): void {
    const editing = this.#editing;
    const { mode, chosen, tool } = editing;
    const piece = this.#pieceOn(square);
    if (tool !== 'hand') {
      const removes = tool === 'eraser' || tool === piece;
      if (!removes) this.#edit({ type: 'put', square, piece: tool });
      else if (piece) this.#edit({ type: 'remove', square });
    } else if (chosen === square) {
      editing.choose(null);
      editing.say(editing.words.putBack);
    } else if (chosen) {
      editing.put(chosen, square, 'keyboard');
    } else if (mode.canLift(square)) {
      editing.choose(square);
      editing.say(
        editing.words.pickedUp(
          boardWords(this.#editing.host.language()).square(square, piece),
          mode.noteOnLift(square),
        ),
      );
    } else if (!editing.explainObjection()) {
      editing.say(editing.words.nothingToPickUp);
    }
  }

  /** Takes back the last thing that waits: a piece picked up, then a chosen tool. */
  #escape(): boolean {
    const editing = this.#editing;
    if (editing.chosen) {
      editing.choose(null);
      editing.say(editing.words.putBack);
      return true;
    }
    if (editing.tool === 'hand') return false;
    editing.host.element.store.dispatch({ type: 'set-tool', tool: 'hand' });
    editing.say(editing.words.toolPutAway);
    return true;
  }
}
