import type { CSSResult, PropertyValues } from '@lit/reactive-element';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { query, state } from 'lit/decorators.js';
import { Template } from '../../controllers/template.js';
import { classMap } from 'lit/directives/class-map.js';
import { historyKey } from '../../controllers/history-keys.js';
import { labelText } from '../../controllers/label-text.js';
import { isSpokenFor } from '../../controllers/speech.js';
import { onlyNotationDiffers } from '../../fen/assumptions.js';
import type { Diagnostic } from '../../fen/types.js';
import { insteadOf } from '../../controllers/localize.js';
import { sentenceOf } from '../../controllers/sentences.js';
import type { FenValidatorBadge } from '../fen-validator-badge/fen-validator-badge.js';
import { makeInteractive } from '../interactive.js';
import { PositionControl } from '../position-control.js';
import { TextIntake } from '../text-intake/text-intake.js';
import { theme } from '../theme.styles.js';
import { validate } from '../validity.js';
import { assumptionsOf, renderAssumptions } from './assumptions.js';
import { Counter } from './counter.js';
import { castlingStyles } from './castling.styles.js';
import { styles } from './fen-field-editor.styles.js';
import { FenLine } from './fen-line.js';
import { lineStyles } from './fen-line.styles.js';
import { counterNames, type CounterName, type FieldsHost } from './field-parts.js';
import { renderFields, showValues } from './fields.js';
import { renderLegend } from './legend.js';
import { isMarked } from './line-text.js';
import { PointedSquares } from './pointed-squares.js';
import { Typing } from './typing.js';
import { words as wordsIn } from './words.js';

/**
 * @summary The FEN line and its six fields as controls.
 *
 * @slot verdict - Beside the label of the FEN line; `<fen-editor>` has its badge there.
 *
 * @csspart line - The box of the FEN line; its font and padding are the text's.
 * @csspart fields - The fields below the line.
 * @csspart field - Each field with its label.
 * @csspart label - The label of the line and of each field.
 * @csspart control - Each control: text area, radio, check box, list and number.
 * @csspart legend - Which letter is which piece, in languages other than English.
 * @csspart message - What is wrong with the text.
 * @csspart accept - The button that accepts what reading assumed or left out.
 * @csspart chess960 - The button that reads the castling rights as those of Chess960.
 * @csspart mend - The button that opens the slotted badge.
 * @csspart allow - The button that sets the castling rights which the placement allows.
 */
export class FenFieldEditor extends PositionControl {
  static override styles: CSSResult[] = [theme, lineStyles, styles, castlingStyles];
  static override shadowRootOptions: ShadowRootInit = {
    ...PositionControl.shadowRootOptions,
    delegatesFocus: true,
  };

