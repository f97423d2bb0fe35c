import type { CSSResult, PropertyValues } from '@lit/reactive-element';
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { property } from 'lit/decorators.js';
import { Template } from '../../controllers/template.js';
import { historyKey } from '../../controllers/history-keys.js';
import type { Piece, Square } from '../../fen/types.js';
import { insteadOf, localized } from '../../controllers/localize.js';
import { palette } from '../../locales/en.js';
import { board } from '../../locales/en-board.js';
import type { PositionStore, Tool } from '../../store/types.js';
import { pieceClass, pieceSheet } from '../fen-board/piece-sheet.js';
import { makeInteractive } from '../interactive.js';
import { LinkedElement } from '../linked-element.js';
import { theme } from '../theme.styles.js';
import { styles } from './fen-palette.styles.js';

const wordsIn = localized('palette', palette);
const pieceWordsIn = localized('board', board);

const WHITE: readonly Tool[] = ['hand', 'K', 'Q', 'R', 'B', 'N', 'P'];
const BLACK: readonly Tool[] = ['eraser', 'k', 'q', 'r', 'b', 'n', 'p'];
const TOOLS = { white: WHITE, black: BLACK, all: [...WHITE, ...BLACK] };

/** A pointer that moves less than this, in CSS pixels, has chosen and not dragged. */
const TAP_TOLERANCE = 4;

/** What the palette needs of a board under the pointer. */
interface BoardLike extends HTMLElement {
  readonly store: PositionStore;
  readonly readonly: boolean;
  readonly mode: 'edit' | 'play';
  squareAt(clientX: number, clientY: number): Square | null;
}

interface Press {
  readonly pointerId: number;
  readonly tool: Tool;
  readonly startX: number;
  readonly startY: number;
  readonly size: number;
  ghost: HTMLElement | null;
  over: Square | null;
}

/**
 * @summary The pieces to place, the eraser and the hand: choose one and click squares, or drag a piece to the board.
 *
 * @csspart tools - The frame around the tools.
 * @csspart tool - Each tool; the chosen one is also `chosen`.
 * @csspart chosen - The chosen tool.
 *
 * @cssproperty [--fen-palette-surface=light-dark(#eef1f4, #7d8690)] - The background of the tools.
 */
export class FenPalette extends LinkedElement {
  static override styles: CSSResult[] = [theme, styles];

  /** `classic`, `modern`, or the address of a folder with `wK.svg … bP.svg`. */
  @property({ attribute: 'piece-set' }) pieceSet = 'classic';

  /** Which tools: White's pieces with the hand, Black's with the eraser, or all. */
  @property() pieces: 'white' | 'black' | 'all' = 'all';

