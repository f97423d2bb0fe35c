import type { CSSResult, PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { squares } from '../../fen/squares.js';
import type { Diagnostic, Square } from '../../fen/types.js';
import { insteadOf, localized } from '../../controllers/localize.js';
import { board as english } from '../../locales/en-board.js';
import type { Orientation } from '../../store/types.js';
import { PositionControl } from '../position-control.js';
import type { AnnotationLayer } from './annotation-layer.js';
import type { BoardEditing, EditedBoard } from './editing.js';
import { styles } from './fen-board.styles.js';
import { measure, type BoardMap } from './geometry.js';
import { PieceLayer } from './piece-layer.js';
import { pieceSheet } from './piece-sheet.js';

const words = localized('board', english);

const COORDINATES = ['inside', 'outside', 'none'];

/**
 * @summary The board: shows a position and, unless it is read-only, lets a person move, place and remove pieces.
 *
 * @csspart board - The square with the 64 squares.
 * @csspart ranks - The digits beside the ranks.
 * @csspart files - The letters below the files.
 *
 * @cssproperty [--fen-board-size=none] - The largest width; without it the board is as wide as its container.
 * @cssproperty [--fen-board-light=#f0dfc3] - The light squares.
 * @cssproperty [--fen-board-dark=#b58b67] - The dark squares.
 * @cssproperty [--fen-board-mark=#0b3d7a] - Squares that a finding points at.
 * @cssproperty [--fen-board-over=#124d2a] - The chosen piece's square, and the square under a dragged piece.
 * @cssproperty [--fen-board-last=#d9b816] - The squares of the last move.
 * @cssproperty [--fen-board-goal=#1c4226e6] - The dots on the squares a piece can go to.
 * @cssproperty [--fen-board-highlight=#d9b816] - The squares that `highlight` names.
 * @cssproperty [--fen-annotation-green=#1f8a38] - Green arrows and circles.
 * @cssproperty [--fen-annotation-red=#a31d17] - Red arrows and circles.
 * @cssproperty [--fen-annotation-yellow=#f2b20c] - Yellow arrows and circles.
 * @cssproperty [--fen-annotation-blue=#0b3d91] - Blue arrows and circles.
 * @cssproperty [--fen-board-coordinates=#20160c] - The names of ranks and files inside the board.
 * @cssproperty [--fen-board-radius=3px] - The board's corners.
 * @cssproperty [--fen-animation-duration=200ms] - How long a piece takes to its square when the position changes; `0s` for none.
 */
export class FenBoard extends PositionControl {
  static override styles: CSSResult[] = [styles];

  // So that a form can point at it.
  static override shadowRootOptions: ShadowRootInit = {
    ...PositionControl.shadowRootOptions,
    delegatesFocus: true,
  };

  static override properties: PropertyDeclarations = {
    orientation: {},
    mode: {},
    coordinates: {},
    highlight: {},
    pieceSet: { attribute: 'piece-set' },
    theme: {},
  };

  /** Which side is below. Without it the store's view decides, White at first. */
  declare orientation: Orientation | undefined;

  /** `edit` lets any piece go anywhere, `play` legal moves only. */
  declare mode: 'edit' | 'play';

  /** Where ranks and files are named. */
  declare coordinates: 'inside' | 'outside' | 'none';

  /** Squares to highlight, such as `e2 e4`. */
  declare highlight: string;

  /** `classic`, `modern`, or the address of a folder with `wK.svg … bP.svg`. */
  declare pieceSet: string;

  /** The board's colours; `contrast` is for low vision. Those that the page sets itself are taken before. */
  declare theme: 'wood' | 'green' | 'blue' | 'contrast';

  #frame: HTMLElement | null = null;
  #board: HTMLElement | null = null;
  #pieces: PieceLayer | null = null;
  #pieceSheet: CSSStyleSheet | null = null;
  #corners: HTMLElement[] | null = null;
  #editing: BoardEditing | null = null;
  #layer: AnnotationLayer | null = null;

  constructor() {
    super();
    this.mode = 'edit';
    this.coordinates = 'inside';
    this.highlight = '';
    this.pieceSet = 'classic';
    this.theme = 'wood';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#editing?.rest();
  }

  override adoptedCallback(): void {
    super.adoptedCallback();
    if (!this.#board || !this.ownerDocument.defaultView) return;
    this.#adoptPieces();
    this.#stopEditing();
    this.requestUpdate();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const board = this.#build();
    if (changed.has('pieceSet')) this.#adoptPieces();
    const side = this.#flipped ? 'black' : 'white';
    this.#frame!.className = `frame ${COORDINATES.includes(this.coordinates) ? this.coordinates : 'inside'} ${side} theme-${this.theme}`;
    this.#sayLanguage();
    const { position, source } = this.snapshot;
    this.#pieces!.show(position.placement, this.#flipped, source);
    this.#showAnnotations(board);
    this.#showEditing();
    if (this.#editing) return;
    const described = words(this.language).described(this.label, position);
    board.setAttribute('aria-label', described + (this.#layer?.describe(this.language) ?? ''));
  }

  protected override explain(diagnostic: Diagnostic): string {
    return this.#editing?.explain(diagnostic) ?? words(this.language).unusable;
  }

  override validityAnchor(diagnostic?: Diagnostic): HTMLElement | undefined {
    return this.#editing?.cellFor(diagnostic);
  }

  /** Only where it changes: somebody may be watching. */
  #sayLanguage(): void {
    const frame = this.#frame!;
    const instead = insteadOf(this.language);
    if (instead === frame.lang) return;
    if (instead) frame.lang = instead;
    else frame.removeAttribute('lang');
  }

  get #flipped(): boolean {
    return (this.orientation ?? this.snapshot.view.orientation) === 'black';
  }

  /** The board's few elements, made by hand once: a template would cost every diagram a library for templates. */
  #build(): HTMLElement {
    if (this.#board) return this.#board;
    const make = (name: string, part = true): HTMLElement => {
      const element = this.ownerDocument.createElement('div');
      element.className = name;
      if (part) element.setAttribute('part', name);
      return element;
    };
    const frame = make('frame', false);
    const board = make('board');
    const names = [make('ranks'), make('files')];
    for (const each of names) each.setAttribute('aria-hidden', 'true');
    board.setAttribute('role', 'img');
    board.append(...names);
    frame.append(board);
    this.renderRoot.append(frame);
    this.#frame = frame;
    this.#pieces = new PieceLayer(board);
    return (this.#board = board);
  }

  #adoptPieces(): void {
    const root = this.renderRoot as ShadowRoot;
    const others = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#pieceSheet);
    this.#pieceSheet = pieceSheet(this.pieceSet ?? '', this.ownerDocument);
    root.adoptedStyleSheets = [...others, this.#pieceSheet];
  }

  /** What not every board needs is code of its own; asked for again while it is on its way, it comes once. */
  #fetch<Part>(part: Promise<Part>, use: (part: Part) => void): void {
    part.then(use).then(
      () => this.requestUpdate(),
      (reason: unknown) => console.error('fen-elements: a part is missing', reason),
    );
  }

  #showAnnotations(board: HTMLElement): void {
    const { annotations, marks } = this.snapshot.view;
    const drawn = this.#editing?.drawing.preview ?? annotations;
    if (this.#layer) {
      this.#layer.show(drawn, this.highlight, marks, this.#flipped);
    } else if (drawn || this.highlight || marks[0]) {
      this.#fetch(import('./annotation-layer.js'), ({ AnnotationLayer }) => {
        this.#layer ??= new AnnotationLayer(board);
      });
    }
  }

  /** Editing is code of its own, fetched when a board can first be edited. */
  #showEditing(): void {
    if (!this.editable) {
      this.#stopEditing();
    } else if (this.#editing) {
      this.#editing.update();
    } else {
      this.#fetch(import('./editing.js'), ({ BoardEditing }) => {
        if (this.editable) this.#editing ??= new BoardEditing(this.#edited());
      });
    }
  }

  #stopEditing(): void {
    this.#editing?.detach();
    this.#editing = null;
  }

  #edited(): EditedBoard {
    return {
      element: this,
      frame: this.#frame!,
      board: this.#board!,
      language: () => this.language,
      snapshot: () => this.snapshot,
      flipped: () => this.#flipped,
      map: () => this.#map(),
      squareIn: (column, row) => this.#squareIn(column, row),
      annotationLayer: () => this.#layer,
      pieces: this.#pieces!,
      act: (command, source) => this.act(command, source),
      step: (command, source) => this.step(command, source),
      settle: () => this.settle(),
      undo: () => this.undo(),
      redo: () => this.redo(),
    };
  }

  /** Measures where the board is now, by three elements that are made when this is first asked for. */
  #map(): BoardMap {
    this.#corners ??= [0, 7, 56].map((place) => {
      const corner = this.ownerDocument.createElement('i');
      corner.className = `at-${place}`;
      this.#board!.prepend(corner);
      return corner;
    });
    return measure(this.#corners);
  }

  #squareIn(column: number, row: number): Square | null {
    if (!(column >= 0 && column < 8 && row >= 0 && row < 8)) return null;
    const place = Math.floor(row) * 8 + Math.floor(column);
    return squares[this.#flipped ? 63 - place : place]!;
  }

  /** The square at a point of the viewport, `null` beside the board. */
  squareAt(clientX: number, clientY: number): Square | null {
    if (!this.#board) return null;
    const [column, row] = this.#map()(clientX, clientY);
    return this.#squareIn(column, row);
  }

  /** Puts the focus on the board, where it can be edited. */
  override focus(options?: FocusOptions): void {
    if (this.#editing) this.#editing.focus(options);
    else super.focus(options);
  }
}
