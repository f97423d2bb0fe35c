import type { Color, Move, Piece, Promotion } from '../../fen/types.js';
import type { EditedBoard } from './editing.js';
import { letterOfKey } from './keys.js';
import { pieceClass } from './piece-sheet.js';
import { boardWords, words } from './words.js';

/**
 * Asks what a pawn becomes: four buttons over the squares of the file it goes to, from its goal inwards. Arrows walk
 * them, and so do letters; Escape, Tab and a press elsewhere take the move back.
 */
export class PromotionChooser {
  readonly #element: HTMLElement;
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #answer: (move: Move | null) => void;
  readonly #giveFocusBack: () => void;
  #isOpen = true;

  /** `answer` is called once at most, with `null` where the person thought better of it. */
  constructor(
    host: EditedBoard,
    moves: readonly Move[],
    answer: (move: Move | null) => void,
    giveFocusBack: () => void,
  ) {
    this.#answer = answer;
    this.#giveFocusBack = giveFocusBack;
    const { ownerDocument } = host.board;
    const { to } = moves[0]!;
    const color: Color = to[1] === '8' ? 'w' : 'b';
    const column = 'abcdefgh'.indexOf(to[0]!);
    const element = ownerDocument.createElement('div');
    element.className = `promotion ${(color === 'b') !== host.flipped() ? 'upwards' : ''}`;
    element.style.setProperty('--_fen-column', String(host.flipped() ? 7 - column : column));
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-label', words(host.language()).promoteTo);
    const { pieceName } = boardWords(host.language());
    this.#buttons = moves.map((move) => {
      const button = ownerDocument.createElement('button');
      const piece = pieceOf(move.promotion!, color);
      button.type = 'button';
      button.className = pieceClass(piece);
      button.setAttribute('aria-label', pieceName(piece));
      button.title = pieceName(piece);
      button.addEventListener('click', () => this.#end(move));
      return button;
    });
    element.append(...this.#buttons);
    // Where a button does not take the focus at a press, the dialog would lose it and close.
    element.addEventListener('mousedown', (event) => event.preventDefault());
    element.addEventListener('keydown', (event) => this.#handleKeyDown(event, moves));
    element.addEventListener('focusout', (event) => this.#handleFocusOut(event));
    this.#element = element;
    host.frame.append(element);
    this.#buttons[0]!.focus({ preventScroll: true });
  }

  #handleKeyDown(event: KeyboardEvent, moves: readonly Move[]): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const now = this.#buttons.findIndex((button) => button.matches(':focus'));
    const isUpwards = this.#element.classList.contains('upwards');
    const down = isUpwards ? -1 : 1;
    const step = { ArrowDown: down, ArrowRight: 1, ArrowUp: -down, ArrowLeft: -1 }[event.key];
    const letter = letterOfKey(event)?.toLowerCase();
    const byLetter = moves.find(({ promotion }) => promotion === letter);
    if (step !== undefined) {
      const count = this.#buttons.length;
      this.#buttons[(now + step + count) % count]!.focus();
    } else if (byLetter) this.#end(byLetter);
    else if (event.key === 'Escape' || event.key === 'Tab') this.#end(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #handleFocusOut({ relatedTarget }: FocusEvent): void {
    if (!this.#element.contains(relatedTarget as Node | null)) this.#end(null);
  }

  #end(move: Move | null): void {
    if (!this.#isOpen) return;
    this.close();
    this.#answer(move);
  }

  /** Goes without an answer. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (this.#element.matches(':focus-within')) this.#giveFocusBack();
    this.#element.remove();
  }
}

function pieceOf(promotion: Promotion, color: Color): Piece {
  return (color === 'w' ? promotion.toUpperCase() : promotion) as Piece;
}