  /** No tool can be chosen. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  #pieceSheet: CSSStyleSheet | null = null;
  #press: Press | null = null;
  #whilePressed: AbortController | null = null;

  constructor() {
    super();
    new Template(this);
    makeInteractive(this);
  }

  override disconnectedCallback(): void {
    this.#cancel();
    super.disconnectedCallback();
  }

  override adoptedCallback(): void {
    super.adoptedCallback();
    if (this.hasUpdated && this.ownerDocument.defaultView) this.#adoptPieces();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // The piece on its way may be among those that go.
    if (changed.has('pieces')) this.#cancel();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.has('pieceSet')) this.#adoptPieces();
  }

  #adoptPieces(): void {
    const root = this.renderRoot as ShadowRoot;
    const others = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#pieceSheet);
    this.#pieceSheet = pieceSheet(this.pieceSet ?? '', this.ownerDocument);
    root.adoptedStyleSheets = [...others, this.#pieceSheet];
  }

  #choose(tool: Tool): void {
    this.store.dispatch({ type: 'set-tool', tool });
  }

  private handleClick(event: MouseEvent, tool: Tool): void {
    // The pointer has already said what it wants; this is the click of a key or of assistive technology.
    if (event.detail === 0) this.#choose(tool);
  }

  private handlePointerDown(event: PointerEvent, tool: Tool): void {
    if (this.disabled || this.isDisabled || this.#press || event.button !== 0 || !event.isPrimary)
      return;
    const button = event.currentTarget as HTMLElement;
    this.#press = {
      pointerId: event.pointerId,
      tool,
      startX: event.clientX,
      startY: event.clientY,
      size: Math.max(36, button.clientHeight),
      ghost: null,
      over: null,
    };
    button.setPointerCapture(event.pointerId);
    this.#whilePressed = new AbortController();
    this.ownerDocument.addEventListener('keydown', this.#handleKeyWhilePressed, {
      capture: true,
      signal: this.#whilePressed.signal,
    });
  }

  readonly #handleKeyWhilePressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  };

  private handlePointerMove(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointerId) return;
    if (press.tool === 'hand' || press.tool === 'eraser') return;
    const far =
      Math.hypot(event.clientX - press.startX, event.clientY - press.startY) > TAP_TOLERANCE;
    if (!press.ghost && !far) return;
    press.ghost ??= this.#showGhost(press.tool, press.size);
    const board = boardAt(this, event.clientX, event.clientY, this.store);
    const size = board ? board.getBoundingClientRect().width / 8 : press.size;
    const { style } = press.ghost;
    style.setProperty('width', `${size}px`);
    style.setProperty('height', `${size}px`);
    style.setProperty(
      'transform',
      `translate(${event.clientX - size / 2}px, ${event.clientY - size / 2}px)`,
    );
    this.#mark(press, board?.squareAt(event.clientX, event.clientY) ?? null);
  }

  private handlePointerUp(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointerId) return;
    const { ghost, over, tool } = press;
    this.#cancel();
    if (!ghost) {
      this.#choose(tool === this.snapshot.tool ? 'hand' : tool);
    } else if (over) {
      this.step({ type: 'put', square: over, piece: tool as Piece }, 'palette');
    }
  }

  private handlePointerLost(event: PointerEvent): void {
    if (event.pointerId === this.#press?.pointerId) this.#cancel();
  }

  #mark(press: Press, square: Square | null): void {
    if (square === press.over) return;
    press.over = square;
    this.store.dispatch({ type: 'set-view', view: { marks: square ? [square] : [] } });
  }

  /** The piece on its way, in the top layer: no box around the palette clips or scales it. */
  #showGhost(piece: Piece, size: number): HTMLElement {
    const ghost = this.ownerDocument.createElement('i');
    ghost.className = `ghost piece ${pieceClass(piece)}`;
    ghost.style.setProperty('width', `${size}px`);
    ghost.popover = 'manual';
    this.renderRoot.append(ghost);
    ghost.showPopover();
    return ghost;
  }

  #cancel(): void {
    const press = this.#press;
    if (!press) return;
    this.#mark(press, null);
    this.#press = null;
    this.#whilePressed?.abort();
    press.ghost?.remove();
  }

  private handleKeyDown(event: KeyboardEvent): void {
    const travel = historyKey(event);
    if (travel) {
      event.preventDefault();
      event.stopPropagation();
      if (travel === 'undo') this.undo();
      else this.redo();
      return;
    }
    const across = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    const tools = this.#tools;
    // All of them may stand in two rows.
    const down = tools.length > WHITE.length ? WHITE.length : 1;
    const steps: Record<string, number> = {
      ArrowLeft: -across,
      ArrowRight: across,
      ArrowUp: -down,
      ArrowDown: down,
    };
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const now = buttons.indexOf(event.target as HTMLButtonElement);
    const next = (now + step + tools.length) % tools.length;
    this.#choose(tools[next]!);
    buttons[next]?.focus();
  }

  get #tools(): readonly Tool[] {
    return TOOLS[this.pieces] ?? TOOLS.all;
  }

  render(): TemplateResult {
    const chosen = this.snapshot.tool;
    const tools = this.#tools;
    const words = wordsIn(this.language);
    const { pieceName } = pieceWordsIn(this.language);
    // The other side's palette may have the chosen one.
    const tabStop = tools.includes(chosen) ? chosen : tools[0];
    return html`<div class="base">
      <div
        class="tools ${tools.length === WHITE.length ? 'side' : ''}"
        part="tools"
        role="radiogroup"
        lang=${insteadOf(this.language) || nothing}
        aria-label=${this.label || words.label[this.pieces] || words.label.all}
        @keydown=${this.handleKeyDown}
      >
        ${tools.map((tool) => {
          const piece = tool !== 'hand' && tool !== 'eraser' ? tool : null;
          const name = piece ? pieceName(piece) : words[tool as 'hand' | 'eraser'];
          return html`<button
            type="button"
            role="radio"
            part="tool ${tool === chosen ? 'chosen' : ''}"
            class=${piece ? 'draggable' : ''}
            aria-checked=${tool === chosen ? 'true' : 'false'}
            aria-label=${name}
            title=${name}
            tabindex=${tool === tabStop ? 0 : -1}
            ?disabled=${this.disabled}
            @click=${(event: MouseEvent) => this.handleClick(event, tool)}
            @pointerdown=${(event: PointerEvent) => this.handlePointerDown(event, tool)}
            @pointermove=${this.handlePointerMove}
            @pointerup=${this.handlePointerUp}
            @pointercancel=${this.handlePointerLost}
            @lostpointercapture=${this.handlePointerLost}
          >
            ${piece ? html`<i class="piece ${pieceClass(piece)}"></i>` : icons[tool as 'hand' | 'eraser']}
          </button>`;
        })}
      </div>
    </div>`;
  }
}

const icons = {
  hand: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d="M6 3l12 8.5-5.6 1 3.3 6.6-2.6 1.3-3.3-6.7L6 17.6z" />`}
  </svg>`,
  eraser: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d="M8.5 19.5l-4.6-4.6a1.4 1.4 0 0 1 0-2l8.4-8.4a1.4 1.4 0 0 1 2 0l5.6 5.6a1.4 1.4 0 0 1 0 2l-7.4 7.4zM8 8.8l7.6 7.6M7 19.5h13" />`}
  </svg>`,
};

/**
 * The editable board of a store at a point of the viewport: looked for from the palette's own root outwards, since
 * from outside nobody sees into closed ones, and in each down through open ones.
 */
function boardAt(
  palette: Element,
  clientX: number,
  clientY: number,
  store: PositionStore,
): BoardLike | null {
  let root = palette.getRootNode() as Document | ShadowRoot;
  for (;;) {
    const board = boardIn(root, clientX, clientY, store);
    if (board) return isOpenTo(board) ? board : null;
    if (!('host' in root)) return null;
    root = root.host.getRootNode() as Document | ShadowRoot;
  }
}

function boardIn(
  outermost: DocumentOrShadowRoot,
  clientX: number,
  clientY: number,
  store: PositionStore,
): BoardLike | null {
  let root = outermost;
  let last: Element | null = null;
  for (;;) {
    const hit: Element | null = root.elementFromPoint(clientX, clientY);
    if (!hit || hit === last) return null;
    last = hit;
    if ('squareAt' in hit && (hit as BoardLike).store === store) return hit as BoardLike;
    if (!hit.shadowRoot) return null;
    root = hit.shadowRoot;
  }
}

/** Whether pieces can be placed on a board. */
function isOpenTo(board: BoardLike): boolean {
  return !board.readonly && board.mode !== 'play' && !board.matches(':disabled');
}
