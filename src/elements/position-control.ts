import type { PropertyDeclarations } from '@lit/reactive-element';
import type { Diagnostic } from '../fen/types.js';
import { ownerOf } from '../store/link.js';
import type { Snapshot } from '../store/types.js';
import { LinkedElement } from './linked-element.js';

/** Tells a form what is wrong: see `validity.ts`. */
export type Validate = (control: Validated) => void;

/** What validation needs of a control. */
export interface Validated {
  readonly internals: ElementInternals;
  readonly snapshot: Snapshot;
  readonly required: boolean;
  /** The page's own objection, `''` for none. */
  readonly custom: string;
  /** Whether a person had to do with it: changed it, or tried to submit it. */
  readonly touched: boolean;
  /** What was typed into the control and cannot become text, as a sentence, `''` for none. */
  readonly badInput: string;
  /** The part that takes the focus when the form points at the control, by the finding there is to see. */
  validityAnchor(diagnostic?: Diagnostic): HTMLElement | undefined;
  explain(diagnostic: Diagnostic): string;
}

/**
 * A linked element that is a form control: whichever has a `name` submits its store's `fen`.
 *
 * @cssstate user-invalid - A person changed the position or tried to submit it, and it is not what the form asks for.
 * @cssstate disabled - The control or a fieldset around it is disabled.
 */
export abstract class PositionControl extends LinkedElement {
  static readonly formAssociated = true;

  /** Set by whoever can edit: a diagram has nothing to object to. */
  static validate: Validate | null = null;

  static override properties: PropertyDeclarations = {
    name: { noAccessor: true },
    required: { type: Boolean, noAccessor: true },
    readonly: { type: Boolean, noAccessor: true },
    disabled: { type: Boolean, noAccessor: true },
  };

  // As in a native control these are the attributes themselves, so that a form sees them at once.

  /** The name under which a form submits the FEN. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string | null) {
    if (name === null) this.removeAttribute('name');
    else if (name !== this.getAttribute('name')) this.setAttribute('name', name);
    if (this.isConnected) this.#showValue(this.snapshot);
  }
  /** An empty text is not valid. */
  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(required: boolean) {
    this.#toggle('required', required);
  }
  /** Shows and submits, but cannot be edited; barred from validation. */
  get readonly(): boolean {
    return this.hasAttribute('readonly');
  }
  set readonly(readonly: boolean) {
    this.#toggle('readonly', readonly);
  }
  /** Neither edited nor submitted. */
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(disabled: boolean) {
    this.#toggle('disabled', disabled);
  }

  protected readonly internals: ElementInternals;
  #fieldsetDisabled = false;
  /** The page's own objection. */
  protected custom = '';
  /** Whether a person changed it or tried to submit it. */
  protected touched = false;

  constructor() {
    super();
    this.internals = this.attachInternals();
  }

  /** The form the control belongs to. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  /** Its `<label>` elements. */
  get labels(): NodeListOf<HTMLLabelElement> {
    return this.internals.labels as NodeListOf<HTMLLabelElement>;
  }
  /** What keeps the form from being submitted. */
  get validity(): ValidityState {
    this.#validate();
    return this.internals.validity;
  }
  /** The sentence for it, `''` where nothing is wrong. */
  get validationMessage(): string {
    this.#validate();
    return this.internals.validationMessage;
  }
  /** Whether the control is validated at all: not while it is read-only or disabled. */
  get willValidate(): boolean {
    return this.internals.willValidate;
  }
  /** Whether the position is what the form asks for; raises `invalid` where it is not. */
  checkValidity(): boolean {
    this.#validate();
    const { touched } = this;
    const isValid = this.internals.checkValidity();
    // The page asked, and no person.
    this.touched = touched;
    this.#validate();
    return isValid;
  }
  /** As `checkValidity`, and shows the sentence to the person. */
  reportValidity(): boolean {
    this.#validate();
    return this.internals.reportValidity();
  }
  #toggle(name: string, on: boolean): void {
    this.toggleAttribute(name, Boolean(on));
    this.requestUpdate();
    if (this.isConnected) this.#validate();
  }

  /** A page's own objection, `''` for none. */
  setCustomValidity(message: string): void {
    this.custom = String(message);
    // Holds before the code for all else has come.
    this.internals.setValidity({ customError: this.custom !== '' }, this.custom);
    this.#validate();
  }

  formDisabledCallback(disabled: boolean): void {
    this.#fieldsetDisabled = disabled;
    this.requestUpdate();
  }
  formResetCallback(): void {
    this.touched = false;
    (ownerOf(this.store) as LinkedElement | null)?.resetStore();
    this.#validate();
  }
  formStateRestoreCallback(state: unknown, mode: 'restore' | 'autocomplete'): void {
    // No position is a thing that a browser could know of a person.
    if (typeof state === 'string' && mode === 'restore') {
      this.store.dispatch({ type: 'load', text: state });
    }
  }

  /** Whether a person may edit here. */
  protected get editable(): boolean {
    return !this.readonly && !this.isDisabled;
  }

  /** Whether the control itself or a fieldset around it is disabled. */
  protected override get isDisabled(): boolean {
    return this.disabled || this.#fieldsetDisabled;
  }

  /** The sentence of a finding, as the form's message. */
  protected abstract explain(diagnostic: Diagnostic): string;

  /**
   * What was typed into the control and cannot become text, as a sentence, `''` for none.
   *
   * @internal
   */
  get badInput(): string {
    return '';
  }

  /**
   * The part that takes the focus when the form points at the control.
   *
   * @internal
   */
  validityAnchor(_diagnostic?: Diagnostic): HTMLElement | undefined {
    return undefined;
  }

  protected override settle(): void {
    super.settle();
    // The owner of the store raises `change`; this is the control that was used.
    this.#touch();
  }

  protected override snapshotChanged(snapshot: Snapshot): void {
    super.snapshotChanged(snapshot);
    // A diagram without a name has nothing to tell a form.
    if (this.name || this.editable) this.#showValue(snapshot);
    this.#validate();
  }

  /** What the form submits, and what the browser keeps for a person who comes back. */
  #showValue({ fen, text }: Snapshot): void {
    this.internals.setFormValue(this.name ? fen : null, text);
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    if (this.editable) {
      this.addEventListener('change', this.#touch);
      this.addEventListener('invalid', this.#touch);
    }
    this.#validate();
  }

  #validate(): void {
    PositionControl.validate?.(this as unknown as Validated);
    setState(this.internals, 'disabled', this.isDisabled);
  }

  readonly #touch = (): void => {
    this.touched = true;
    // What the form will point at may have come since.
    this.#validate();
  };
}

/** Turns a state of an element on or off. */
export function setState({ states }: ElementInternals, name: string, on: boolean): void {
  if (on) states.add(name);
  else states.delete(name);
}
