import { ReactiveElement, type CSSResult, type PropertyDeclarations } from '@lit/reactive-element';
import type { Diagnostic, Position, Verdict } from '../fen/types.js';
import { createStore, INITIAL_FEN } from '../store/store.js';
import { fallSilent, languageOf, listen } from '../controllers/localize.js';
import { ownerOf, StoreLink, type LinkHost } from '../store/link.js';
import { withSkills } from '../store/skills.js';
import type { Command, PositionStore, Snapshot, Source, StoreOptions } from '../store/types.js';
import { sheetFor } from './sheet-for.js';
import type { tellChange } from './tell-change.js';

/** The attributes that belong to the store, so that they count on the element that owns it. */
const OPTION_ATTRIBUTES: Record<string, { option: keyof StoreOptions; values: string[] }> = {
  variant: { option: 'variant', values: ['standard', 'chess960'] },
  'castling-notation': { option: 'castlingNotation', values: ['x-fen', 'shredder'] },
  'en-passant-notation': {
    option: 'enPassantNotation',
    values: ['as-given', 'pseudo-legal', 'legal'],
  },
  require: { option: 'require', values: ['legal', 'readable', 'reachable'] },
};

/** All that is the store's. */
const STORE_ATTRIBUTES = ['fen', 'annotations', ...Object.keys(OPTION_ATTRIBUTES)];

/** Properties a page may have set before the element was defined; they must answer at once, so Lit can't keep them. */
const EARLY = [
  'store',
  'defaultFen',
  'for',
  'variant',
  'castlingNotation',
  'enPassantNotation',
  'require',
  'fen',
  'annotations',
];
/** Properties that can only be read; setting them does nothing, since some frameworks set what they find. */
const SILENT = ['position', 'verdict', 'diagnostics'];

/**
 * What all elements share: the link to a store, the attributes that belong to it, and the events that say what a
 * person did.
 *
 * @fires {Event} input - A person changed the position; `fen` is up to date. Raised by the element that owns the store.
 * @fires {Event} change - A person finished a change: a drop, Enter, leaving a field, a pause in typing.
 * @fires {FenChangeEvent} fen-change - As `input`, with `fen`, `previousFen` and `source`.
 * @fires {FenVerdictChangeEvent} fen-verdict-change - A person's change led to another verdict.
 * @fires {FenAnnotationsChangeEvent} fen-annotations-change - A person drew or removed arrows or circles; has `annotations`.
 * @fires {FenMoveEvent} fen-move - With `mode="play"`, before a move is played; `preventDefault` leaves the position as it is.
 * @cssproperty [--fen-font=system-ui, sans-serif] - The font of everything but notation.
 * @cssproperty [--fen-font-mono=ui-monospace, monospace] - The font of notation.
 * @cssproperty [--fen-text=light-dark(#1f2328, #e6e6e6)] - Texts.
 * @cssproperty [--fen-text-quiet=light-dark(#59636e, #a3acb5)] - Texts of less weight.
 * @cssproperty [--fen-surface=light-dark(#fff, #1b1f24)] - The background of controls and popovers.
 * @cssproperty [--fen-surface-raised=light-dark(#f6f7f8, #262b31)] - The background of what stands out from it.
 * @cssproperty [--fen-border=light-dark(#8a939b, #6c757e)] - The borders of controls.
 * @cssproperty [--fen-border-quiet=light-dark(#d4dae0, #3a4149)] - Lines that part.
 * @cssproperty [--fen-accent=light-dark(#0b63c5, #6cb0ff)] - What is chosen, and the ring around what has the focus.
 * @cssproperty [--fen-error=light-dark(#b3261e, #ff8a80)] - Errors.
 * @cssproperty [--fen-warning=light-dark(#8a5200, #f2b84b)] - Warnings.
 * @cssproperty [--fen-valid=light-dark(#1a6b34, #6fd08c)] - The verdict that all is well.
 * @cssproperty [--fen-radius=6px] - The corners of controls and popovers.
 * @cssproperty [--fen-gap=8px] - The space between controls.
 * @cssproperty [--fen-control-height=32px] - The height of controls; fingers get 44 pixels.
 */
export abstract class LinkedElement extends ReactiveElement implements LinkHost {
  /** Whether elements inside use this element's store. */
  protected static readonly provides: boolean = false;

  /** Set by whatever a person can act with: a diagram has nothing to tell. */
  static tellChange: typeof tellChange | null = null;

