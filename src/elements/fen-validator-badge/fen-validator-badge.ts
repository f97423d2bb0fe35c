import type { CSSResult, PropertyValues } from '@lit/reactive-element';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { property, query } from 'lit/decorators.js';
import { insteadOf } from '../../controllers/localize.js';
import { Template } from '../../controllers/template.js';
import { BoardMarks } from '../../controllers/board-marks.js';
import { historyKey } from '../../controllers/history-keys.js';
import { PopoverController } from '../../controllers/popover.js';
import type { Diagnostic, Fix } from '../../fen/types.js';
import type { Snapshot } from '../../store/types.js';
import { makeInteractive } from '../interactive.js';
import { LinkedElement } from '../linked-element.js';
import { theme } from '../theme.styles.js';
import { words as wordsIn } from './words.js';
import { styles } from './fen-validator-badge.styles.js';
import { chevron, icon } from './icons.js';
import { pointerOf, type Pointer } from './pointer.js';
import type { Report } from './report.js';
import { boardOf, usesStore } from '../../controllers/same-store.js';

type Panel = typeof import('./panel.js');

/** How many of the findings are errors, warnings and suspicions; notes don't count. */
function countOf(
  diagnostics: readonly Diagnostic[],
): Record<'errors' | 'warnings' | 'hints', number> {
  const count = (of: (each: Diagnostic) => boolean): number => diagnostics.filter(of).length;
  return {
    errors: count(({ severity }) => severity === 'error'),
    warnings: count(({ severity }) => severity === 'warning'),
    hints: count(({ category }) => category === 'suspicion'),
  };
}

/**
 * @summary The verdict at a glance, and a popover that lists every finding, points at its squares and mends it.
 *
 * @csspart badge - The button with the verdict.
 * @csspart popover - The list of findings.
 * @csspart finding - One finding.
 * @csspart fix - The button of a fix.
 */
export class FenValidatorBadge extends LinkedElement {
  static override styles: CSSResult[] = [theme, styles];

  @query('.badge') private readonly badge!: HTMLElement;
  @query('.popover') private readonly list!: HTMLElement;
  @query('.title') private readonly heading!: HTMLElement;

  /** Explains without offering to mend. */
  @property({ type: Boolean, reflect: true }) readonly = false;

