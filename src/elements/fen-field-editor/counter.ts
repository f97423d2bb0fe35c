/**
 * The number input of a counter field, and what was typed into it while that is no number the field can have: the
 * text stays as it is, and the store never hears of it.
 */
export class Counter {
  readonly least: number;
  /** The field's text in the store when the draft began, `null` without a draft. */
  #draftOver: string | null = null;

  constructor(least: number) {
    this.least = least;
  }

  /** Whether the input holds what the field can't. */
  get isDraft(): boolean {
    return this.#draftOver !== null;
  }

  /** Takes what was typed over `fieldText`; returns it as FEN writes it, `null` where it is no number for the field. */
  type(typed: string, fieldText: string): string | null {
    const value = /^\d+$/.test(typed) ? Number(typed) : NaN;
    if (Number.isSafeInteger(value) && value >= this.least) {
      this.#draftOver = null;
      return String(value);
    }
    this.#draftOver ??= fieldText;
    return null;
  }

  /** Drops the draft; whether there was one. */
  drop(): boolean {
    const was = this.isDraft;
    this.#draftOver = null;
    return was;
  }

  /** Drops the draft where the field was changed elsewhere. */
  follow(fieldText: string): void {
    if (this.#draftOver !== fieldText) this.#draftOver = null;
  }

  /** Shows the number, unless the input holds a draft or, with the caret in it, the same number in other digits. */
  show(input: HTMLInputElement, value: number): void {
    if (this.isDraft || input.value === String(value)) return;
    const isSame = input.value !== '' && Number(input.value) === value;
    if (!isSame || !input.matches(':focus')) input.value = String(value);
  }
}
