import type { CSSResult } from '@lit/reactive-element';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { property, query, state } from 'lit/decorators.js';
import { keepOwnKeys } from '../../controllers/own-keys.js';
import { Template } from '../../controllers/template.js';
import { historyKey } from '../../controllers/history-keys.js';
import { PopoverController } from '../../controllers/popover.js';
import type { Transform } from '../../fen/types.js';
import { insteadOf } from '../../controllers/localize.js';
import { INITIAL_FEN } from '../../store/store.js';
import { loadSkills } from '../../store/skills.js';
import { boardOf } from '../fen-validator-badge/same-store.js';
import type { FenBoard } from '../fen-board/fen-board.js';
import { LinkedElement, sheetFor } from '../linked-element.js';
import { tellChange } from '../tell-change.js';
import { takeText } from '../text-intake/text-intake.js';
import { theme } from '../theme.styles.js';
import type { Chess960Form } from './chess960-form.js';
import { styles } from './fen-toolbar.styles.js';
import { icons } from './icons.js';
import type { MenuHost, MenuItem } from './menu.js';
import type { ShareHost } from './share.js';
import { words as wordsIn } from './words.js';

type Menu = typeof import('./menu.js');
type Share = typeof import('./share.js');
type ToolName = keyof typeof icons;

const TOOLS: readonly ToolName[] = ['undo', 'redo', 'flip', 'start', 'clear', 'share', 'more'];
/** Those with a line before them. */
const FIRST_OF_GROUP: readonly ToolName[] = ['flip', 'start', 'share'];
/** Those that open a menu. */
const MENUS: readonly ToolName[] = ['share', 'more'];
/** How long it is said that something was copied, in milliseconds. */
const SAID_FOR = 4000;
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
 * @csspart said - What has come of a choice in the menu, for a moment.
 * @csspart chess960 - The box that asks for a Chess960 start.
 */
export class FenToolbar extends LinkedElement {
  static override styles: CSSResult[] = [theme, styles];

  @query('[data-tool=more]') private moreButton!: HTMLElement;
  @query('#menu') private menuBox!: HTMLElement;
  @query('#chess960') private chess960Box!: HTMLElement;
  @query('[data-tool=share]') private shareButton!: HTMLElement;
  @query('#share') private shareBox!: HTMLElement;
  @query('#text') private textBox!: HTMLElement;

  /** The button that Tab comes to; the arrow keys walk the others. */
  @state() private current: ToolName = 'undo';

  /** Leaves only what changes the view. */
  @property({ type: Boolean, reflect: true }) readonly = false;

  /** The address to which copied links lead; `''` is this page. Without it no link is offered. */
  @property() link: string | null = null;

  /** What has come of a choice in the menu, for a moment. */
  @state() private said = '';

