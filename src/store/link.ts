import { createStore, isPositionStore, STORE_KEY } from './store.js';
import type { PositionStore } from './types.js';

/**
 * How an element finds its store, in this order: the store it was given, the element that `for` names, the nearest
 * ancestor that answers a `context-request` event, a store of its own. Each link follows the others by events and
 * observers, in whatever order elements are defined, inserted and moved.
 *
 * The event is the one of the web components community group's context protocol; the key is `STORE_KEY`, so that
 * elements of two copies of the library find each other.
 */

/** A linked element shows its link under this key. */
export const LINK_KEY = Symbol.for('fen-elements.link');
/** A store shows the element it belongs to under this key. */
const OWNER_KEY = Symbol.for('fen-elements.owner');

export interface LinkHost extends HTMLElement {
  /** Called when the store is another one than before. */
  storeChanged(): void;
}

interface ContextRequest extends Event {
  readonly context?: unknown;
  readonly contextTarget?: Element;
  readonly callback?: (store: PositionStore, unsubscribe?: () => void) => void;
  readonly subscribe?: boolean;
}

function contextEvent(type: 'context-request' | 'context-provider', init: object): Event {
  const event = new Event(type, { bubbles: true, composed: true });
  return Object.assign(event, { context: STORE_KEY, ...init });
}

/** The element whose own store this is, `null` where the page made it. */
export function ownerOf(store: PositionStore): HTMLElement | null {
  return (store as { [OWNER_KEY]?: HTMLElement })[OWNER_KEY] ?? null;
}

function linkOf(element: Element): StoreLink | null {
  return (element as { [LINK_KEY]?: StoreLink })[LINK_KEY] ?? null;
}

/** Links that would rather have an ancestor's store: they ask again when a provider appears. */
const asking = new Set<StoreLink>();
const listening = new WeakSet<Document>();

function listenForProviders(document: Document): void {
  if (listening.has(document)) return;
  listening.add(document);
  document.addEventListener('context-provider', (event) => {
    if ((event as ContextRequest).context !== STORE_KEY) return;
    for (const link of [...asking]) link.refresh();
  });
}

/** One observer a root tells the links that look for an id there. */
const watchers = new WeakMap<Node, { links: Set<StoreLink>; observer: MutationObserver }>();

function watch(root: Node, link: StoreLink): void {
  let watcher = watchers.get(root);
  if (!watcher) {
    const links = new Set<StoreLink>();
    const observer = new MutationObserver(() => {
      for (const each of [...links]) each.recheck();
    });
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['id'] });
    watchers.set(root, (watcher = { links, observer }));
  }
  watcher.links.add(link);
}

function unwatch(root: Node, link: StoreLink): void {
  const watcher = watchers.get(root);
  watcher?.links.delete(link);
  if (watcher?.links.size === 0) {
    watcher.observer.disconnect();
    watchers.delete(root);
  }
}

export class StoreLink {
  readonly #host: LinkHost;
  readonly #provides: boolean;
  /** What the host's own store starts with. */
  readonly #create: () => PositionStore;
  #given: PositionStore | null = null;
  #own: PositionStore | null = null;
  #context: PositionStore | null = null;
  #leaveContext: (() => void) | null = null;
  #target: StoreLink | null = null;
  #for = '';
  #found: Element | null = null;
  #roots: Node[] = [];
  #connected = false;
  #warnedCycle = false;
  #awaited = '';
  #current: PositionStore | null = null;
  readonly followers = new Set<StoreLink>();
  readonly #requests = new Set<NonNullable<ContextRequest['callback']>>();

