import type { CSSResult } from '@lit/reactive-element';
import { html, type TemplateResult } from 'lit/html.js';
import { property, query, state } from 'lit/decorators.js';
import { Template } from '../../controllers/template.js';
import { historyKey } from '../../controllers/history-keys.js';
import type { Diagnostic } from '../../fen/types.js';
import { editor as words, findings } from '../../locales/en.js';
import { allSkills } from '../../store/all-skills.js';
import { provideSkills } from '../../store/skills.js';
import type { Orientation } from '../../store/types.js';
import { TextIntake } from '../text-intake/text-intake.js';
import { PositionControl } from '../position-control.js';
import { theme } from '../theme.styles.js';
import { styles } from './fen-editor.styles.js';

/**
 * @summary The whole editor: board, palette, toolbar, fields and verdict on one position.
 *
 * @slot - Elements of your own in place of the built-in layout; the library's elements in it share this editor's
 *   position. Content without any of them shows only until the editor is defined.
 *
 * @csspart bar - The row with the toolbar and the verdict.
 */
export class FenEditor extends PositionControl {
  static override styles: CSSResult[] = [theme, styles];
  static override shadowRootOptions: ShadowRootInit = {
    ...PositionControl.shadowRootOptions,
    delegatesFocus: true,
  };
  protected static override readonly provides = true;

  @query('fen-field-editor') private fields!: HTMLElement | null;

  /** Whether the page brings its own layout. */
  @state() private composed = false;

  /** Which side is below. Without it the store's view decides, White at first. */
  @property() orientation?: Orientation;

  /** Where ranks and files are named. */
  @property() coordinates: 'inside' | 'outside' | 'none' = 'inside';

  /** `classic`, or the address of a folder with `wK.svg … bP.svg`. */
  @property({ attribute: 'piece-set' }) pieceSet = 'classic';

  readonly #children = new MutationObserver(() => this.#look());

  constructor() {
    super();
    new Template(this);
    provideSkills(allSkills);
    new TextIntake({
      element: this,
      editable: () => this.editable,
      store: () => this.store,
      act: (command, source) => {
        this.act(command, source);
        this.settle();
      },
    });
    this.addEventListener('keydown', (event) => this.#handleKeyDown(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#children.observe(this, { childList: true, subtree: true });
    this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children.disconnect();
  }

  protected override explain(diagnostic: Diagnostic): string {
    return findings[diagnostic.code]?.(diagnostic.data) ?? diagnostic.code;
  }

  protected override get validityAnchor(): HTMLElement | undefined {
    return this.fields ?? undefined;
  }

  #look(): void {
    this.composed = [...this.querySelectorAll('*')].some(({ localName }) =>
      localName.startsWith('fen-'),
    );
  }

  #handleKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || !this.editable) return;
    const travel = historyKey(event);
    // In a text field of the page's own the keys belong to that field.
    if (
      !travel ||
      (event.composedPath()[0] as Element).matches('input, textarea, [contenteditable]')
    ) {
      return;
    }
    event.preventDefault();
    if (travel === 'undo') this.undo();
    else this.redo();
  }

  render(): TemplateResult {
    if (this.composed) return html`<slot></slot>`;
    const { readonly, isDisabled, editable } = this;
    return html`<div class="container">
      <div class="layout" role="group" aria-label=${this.label || words.label}>
        <div class="bar" part="bar">
          <fen-toolbar ?readonly=${!editable}></fen-toolbar>
          <fen-validator-badge ?readonly=${!editable}></fen-validator-badge>
        </div>
        <fen-board
          class="board"
          .orientation=${this.orientation}
          .coordinates=${this.coordinates}
          .pieceSet=${this.pieceSet}
          ?readonly=${readonly}
          ?disabled=${isDisabled}
        ></fen-board>
        ${editable ? html`<fen-palette .pieceSet=${this.pieceSet}></fen-palette>` : null}
        <fen-field-editor ?readonly=${readonly} ?disabled=${isDisabled}></fen-field-editor>
      </div>
    </div>`;
  }
}
