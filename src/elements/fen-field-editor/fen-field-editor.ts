import { html, nothing, type CSSResult, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { live } from 'lit/directives/live.js';
import { historyKey } from '../../controllers/history-keys.js';
import { onlyNotationDiffers } from '../../fen/edit.js';
import type { Color, Diagnostic, FieldName } from '../../fen/types.js';
import { fieldEditor as words, findings } from '../../locales/en.js';
import { judge } from '../../rules/judge.js';
import { provideJudge } from '../../store/judge.js';
import { PositionControl } from '../position-control.js';
import { theme } from '../theme.styles.js';
import { assumptionsOf } from './assumptions.js';
import { isRequested, rightsWithBox, withRight, type RightWithBox } from './castling-boxes.js';
import { Counter } from './counter.js';
import { enPassantChoices } from './en-passant-choices.js';
import { styles } from './fen-field-editor.styles.js';
import { FenLine } from './fen-line.js';
import { isMarked } from './line-text.js';
import { Typing } from './typing.js';

type CounterName = 'halfmoveClock' | 'fullmoveNumber';

/** What is wrong with the value of a control, in words. */
interface Problem {
  readonly level: 'error' | 'warning';
  readonly sentence: string;
}

const sentenceOf = ({ code, data }: Diagnostic): string => findings[code]?.(data) ?? code;

/** What the findings say against a value, `null` where they say nothing. Unreadable text has a note of its own. */
function problemOf(diagnostics: readonly Diagnostic[]): Problem | null {
  const against = diagnostics.filter(
    ({ severity, category }) => severity !== 'info' && category !== 'syntax',
  );
  if (against.length === 0) return null;
  const level = against.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  return { level, sentence: against.map(sentenceOf).join(' ') };
}

/**
 * @summary The FEN line and its six fields as controls.
 *
 * @csspart line - The box of the FEN line; its font and padding are the text's.
 * @csspart fields - The fields below the line.
 * @csspart field - Each field with its label.
 * @csspart label - The label of the line and of each field.
 * @csspart control - Each control: text area, radio, check box, list and number.
 * @csspart message - What is wrong with the text.
 * @csspart accept - The button that accepts what reading assumed or left out.
 */
export class FenFieldEditor extends PositionControl {
  static override styles: CSSResult[] = [theme, styles];
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
  /** Whether the line holds what a person typed since it was last put into form. */
  #typed = false;

  @query('textarea') private area!: HTMLTextAreaElement | null;
  @query('select') private enPassantList!: HTMLSelectElement | null;
  @query('#accept') private acceptButton!: HTMLButtonElement | null;

  /** What the live region says: it waits for a pause in typing. */
  @state() private announcement = '';

  constructor() {
    super();
    provideJudge(judge);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#typing.cancel();
  }

  override formResetCallback(): void {
    for (const counter of Object.values(this.#counters)) counter.drop();
    super.formResetCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { fields } = this.snapshot;
    for (const name of ['halfmoveClock', 'fullmoveNumber'] as const) {
      this.#counters[name].follow(fields[name].text);
    }
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    const { position } = this.snapshot;
    this.#line.show(this.area!);
    this.enPassantList!.value = position.enPassant ?? '-';
    for (const name of ['halfmoveClock', 'fullmoveNumber'] as const) {
      const input = this.renderRoot.querySelector<HTMLInputElement>(`#${name}`)!;
      this.#counters[name].show(input, position[name]);
    }
  }

  protected override explain(diagnostic: Diagnostic): string {
    return sentenceOf(diagnostic);
  }

  protected override get validityAnchor(): HTMLElement | undefined {
    return this.area ?? undefined;
  }

  /** The text's first objection: an error before a warning. What reading left out is with the assumptions. */
  get #message(): { level: 'error' | 'warning'; sentence: string; more: number } | null {
    const marked = this.snapshot.diagnostics
      .filter(isMarked)
      .filter(({ severity, category }) => severity === 'error' || category !== 'syntax');
    const first = marked.find(({ severity }) => severity === 'error') ?? marked[0];
    if (!first) return null;
    return { level: first.severity, sentence: sentenceOf(first), more: marked.length - 1 };
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
    const message = this.#isUnreadable ? this.#message : null;
    if (message) this.announcement = message.sentence;
    else if (this.announcement) this.announcement = words.readable;
  }

  #setField(field: FieldName, value: string): void {
    this.act({ type: 'set-field', field, value }, 'field');
    this.#typing.end();
  }

  #travel(way: 'undo' | 'redo'): void {
    this.#typing.end();
    this.#typed = false;
    const focused = this.shadowRoot?.activeElement?.id ?? '';
    // A draft is in no history: to take it back is to show the number again.
    if (way === 'undo' && this.#counters[focused as CounterName]?.drop()) this.requestUpdate();
    else if (way === 'undo') this.undo();
    else this.redo();
  }

  private handleKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || !this.editable) return;
    const way = historyKey(event);
    if (way) this.#travel(way);
    else if (event.key === 'Enter' && event.target === this.area) this.#commit();
    else return;
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

  private handleAccept(): void {
    const hadFocus = this.shadowRoot?.activeElement === this.acceptButton;
    this.act({ type: 'set-text', text: this.snapshot.fen }, 'text');
    this.#typing.end();
    // The button goes, and the focus with it, were it not for this.
    if (hadFocus) this.area?.focus();
  }

  private handleRight(right: RightWithBox, event: Event): void {
    const { position, options } = this.snapshot;
    const { checked } = event.target as HTMLInputElement;
    this.#setField('castling', withRight(position, right, checked, options));
  }

  private handleCounter(name: CounterName, event: Event): void {
    const { text } = this.snapshot.fields[name];
    const value = this.#counters[name].type((event.target as HTMLInputElement).value, text);
    if (value === null) return this.requestUpdate();
    this.act({ type: 'set-field', field: name, value, step: this.#typing.key() }, 'field');
    this.requestUpdate();
  }

  private handleCounterBlur(): void {
    this.#typing.end();
    // The digits as FEN writes them: with the caret among them they were left alone.
    this.requestUpdate();
  }

  /** What the inner controls have to say is said by the element's own events. */
  private handleNative(event: Event): void {
    event.stopPropagation();
  }

  override focus(options?: FocusOptions): void {
    if (this.area) this.area.focus(options);
    else super.focus(options);
  }

  #findingsOf(field: FieldName): Diagnostic[] {
    return this.snapshot.diagnostics.filter((each) => each.field === field);
  }

  #renderLine(isDisabled: boolean): TemplateResult {
    const message = this.#message;
    const isUnreadable = this.#isUnreadable;
    const assumptions = isUnreadable ? [] : assumptionsOf(this.snapshot);
    return html`
      <label part="label" for="line">${words.line}</label>
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
          ?disabled=${isDisabled}
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
          ${message?.more ? html`<span class="more">${words.more(message.more)}</span>` : nothing}
        </p>
        ${this.#renderAssumptions(assumptions)}
      </div>
      <p class="hidden" role="status">${this.announcement}</p>
    `;
  }

  #renderAssumptions(assumptions: readonly string[]): TemplateResult | typeof nothing {
    const [first] = assumptions;
    if (first === undefined) return nothing;
    return html`${
      assumptions.length === 1
        ? html`<p>${first}</p>`
        : html`<details>
            <summary>${words.assumptions(assumptions.length)}</summary>
            <ul>
              ${assumptions.map((each) => html`<li>${each}</li>`)}
            </ul>
          </details>`
    }${
      this.editable
        ? html`<button id="accept" part="accept" type="button" @click=${this.handleAccept}>
            ${words.accept}
          </button>`
        : nothing
    }`;
  }

  /** A sign that something is wrong with a control; its title says what, and so does the control's description. */
  #renderSign(id: string, problem: Problem | null): TemplateResult | typeof nothing {
    if (!problem) return nothing;
    return html`<span class="sign ${problem.level}" title=${problem.sentence} aria-hidden="true"
        >!</span
      ><span id="${id}-problem" hidden>${problem.sentence}</span>`;
  }

  /** What the text says of a field where that is not simply its value. */
  #renderNote(name: FieldName): TemplateResult {
    const { state: kind, text } = this.snapshot.fields[name];
    const counter = this.#counters[name as CounterName];
    const isBlank = this.snapshot.text.trim() === '';
    const isWrong = counter?.isDraft || kind === 'unreadable';
    const note = counter?.isDraft
      ? words.wholeNumber(counter.least)
      : kind === 'unreadable'
        ? words.unreadable(text)
        : kind === 'missing' && !isBlank
          ? words.assumed
          : '';
    return html`<span id="${name}-note" class="note ${isWrong ? 'error' : ''}" ?hidden=${!note}
      >${note}</span
    >`;
  }

  #renderTurn(isLocked: boolean): TemplateResult {
    const radio = (color: Color, label: string): TemplateResult =>
      html`<label class="option">
        <input
          part="control"
          type="radio"
          name="turn"
          .checked=${live(this.snapshot.position.activeColor === color)}
          ?disabled=${isLocked}
          @change=${() => this.#setField('activeColor', color)}
        />${label}</label
      >`;
    const problem = problemOf(this.#findingsOf('activeColor'));
    return html`<div
      class="turn"
      part="field"
      role="radiogroup"
      aria-labelledby="turn"
      aria-describedby="activeColor-problem activeColor-note"
    >
      <div class="head">
        <span id="turn" class="label" part="label">${words.turn}</span>
        ${this.#renderSign('activeColor', problem)}${this.#renderNote('activeColor')}
      </div>
      ${radio('w', words.whiteToMove)}${radio('b', words.blackToMove)}
    </div>`;
  }

  #renderCastling(isLocked: boolean): TemplateResult {
    const found = this.#findingsOf('castling');
    const { position, options } = this.snapshot;
    const box = (right: RightWithBox): TemplateResult => {
      const problem = problemOf(
        found.filter(({ data }) => String(data.right ?? data.rights).includes(right)),
      );
      return html`<label class="right" title=${problem?.sentence ?? nothing}>
        <input
          part="control"
          type="checkbox"
          aria-label=${words.rights[right]}
          aria-describedby="${right}-problem"
          .checked=${live(isRequested(position, right, options))}
          ?disabled=${isLocked}
          @change=${(event: Event) => this.handleRight(right, event)}
        />${this.#renderSign(right, problem)}
      </label>`;
    };
    const [K, Q, k, q] = rightsWithBox.map(box);
    return html`<div
      class="castling"
      part="field"
      role="group"
      aria-labelledby="castling"
      aria-describedby="castling-note"
    >
      <span id="castling" class="label" part="label">${words.castling}</span>
      <span class="label" aria-hidden="true">${words.kingside}</span>
      <span class="label" aria-hidden="true">${words.queenside}</span>
      <span class="row" aria-hidden="true">${words.white}</span>${K}${Q}
      <span class="row" aria-hidden="true">${words.black}</span>${k}${q}
      ${this.#renderNote('castling')}
    </div>`;
  }

  #renderDetail(name: FieldName, label: string, control: TemplateResult): TemplateResult {
    const isAssumed = this.snapshot.fields[name].state === 'missing';
    return html`<div class="detail ${isAssumed ? 'assumed' : ''}" part="field">
      <label part="label" for=${name}>${label}</label>
      <div class="entry">
        ${control}${this.#renderSign(name, problemOf(this.#findingsOf(name)))}${this.#renderNote(name)}
      </div>
    </div>`;
  }

  #renderEnPassant(isLocked: boolean): TemplateResult {
    const { possible, others } = enPassantChoices(this.snapshot.position);
    const option = (square: string): TemplateResult =>
      html`<option value=${square}>${square}</option>`;
    return this.#renderDetail(
      'enPassant',
      words.enPassant,
      html`<select
        id="enPassant"
        part="control"
        aria-describedby="enPassant-problem enPassant-note"
        aria-invalid=${this.snapshot.fields.enPassant.state === 'unreadable' ? 'true' : 'false'}
        ?disabled=${isLocked}
        @change=${(event: Event) =>
          this.#setField('enPassant', (event.target as HTMLSelectElement).value)}
      >
        <option value="-">${words.none}</option>
        ${possible.map(option)}
        <optgroup label=${words.notPossible}>${others.map(option)}</optgroup>
      </select>`,
    );
  }

  #renderCounter(name: CounterName, isDisabled: boolean): TemplateResult {
    const { least, isDraft } = this.#counters[name];
    const isWrong = isDraft || this.snapshot.fields[name].state === 'unreadable';
    return this.#renderDetail(
      name,
      words[name],
      html`<input
        id=${name}
        part="control"
        type="number"
        inputmode="numeric"
        autocomplete="off"
        min=${least}
        step="1"
        aria-describedby="${name}-problem ${name}-note"
        aria-invalid=${isWrong ? 'true' : 'false'}
        ?disabled=${isDisabled}
        ?readonly=${this.readonly}
        @input=${(event: Event) => this.handleCounter(name, event)}
        @change=${() => this.#typing.end()}
        @blur=${this.handleCounterBlur}
      />`,
    );
  }

  protected override render(): TemplateResult {
    const isDisabled = this.disabled || this.matches(':disabled');
    const isLocked = !this.editable;
    return html`<div
      class=${classMap({ base: true, disabled: isDisabled, locked: isLocked })}
      role="group"
      aria-label=${this.label || words.label}
      @keydown=${this.handleKeyDown}
      @beforeinput=${this.handleBeforeInput}
      @input=${this.handleNative}
      @change=${this.handleNative}
    >
      ${this.#renderLine(isDisabled)}
      <div class="fields" part="fields">
        ${this.#renderTurn(isLocked)} ${this.#renderCastling(isLocked)}
        <div class="details">
          ${this.#renderEnPassant(isLocked)} ${this.#renderCounter('halfmoveClock', isDisabled)}
          ${this.#renderCounter('fullmoveNumber', isDisabled)}
        </div>
      </div>
    </div>`;
  }
}