  // Without decorators, whose helpers every diagram would pay for.
  static override properties: PropertyDeclarations = { for: { noAccessor: true }, label: {} };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...STORE_ATTRIBUTES];
  }

  /** The id of the element whose store to use, looked for in the same root, then outwards. */
  get for(): string {
    return this.#link.for;
  }
  set for(id: string) {
    this.#link.for = id ?? '';
  }

  /** What assistive technology calls the element. */
  declare label: string;

  readonly #link: StoreLink;
  #unsubscribe: (() => void) | null = null;
  /** The text that came from the attribute; the attribute no longer counts once another took its place. */
  #attributeText: string | null = null;
  #warned = false;
  /** The `fen` before the step under way, for `change`. */
  #stepFrom: string | null = null;

  constructor() {
    super();
    this.label = '';
    const { provides } = this.constructor as typeof LinkedElement;
    this.#link = new StoreLink(this, { provides, create: () => this.#createOwn() });
    const own = this as unknown as Record<string, unknown>;
    for (const name of SILENT) delete own[name];
    for (const name of EARLY) {
      if (!Object.hasOwn(own, name)) continue;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  #createOwn(): PositionStore {
    this.#attributeText = this.defaultFen;
    const annotations = this.getAttribute('annotations') ?? '';
    const init: Record<string, string> = { fen: this.defaultFen, annotations };
    for (const [name, { option, values }] of Object.entries(OPTION_ATTRIBUTES)) {
      const value = this.getAttribute(name);
      if (value !== null && values.includes(value)) init[option] = value;
    }
    return createStore(init);
  }

  /** The store in use. Setting one that a page or another element made shares it; setting `null` takes that back. */
  get store(): PositionStore {
    return this.#link.store;
  }
  set store(store: PositionStore | null) {
    this.#link.give(store);
  }

  /**
   * What the `fen` attribute says; the initial array without one.
   *
   * @attr fen - The text to start with, and to go back to at a form's reset. Absent: the initial array.
   */
  get defaultFen(): string {
    return this.getAttribute('fen') ?? INITIAL_FEN;
  }
  set defaultFen(fen: string) {
    this.setAttribute('fen', fen);
  }

  /**
   * The canonical FEN; while a field is unreadable, the text as given. Setting it takes any string, reads it as if it
   * was typed and starts a new history; setting what it already returns does nothing.
   */
  get fen(): string {
    return this.snapshot.fen;
  }
  set fen(fen: string | null | undefined) {
    const text = fen == null ? INITIAL_FEN : String(fen);
    if (!this.#mayOwn('fen') || text === this.fen) return;
    this.#attributeText = null;
    this.#stepFrom = null;
    this.store.dispatch({ type: 'load', text });
  }

  /**
   * Arrows and circles in the letters of PGN's `%cal` and `%csl`, `Ge4,Rd4f6`: as given until a person draws. What
   * cannot be read in it is not shown. Drawing is no undo step, and another position leaves them alone.
   *
   * @attr annotations - Arrows and circles in the letters of PGN's `%cal` and `%csl`: `Ge4,Rd4f6`.
   * @default ''
   */
  get annotations(): string {
    return this.snapshot.view.annotations;
  }
  set annotations(annotations: string | null | undefined) {
    if (!this.#mayOwn('annotations')) return;
    this.store.dispatch({ type: 'set-view', view: { annotations: String(annotations ?? '') } });
  }

  /**
   * The rules castling follows.
   *
   * @attr variant
   * @default 'standard'
   */
  get variant(): Required<StoreOptions>['variant'] {
    return this.snapshot.options.variant;
  }
  set variant(value: Required<StoreOptions>['variant']) {
    this.#setOption('variant', value);
  }

  /**
   * How castling rights are written.
   *
   * @attr castling-notation
   * @default 'x-fen'
   */
  get castlingNotation(): Required<StoreOptions>['castlingNotation'] {
    return this.snapshot.options.castlingNotation;
  }
  set castlingNotation(value: Required<StoreOptions>['castlingNotation']) {
    this.#setOption('castling-notation', value);
  }

  /**
   * Which en passant squares are written.
   *
   * @attr en-passant-notation
   * @default 'as-given'
   */
  get enPassantNotation(): Required<StoreOptions>['enPassantNotation'] {
    return this.snapshot.options.enPassantNotation;
  }
  set enPassantNotation(value: Required<StoreOptions>['enPassantNotation']) {
    this.#setOption('en-passant-notation', value);
  }

  /**
   * What a form asks of the position.
   *
   * @attr require
   * @default 'legal'
   */
  get require(): Required<StoreOptions>['require'] {
    return this.snapshot.options.require;
  }
  set require(value: Required<StoreOptions>['require']) {
    this.#setOption('require', value);
  }

  /**
   * The position as far as the text could be read. Setting it does nothing.
   *
   * @readonly
   */
  get position(): Position {
    return this.snapshot.position;
  }
  set position(_: Position) {}

  /**
   * The worst that holds of the position; `null` until the rules have loaded. Setting it does nothing.
   *
   * @readonly
   */
  get verdict(): Verdict | null {
    return this.snapshot.verdict;
  }
  set verdict(_: Verdict | null) {}

  /**
   * All findings; only those of syntax until the rules have loaded. Setting it does nothing.
   *
   * @readonly
   */
  get diagnostics(): readonly Diagnostic[] {
    return this.snapshot.diagnostics;
  }
  set diagnostics(_: readonly Diagnostic[]) {}

  /** The language that the element should speak, as the nearest `lang` says. */
  protected get language(): string {
    return languageOf(this);
  }

  /** The store's state now. */
  protected get snapshot(): Snapshot {
    return this.store.getSnapshot();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#link.connect();
    this.#subscribe();
    listen(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    fallSilent(this);
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    this.#link.disconnect();
  }

  /** A sheet made in one document can't be used in another. */
  adoptedCallback(): void {
    const { elementStyles } = this.constructor as typeof LinkedElement;
    // A document without a window has no sheets and shows nothing.
    if (!this.shadowRoot || !this.ownerDocument.defaultView) return;
    this.shadowRoot.adoptedStyleSheets = (elementStyles as CSSResult[]).map((style) =>
      sheetFor(style, this.ownerDocument),
    );
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (old === value || !this.#link.hasStore) return;
    if (name === 'fen') {
      if (this.#mayOwn(name) && this.#untouched) this.resetStore();
    } else if (name === 'annotations') {
      this.annotations = value;
    } else if (name in OPTION_ATTRIBUTES) {
      this.#setOption(name, value);
    }
  }

  /** @internal Called by the link. */
  storeChanged(): void {
    if (!this.isConnected) return;
    for (const name of STORE_ATTRIBUTES) {
      if (this.hasAttribute(name) && !this.#mayOwn(name)) break;
    }
    if (this.#unsubscribe) this.#subscribe();
  }

  #subscribe(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = this.store.subscribe((snapshot) => this.snapshotChanged(snapshot));
  }

  /** Called at once and at every change of the store. */
  protected snapshotChanged(_snapshot: Snapshot): void {
    this.requestUpdate();
  }

  #setOption(attribute: string, value: string | null): void {
    const { option, values } = OPTION_ATTRIBUTES[attribute]!;
    if (!this.#mayOwn(attribute)) return;
    const known = value !== null && values.includes(value) ? value : values[0];
    this.store.dispatch({ type: 'set-options', options: { [option]: known } });
  }

  /** Whether a setting of the store counts here; if not, says so once. */
  #mayOwn(name: string): boolean {
    if (this.#link.owns) return true;
    if (!this.#warned) {
      this.#warned = true;
      console.warn(
        `fen-elements: ${name} is ignored here; set it where the position comes from`,
        this,
      );
    }
    return false;
  }

  /** Carries out what a person did and raises the events for it. */
  protected act(command: Command, source: Source): void {
    const act = (): void => this.#perform(() => this.store.dispatch({ ...command, source }));
    // Typing waits for nothing.
    if (command.type === 'set-text') act();
    else withSkills(act);
  }

  /** Carries out what is a whole step by itself. */
  protected step(command: Command, source: Source): void {
    this.act(command, source);
    this.settle();
  }

  /** Undo, as a person's action. */
  protected undo(): void {
    this.#perform(() => this.store.undo('undo'));
    this.settle();
  }

  /** Redo, as a person's action. */
  protected redo(): void {
    this.#perform(() => this.store.redo('redo'));
    this.settle();
  }

  /** Whether a fieldset around the element is disabled; a form control hears that by itself. */
  protected get isDisabled(): boolean {
    return this.closest('fieldset:disabled') !== null;
  }

  #perform(action: () => void): void {
    if (this.isDisabled) return;
    const before = this.snapshot;
    action();
    const after = this.snapshot;
    if (after.fen !== before.fen) this.#stepFrom ??= before.fen;
    LinkedElement.tellChange?.(ownerOf(this.store) ?? this, before, after);
  }

  /** Ends a step: raises `change` where the step changed anything. */
  protected settle(): void {
    withSkills(() => this.#settle());
  }

  #settle(): void {
    const from = this.#stepFrom;
    this.#stepFrom = null;
    // What the page set since is no person's change.
    if (from === null || from === this.fen || !this.snapshot.source) return;
    const target = ownerOf(this.store) ?? this;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /**
   * Back to what the attribute says, with a new history: only of the element that owns the store.
   *
   * @internal
   */
  resetStore(): void {
    this.#attributeText = this.defaultFen;
    this.store.dispatch({ type: 'load', text: this.defaultFen });
  }

  /** Whether the text is still the attribute's, as an input's value until somebody types. */
  get #untouched(): boolean {
    const { canUndo, canRedo, text } = this.snapshot;
    return !canUndo && !canRedo && text === this.#attributeText;
  }
}
