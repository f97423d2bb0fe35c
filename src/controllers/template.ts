import type { ReactiveController, ReactiveElement } from '@lit/reactive-element';
import { render, type RootPart } from 'lit/html.js';
import { takeAutofocus } from './autofocus.js';

export interface TemplateHost extends ReactiveElement {
  /** The element's content as a Lit template. */
  render(): unknown;
}

/**
 * Shows an element's template, as `LitElement` does for its own. The elements stand on `ReactiveElement`, since the
 * board needs no templates, and a page of diagrams should not have to load them.
 */
export class Template implements ReactiveController {
  readonly #host: TemplateHost;
  #part: RootPart | null = null;

  constructor(host: TemplateHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#part?.setConnected(true);
  }

  hostUpdate(): void {
    this.#part = render(this.#host.render(), this.#host.renderRoot, {
      host: this.#host,
      isConnected: this.#host.isConnected,
    });
  }

  hostUpdated(): void {
    // After what is inside has rendered.
    void this.#host.updateComplete.then(() => takeAutofocus(this.#host));
  }

  hostDisconnected(): void {
    this.#part?.setConnected(false);
  }
}
