import type { CSSResult } from '@lit/reactive-element';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { property, query, state } from 'lit/decorators.js';
import { Template } from '../../controllers/template.js';
import { historyKey } from '../../controllers/history-keys.js';
import { PopoverController } from '../../controllers/popover.js';
import type { Transform } from '../../fen/types.js';
import { insteadOf } from '../../controllers/localize.js';
import { INITIAL_FEN } from '../../store/store.js';
import { loadSkills } from '../../store/skills.js';
import { boardOf } from '../fen-validator-badge/same-store.js';
import { LinkedElement, sheetFor } from '../linked-element.js';
import { tellChange } from '../tell-change.js';
import { theme } from '../theme.styles.js';
import type { Chess960Form } from './chess960-form.js';
import { styles } from './fen-toolbar.styles.js';
import { icons } from './icons.js';
import type { MenuHost, MenuItem } from './menu.js';
import { words as wordsIn } from './words.js';

type Menu = typeof import('./menu.js');
type ToolName = keyof typeof icons;

const TOOLS: readonly ToolName[] = ['undo', 'redo', 'flip', 'start', 'clear', 'more'];
/** Those with a line before them. */
const FIRST_OF_GROUP: readonly ToolName[] = ['flip', 'start', 'more'];
/** Those that say in words what they do where there is room. */
const LABELLED: readonly ToolName[] = ['start', 'clear'];
const EMPTY_FEN = '8/8/8/8/8/8/8/8 w - - 0 1';

/**
 * @summary Undo and redo, the view from the other side, the start position and the empty board; in a menu the
 * position turned, mirrored or with colours swapped, and the starts of Chess960.
 *
 * @csspart tools - The row of buttons.
 * @csspart tool - Each button.
 * @csspart menu - The menu behind the last button.
 * @csspart item - Each item of the menu.
 * @csspart chess960 - The box that asks for a Chess960 start.
 */
export class FenToolbar extends LinkedElement {
  static override styles: CSSResult[] = [theme, styles];

  @query('[data-tool=more]') private moreButton!: HTMLElement;
  @query('#menu') private menuBox!: HTMLElement;
  @query('#chess960') private chess960Box!: HTMLElement;

  /** The button that Tab comes to; the arrow keys walk the others. */
  @state() private current: ToolName = 'undo';

  /** Leaves only what changes the view. */
  @property({ type: Boolean, reflect: true }) readonly = false;

