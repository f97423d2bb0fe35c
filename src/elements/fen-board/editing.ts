import { squareIndex } from '../../fen/squares.js';
import type { Diagnostic, Square } from '../../fen/types.js';
import { sentenceOf } from '../../controllers/sentences.js';
import type { Command, Snapshot, Source, Tool } from '../../store/types.js';
import { allSkills } from '../../store/all-skills.js';
import { provideSkills } from '../../store/skills.js';
import { takeAutofocus } from '../../controllers/autofocus.js';
import { labelText } from '../../controllers/label-text.js';
import { keepOwnKeys } from '../../controllers/own-keys.js';
import { LinkedElement } from '../linked-element.js';
import { sheetFor } from '../sheet-for.js';
import type { AnnotationLayer } from './annotation-layer.js';
import { Announcer } from './announcer.js';
import { idleMode, type BoardMode } from './board-mode.js';
import { Drawing } from './drawing.js';
import { EditMode } from './edit-mode.js';
import { PositionControl } from '../position-control.js';
import { TextIntake } from '../text-intake/text-intake.js';
import { boardWords, words } from './words.js';
import { tellChange } from '../tell-change.js';
import { theme } from '../theme.styles.js';
import { validate } from '../validity.js';
import { editingStyles } from './editing.styles.js';
import type { FenBoard } from './fen-board.js';
import type { BoardMap } from './geometry.js';
import { glide } from './glide.js';
import { Grid } from './grid.js';
import { BoardKeyboard } from './keyboard.js';
import { PieceLayer } from './piece-layer.js';
import { BoardPointer } from './pointer.js';

/** What editing needs of its board. */
export interface EditedBoard {
  readonly element: FenBoard;
  readonly frame: HTMLElement;
  readonly board: HTMLElement;
  language(): string;
  snapshot(): Snapshot;
  flipped(): boolean;
  map(): BoardMap;
  squareIn(column: number, row: number): Square | null;
  readonly pieces: PieceLayer;
  annotationLayer(): AnnotationLayer | null;
  act(command: Command, source: Source): void;
  step(command: Command, source: Source): void;
  settle(): void;
  undo(): void;
  redo(): void;
}

/** All that makes a board one to work on: its grid of squares, pointers, keys, and what is said of it. */
export class BoardEditing {
  readonly host: EditedBoard;
  readonly grid: Grid;
  readonly pointer: BoardPointer;
  readonly drawing: Drawing;
  mode: BoardMode = idleMode;
  /** The square whose piece the next tap or Enter moves. */
  chosen: Square | null = null;
  readonly #listeners = new AbortController();
  readonly #announcer: Announcer;
  readonly #heard: HTMLElement;
  readonly #chosenMark: HTMLElement;
  readonly #sheets: CSSStyleSheet[] = [];
  readonly #intake: TextIntake;
  #modeName: 'edit' | 'play' | null = null;
  #isDetached = false;