  readonly #popover = new PopoverController(this, {
    anchor: () => this.badge,
    popover: () => this.list,
    initialFocus: () => this.heading,
    prepare: () => this.#loadPanel(),
    avoid: () => boardOf(this, this.store),
    keepsOpen: (target) => usesStore(target, this.store),
  });
  /** What shows the findings, once the list was opened. */
  #panel: Panel | null = null;
  /** What the focus points at, and what the focus or the mouse pointed at last. */
  #focused: Pointer | null = null;
  #pointed: Pointer | null = null;
  readonly #marks = new BoardMarks(this);
  /** The report, and what it was made of. */
  #reported: { report: Report; text: string; options: Snapshot['options'] } | null = null;
  /** What had the focus before an update. */
  #focusBefore: { element: Element; place: number } | null = null;

  constructor() {
    super();
    new Template(this);
    makeInteractive(this);
    this.addEventListener('keydown', (event) => this.#handleKeydown(event));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const element = this.shadowRoot?.activeElement;
    this.#focusBefore = element ? { element, place: this.#alike(element).indexOf(element) } : null;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!this.#popover.isOpen) return this.#marks.show([]);
    this.#keepFocus();
    this.#markSoon();
  }

  /** A finding that went takes its button with it; the focus goes on to the next button of that kind. */
  #keepFocus(): void {
    const before = this.#focusBefore;
    this.#focusBefore = null;
    if (!before || !this.#popover.isOpen) return;
    if (this.shadowRoot?.activeElement === before.element) return;
    const alike = this.#alike(before.element);
    const next = before.element.isConnected
      ? before.element
      : (alike[before.place] ?? alike.at(-1));
    ((next as HTMLElement | undefined) ?? this.heading).focus();
  }

  #alike({ classList }: Element): Element[] {
    return [...this.renderRoot.querySelectorAll(`.${classList[0]}`)];
  }

  async #loadPanel(): Promise<void> {
    if (this.#panel) return;
    try {
      this.#panel = await import('./panel.js');
    } catch (error) {
      console.error('fen-elements: the list of findings could not be loaded', error);
    }
    this.requestUpdate();
  }

  #reportBy({ reportOf }: Panel): Report {
    const { text, options, diagnostics } = this.snapshot;
    if (this.#reported?.text !== text || this.#reported.options !== options) {
      this.#reported = { report: reportOf(text, diagnostics, options), text, options };
    }
    return this.#reported.report;
  }

  #handleKeydown(event: KeyboardEvent): void {
    // A key held down mends one finding, not all.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    const travel = this.readonly ? null : historyKey(event);
    if (!travel) return;
    event.preventDefault();
    event.stopPropagation();
    this.#travel(travel);
  }

  #travel(way: 'undo' | 'redo'): void {
    if (way === 'undo') this.undo();
    else this.redo();
  }

  get #words(): ReturnType<typeof wordsIn> {
    return wordsIn(this.language);
  }

  private handleBadgeClick(): void {
    if (this.#popover.isOpen) this.hide();
    else this.show();
  }

  private handlePointerover(event: PointerEvent): void {
    // A finger points by what it taps: see `findings-list.ts`.
    if (event.pointerType !== 'touch') this.#pointAt(pointerOf(event) ?? this.#focused);
  }

  private handlePointerleave(): void {
    this.#pointAt(this.#focused);
  }

  private handleFocusin(event: FocusEvent): void {
    this.#focused = pointerOf(event);
    this.#pointAt(this.#focused);
  }

  private handleFocusout(): void {
    if (this.#pointed === this.#focused) this.#pointed = null;
    this.#focused = null;
    this.#markSoon();
  }

  #pointAt(pointer: Pointer | null): void {
    this.#pointed = pointer;
    this.#markSoon();
  }

  /** Not at once: a button that is taken out in the middle of an update loses the focus there. */
  #markSoon(): void {
    queueMicrotask(() => this.#mark());
  }

  /** Marks on the board what is pointed at. */
  #mark(): void {
    const pointer = this.#popover.isOpen && this.#pointed?.isConnected ? this.#pointed : null;
    this.#marks.show(pointer?.squares ?? []);
  }

  readonly #mend = (event: MouseEvent, fix: Fix): void => {
    // The second click of a double click would hit the button that took this one's place.
    if (event.detail > 1) return;
    this.step({ type: 'apply-fix', fix }, 'fix');
  };

  /** Opens the list of findings. */
  show(): void {
    void this.#popover.open();
  }

  /** Closes the list of findings. */
  hide(): void {
    this.#popover.close();
  }

  /** Puts the focus on the button with the verdict. */
  override focus(options?: FocusOptions): void {
    this.badge?.focus(options);
  }

  render(): TemplateResult {
    const { text, verdict, diagnostics } = this.snapshot;
    const state = text.trim() === '' ? 'empty' : (verdict ?? 'checking');
    const count = state === 'empty' ? '' : this.#words.count(countOf(diagnostics));
    const { isOpen } = this.#popover;
    return html`<div class="base">
      <button
        type="button"
        class="badge"
        part="badge"
        lang=${insteadOf(this.language) || nothing}
        aria-haspopup="dialog"
        aria-expanded=${isOpen ? 'true' : 'false'}
        aria-controls="findings"
        aria-label=${this.label ? this.#words.labelled(this.label, this.#words.verdict[state], count) : nothing}
        @click=${this.handleBadgeClick}
      >
        ${icon(state)}
        <span class="words"
          >${this.#words.verdict[state]}${
            count ? html`<span class="count"> · ${count}</span>` : nothing
          }</span
        >
        ${chevron}
      </button>
      <div
        id="findings"
        class="popover"
        part="popover"
        popover="manual"
        role="dialog"
        lang=${insteadOf(this.language) || nothing}
        aria-labelledby="title"
        @focusin=${this.handleFocusin}
        @focusout=${this.handleFocusout}
      >
        <h2 id="title" class="title" tabindex="-1">${this.#words.title[state]}</h2>
        ${isOpen && this.#panel ? this.#renderList(this.#panel) : nothing}
      </div>
    </div>`;
  }

  #renderList(panel: Panel): TemplateResult {
    const { editsList, findingsList } = panel;
    const { source, canUndo, canRedo } = this.snapshot;
    const edits = [...this.snapshot.pasted, ...this.snapshot.edits];
    const { problems, notes } = this.#reportBy(panel);
    const mend = this.readonly ? null : this.#mend;
    const mended = problems.length === 0 && source === 'fix';
    return html`<div
        class="body"
        @pointerover=${this.handlePointerover}
        @pointerleave=${this.handlePointerleave}
      >
        ${mended ? html`<p class="nothing">${this.#words.mended}</p>` : nothing}
        <ul class="problems">
          ${findingsList(problems, mend, this.language)}
        </ul>
        ${
          edits.length > 0
            ? html`<h3 class="section">${this.#words.readAs}</h3>
                <ul class="edits">
                  ${editsList(edits, this.language)}
                </ul>`
            : nothing
        }
        ${
          notes.length > 0
            ? html`<h3 class="section">${this.#words.notes}</h3>
                <ul class="notes">
                  ${findingsList(notes, mend, this.language)}
                </ul>`
            : nothing
        }
      </div>
      <div class="foot">
        ${
          this.readonly || !(canUndo || canRedo)
            ? nothing
            : html`${this.#renderTravel('undo', canUndo)}${this.#renderTravel('redo', canRedo)}`
        }
        <button type="button" class="close" @click=${this.hide}>${this.#words.close}</button>
      </div>`;
  }

  #renderTravel(way: 'undo' | 'redo', possible: boolean): TemplateResult {
    return html`<button
      type="button"
      class=${way}
      aria-disabled=${possible ? 'false' : 'true'}
      @click=${() => this.#travel(way)}
    >
      ${this.#words[way]}
    </button>`;
  }
}