  readonly #menu = new PopoverController(this, {
    anchor: () => this.moreButton,
    popover: () => this.menuBox,
    prepare: () => this.#load(),
    initialFocus: () => this.#menuItems.at(this.#openAt) ?? this.moreButton,
    avoid: () => null,
    keepsOpen: () => false,
  });
  readonly #chess960 = new PopoverController(this, {
    anchor: () => this.moreButton,
    popover: () => this.chess960Box,
    prepare: () => this.#load(),
    initialFocus: (): HTMLElement => this.chess960Box.querySelector('input')!,
    avoid: () => boardOf(this, this.store),
    keepsOpen: () => false,
  });
  /** What shows the menu, once it was opened. */
  #loaded: Menu | null = null;
  #form: Chess960Form | null = null;
  /** The item that the menu opens with: the first, or the last. */
  #openAt = 0;

  constructor() {
    super();
    new Template(this);
    loadSkills();
    LinkedElement.tellChange = tellChange;
  }

  override adoptedCallback(): void {
    super.adoptedCallback();
    this.#adoptMenuStyles();
  }

  get #menuItems(): HTMLElement[] {
    return [...this.menuBox.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  }

  #can(tool: ToolName): boolean {
    const { canUndo, canRedo, text } = this.snapshot;
    if (tool === 'flip') return true;
    if (this.readonly) return false;
    if (tool === 'undo') return canUndo;
    if (tool === 'redo') return canRedo;
    if (tool === 'more') return true;
    return text !== (tool === 'start' ? INITIAL_FEN : EMPTY_FEN);
  }

  async #load(): Promise<void> {
    if (this.#loaded) return;
    try {
      this.#loaded = await import('./menu.js');
      this.#adoptMenuStyles();
    } catch (error) {
      console.error('fen-elements: the menu could not be loaded', error);
    }
    this.requestUpdate();
  }

  #adoptMenuStyles(): void {
    if (!this.#loaded || !this.ownerDocument.defaultView) return;
    const root = this.renderRoot as ShadowRoot;
    const sheet = sheetFor(this.#loaded.menuStyles, this.ownerDocument);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  private handleClick(tool: ToolName): void {
    this.current = tool;
    const wasOpen = this.#menu.isOpen;
    this.#menu.close();
    this.#chess960.close();
    if (!this.#can(tool)) return;
    switch (tool) {
      case 'undo':
        return this.undo();
      case 'redo':
        return this.redo();
      case 'flip':
        return this.#flip();
      case 'more':
        if (!wasOpen) this.#openMenu(0);
        return;
      case 'start':
      case 'clear':
        this.#setUp(tool === 'start' ? INITIAL_FEN : EMPTY_FEN);
    }
  }

  #flip(): void {
    const orientation = this.snapshot.view.orientation === 'white' ? 'black' : 'white';
    this.store.dispatch({ type: 'set-view', view: { orientation } });
  }

  #openMenu(at: number): void {
    this.#openAt = at;
    void this.#menu.open();
  }

  /** Sets up a whole position, all six fields, in one step; undo brings the variant back too. */
  #setUp(text: string, variant = this.snapshot.variant): void {
    this.act({ type: 'set-text', text, variant }, 'toolbar');
    this.settle();
  }

  get #menuHost(): MenuHost {
    return {
      language: this.language,
      isChess960: this.snapshot.variant === 'chess960',
      choose: (item) => this.#choose(item),
      close: () => this.#menu.close(),
    };
  }

  #choose(item: MenuItem): void {
    this.#menu.close();
    if (item === 'chess960-start') this.#askForStart();
    else if (item === 'chess960') {
      const { text, variant } = this.snapshot;
      this.#setUp(text, variant === 'chess960' ? 'standard' : 'chess960');
    } else if (item === 'keys') this.#loaded!.showKeyHelp(this);
    else this.#transform(item);
  }

  #transform(transform: Transform): void {
    this.act({ type: 'transform', transform }, 'toolbar');
    this.settle();
  }

  #askForStart(): void {
    const form = this.#loaded!.Chess960Form;
    this.#form = new form(
      {
        language: this.language,
        options: this.snapshot.options,
        // Castling by the rules of standard chess would make nothing of these starts.
        setUp: (fen) => this.#setUp(fen, 'chess960'),
        close: () => this.#chess960.close(),
        requestUpdate: () => this.requestUpdate(),
      },
      this.position,
    );
    void this.#chess960.open();
  }

  private handleKeyDown(event: KeyboardEvent): void {
    const travel = historyKey(event);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isBare = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (travel) this.handleClick(travel);
    else if (isBare && step) this.#walk(step);
    else if (isBare && /^Arrow(Up|Down)$/.test(event.key) && this.current === 'more') {
      if (this.#can('more')) this.#openMenu(event.key === 'ArrowDown' ? 0 : -1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #walk(step: number): void {
    const rtl = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    const next = TOOLS.indexOf(this.current) + step * rtl + TOOLS.length;
    this.current = TOOLS[next % TOOLS.length]!;
    this.renderRoot.querySelector<HTMLElement>(`[data-tool=${this.current}]`)?.focus();
  }

  #renderTool(tool: ToolName): TemplateResult {
    const words = wordsIn(this.language);
    const isMore = tool === 'more';
    const keys = tool === 'undo' || tool === 'redo' ? shortcuts(tool) : null;
    return html`${FIRST_OF_GROUP.includes(tool) ? html`<span class="gap"></span>` : nothing}<button
        type="button"
        part="tool"
        data-tool=${tool}
        aria-label=${words[tool]}
        title=${keys ? `${words[tool]} (${keys.shown})` : words[tool]}
        aria-keyshortcuts=${keys?.spoken ?? nothing}
        aria-disabled=${this.#can(tool) ? 'false' : 'true'}
        aria-haspopup=${isMore ? 'menu' : nothing}
        aria-expanded=${isMore ? (this.#menu.isOpen ? 'true' : 'false') : nothing}
        aria-controls=${isMore ? 'menu' : nothing}
        tabindex=${tool === this.current ? 0 : -1}
        @click=${() => this.handleClick(tool)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">${icons[tool]}</svg>
        ${LABELLED.includes(tool) ? html`<span class="words">${words[tool]}</span>` : nothing}
      </button>`;
  }

  render(): TemplateResult {
    const words = wordsIn(this.language);
    return html`<div
        class="tools"
        part="tools"
        role="toolbar"
        lang=${insteadOf(this.language) || nothing}
        aria-label=${this.label || words.label}
        @keydown=${this.handleKeyDown}
      >
        ${TOOLS.map((tool) => this.#renderTool(tool))}
      </div>
      <div
        id="menu"
        class="popover menu"
        part="menu"
        lang=${insteadOf(this.language) || nothing}
        popover="manual"
        role="menu"
        aria-label=${words.more}
      >
        ${this.#menu.isOpen ? this.#loaded?.renderMenu(this.#menuHost) : nothing}
      </div>
      <div
        id="chess960"
        class="popover"
        part="chess960"
        lang=${insteadOf(this.language) || nothing}
        popover="manual"
        role="dialog"
        aria-labelledby="chess960-title"
      >
        ${this.#chess960.isOpen ? this.#form?.render() : nothing}
      </div>`;
  }
}

/** The keys for undo and redo, as this machine's keyboard has them and as `aria-keyshortcuts` writes them. */
function shortcuts(way: 'undo' | 'redo'): { shown: string; spoken: string } {
  const isApple = /Mac|iP/.test(navigator.platform);
  if (way === 'undo') {
    return isApple ? { shown: '⌘Z', spoken: 'Meta+Z' } : { shown: 'Ctrl+Z', spoken: 'Control+Z' };
  }
  return isApple
    ? { shown: '⇧⌘Z', spoken: 'Shift+Meta+Z' }
    : { shown: 'Ctrl+Y', spoken: 'Control+Y' };
}
