import { css } from '@lit/reactive-element';
import { sheetFor } from '../elements/sheet-for.js';
import { showItems, type Reserve } from './figure.js';
import { optionNames } from './options.js';
import {
  attributeSource,
  bareSources,
  CLOSED,
  codeSource,
  taggedSources,
  type Source,
} from './sources.js';

/** A source with its boards. */
interface Shown {
  readonly source: Source;
  /** In whose shadow root the boards are: an element before the source, or the source itself. */
  readonly host: Element;
  /** Tells what is shown from what the source asks for now. */
  key: string;
}

const hiding = css`
  [data-fen-source] {
    display: none !important;
  }
`;
/** Shadow roots made here: an element keeps its own for ever. */
const roots = new WeakSet<ShadowRoot>();
const inText = /\[\/?fen/i;
/** A page that takes back what is shown here so many times a second is left as it wants to be. */
const MOST_PASSES = 20;

function mayHoldText(node: Node): boolean {
  if (inText.test(node.textContent ?? '')) return true;
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const element = node as Element;
  return element.matches('[data-fen-auto]') || element.querySelector('[data-fen-auto]') !== null;
}

function rootOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return roots.has(element.shadowRoot) ? element.shadowRoot : null;
  try {
    const root = element.attachShadow({ mode: 'open' });
    roots.add(root);
    return root;
  } catch {
    return null;
  }
}

/** Shows the positions of one element and of what comes into it later. */
class Upgrade {
  readonly #root: Element;
  /** By source element and by host. */
  readonly #shown = new WeakMap<Node, Shown>();
  readonly #waiting = new WeakMap<Element, () => void>();
  readonly #passes = new WeakMap<Node, { since: number; count: number }>();
  readonly #changes: MutationObserver;
  readonly #near: IntersectionObserver;
  /** How many sources have got boards so far. */
  #count = 0;

