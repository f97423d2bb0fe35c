import type { CSSResult, PropertyValues } from '@lit/reactive-element';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { property, query, state } from 'lit/decorators.js';
import { Template } from '../../controllers/template.js';
import { historyKey } from '../../controllers/history-keys.js';
import { labelText } from '../../controllers/label-text.js';
import type { Diagnostic } from '../../fen/types.js';
import { insteadOf, localized } from '../../controllers/localize.js';
import { sentenceOf } from '../../controllers/sentences.js';
import { editor as english } from '../../locales/en.js';
import type { Orientation } from '../../store/types.js';
import type { FenFieldEditor } from '../fen-field-editor/fen-field-editor.js';
import { TextIntake } from '../text-intake/text-intake.js';
import { makeInteractive } from '../interactive.js';
import { PositionControl } from '../position-control.js';
import { theme } from '../theme.styles.js';
import { validate } from '../validity.js';
import { styles } from './fen-editor.styles.js';

const wordsIn = localized('editor', english);

/** Below this width, in CSS pixels, the pieces of each side have a row of their own: above and below the board. */
const TWO_ROWS_BELOW = 600;

/**
 * @summary The whole editor: board, palette, toolbar, fields and verdict on one position.
 *
 * @slot - Elements of your own in place of the built-in layout; the library's elements in it share this editor's
 *   position. Content without any of them shows only until the editor is defined.
 *
 * @csspart bar - The row with the toolbar.
 */
export class FenEditor extends PositionControl {
  static override styles: CSSResult[] = [theme, styles];
  static override shadowRootOptions: ShadowRootInit = {
    ...PositionControl.shadowRootOptions,
    delegatesFocus: true,
  };
  protected static override readonly provides = true;

  @query('.ruler') private ruler!: HTMLElement | null;
  @query('fen-field-editor') private fields!: FenFieldEditor | null;

  /** Whether the page brings its own layout. */
  @state() private composed = false;

  /** Whether the pieces have a row above the board and one below. */
  @state() private narrow = false;

  /** `edit` lets any piece go anywhere, `play` legal moves only. */
  @property() mode: 'edit' | 'play' = 'edit';

  /** Which side is below. Without it the store's view decides, White at first. */
  @property() orientation?: Orientation;

  /** Where ranks and files are named. */
  @property() coordinates: 'inside' | 'outside' | 'none' = 'inside';

  /** `classic`, `modern`, or the address of a folder with `wK.svg … bP.svg`. */
  @property({ attribute: 'piece-set' }) pieceSet = 'classic';

  /** The board's colours; `contrast` is for low vision. Those that the page sets itself are taken before. */
  @property() theme: 'wood' | 'green' | 'blue' | 'contrast' = 'wood';

  /** Squares to highlight, such as `e2 e4`. */
  @property() highlight = '';

  /**
   * Lets people copy a link that leads to this address, with the position in its hash. `''` is this page, and then the
   * editor shows the position that the page's own hash holds.
   */
  @property() link: string | null = null;