  readonly #menu = new PopoverController(this, {
    anchor: () => this.moreButton,
    popover: () => this.menuBox,
    prepare: () => this.#load(),
    initialFocus: () => itemsIn(this.menuBox).at(this.#openAt) ?? this.moreButton,
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
  readonly #share = new PopoverController(this, {
    anchor: () => this.shareButton,
    popover: () => this.shareBox,
    prepare: () => this.#loadShare(),
    initialFocus: () => itemsIn(this.shareBox).at(this.#openAt) ?? this.shareButton,
    avoid: () => null,
    keepsOpen: () => false,
  });
  readonly #text = new PopoverController(this, {
    anchor: () => this.shareButton,
    popover: () => this.textBox,
    prepare: async () => {},
    initialFocus: () => {
      const area = this.textBox.querySelector('textarea')!;
      area.select();
      return area;
    },
    avoid: () => null,
    keepsOpen: () => false,
  });
  #shareLoaded: Share | null = null;
  /** What the person has to copy by hand. */
  #textToCopy = '';
  #saidTimer: ReturnType<typeof setTimeout> | undefined;
  /** What shows the menu, once it was opened. */
  #loaded: Menu | null = null;
  #form: Chess960Form | null = null;
  /** The item that the menu opens with: the first, or the last. */
  #openAt = 0;

  constructor() {
    super();
    new Template(this);
    keepOwnKeys(this);
    loadSkills();
    LinkedElement.tellChange = tellChange;
  }

  override adoptedCallback(): void {
    super.adoptedCallback();
    this.#adoptMenuStyles();
  }

  #can(tool: ToolName): boolean {
    const { canUndo, canRedo, text } = this.snapshot;
    if (tool === 'flip' || tool === 'share') return true;
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

  async #loadShare(): Promise<void> {
    if (this.#shareLoaded) return;
    try {
      this.#shareLoaded = await import('./share.js');
      this.#adoptMenuStyles();
    } catch (error) {
      console.error('fen-elements: the menu could not be loaded', error);
    }
    this.requestUpdate();
  }

  #adoptMenuStyles(): void {
    const styles = (this.#loaded ?? this.#shareLoaded)?.menuStyles;
    if (!styles || !this.ownerDocument.defaultView) return;
    const root = this.renderRoot as ShadowRoot;
    const sheet = sheetFor(styles, this.ownerDocument);
    if (root.adoptedStyleSheets.includes(sheet)) return;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  private handleClick(tool: ToolName): void {
    this.current = tool;
    const wasOpen = this.#menu.isOpen || this.#share.isOpen;
    for (const box of [this.#menu, this.#chess960, this.#share, this.#text]) box.close();
    if (!this.#can(tool)) return;
    switch (tool) {
      case 'undo':
        return this.undo();
      case 'redo':
        return this.redo();
      case 'flip':
        return this.#flip();
      case 'more':
      case 'share':
        if (!wasOpen) this.#openMenu(tool, 0);
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

  #openMenu(menu: MenuName, at: number): void {
    this.#openAt = at;
    void (menu === 'more' ? this.#menu : this.#share).open();
  }

  /**
   * Sets up a whole position, all six fields, in one step, without the arrows on the last one; undo brings them and
   * the variant back too.
   */
  #setUp(text: string, variant = this.snapshot.variant, annotations = ''): void {
    this.act({ type: 'set-text', text, variant, annotations }, 'toolbar');
    this.settle();
  }

  get #menuHost(): MenuHost {
    return {
      language: this.language,
      isChess960: this.snapshot.variant === 'chess960',
      isAnnotated: this.annotations !== '',
      choose: (item) => this.#choose(item),
      close: () => this.#menu.close(),
    };
  }

  get #shareHost(): ShareHost {
    return {
      page: this.ownerDocument,
      language: this.language,
      snapshot: this.snapshot,
      editable: !this.readonly && !this.isDisabled,
      board: boardOf(this, this.store) as FenBoard | null,
      link: this.link === null ? null : this.link || this.ownerDocument.location.href,
      take: (text) => void this.#take(text),
      say: (text) => this.#say(text),
      showText: (text) => {
        this.#textToCopy = text;
        void this.#text.open();
      },
      close: () => this.#share.close(),
    };
  }

  /** A text from the clipboard, as if keys had pasted it. */
  async #take(text: string): Promise<void> {
    await takeText(
      {
        element: this,
        editable: () => !this.readonly,
        store: () => this.store,
        act: (command, source) => {
          this.act(command, source);
          this.settle();
        },
      },
      text,
      'paste',
    );
  }

  #say(text: string): void {
    this.said = text;
    clearTimeout(this.#saidTimer);
    this.#saidTimer = setTimeout(() => (this.said = ''), SAID_FOR);
  }

  #choose(item: MenuItem): void {
    this.#menu.close();
    if (item === 'chess960-start') this.#askForStart();
    else if (item === 'chess960') {
      const { text, variant, view } = this.snapshot;
      this.#setUp(text, variant === 'chess960' ? 'standard' : 'chess960', view.annotations);
    } else if (item === 'clear-annotations') {
      this.act(this.#loaded!.withoutAnnotations(this.snapshot), 'toolbar');
    } else if (item === 'keys') this.#loaded!.showKeyHelp(this);
    else this.#transform(item);
  }

  #transform(transform: Transform): void {
    const annotations = this.#loaded!.transformAnnotations(this.annotations, transform);
    this.act({ type: 'transform', transform, annotations }, 'toolbar');
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
    else if (isBare && /^Arrow(Up|Down)$/.test(event.key) && isMenu(this.current)) {
      if (this.#can(this.current)) this.#openMenu(this.current, event.key === 'ArrowDown' ? 0 : -1);
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
    const isOpen = (tool === 'more' ? this.#menu : this.#share).isOpen;
    const keys = tool === 'undo' || tool === 'redo' ? shortcuts(tool) : null;
    return html`${FIRST_OF_GROUP.includes(tool) ? html`<span class="gap"></span>` : nothing}<button
        type="button"
        part="tool"
        data-tool=${tool}
        aria-label=${words[tool]}
        title=${keys ? `${words[tool]} (${keys.shown})` : words[tool]}
        aria-keyshortcuts=${keys?.spoken ?? nothing}
        aria-disabled=${this.#can(tool) ? 'false' : 'true'}
        aria-haspopup=${isMenu(tool) ? 'menu' : nothing}
        aria-expanded=${isMenu(tool) ? (isOpen ? 'true' : 'false') : nothing}
        aria-controls=${isMenu(tool) ? (tool === 'more' ? 'menu' : 'share') : nothing}
        tabindex=${tool === this.current ? 0 : -1}
        @click=${() => this.handleClick(tool)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">${icons[tool]}</svg>
        ${LABELLED.includes(tool) ? html`<span class="words">${words[tool]}</span>` : nothing}
      </button>`;
  }

  render(): TemplateResult {
    const words = wordsIn(this.language);
    return html`<div class="base" lang=${insteadOf(this.language) || nothing}>
      <div
        class="tools"
        part="tools"
        role="toolbar"
        aria-label=${this.label || words.label}
        @keydown=${this.handleKeyDown}
      >
        ${TOOLS.map((tool) => this.#renderTool(tool))}
      </div>
      <p class="said" part="said" role="status">${this.said}</p>
      <div
        id="menu"
        class="popover menu"
        part="menu"
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
        popover="manual"
        role="dialog"
        aria-labelledby="chess960-title"
      >
        ${this.#chess960.isOpen ? this.#form?.render() : nothing}
      </div>
      <div
        id="share"
        class="popover menu"
        part="menu"
        popover="manual"
        role="menu"
        aria-label=${words.share}
      >
        ${this.#share.isOpen ? this.#shareLoaded?.renderShare(this.#shareHost) : nothing}
      </div>
      <div id="text" class="popover" popover="manual" role="dialog" aria-labelledby="text-title">
        ${
          this.#text.isOpen
            ? this.#shareLoaded?.renderText(this.#textToCopy, this.language, () =>
                this.#text.close(),
              )
            : nothing
        }
      </div>
    </div>`;
  }
}

type MenuName = 'more' | 'share';

const isMenu = (tool: ToolName): tool is MenuName => MENUS.includes(tool);

const itemsIn = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

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
