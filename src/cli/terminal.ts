import { once } from 'node:events';
import type { WriteStream } from 'node:tty';
import { exitCodes } from './exit-codes.js';

/** So often the line of progress is drawn anew, in milliseconds; none of what is done sooner. */
const INTERVAL = 200;
const CLEAR = '\r\x1b[K';
/** Of a terminal that does not say how wide it is. */
const USUAL_COLUMNS = 80;

/** How texts are written to a stream. */
export interface Style {
  readonly inColor: boolean;
  /** Width of the terminal, `null` of a file or a pipe. */
  readonly columns: number | null;
}

function styleOf(stream: WriteStream): Style {
  // Of what is no terminal Node knows neither.
  return stream.isTTY
    ? { inColor: stream.hasColors(), columns: stream.columns || USUAL_COLUMNS }
    : { inColor: false, columns: null };
}

/** Standard output for what was asked for, standard error for what is said beside it. */
export class Terminal {
  readonly #output = process.stdout;
  readonly #messages = process.stderr;
  readonly outputStyle = styleOf(this.#output);
  readonly messageStyle = styleOf(this.#messages);
  #lastDrawn = performance.now();
  #isDrawn = false;

  constructor() {
    this.#output.on('error', (error: NodeJS.ErrnoException) => {
      // The reader has gone away, as `head` does, and has all it wanted.
      if (error.code === 'EPIPE') process.exit();
      this.say(`fen-elements: could not write: ${error.message}.`);
      process.exit(exitCodes.trouble);
    });
    this.#messages.on('error', () => {});
  }

  /** Waits while the reader is behind. */
  async print(text: string): Promise<void> {
    if (text === '') return;
    this.clear();
    if (!this.#output.write(text)) await once(this.#output, 'drain');
  }

  say(text: string): void {
    this.clear();
    this.#messages.write(`${text}\n`);
  }

  /** Shows how far the work has come, where somebody sits at a terminal. */
  showProgress(text: () => string): void {
    if (!this.#messages.isTTY || process.env.TERM === 'dumb') return;
    const now = performance.now();
    if (now - this.#lastDrawn < INTERVAL) return;
    this.#lastDrawn = now;
    const width = this.#messages.columns || USUAL_COLUMNS;
    this.#messages.write(CLEAR + text().slice(0, width - 1));
    this.#isDrawn = true;
  }

  clear(): void {
    if (this.#isDrawn) this.#messages.write(CLEAR);
    this.#isDrawn = false;
  }
}
