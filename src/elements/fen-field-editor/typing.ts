/** A pause of this length, in milliseconds, ends a step of typing. */
const PAUSE = 1000;

// Counted for all elements, since several may type into one store.
let steps = 0;

/** Gives keys pressed in a row one step, so that they are undone together. */
export class Typing {
  /** The step of the last key, `undefined` before the first. */
  step: string | undefined;
  readonly #ended: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ended` is called when a step ends, by a pause or by `end`. */
  constructor(ended: () => void) {
    this.#ended = ended;
  }

  /** The step that a key pressed now belongs to. */
  key(): string {
    if (this.#timer === undefined) this.step = `typing-${++steps}`;
    this.cancel();
    this.#timer = setTimeout(() => this.end(), PAUSE);
    return this.step!;
  }

  /** Ends the step under way, if there is one: the next key begins another. */
  end(): void {
    if (this.#timer === undefined) return;
    this.cancel();
    this.#ended();
  }

  /** Ends the step without a word. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
