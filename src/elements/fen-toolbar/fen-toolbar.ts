import type { CSSResult } from '@lit/reactive-element';
import { html, svg, type TemplateResult } from 'lit/html.js';
import { property, state } from 'lit/decorators.js';
import { Template } from '../../controllers/template.js';
import { historyKey } from '../../controllers/history-keys.js';
import { toolbar as words } from '../../locales/en.js';
import { INITIAL_FEN } from '../../store/store.js';
import { allSkills } from '../../store/all-skills.js';
import { provideSkills } from '../../store/skills.js';
import { LinkedElement } from '../linked-element.js';
import { theme } from '../theme.styles.js';
import { styles } from './fen-toolbar.styles.js';

type ToolName = 'undo' | 'redo' | 'flip' | 'start' | 'clear';

const TOOLS: readonly ToolName[] = ['undo', 'redo', 'flip', 'start', 'clear'];
const EMPTY_FEN = '8/8/8/8/8/8/8/8 w - - 0 1';

/**
 * @summary Undo and redo, the view from the other side, the start position and the empty board.
 *
 * @csspart tools - The row of buttons.
 * @csspart tool - Each button.
 */
export class FenToolbar extends LinkedElement {
  static override styles: CSSResult[] = [theme, styles];

  /** Leaves only what changes the view. */
  @property({ type: Boolean, reflect: true }) readonly = false;

  /** The button that Tab comes to; the arrow keys walk the others. */
  @state() private current: ToolName = 'undo';

  constructor() {
    super();
    new Template(this);
    provideSkills(allSkills);
  }

  #can(tool: ToolName): boolean {
    const { canUndo, canRedo, text } = this.snapshot;
    switch (tool) {
      case 'undo':
        return canUndo && !this.readonly;
      case 'redo':
        return canRedo && !this.readonly;
      case 'start':
        return text !== INITIAL_FEN && !this.readonly;
      case 'clear':
        return text !== EMPTY_FEN && !this.readonly;
      case 'flip':
        return true;
    }
  }

  private handleClick(tool: ToolName): void {
    this.current = tool;
    if (!this.#can(tool)) return;
    switch (tool) {
      case 'undo':
        return this.undo();
      case 'redo':
        return this.redo();
      case 'flip': {
        const orientation = this.snapshot.view.orientation === 'white' ? 'black' : 'white';
        return this.store.dispatch({ type: 'set-view', view: { orientation } });
      }
      case 'start':
      case 'clear':
        this.act({ type: 'set-text', text: tool === 'start' ? INITIAL_FEN : EMPTY_FEN }, 'toolbar');
        return this.settle();
    }
  }

  private handleKeyDown(event: KeyboardEvent): void {
    const travel = historyKey(event);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (travel) this.handleClick(travel);
    else if (step && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const rtl = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
      const next = TOOLS.indexOf(this.current) + step * rtl + TOOLS.length;
      this.current = TOOLS[next % TOOLS.length]!;
      this.renderRoot.querySelector<HTMLElement>(`[data-tool=${this.current}]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  render(): TemplateResult {
    return html`<div
      class="tools"
      part="tools"
      role="toolbar"
      aria-label=${this.label || words.label}
      @keydown=${this.handleKeyDown}
    >
      ${TOOLS.map(
        (tool) =>
          html`${tool === 'flip' ? html`<span class="gap"></span>` : null}<button
              type="button"
              part="tool"
              data-tool=${tool}
              aria-label=${words[tool]}
              title=${words[tool]}
              aria-disabled=${this.#can(tool) ? 'false' : 'true'}
              tabindex=${tool === this.current ? 0 : -1}
              @click=${() => this.handleClick(tool)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">${icons[tool]}</svg>
            </button>`,
      )}
    </div>`;
  }
}

const icons: Record<ToolName, TemplateResult> = {
  undo: svg`<path d="M9 14.5L4 9.5l5-5M4 9.5h9.5a6 6 0 0 1 0 12H8" />`,
  redo: svg`<path d="M15 14.5l5-5-5-5M20 9.5h-9.5a6 6 0 0 0 0 12H16" />`,
  flip: svg`<path d="M8 3.5v17M8 20.5l-4-4M8 20.5l4-4M16 20.5v-17M16 3.5l-4 4M16 3.5l4 4" />`,
  start: svg`<path d="M4 4h16v16H4zM4 9.5h16M4 14.5h16M9.5 4v5.5M14.5 4v5.5M9.5 14.5V20M14.5 14.5V20" />`,
  clear: svg`<path d="M4 4h16v16H4zM9 9l6 6M15 9l-6 6" />`,
};