  constructor(host: LinkHost, options: { provides?: boolean; create?: () => PositionStore } = {}) {
    this.#host = host;
    this.#provides = options.provides ?? false;
    this.#create = options.create ?? createStore;
    Object.defineProperty(host, LINK_KEY, { value: this });
    if (this.#provides) host.addEventListener('context-request', this.#answer as EventListener);
  }

  get store(): PositionStore {
    return (this.#current ??= this.#resolve());
  }

  /** Whether there is a store yet: one of its own is made at the first need. */
  get hasStore(): boolean {
    return this.#current !== null;
  }

  /** Whether the store is the host's own. */
  get owns(): boolean {
    return this.store === this.#own;
  }

  /** The store the page gave; anything that is no position store takes it back. */
  give(store: unknown): void {
    if (store !== null && store !== undefined && !isPositionStore(store)) {
      console.warn('fen-elements: not a position store', store);
    }
    this.#given = isPositionStore(store) ? store : null;
    this.update();
  }

  get for(): string {
    return this.#for;
  }

  set for(id: string) {
    if (id === this.#for) return;
    this.#for = id;
    this.#warnedCycle = false;
    this.#awaited = '';
    if (this.#connected) this.refresh();
  }

  connect(): void {
    this.#connected = true;
    asking.add(this);
    listenForProviders(this.#host.ownerDocument);
    this.refresh();
    if (this.#provides) {
      this.#host.dispatchEvent(contextEvent('context-provider', { contextTarget: this.#host }));
    }
  }

  disconnect(): void {
    this.#connected = false;
    asking.delete(this);
    this.#watch([]);
    this.#follow(null);
    this.#leave();
  }

  /** Looks again where `for` now names another element. */
  recheck(): void {
    if (this.#find().found !== this.#found) this.refresh();
  }

  /** Looks again for what `for` names and for a provider. */
  refresh(): void {
    if (!this.#connected) return;
    const target = this.#target;
    this.#findTarget();
    this.#leave();
    this.#ask();
    this.update();
    // Even where this store stayed: those behind it may now stand in a circle, or no longer.
    if (this.#target !== target) this.#updateFollowers();
  }

  #ask(): void {
    const callback = (store: PositionStore, unsubscribe?: () => void): void => {
      if (!isPositionStore(store)) return;
      if (this.#leaveContext && this.#leaveContext !== unsubscribe) this.#leaveContext();
      this.#leaveContext = unsubscribe ?? null;
      this.#context = store;
      this.update();
    };
    this.#host.dispatchEvent(
      contextEvent('context-request', { contextTarget: this.#host, callback, subscribe: true }),
    );
  }

  #leave(): void {
    this.#leaveContext?.();
    this.#leaveContext = null;
    this.#context = null;
  }

  readonly #answer = (event: ContextRequest): void => {
    if (event.context !== STORE_KEY || !event.callback) return;
    if ((event.contextTarget ?? event.composedPath()[0]) === this.#host) return;
    event.stopPropagation();
    const { callback } = event;
    if (!event.subscribe) return callback(this.store);
    this.#requests.add(callback);
    callback(this.store, this.#unsubscribeOf(callback));
  };

  readonly #unsubscribes = new WeakMap<object, () => void>();

  #unsubscribeOf(callback: NonNullable<ContextRequest['callback']>): () => void {
    let unsubscribe = this.#unsubscribes.get(callback);
    if (!unsubscribe) {
      unsubscribe = () => this.#requests.delete(callback);
      this.#unsubscribes.set(callback, unsubscribe);
    }
    return unsubscribe;
  }

  /** The element that `for` names, in the host's own root or one around it, and the roots that were looked through. */
  #find(): { found: Element | null; roots: Node[] } {
    const roots: Node[] = [];
    let found: Element | null = null;
    let node: Node = this.#host;
    while (this.#for && !found) {
      const root = node.getRootNode();
      roots.push(root);
      if ('getElementById' in root) found = (root as Document).getElementById(this.#for);
      if (!('host' in root)) break;
      node = (root as ShadowRoot).host;
    }
    return { found, roots };
  }

  #findTarget(): void {
    const { found, roots } = this.#find();
    this.#found = found;
    this.#watch(roots);
    const link = found && linkOf(found);
    this.#follow(link);
    if (found && !link) this.#await(found);
  }

  /** Comes back when the element that `for` names is defined; says so where it never will have a store. */
  #await({ localName }: Element): void {
    if (localName === this.#awaited) return;
    this.#awaited = localName;
    if (!localName.includes('-') || customElements.get(localName)) {
      console.warn(`fen-elements: for="${this.#for}" names a <${localName}> without a position`);
      return;
    }
    const link = new WeakRef(this);
    void customElements.whenDefined(localName).then(() => link.deref()?.refresh());
  }

  #watch(roots: Node[]): void {
    for (const root of this.#roots) if (!roots.includes(root)) unwatch(root, this);
    for (const root of roots) if (!this.#roots.includes(root)) watch(root, this);
    this.#roots = roots;
  }

  #follow(link: StoreLink | null): void {
    if (link === this.#target) return;
    if (this.#target) this.#target.followers.delete(this);
    this.#target = link;
    if (link) link.followers.add(this);
  }

  #resolve(): PositionStore {
    const end = endOf(this);
    if (end && end !== this) return end.store;
    if (end) return this.#given ?? this.#context ?? this.#private();
    if (!this.#warnedCycle) {
      this.#warnedCycle = true;
      console.warn(`fen-elements: for="${this.#for}" leads to itself`, this.#host);
    }
    return this.#private();
  }

  /** The link that this one follows, `null` where its own store comes first or there is none. */
  get next(): StoreLink | null {
    return this.#given ? null : this.#target;
  }

  #private(): PositionStore {
    if (!this.#own) {
      this.#own = this.#create();
      Object.defineProperty(this.#own, OWNER_KEY, { value: this.#host });
    }
    return this.#own;
  }

  #updateFollowers(): void {
    for (const follower of [...this.followers]) follower.update();
  }

  /** What this follows, or the way there, has changed. */
  update(): void {
    const before = this.#current;
    const now = this.#resolve();
    if (now === before) return;
    this.#current = now;
    // What was held privately before an owner appeared is dropped.
    if (now !== this.#own) this.#own = null;
    this.#host.storeChanged();
    this.#updateFollowers();
    for (const callback of [...this.#requests]) callback(now, this.#unsubscribeOf(callback));
  }
}

/** The last link of those that follow each other from here, `null` where they go round in a circle. */
function endOf(start: StoreLink): StoreLink | null {
  const seen = new Set<StoreLink>();
  let link = start;
  while (!seen.has(link)) {
    seen.add(link);
    if (!link.next) return link;
    link = link.next;
  }
  return null;
}