  constructor(root: Element) {
    this.#root = root;
    // A screen away. `scrollMargin` is the same for boxes that scroll, in engines that have it.
    const margins = { rootMargin: '100% 0%', scrollMargin: '100% 0%' };
    this.#near = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) this.#make(target);
    }, margins);
    this.#changes = new MutationObserver((records) => this.#handleChanges(records));
    this.#adoptHiding();
    this.#scan(root);
    this.#scanTexts(root);
    this.#changes.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-fen', ...optionNames.map((name) => `data-fen-${name}`)],
    });
    addEventListener('beforeprint', this.#handlePrint);
  }

  /** Not a style of each element: in a copy or a saved page without this code the text shows. */
  #adoptHiding(): void {
    const root = this.#root.getRootNode();
    const home = 'adoptedStyleSheets' in root ? (root as ShadowRoot) : this.#root.ownerDocument;
    const sheet = sheetFor(hiding, this.#root.ownerDocument);
    if (home.adoptedStyleSheets.includes(sheet)) return;
    home.adoptedStyleSheets = [...home.adoptedStyleSheets, sheet];
  }

  readonly #reserve: Reserve = (place, make) => {
    this.#waiting.set(place, make);
    this.#near.observe(place);
  };

  /** A place needs its board now. */
  #make(place: Element): void {
    this.#near.unobserve(place);
    this.#waiting.get(place)?.();
    this.#waiting.delete(place);
  }

  readonly #handlePrint = (): void => {
    for (const { host } of this.#shownIn(this.#root)) {
      for (const place of host.shadowRoot!.querySelectorAll('.place')) this.#make(place);
    }
  };

  #shownIn(scope: Element): Shown[] {
    return [scope, ...scope.querySelectorAll('[data-fen-shown]')].flatMap(
      (host) => this.#shown.get(host) ?? [],
    );
  }

  #show(source: Source): void {
    const items = source.read();
    if (!items) return;
    const [first] = source.elements as [Element];
    let root = first.hasAttribute('data-fen') ? rootOf(first) : null;
    if (!root) {
      if (!first.parentNode) return;
      // A `<span>` may stand wherever text may.
      const host = first.ownerDocument.createElement('span');
      root = rootOf(host)!;
      first.before(host);
      for (const element of source.elements) element.setAttribute('data-fen-source', '');
    }
    root.host.setAttribute('data-fen-shown', '');
    const shown: Shown = { source, host: root.host, key: JSON.stringify(items) };
    for (const part of [root.host, ...source.elements]) this.#shown.set(part, shown);
    showItems(root, items, this.#reserve);
    this.#count++;
  }

  /** Takes the boards away: the text shows again. */
  #release({ source, host }: Shown): void {
    for (const element of source.elements) {
      element.removeAttribute('data-fen-source');
      this.#shown.delete(element);
    }
    this.#shown.delete(host);
    host.removeAttribute('data-fen-shown');
    if (host === source.elements[0]) {
      host.shadowRoot!.replaceChildren(host.ownerDocument.createElement('slot'));
    } else {
      host.remove();
    }
    source.undo?.();
  }

  /** Reads a source again; what is still the same is not touched. */
  #refresh(shown: Shown): void {
    const items = shown.source.read();
    if (!items) return this.#release(shown);
    const key = JSON.stringify(items);
    if (key === shown.key) return;
    shown.key = key;
    const root = shown.host.shadowRoot!;
    // What was to be seen does not go for a moment.
    const wasMade = root.querySelector('.place > *') !== null;
    showItems(root, items, wasMade ? (_, make) => make() : this.#reserve);
  }

  /** Whether a part was removed or moved without the others. */
  #isTorn({ source: { elements }, host }: Shown): boolean {
    if (host === elements[0]) return false;
    const parts = [host, ...elements].filter(({ isConnected }) => isConnected);
    if (parts.length === 0) return false;
    return parts.length <= elements.length || host.nextSibling !== elements[0];
  }

  #scan(scope: Element): void {
    for (const shown of this.#shownIn(scope)) this.#refresh(shown);
    this.#mendCopies(scope);
    if (scope.closest(CLOSED)) return;
    const candidates = '[data-fen],pre,code';
    for (const element of [scope, ...scope.querySelectorAll(candidates)]) {
      if (!element.matches(candidates) || element.closest(CLOSED)) continue;
      const source = element.hasAttribute('data-fen')
        ? attributeSource(element)
        : codeSource(element);
      if (source) this.#show(source);
    }
  }

  #scanTexts(scope: Element): void {
    if (scope.closest(CLOSED)) return;
    for (const source of taggedSources(scope)) this.#show(source);
    const around = scope.closest('[data-fen-auto]');
    for (const root of around ? [around] : scope.querySelectorAll('[data-fen-auto]')) {
      for (const source of bareSources(root)) this.#show(source);
    }
  }

  /** A page that copies its own elements copies no shadow root: such a copy starts anew. */
  #mendCopies(scope: Element): void {
    const empty = [scope, ...scope.querySelectorAll('[data-fen-shown]')].filter(
      (host) => host.hasAttribute('data-fen-shown') && !host.shadowRoot,
    );
    if (empty.length === 0) return;
    for (const host of empty) {
      if (host.hasAttribute('data-fen')) host.removeAttribute('data-fen-shown');
      else host.remove();
    }
    for (const element of this.#root.querySelectorAll('[data-fen-source]')) {
      if (!this.#shown.has(element)) element.removeAttribute('data-fen-source');
    }
  }

  #handleChanges(records: readonly MutationRecord[]): void {
    const scopes = new Set<Element>();
    const texts = new Set<Element>();
    const touched = new Set<Shown>();
    const targets = new Set<Element>();
    for (const { type, target, addedNodes, removedNodes } of records) {
      const element =
        target.nodeType === Node.ELEMENT_NODE ? (target as Element) : target.parentElement;
      if (!element || this.#isLooping(element)) continue;
      targets.add(element);
      if (type === 'attributes') {
        scopes.add(element);
        continue;
      }
      const source = element.closest('[data-fen-source]');
      const code = element.closest('pre,code');
      const shown = source && this.#shown.get(source);
      if (shown) touched.add(shown);
      if (code) scopes.add(code);
      for (const node of [...removedNodes, ...addedNodes]) {
        const torn = this.#shown.get(node);
        if (torn && this.#isTorn(torn)) touched.add(torn);
      }
      for (const node of addedNodes) {
        if (node.nodeType === Node.ELEMENT_NODE) scopes.add(node as Element);
      }
      const news = type === 'characterData' ? [target] : [...addedNodes];
      if (element.closest('[data-fen-auto]') || news.some(mayHoldText)) texts.add(element);
    }
    const before = this.#count;
    for (const shown of touched) {
      if (this.#isTorn(shown)) this.#release(shown);
      else this.#refresh(shown);
      if (this.#shown.has(shown.host)) continue;
      for (const element of shown.source.elements) {
        scopes.add(element);
        if (element.parentElement) texts.add(element.parentElement);
      }
    }
    for (const scope of scopes) if (scope.isConnected) this.#scan(scope);
    for (const text of texts) if (text.isConnected) this.#scanTexts(text);
    if (this.#count > before) for (const target of targets) this.#countPass(target);
    // What was done here is no news.
    this.#changes.takeRecords();
  }

  #isLooping(target: Node): boolean {
    const passes = this.#passes.get(target);
    return passes !== undefined && passes.count >= MOST_PASSES && Date.now() - passes.since < 1000;
  }

  #countPass(target: Node): void {
    const now = Date.now();
    const passes = this.#passes.get(target);
    if (passes && now - passes.since < 1000) passes.count++;
    else this.#passes.set(target, { since: now, count: 1 });
  }

  stop(): void {
    this.#changes.disconnect();
    this.#near.disconnect();
    removeEventListener('beforeprint', this.#handlePrint);
    for (const shown of this.#shownIn(this.#root)) this.#release(shown);
  }
}

/**
 * Shows the positions that are written in an element, by default in the page, and those that come into it later: blocks
 * of code marked `fen`, `[fen]…[/fen]`, `data-fen`, and bare lines where `data-fen-auto` is. What cannot be read stays
 * as it is. Returns a function that ends it and shows the texts again. Does nothing where there is no document.
 */
export function upgrade(root?: Element): () => void {
  if (!globalThis.document) return () => {};
  const running = new Upgrade(root ?? document.documentElement);
  return () => running.stop();
}