  readonly #typing = new Typing(() => this.#endStep());
  readonly #line = new FenLine({
    text: () => this.snapshot.text,
    take: (text, pasted) => this.#take(text, pasted),
    requestUpdate: () => this.requestUpdate(),
  });
  readonly #counters: Record<CounterName, Counter> = {
    halfmoveClock: new Counter(0),
    fullmoveNumber: new Counter(1),
  };
  readonly #pointed = new PointedSquares(this);
  /** Whether the text could not be read when somebody was told last. */
  #wasUnreadable = false;
  /** Whether the line holds what a person typed since it was last put into form. */
  #typed = false;

  @query('textarea') private area!: HTMLTextAreaElement | null;
  @query('#accept') private acceptButton!: HTMLButtonElement | null;

  /** What the live region says: it waits for a pause in typing. */
  @state() private announcement = '';

  constructor() {
    super();
    new Template(this);
    makeInteractive(this);
    PositionControl.validate = validate;
    new TextIntake({
      element: this,
      editable: () => this.editable,
      step: (command, source) => {
        this.#typing.end();
        this.step(command, source);
      },
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#typing.cancel();
  }

  override formResetCallback(): void {
    for (const counter of Object.values(this.#counters)) counter.drop();
    this.#typed = false;
    super.formResetCallback();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { fields } = this.snapshot;
    for (const name of counterNames) {
      this.#counters[name].follow(fields[name].text);
    }
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    this.#line.show(this.area!);
    showValues(this.renderRoot, this.#fieldsHost);
  }

  protected override explain(diagnostic: Diagnostic): string {
    return sentenceOf(diagnostic, this.language);
  }

  get #draft(): CounterName | undefined {
    return counterNames.find((name) => this.#counters[name].isDraft);
  }

  override get badInput(): string {
    return this.#draft ? this.#words.wholeNumber(this.#counters[this.#draft].least) : '';
  }

  override validityAnchor(): HTMLElement | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>(`#${this.#draft ?? 'line'}`) ?? undefined;
  }

  /** The text's first objection: an error before a warning. What reading left out is with the assumptions. */
  get #message(): { level: 'error' | 'warning'; sentence: string; more: number } | null {
    const marked = this.snapshot.diagnostics
      .filter(isMarked)
      .filter(({ severity, category }) => severity === 'error' || category !== 'syntax');
    const first = marked.find(({ severity }) => severity === 'error') ?? marked[0];
    if (!first) return null;
    return {
      level: first.severity,
      sentence: sentenceOf(first, this.language),
      more: marked.length - 1,
    };
  }

  get #isUnreadable(): boolean {
    return this.snapshot.diagnostics.some(
      ({ category, severity, code }) =>
        category === 'syntax' && severity === 'error' && code !== 'text-empty',
    );
  }

  #take(text: string, pasted: boolean): void {
    // What is pasted is a step of its own.
    if (pasted) this.#typing.end();
    this.#typed = true;
    this.act({ type: 'set-text', text, step: this.#typing.key() }, pasted ? 'paste' : 'text');
    if (pasted) this.#typing.end();
  }

  /** Enter, or the focus leaves: the line takes the canonical FEN if nothing is lost by it. */
  #commit(): void {
    const { text, fen } = this.snapshot;
    if (this.#typed && text !== fen && onlyNotationDiffers(this.snapshot)) {
      this.act({ type: 'set-text', text: fen, step: this.#typing.step }, 'text');
    }
    this.#typed = false;
    this.#typing.end();
  }

  #endStep(): void {
    this.settle();
    // A board tells of the whole position, and one voice is enough.
    if (isSpokenFor(this.store)) return;
    const message = this.#message;
    if (message) this.announcement = message.sentence;
    else if (this.announcement)
      this.announcement = this.#wasUnreadable ? this.#words.readable : this.#words.mended;
    this.#wasUnreadable = this.#isUnreadable;
  }

  get #words(): ReturnType<typeof wordsIn> {
    return wordsIn(this.language);
  }

  get #isDisabled(): boolean {
    return this.matches(':disabled');
  }

  get #fieldsHost(): FieldsHost {
    return {
      snapshot: this.snapshot,
      language: this.language,
      counters: this.#counters,
      readonly: this.readonly,
      isDisabled: this.#isDisabled,
      set: (field, value) => {
        this.#typing.end();
        this.act({ type: 'set-field', field, value }, 'field');
        this.#endStep();
      },
      takeAsChess960: () => {
        this.#typing.end();
        const { text, pasted } = this.snapshot;
        this.act({ type: 'set-text', text, edits: pasted, variant: 'chess960' }, 'field');
        this.#endStep();
        // The button goes; its neighbour takes the focus.
        this.renderRoot.querySelector<HTMLElement>('#allow')?.focus();
      },
      count: (name, typed) => this.#count(name, typed),
      counted: () => {
        this.#typing.end();
        // The digits as FEN writes them: with the caret among them they were left alone.
        this.requestUpdate();
      },
    };
  }

  #count(name: CounterName, typed: string): void {
    const { text } = this.snapshot.fields[name];
    const value = this.#counters[name].type(typed, text);
    if (value !== null) {
      const step = this.#typing.key();
      this.act({ type: 'set-field', field: name, value, step }, 'field');
    }
    this.requestUpdate();
    /** @internal The store never hears of a draft; an editor around must, before it submits. */
    this.dispatchEvent(new Event('fen-draft'));
  }

  #travel(way: 'undo' | 'redo'): void {
    this.#typing.end();
    this.#typed = false;
    const focused = this.shadowRoot?.activeElement?.id ?? '';
    // A draft is in no history: to take it back is to show the number again.
    if (way === 'undo' && this.#counters[focused as CounterName]?.drop()) this.requestUpdate();
    else if (way === 'undo') this.undo();
    else this.redo();
    this.#endStep();
  }

  private handleKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || !this.editable) return;
    const way = historyKey(event);
    if (way) this.#travel(way);
    else if (event.key === 'Enter' && event.target === this.area) {
      this.#commit();
      // A page may have a use for it with another key.
      if (event.ctrlKey || event.metaKey) return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Undo from a menu or a shake, and Enter of a keyboard on the screen. */
  private handleBeforeInput(event: InputEvent): void {
    const { inputType } = event;
    if (inputType === 'historyUndo') this.#travel('undo');
    else if (inputType === 'historyRedo') this.#travel('redo');
    else if (/^insert(LineBreak|Paragraph)$/.test(inputType)) this.#commit();
    else return;
    event.preventDefault();
  }

  private handleBlur(event: FocusEvent): void {
    this.#line.handleCompositionEnd(event);
    this.#commit();
  }

  readonly #accept = (): void => {
    const hadFocus = this.shadowRoot?.activeElement === this.acceptButton;
    this.#typing.end();
    this.act({ type: 'set-text', text: this.snapshot.fen }, 'text');
    this.#endStep();
    // The button goes, and the focus with it, were it not for this.
    if (hadFocus) this.area?.focus();
  };

  /** What the inner controls have to say is said by the element's own events. */
  private handleNative(event: Event): void {
    // What is slotted speaks for itself.
    if ((event.target as Node).getRootNode() === this.shadowRoot) event.stopPropagation();
  }

  /** Puts the focus on the FEN line. */
  override focus(options?: FocusOptions): void {
    if (this.area) this.area.focus(options);
    else super.focus(options);
  }

  #renderLine(): TemplateResult {
    const message = this.#message;
    const isUnreadable = this.#isUnreadable;
    const assumptions = isUnreadable ? [] : assumptionsOf(this.snapshot, this.language);
    return html`
      <div class="top">
        <label part="label" for="line">${this.#words.line}</label><slot name="verdict"></slot>
      </div>
      <div class=${classMap({ line: true, unreadable: isUnreadable })} part="line" dir="ltr">
        <textarea
          id="line"
          part="control"
          rows="1"
          autocapitalize="off"
          autocomplete="off"
          autocorrect="off"
          spellcheck="false"
          translate="no"
          enterkeyhint="done"
          aria-describedby="message"
          aria-invalid=${isUnreadable ? 'true' : 'false'}
          aria-required=${this.required ? 'true' : 'false'}
          ?disabled=${this.#isDisabled}
          ?readonly=${this.readonly}
          @input=${this.#line.handleInput}
          @compositionstart=${this.#line.handleCompositionStart}
          @compositionend=${this.#line.handleCompositionEnd}
          @blur=${this.handleBlur}
        ></textarea>
        <pre class="mirror" aria-hidden="true" translate="no">
${this.#line.renderMirror(this.snapshot.diagnostics)}</pre>
      </div>
      <div class="below">
        <p id="message" class="message ${message?.level ?? ''}" part="message" ?hidden=${!message}>
          ${message?.sentence}
          ${message?.more ? html`<span class="more">${this.#words.more(message.more)}</span>` : nothing}
        </p>
        ${message && this.editable && this.#badge ? this.#renderMend() : nothing}
        ${renderAssumptions(assumptions, this.language, this.editable ? this.#accept : null)}
      </div>
      ${renderLegend(this.language)}
      <p class="hidden" role="status">${this.announcement}</p>
    `;
  }

  /** What is slotted as the verdict, where it can show more. */
  get #badge(): FenValidatorBadge | null {
    return this.querySelector<FenValidatorBadge>(':scope > fen-validator-badge[slot=verdict]');
  }

  #renderMend(): TemplateResult {
    return html`<button part="mend" type="button" @click=${() => this.#badge?.show()}>
      ${this.#words.mend}
    </button>`;
  }

  render(): TemplateResult {
    return html`<div
      class=${classMap({ base: true, disabled: this.#isDisabled, locked: !this.editable })}
      role="group"
      lang=${insteadOf(this.language) || nothing}
      aria-label=${labelText(this) || this.#words.label}
      @keydown=${this.handleKeyDown}
      @beforeinput=${this.handleBeforeInput}
      @input=${this.handleNative}
      @change=${this.handleNative}
    >
      ${this.#renderLine()}
      <div
        class="fields"
        part="fields"
        @pointerover=${this.#pointed.handlePointerOver}
        @pointerleave=${this.#pointed.handlePointerLeave}
        @focusin=${this.#pointed.handleFocusIn}
        @focusout=${this.#pointed.handleFocusOut}
      >
        ${renderFields(this.#fieldsHost)}
      </div>
    </div>`;
  }
}
