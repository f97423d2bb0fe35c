import type { CSSResult } from '@lit/reactive-element';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { property, query, state } from 'lit/decorators.js';
import { Template } from '../../controllers/template.js';
import { historyKey } from '../../controllers/history-keys.js';
import { PopoverController } from '../../controllers/popover.js';
import type { Transform } from '../../fen/types.js';
import { insteadOf } from '../../controllers/localize.js';
import { INITIAL_FEN } from '../../store/store.js';
import { boardOf } from '../../controllers/same-store.js';
import type { FenBoard } from '../fen-board/fen-board.js';
import { makeInteractive } from '../interactive.js';
import { LinkedElement } from '../linked-element.js';
import { takeText, type IntakeHost } from '../text-intake/text-intake.js';
import { theme } from '../theme.styles.js';
import type { Chess960Form } from './chess960-form.js';
import { styles } from './fen-toolbar.styles.js';
import { icons } from './icons.js';
import type { MenuHost, MenuItem } from './menu.js';
import type { ShareHost } from './share.js';
import { ToolMenu } from './tool-menu.js';
import { words as wordsIn } from './words.js';

type ToolName = keyof typeof icons;

const TOOLS: readonly ToolName[] = ['undo', 'redo', 'flip', 'start', 'clear', 'share', 'more'];
/** Those with a line before them. */
const FIRST_OF_GROUP: readonly ToolName[] = ['flip', 'start', 'share'];
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
  @query('#chess960') private chess960Box!: HTMLElement;
  @query('[data-tool=share]') private shareButton!: HTMLElement;
  @query('#text') private textBox!: HTMLElement;

  /** The button that Tab comes to; the arrow keys walk the others. */
  @state() private current: ToolName = 'undo';

  /** Leaves only what changes the view. */
  @property({ type: Boolean, reflect: true }) readonly = false;

  /** The address to which copied links lead; `''` is this page. Without it no link is offered. */
  @property() link: string | null = null;

  /** What has come of a choice in the menu, for a moment. */
  @state() private said = '';

  readonly #menus = {
    share: new ToolMenu(this, 'share', 'share', () => import('./share.js')),
    more: new ToolMenu(this, 'more', 'menu', () => import('./menu.js')),
  };
  /** Opened from the menu, which has loaded what is in it. */
  readonly #chess960 = new PopoverController(this, {
    anchor: () => this.moreButton,
    popover: () => this.chess960Box,
    prepare: async () => {},
    initialFocus: (): HTMLElement => this.chess960Box.querySelector('input')!,
    avoid: () => boardOf(this, this.store),
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
  /** What the person has to copy by hand. */
  #textToCopy = '';
  #saidTimer: ReturnType<typeof setTimeout> | undefined;
  #form: Chess960Form | null = null;

  constructor() {
    super();
    new Template(this);
    makeInteractive(this);
  }

  override adoptedCallback(): void {
    super.adoptedCallback();
    for (const menu of Object.values(this.#menus)) menu.adoptStyles();
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

  private handleClick(tool: ToolName): void {
    this.current = tool;
    const { more, share } = this.#menus;
    const wasOpen = more.isOpen || share.isOpen;
    for (const box of [more, share, this.#chess960, this.#text]) box.close();
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
        if (!wasOpen) this.#menus[tool].open(0);
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

  /**
   * Sets up a whole position, all six fields, in one step, without the arrows on the last one; undo brings them and
   * the variant back too.
   */
  #setUp(text: string, variant = this.snapshot.variant, annotations = ''): void {
    this.step({ type: 'set-text', text, variant, annotations }, 'toolbar');
  }

  get #menuHost(): MenuHost {
    return {
      language: this.language,
      isChess960: this.snapshot.variant === 'chess960',
      isAnnotated: this.annotations !== '',
      choose: (item) => this.#choose(item),
      close: () => this.#menus.more.close(),
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
      take: (text) => void takeText(this.#intakeHost, text, 'paste'),
      say: (text) => this.#say(text),
      showText: (text) => {
        this.#textToCopy = text;
        void this.#text.open();
      },
      close: () => this.#menus.share.close(),
    };
  }

  /** For a text from the clipboard, as if keys had pasted it. */
  get #intakeHost(): IntakeHost {
    return {
      element: this,
      editable: () => !this.readonly,
      step: (command, source) => this.step(command, source),
    };
  }

  #say(text: string): void {
    this.said = text;
    clearTimeout(this.#saidTimer);
    this.#saidTimer = setTimeout(() => (this.said = ''), SAID_FOR);
  }

  #choose(item: MenuItem): void {
    const { more } = this.#menus;
    more.close();
    if (item === 'chess960-start') this.#askForStart();
    else if (item === 'chess960') {
      const { text, variant, view } = this.snapshot;
      this.#setUp(text, variant === 'chess960' ? 'standard' : 'chess960', view.annotations);
    } else if (item === 'clear-annotations') {
      this.act(more.code!.withoutAnnotations(this.snapshot), 'toolbar');
    } else if (item === 'keys') more.code!.showKeyHelp(this);
    else this.#transform(item);
  }

  #transform(transform: Transform): void {
    const annotations = this.#menus.more.code!.transformAnnotations(this.annotations, transform);
    this.step({ type: 'transform', transform, annotations }, 'toolbar');
  }

  #askForStart(): void {
    const { Chess960Form } = this.#menus.more.code!;
    this.#form = new Chess960Form(
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
      if (this.#can(this.current))
        this.#menus[this.current].open(event.key === 'ArrowDown' ? 0 : -1);
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
    const menu = isMenu(tool) ? this.#menus[tool] : null;
    const keys = tool === 'undo' || tool === 'redo' ? shortcuts(tool) : null;
    return html`${FIRST_OF_GROUP.includes(tool) ? html`<span class="gap"></span>` : nothing}<button
        type="button"
        part="tool"
        data-tool=${tool}
        aria-label=${words[tool]}
        title=${keys ? `${words[tool]} (${keys.shown})` : words[tool]}
        aria-keyshortcuts=${keys?.spoken ?? nothing}
        aria-disabled=${this.#can(tool) ? 'false' : 'true'}
        aria-haspopup=${menu ? 'menu' : nothing}
        aria-expanded=${menu ? (menu.isOpen ? 'true' : 'false') : nothing}
        aria-controls=${menu?.id ?? nothing}
        tabindex=${tool === this.current ? 0 : -1}
        @click=${() => this.handleClick(tool)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">${icons[tool]}</svg>
        ${LABELLED.includes(tool) ? html`<span class="words">${words[tool]}</span>` : nothing}
      </button>`;
  }

  render(): TemplateResult {
    const words = wordsIn(this.language);
    const { more, share } = this.#menus;
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
      ${more.render(words.more, (code) => code.renderMenu(this.#menuHost))}
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
      ${share.render(words.share, (code) => code.renderShare(this.#shareHost))}
      <div id="text" class="popover" popover="manual" role="dialog" aria-labelledby="text-title">
        ${
          this.#text.isOpen
            ? share.code?.renderText(this.#textToCopy, this.language, () => this.#text.close())
            : nothing
        }
      </div>
    </div>`;
  }
}

/** Whether a tool opens a menu. */
const isMenu = (tool: ToolName): tool is 'more' | 'share' => tool === 'more' || tool === 'share';

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