  constructor(host: EditedBoard) {
    provideSkills(allSkills);
    LinkedElement.tellChange = tellChange;
    PositionControl.validate = validate;
    PieceLayer.glide = glide;
    this.host = host;
    const { board } = host;
    const { signal } = this.#listeners;
    this.adopt(theme);
    this.adopt(editingStyles);
    this.#chosenMark = board.ownerDocument.createElement('i');
    this.#heard = board.ownerDocument.createElement('div');
    this.#heard.className = 'heard';
    board.before(this.#heard);
    this.#announcer = new Announcer(this.#heard, host.language);
    this.grid = new Grid(board, host.flipped);
    this.drawing = new Drawing(this);
    this.pointer = new BoardPointer(this, signal);
    new BoardKeyboard(this, signal);
    keepOwnKeys(host.element, signal);
    this.#intake = new TextIntake({
      element: host.element,
      editable: () => this.mode.places,
      step: (command, source) => host.step(command, source),
    });
    board.classList.add('editable');
  }

  /** The tool that counts; where nothing can be placed it is the hand. */
  get tool(): Tool {
    return this.mode.places ? this.host.snapshot().tool : 'hand';
  }

  get words(): ReturnType<typeof words> {
    return words(this.host.language());
  }

  /** Adds a sheet to the board's own for as long as it is edited. */
  adopt(styles: Parameters<typeof sheetFor>[0]): void {
    const sheet = sheetFor(styles, this.host.board.ownerDocument);
    if (this.#sheets.includes(sheet)) return;
    this.#sheets.push(sheet);
    const root = this.host.element.shadowRoot!;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  /** Shows the position to those who hear it, and where the focus and the chosen piece are. */
  update(): void {
    const { host } = this;
    this.#followMode();
    if (this.mode === idleMode) return;
    if (this.chosen && !this.mode.canLift(this.chosen)) this.chosen = null;
    const { placement } = host.snapshot().position;
    host.board.classList.toggle('placing', this.tool !== 'hand');
    host.board.setAttribute('role', 'grid');
    host.board.setAttribute('aria-label', labelText(host.element) || this.words.label);
    host.board.setAttribute('aria-description', this.words.hint);
    this.mode.update();
    const language = host.language();
    const layer = host.annotationLayer();
    const { square: nameOf } = boardWords(language);
    this.grid.update((square) => {
      const name = nameOf(square, placement[squareIndex(square)] ?? null);
      const notes = [this.mode.noteOn(square), layer?.noteOn(square, language)];
      return [name, ...notes].filter(Boolean).join(', ');
    }, this.chosen);
    this.show(this.#chosenMark, 'selected', this.chosen);
    this.pointer.update();
    this.#announcer.update(host.element.store);
    takeAutofocus(host.element);
  }

  #followMode(): void {
    const name = this.host.element.mode === 'play' ? 'play' : 'edit';
    if (name === this.#modeName) return;
    this.#modeName = name;
    this.pointer.release();
    this.mode.detach();
    this.chosen = null;
    this.#chosenMark.remove();
    this.host.board.removeAttribute('role');
    this.mode = name === 'edit' ? new EditMode(this.host) : idleMode;
    if (name === 'play') void this.#startPlaying();
  }

  /** Playing is code of its own. */
  async #startPlaying(): Promise<void> {
    try {
      const { PlayMode } = await import('./play-mode.js');
      if (this.#modeName !== 'play' || this.mode !== idleMode || this.#isDetached) return;
      this.mode = new PlayMode(this);
      this.update();
    } catch (reason) {
      console.error('fen-elements: the code that plays moves could not be loaded', reason);
    }
  }

  /** Shows a mark on a square, under the pieces, or takes it away. */
  show(mark: HTMLElement, kind: string, square: Square | null): void {
    if (!square) return mark.remove();
    const name = `${kind} at-${this.grid.placeOf(square)}`;
    if (mark.className !== name) mark.className = name;
    if (!mark.isConnected) this.grid.end.after(mark);
  }

  choose(square: Square | null): void {
    this.chosen = square;
    this.update();
  }

  /** Puts the chosen piece on a square, or chooses the piece there where the first cannot go there. */
  put(from: Square, to: Square, source: Source): void {
    if (this.mode.isGoal(from, to)) {
      this.choose(null);
      this.mode.move(from, to, source);
    } else if (this.mode.canLift(to)) {
      this.choose(to);
    } else if (source === 'keyboard') {
      this.say(this.words.cannotGoThere);
    } else {
      this.choose(null);
    }
  }

  say(text: string): void {
    this.#announcer.say(text);
  }

  /** Says why nothing can be moved; whether there is such a reason. */
  explainObjection(): boolean {
    const objection = this.mode.objection();
    if (objection) this.say(objection);
    return objection !== '';
  }

  /** Lists the keys; always true. */
  showKeys(): boolean {
    void import('./key-help.js').then(
      ({ showKeyHelp }) => showKeyHelp(this.host.element),
      (reason: unknown) =>
        console.error('fen-elements: the list of keys could not be loaded', reason),
    );
    return true;
  }

  explain(diagnostic: Diagnostic): string {
    return sentenceOf(diagnostic, this.host.language());
  }

  focus(options?: FocusOptions): void {
    this.grid.focus(options);
  }

  /** The first square of a finding; where it has none, the one that Tab comes to. */
  cellFor(diagnostic: Diagnostic | undefined): HTMLElement {
    return this.grid.cellOf(diagnostic?.squares[0] ?? this.grid.cursor);
  }

  /** Puts back what is on its way. */
  cancel(): void {
    this.pointer.release();
    this.drawing.cancel();
    this.mode.cancel();
    if (this.chosen) this.choose(null);
  }

  /** The board has left its document, perhaps to come back. */
  rest(): void {
    this.cancel();
    this.grid.rest();
    this.#announcer.rest();
  }

  detach(): void {
    this.rest();
    this.#isDetached = true;
    this.mode.detach();
    this.#listeners.abort();
    this.#intake.stop();
    this.pointer.detach();
    this.grid.detach();
    this.#chosenMark.remove();
    this.#heard.remove();
    const { board, element } = this.host;
    const root = element.shadowRoot!;
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
      (each) => !this.#sheets.includes(each),
    );
    board.classList.remove('editable', 'placing', 'keyboard');
    board.removeAttribute('aria-description');
    board.setAttribute('role', 'img');
  }
}
