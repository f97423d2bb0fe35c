import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import type { Place } from './popover-placement.js';

type Placing = typeof import('./popover-placement.js');

export interface PopoverParts {
  /** What the popover belongs to, and where the focus goes when it closes. */
  readonly anchor: () => HTMLElement;
  /** The element with `popover="manual"`. */
  readonly popover: () => HTMLElement;
  /** What has to be there before the popover shows. */
  readonly prepare: () => Promise<void>;
  /** What takes the focus when the popover opens. */
  readonly initialFocus: () => HTMLElement;
  /** What the popover should not lie over where there is room elsewhere. */
  readonly avoid: () => Element | null;
  /** Whether a press or the focus may go to `target` without closing the popover; the host itself always may. */
  readonly keepsOpen: (target: EventTarget) => boolean;
}

/**
 * A popover beside its anchor, in the top layer, that closes at Escape, at a press outside and when the focus leaves.
 *
 * The popover is a manual one: of two `auto` popovers one closes the other, and their light dismiss fires on the very
 * press that starts a drag on the board.
 */
export class PopoverController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #parts: PopoverParts;
  /** Ends everything that lives while the popover is open; `null` while it is closed. */
  #session: AbortController | null = null;
  #shown: HTMLElement | null = null;
  #placing: Placing | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, parts: PopoverParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** Whether the popover is open, or about to be. */
  get isOpen(): boolean {
    return this.#session !== null;
  }

  hostDisconnected(): void {
    this.close();
  }

  /** Opens the popover and moves the focus into it; resolves when it is in its place. */
  async open(): Promise<void> {
    if (this.#session || !this.#host.isConnected) return;
    const session = (this.#session = new AbortController());
    const { signal } = session;
    this.#listen(signal);
    this.#host.requestUpdate();
    const [placing] = await Promise.all([this.#placing ?? loadPlacing(), this.#parts.prepare()]);
    this.#placing = placing;
    await this.#host.updateComplete;
    if (signal.aborted) return;
    this.#shown = this.#parts.popover();
    this.#shown.showPopover();
    // Without the means to place it, the popover stays where the browser puts it: in the middle of the window.
    if (placing) await this.#follow(placing, this.#shown, signal);
    if (!signal.aborted) this.#parts.initialFocus().focus({ preventScroll: true });
  }

  /** Closes the popover. The focus, if it was inside, goes back to the anchor. */
  close(): void {
    if (!this.#session) return;
    this.#session.abort();
    this.#session = null;
    if (this.#shown) this.#hide(this.#shown);
    this.#shown = null;
    this.#host.requestUpdate();
  }

  #hide(popover: HTMLElement): void {
    const hadFocus = popover.matches(':focus-within');
    // An element taken out of its document has closed its popover already.
    if (popover.matches(':popover-open')) popover.hidePopover();
    this.#placing?.forgetPlace(popover);
    if (hadFocus) this.#parts.anchor().focus({ preventScroll: true });
  }

  #listen(signal: AbortSignal): void {
    const page = this.#host.ownerDocument;
    // On the host too, so that a dialog around it hears of a key that is already taken.
    this.#host.addEventListener('keydown', this.#handleKeydown, { signal });
    page.addEventListener('keydown', this.#handleKeydown, { signal });
    page.addEventListener('focusin', this.#handleFocusin, { signal, capture: true });
    // A press counts when it ends where the browser has not made a scroll of it.
    let pressed: number | null = null;
    const listen = (
      type: 'pointerdown' | 'pointerup' | 'pointercancel',
      run: (event: PointerEvent) => void,
    ) => page.addEventListener(type, run, { signal, capture: true });
    listen('pointerdown', (event) => (pressed = this.#isOutside(event) ? event.pointerId : null));
    listen('pointercancel', () => (pressed = null));
    listen('pointerup', (event) => {
      if (event.pointerId === pressed) this.close();
    });
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  };

  readonly #handleFocusin = (event: FocusEvent): void => {
    if (this.#isOutside(event)) this.close();
  };

  #isOutside(event: Event): boolean {
    const path = event.composedPath();
    return !path.includes(this.#host) && !path.some((target) => this.#parts.keepsOpen(target));
  }

  /** Chooses a place, and keeps the popover there until the window has another size. */
  async #follow(placing: Placing, popover: HTMLElement, signal: AbortSignal): Promise<void> {
    const anchor = this.#parts.anchor();
    let place: Place | null = null;
    let chosenFor = '';
    const update = async (): Promise<void> => {
      const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
      const view = `${clientWidth} ${clientHeight}`;
      if (!place || view !== chosenFor) {
        chosenFor = view;
        place = await placing.choosePlace(popover, anchor, this.#parts.avoid());
      }
      await placing.putInPlace(popover, place);
      if (signal.aborted) placing.forgetPlace(popover);
    };
    await update();
    if (signal.aborted) return;
    signal.addEventListener(
      'abort',
      placing.autoUpdate(anchor, popover, () => void update()),
    );
  }
}

/** What places a popover, or `null` where it can't be loaded. */
async function loadPlacing(): Promise<Placing | null> {
  try {
    return await import('./popover-placement.js');
  } catch (reason) {
    console.error('fen-elements: the code that places a popover could not be loaded', reason);
    return null;
  }
}
