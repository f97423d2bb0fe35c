import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import type { Command, PositionStore, Source } from '../../store/types.js';

/** What the intake needs of its element. */
export interface IntakeHost {
  readonly element: HTMLElement & ReactiveControllerHost & { readonly store: PositionStore };
  readonly editable: () => boolean;
  /** Carries out what a person did as a step. */
  readonly step: (command: Command, source: Source) => void;
}

/** A line that FEN's own reader understands as well as any: nothing needs to be loaded for it. */
const PLAIN = /^ *[pnbrqkPNBRQK1-8]+(\/[pnbrqkPNBRQK1-8]+){7}( [-\w]+){0,5} *$/;

/** What no one would paste into the middle of a FEN: eight ranks, or a link. */
const WHOLE = /(?:[pnbrqk1-8]{1,8}\/){7}|https?:\/\//i;

/** Pastes and drops on an element: any text in which there may be a position, and files. */
export class TextIntake implements ReactiveController {
  readonly #host: IntakeHost;
  #listeners: AbortController | null = null;

  constructor(host: IntakeHost) {
    this.#host = host;
    host.element.addController(this);
  }

  hostConnected(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    const { element } = this.#host;
    // Firefox raises it where the selection is, which need not be where the focus is.
    element.ownerDocument.addEventListener('paste', (event) => this.#handlePaste(event), {
      signal,
    });
    element.addEventListener('dragover', (event) => this.#handleDragover(event), { signal });
    element.addEventListener('drop', (event) => this.#handleDrop(event), { signal });
  }

  hostDisconnected(): void {
    this.#listeners?.abort();
  }

  /** Listens no longer. */
  stop(): void {
    this.hostDisconnected();
    this.#host.element.removeController(this);
  }

  #handlePaste(event: ClipboardEvent): void {
    const { element, editable } = this.#host;
    if (event.defaultPrevented || !editable() || !element.matches(':focus-within')) return;
    const { clipboardData } = event;
    const isWhole = isFenLine(event) && WHOLE.test(clipboardData?.getData('text/plain') ?? '');
    if (isWhole || replacesText(event)) this.#take(event, clipboardData, 'paste');
  }

  #handleDragover(event: DragEvent): void {
    if (event.defaultPrevented || !this.#host.editable() || !holdsText(event.dataTransfer)) return;
    if (!replacesText(event) && !event.dataTransfer!.types.includes('Files')) return;
    // Else the browser would not let it drop here.
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
  }

  #handleDrop(event: DragEvent): void {
    if (event.defaultPrevented || !this.#host.editable() || !holdsText(event.dataTransfer)) return;
    if (!replacesText(event) && !event.dataTransfer!.files.length) return;
    this.#take(event, event.dataTransfer, 'drop');
  }

  #take(event: Event, data: DataTransfer | null, source: Source): void {
    event.preventDefault();
    void textOf(data).then((text) => {
      if (text !== null) void takeText(this.#host, text, source);
    });
  }
}

function textField(event: Event): HTMLInputElement | HTMLTextAreaElement | null {
  const target = event.composedPath()[0] as Element;
  return target.matches('input, textarea') ? (target as HTMLInputElement) : null;
}

function isFenLine(event: Event): boolean {
  return textField(event)?.localName === 'textarea';
}

/**
 * Whether a paste or drop is about the position: anywhere but in a text field of the page's or a counter, and in the
 * FEN line where it takes the place of all that stands there.
 */
function replacesText(event: Event): boolean {
  const path = event.composedPath();
  if (path.some((each) => each instanceof HTMLElement && each.isContentEditable)) return false;
  const field = textField(event);
  if (!field) return true;
  const { selectionStart, selectionEnd, value } = field;
  return isFenLine(event) && selectionStart === 0 && selectionEnd === value.length;
}

/** Whether something dropped here could be read. */
function holdsText(data: DataTransfer | null): boolean {
  return data !== null && (data.types.includes('text/plain') || data.types.includes('Files'));
}

/** The text of what was pasted or dropped; of a file, what is in it. `null` where there is neither. */
async function textOf(data: DataTransfer | null): Promise<string | null> {
  // Taken before the first wait: afterwards the browser has emptied it.
  const text = data?.getData('text/plain') ?? '';
  const file = data?.files[0];
  if (!file) return text === '' ? null : text;
  try {
    return await file.text();
  } catch (error) {
    console.error(`fen-elements: ${file.name} could not be read`, error);
    return null;
  }
}

/**
 * Takes a text that was pasted or dropped: a plain FEN at once, anything else with the reader of other people's
 * notations, which is loaded then. If that cannot be loaded the text goes in as it is. One with nothing in it is no
 * position, and takes nothing away.
 */
export async function takeText(host: IntakeHost, text: string, source: Source): Promise<void> {
  if (text.trim() === '') return;
  const asItIs = (): void => host.step({ type: 'set-text', text: text.trim() }, source);
  if (PLAIN.test(text)) return asItIs();
  let reader: typeof import('./text-reader.js');
  try {
    reader = await import('./text-reader.js');
  } catch (error) {
    console.error('fen-elements: the reader of pasted texts could not be loaded', error);
    return asItIs();
  }
  await reader.readInto(host, text, source);
}
