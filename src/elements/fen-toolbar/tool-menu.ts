import type { CSSResult, ReactiveControllerHost } from '@lit/reactive-element';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { PopoverController } from '../../controllers/popover.js';
import { sheetFor } from '../sheet-for.js';

/** What a menu shows is code of its own, loaded when it is first opened, with its styles. */
interface MenuCode {
  readonly menuStyles: CSSResult;
}

/** A menu behind a tool. */
export class ToolMenu<Code extends MenuCode> {
  /** `null` until the menu was opened. */
  code: Code | null = null;
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** Of the box. */
  readonly id: string;
  readonly #load: () => Promise<Code>;
  readonly #popover: PopoverController;
  /** The item that the menu opens with: the first, or the last. */
  #openAt = 0;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    tool: string,
    id: string,
    load: () => Promise<Code>,
  ) {
    this.#host = host;
    this.id = id;
    this.#load = load;
    const find = (selector: string): HTMLElement => host.shadowRoot!.querySelector(selector)!;
    const button = (): HTMLElement => find(`[data-tool=${tool}]`);
    this.#popover = new PopoverController(host, {
      anchor: button,
      popover: () => find(`#${id}`),
      prepare: () => this.#prepare(),
      initialFocus: () =>
        [...find(`#${id}`).querySelectorAll<HTMLElement>('[role^=menuitem]')].at(this.#openAt) ??
        button(),
      avoid: () => null,
      keepsOpen: () => false,
    });
  }

  get isOpen(): boolean {
    return this.#popover.isOpen;
  }

  /** Opens the menu with the focus on its first item, or with -1 on its last. */
  open(at: 0 | -1): void {
    this.#openAt = at;
    void this.#popover.open();
  }

  close(): void {
    this.#popover.close();
  }

  async #prepare(): Promise<void> {
    if (this.code) return;
    try {
      this.code = await this.#load();
      this.adoptStyles();
    } catch (error) {
      console.error('fen-elements: the menu could not be loaded', error);
    }
    this.#host.requestUpdate();
  }

  /** Also when the toolbar has come to another document. */
  adoptStyles(): void {
    const { ownerDocument, shadowRoot } = this.#host;
    if (!this.code || !ownerDocument.defaultView) return;
    const sheet = sheetFor(this.code.menuStyles, ownerDocument);
    const sheets = shadowRoot!.adoptedStyleSheets;
    if (!sheets.includes(sheet)) shadowRoot!.adoptedStyleSheets = [...sheets, sheet];
  }

  /** The box, and in it while it is open what the code shows. */
  render(label: string, items: (code: Code) => TemplateResult): TemplateResult {
    return html`<div
      id=${this.id}
      class="popover menu"
      part="menu"
      popover="manual"
      role="menu"
      aria-label=${label}
    >
      ${this.isOpen && this.code ? items(this.code) : nothing}
    </div>`;
  }
}