  /** Which attributes of slotted elements are the editor's, so that they can be taken back. */
  readonly #handed = new WeakMap<Element, Set<string>>();
  #following: AbortController | null = null;
  readonly #children = new MutationObserver(() => this.#look());
  /** What is as wide as the editor and has no height: the editor's own follows from what is shown, and never rests. */
  #measured: HTMLElement | null = null;
  readonly #size = new ResizeObserver(([entry]) => {
    this.narrow = entry!.contentRect.width < TWO_ROWS_BELOW;
  });

  #wasClickedInside = false;

  constructor() {
    super();
    new Template(this);
    makeInteractive(this);
    PositionControl.validate = validate;
    new TextIntake({
      element: this,
      editable: () => this.editable,
      step: (command, source) => this.step(command, source),
    });
    this.addEventListener('keydown', (event) => this.#handleKeyDown(event));
    this.addEventListener('click', (event) => this.#handleClick(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#children.observe(this, { childList: true, subtree: true });
    this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children.disconnect();
    this.#size.disconnect();
    this.#measured = null;
    this.#unfollow();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.hasUpdated) return;
    // The observer tells only when the wide layout has been seen; of what is hidden there is nothing to measure.
    const { clientWidth } = this;
    this.narrow = clientWidth > 0 && clientWidth < TWO_ROWS_BELOW;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    this.#handOn();
    const name = this.composed ? labelText(this) : '';
    this.internals.role = name ? 'group' : null;
    this.internals.ariaLabel = name || null;
    this.#followHash();
    if (this.ruler === this.#measured) return;
    this.#size.disconnect();
    this.#measured = this.ruler;
    if (this.ruler) this.#size.observe(this.ruler);
  }

  protected override explain(diagnostic: Diagnostic): string {
    return sentenceOf(diagnostic, this.language);
  }

  override get badInput(): string {
    // A slotted one speaks for itself.
    return this.fields?.badInput ?? '';
  }

  override validityAnchor(diagnostic?: Diagnostic): HTMLElement | undefined {
    return this.#main?.validityAnchor?.(diagnostic);
  }

  /** The control that stands for the editor where there can be one only: the line, or a board without one. */
  get #main(): PositionControl | null {
    return (
      this.fields ??
      this.querySelector<PositionControl>('fen-field-editor') ??
      this.querySelector<PositionControl>('fen-board')
    );
  }

  override formResetCallback(): void {
    this.fields?.formResetCallback();
    super.formResetCallback();
  }

  /** The page's hash, while the editor shows what it holds. */
  #followHash(): void {
    if (this.link !== '') return this.#unfollow();
    if (this.#following) return;
    const following = (this.#following = new AbortController());
    import('../page-link.js').then(
      ({ followHash }) => {
        const page = this.ownerDocument.defaultView;
        if (page) followHash(page, () => this.store, following.signal);
      },
      (reason: unknown) => {
        this.#following = null;
        console.error('fen-elements: links to this page are not followed', reason);
      },
    );
  }

  #unfollow(): void {
    this.#following?.abort();
    this.#following = null;
  }

  /** Hands on what the editor was given to the elements slotted in it, where they have no word of their own. */
  #handOn(): void {
    const given: Record<string, string | null> = {
      readonly: this.readonly ? '' : null,
      disabled: this.isDisabled ? '' : null,
      orientation: this.orientation ?? null,
      mode: this.mode === 'play' ? 'play' : null,
      coordinates: this.coordinates === 'inside' ? null : this.coordinates,
      'piece-set': this.pieceSet === 'classic' ? null : this.pieceSet,
      theme: this.theme === 'wood' ? null : this.theme,
      highlight: this.highlight || null,
      link: this.link,
    };
    for (const element of this.querySelectorAll('*')) {
      if (!element.localName.startsWith('fen-')) continue;
      const handed = this.#handed.get(element) ?? new Set();
      this.#handed.set(element, handed);
      for (const [name, value] of Object.entries(given)) {
        if (element.hasAttribute(name) && !handed.has(name)) continue;
        if (value !== null) {
          element.setAttribute(name, value);
          handed.add(name);
        } else if (handed.delete(name)) {
          element.removeAttribute(name);
        }
      }
    }
  }

  #look(): void {
    this.#handOn();
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
    event.stopPropagation();
    if (travel === 'undo') this.undo();
    else this.redo();
  }

  /** A label was clicked: the browser would go to the first button. */
  #handleClick(event: MouseEvent): void {
    if (event.composedPath()[0] !== this) {
      // Firefox takes it for a click on the label as well, where that is around the editor.
      this.#wasClickedInside = true;
      setTimeout(() => (this.#wasClickedInside = false));
    } else if (event.isTrusted && !this.#wasClickedInside) {
      this.focus();
    }
  }

  /** Puts the focus on the FEN line, or on a board where there is none. */
  override focus(options?: FocusOptions): void {
    if (this.#main) this.#main.focus(options);
    else super.focus(options);
  }

  /** A row of pieces, `all` of them or those of a side. */
  #renderPalette(place: 'above' | 'below', pieces: Orientation | 'all'): TemplateResult {
    return html`<fen-palette
      class="palette ${place}"
      .pieces=${pieces}
      .pieceSet=${this.pieceSet}
    ></fen-palette>`;
  }

  render(): TemplateResult {
    if (this.composed) return html`<slot></slot>`;
    const { readonly, isDisabled, editable, narrow } = this;
    const words = wordsIn(this.language);
    const placing = editable && this.mode !== 'play';
    const below = this.orientation ?? this.snapshot.view.orientation;
    const above = below === 'black' ? 'white' : 'black';
    return html`<div class="container" lang=${insteadOf(this.language) || nothing}>
      <div class="ruler"></div>
      <div class="layout" role="group" aria-labelledby="title">
        <h2 id="title" class="hidden">${labelText(this) || words.label}</h2>
        <h3 class="hidden">${words.board}</h3>
        <div class="bar" part="bar">
          <fen-toolbar ?readonly=${!editable} .link=${this.link}></fen-toolbar>
        </div>
        ${placing && narrow ? this.#renderPalette('above', above) : nothing}
        <fen-board
          class="board"
          .mode=${this.mode}
          .orientation=${this.orientation}
          .coordinates=${this.coordinates}
          .pieceSet=${this.pieceSet}
          .theme=${this.theme}
          .highlight=${this.highlight}
          ?readonly=${readonly}
          ?disabled=${isDisabled}
        ></fen-board>
        ${placing ? this.#renderPalette('below', narrow ? below : 'all') : nothing}
        <div class="fields">
          <h3 class="hidden">${words.fields}</h3>
          <fen-field-editor
            ?readonly=${readonly}
            ?disabled=${isDisabled}
            @fen-draft=${() => this.requestUpdate()}
          >
            <fen-validator-badge slot="verdict" ?readonly=${!editable}></fen-validator-badge>
          </fen-field-editor>
        </div>
      </div>
    </div>`;
  }
}
