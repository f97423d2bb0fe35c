import { sentenceOf } from '../../controllers/sentences.js';
import type { PositionStore, Snapshot, Source } from '../../store/types.js';
import { claimSpeech, releaseSpeech } from '../../controllers/speech.js';
import { describeChange } from './changes.js';
import { words as wordsIn } from './words.js';

/** After the last change, in milliseconds: who types or paints is not interrupted at every step. */
const PAUSE = 700;

/** Controls that say themselves what a person does with them. */
const SPEAKS_FOR_ITSELF: readonly (Source | null)[] = ['field', 'text'];

/** Notes that are worth a word when they come to hold. */
const TOLD_NOTES = ['check', 'checkmate', 'stalemate'];

/**
 * Tells those who listen what a person did to the position, on this board or with anything else on the same store,
 * and what the rules have to say of it. Of several boards on one store one speaks.
 */
export class Announcer {
  readonly #element: HTMLElement;
  readonly #language: () => string;
  #store: PositionStore | null = null;
  #last: Snapshot | null = null;
  /** What was found before the changes that nobody was told of yet. */
  #judged: Snapshot | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, language: () => string) {
    this.#element = element;
    this.#language = language;
    element.setAttribute('aria-live', 'polite');
  }

  say(text: string): void {
    // The same words once more are news only where they look new.
    const isRepeated = this.#element.textContent === text;
    this.#element.textContent = isRepeated ? `${text}\u00a0` : text;
  }

  /** Hears of the position as it is now. */
  update(store: PositionStore): void {
    const now = store.getSnapshot();
    const before = this.#last;
    if (store !== this.#store) {
      this.rest();
      this.#store = store;
    } else if (before && now.text !== before.text) {
      if (now.source === null) this.#forget();
      else if (claimSpeech(store, this)) this.#tell(before, now);
    }
    claimSpeech(store, this);
    this.#last = now;
  }

  #tell(before: Snapshot, now: Snapshot): void {
    this.#judged ??= before;
    if (!SPEAKS_FOR_ITSELF.includes(now.source)) {
      const words = wordsIn(this.#language());
      const change = describeChange(before, now, this.#language());
      if (now.source === 'undo') this.say(words.undone(change));
      else if (now.source === 'redo') this.say(words.redone(change));
      else this.say(change);
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tellFindings(now), PAUSE);
  }

  #tellFindings(now: Snapshot): void {
    const before = this.#judged!;
    this.#judged = null;
    const known = this.#told(before);
    const found = this.#told(now);
    const came = found.filter(({ text }) => !known.some((each) => each.text === text));
    const went = known.filter(
      ({ code, isNote }) => !isNote && !found.some((each) => each.code === code),
    );
    const words = wordsIn(this.#language());
    const sentences = [
      ...(came.length > 0 ? [words.found(came.map(({ text }) => text))] : []),
      ...(went.length > 0 ? [words.mended(went.map(({ text }) => text))] : []),
    ];
    if (sentences.length > 0) this.say(sentences.join(' '));
  }

  #told({ diagnostics }: Snapshot): { code: string; text: string; isNote: boolean }[] {
    return diagnostics
      .filter(({ category, code }) => category !== 'note' || TOLD_NOTES.includes(code))
      .map((each) => ({
        code: each.code,
        text: sentenceOf(each, this.#language()),
        isNote: each.category === 'note',
      }));
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#judged = null;
  }

  /** Lets others speak for the store. */
  rest(): void {
    this.#forget();
    if (this.#store) releaseSpeech(this.#store, this);
    this.#store = null;
    this.#last = null;
  }
}
