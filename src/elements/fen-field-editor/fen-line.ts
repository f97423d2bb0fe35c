import { html, type TemplateResult } from 'lit/html.js';
import type { Diagnostic } from '../../fen/types.js';
import { asShown, caretAfter, stretches } from './line-text.js';

export interface FenLineHost {
  /** The text that the line stands for. */
  text(): string;
  /** Takes what a person made of the text; `pasted` where it came in one piece from elsewhere. */
  take(text: string, pasted: boolean): void;
  requestUpdate(): void;
}

/** A text area and its mirror: the one is typed in, the other carries the underlines and the height. */
export class FenLine {
  readonly #host: FenLineHost;
  /** What is seen while an input method is at work, `null` while none is. */
  #composed: string | null = null;

  constructor(host: FenLineHost) {
    this.#host = host;
  }

  readonly handleInput = (event: Event): void => {
    const area = event.target as HTMLTextAreaElement;
    if (this.#composed !== null) {
      this.#composed = area.value;
      return this.#host.requestUpdate();
    }
    const { inputType } = event as InputEvent;
    this.#take(area, inputType === 'insertFromPaste' || inputType === 'insertFromDrop');
  };

  readonly handleCompositionStart = (event: Event): void => {
    this.#composed = (event.target as HTMLTextAreaElement).value;
  };

  /** For `blur` too: not every input method comes to an end by itself. */
  readonly handleCompositionEnd = (event: Event): void => {
    if (this.#composed === null) return;
    this.#composed = null;
    this.#take(event.target as HTMLTextAreaElement, false);
    this.#host.requestUpdate();
  };

  #take({ value }: HTMLTextAreaElement, pasted: boolean): void {
    // The text area has line breaks of one kind only; that alone is no change of the text.
    if (value !== asShown(this.#host.text())) this.#host.take(value, pasted);
  }

  /** Brings another text into the text area; one that is there already, and its caret, are left alone. */
  show(area: HTMLTextAreaElement): void {
    if (this.#composed !== null) return;
    const before = area.value;
    const after = asShown(this.#host.text());
    if (before === after) return;
    const { selectionStart, selectionEnd, selectionDirection } = area;
    area.value = after;
    // Elsewhere the selection is nobody's, and Safari would move the focus here with it.
    if (!area.matches(':focus')) return;
    area.setSelectionRange(
      caretAfter(before, after, selectionStart),
      caretAfter(before, after, selectionEnd),
      selectionDirection,
    );
  }

  /** The mirror's content. The line break behind it gives an empty last line its height. */
  renderMirror(findings: readonly Diagnostic[]): TemplateResult {
    // The findings are about the text before the input method changed it.
    if (this.#composed !== null) return html`${this.#composed}${'\n'}`;
    return html`${stretches(this.#host.text(), findings).map(({ text, level }) =>
      level ? html`<span class=${text ? level : `tick ${level}`}>${text}</span>` : text,
    )}${'\n'}`;
  }
}
