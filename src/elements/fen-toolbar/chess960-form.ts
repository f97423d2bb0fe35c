import { html, type TemplateResult } from 'lit/html.js';
import { chess960Number, chess960Start } from '../../fen/chess960.js';
import { formatFen } from '../../fen/format.js';
import type { FenOptions, Position } from '../../fen/types.js';
import { words as wordsIn } from './words.js';

/** The starting positions of Chess960 have the numbers from 0 to this. */
const LAST = 959;
/** The initial array of standard chess. */
const INITIAL_ARRAY = 518;

export interface Chess960Host {
  readonly language: string;
  readonly options: FenOptions;
  /** Sets up a start, given as FEN. */
  setUp(fen: string): void;
  close(): void;
  requestUpdate(): void;
}

/** Asks for the number of a Chess960 start, or takes one at random, and shows its back rank. */
export class Chess960Form {
  readonly #host: Chess960Host;
  #number: number;

  /** Begins with the position on the board, where it is such a start. */
  constructor(host: Chess960Host, position: Position) {
    this.#host = host;
    this.#number = chess960Number(position) ?? INITIAL_ARRAY;
  }

  /** White's pieces from a to h. */
  get #backRank(): string {
    return chess960Start(this.#number).placement.slice(56).join('');
  }

  #setUp(): void {
    const options: FenOptions = { ...this.#host.options, variant: 'chess960' };
    this.#host.setUp(formatFen(chess960Start(this.#number), options));
  }

  #handleInput(event: Event): void {
    // What the inner control has to say is no change of the position.
    event.stopPropagation();
    const { value, valueAsNumber, validity } = event.target as HTMLInputElement;
    if (value === '' || !validity.valid) return;
    this.#number = valueAsNumber;
    this.#host.requestUpdate();
  }

  #handleSubmit(event: Event): void {
    event.preventDefault();
    this.#setUp();
    this.#host.close();
  }

  #takeAny(): void {
    this.#number = Math.floor(Math.random() * (LAST + 1));
    this.#setUp();
    this.#host.requestUpdate();
  }

  render(): TemplateResult {
    const words = wordsIn(this.#host.language).chess960;
    return html`<form
      @submit=${(event: Event) => this.#handleSubmit(event)}
      @input=${(event: Event) => this.#handleInput(event)}
      @change=${(event: Event) => event.stopPropagation()}
    >
      <h2 id="chess960-title" class="title">${words.title}</h2>
      <div class="entry">
        <label for="number">${words.number({ last: LAST })}</label>
        <input
          id="number"
          part="number"
          type="number"
          inputmode="numeric"
          autocomplete="off"
          required
          min="0"
          max=${LAST}
          step="1"
          .value=${String(this.#number)}
          @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
        />
      </div>
      <output class="rank" for="number" dir="ltr">${this.#backRank}</output>
      <div class="foot">
        <button type="button" class="random" @click=${() => this.#takeAny()}>
          ${words.random}
        </button>
        <button type="submit" class="submit">${words.setUp}</button>
        <button type="button" class="close" @click=${() => this.#host.close()}>
          ${words.close}
        </button>
      </div>
    </form>`;
  }
}
