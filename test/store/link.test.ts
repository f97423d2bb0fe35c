import { expect, fixtureCleanup } from '@open-wc/testing';
import { createPositionStore } from '../../src/store/index.js';
import { StoreLink, type LinkHost } from '../../src/store/link.js';
import type { PositionStore } from '../../src/store/types.js';

/** The smallest linked element, so that these are facts about the protocol and nothing else. */
abstract class Linked extends HTMLElement implements LinkHost {
  static provides = false;
  static observedAttributes = ['for'];
  readonly link = new StoreLink(this, { provides: (this.constructor as typeof Linked).provides });
  changes = 0;
  get store(): PositionStore {
    return this.link.store;
  }
  set store(store: PositionStore | null) {
    this.link.give(store);
  }
  storeChanged(): void {
    this.changes++;
  }
  connectedCallback(): void {
    this.link.connect();
  }
  disconnectedCallback(): void {
    this.link.disconnect();
  }
  attributeChangedCallback(_name: string, _old: string | null, value: string | null): void {
    this.link.for = value ?? '';
  }
}

let count = 0;
function define(tag: string, provides = false): void {
  customElements.define(
    tag,
    class extends Linked {
      static override provides = provides;
    },
  );
}
define('x-linked');
define('x-provider', true);
/** A tag that is not defined yet. */
const newTag = (): string => `x-late-${++count}`;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function make(tag: string, attributes: Record<string, string> = {}): Linked {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element as Linked;
}

let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  page.remove();
  fixtureCleanup();
});

async function warnings(run: () => void | Promise<void>): Promise<unknown[][]> {
  const { warn } = console;
  const seen: unknown[][] = [];
  console.warn = (...args) => seen.push(args);
  try {
    await run();
  } finally {
    console.warn = warn;
  }
  return seen;
}

describe('a link by for="id"', () => {
  it('finds an element before or after it, inserted in any order', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      page.replaceChildren();
      const parts = [make('x-linked', { id: 'a' }), make('x-linked', { for: 'a' })];
      for (const index of order) page.append(parts[index]!);
      await settled();
      expect(parts[1]!.store).to.equal(parts[0]!.store);
      expect(parts[0]!.link.owns).to.equal(true);
      expect(parts[1]!.link.owns).to.equal(false);
    }
  });

  it('finds an element that is defined later', async () => {
    const tag = newTag();
    const target = make(tag, { id: 'a' });
    const linked = make('x-linked', { for: 'a' });
    page.append(linked, target);
    await settled();
    expect(linked.link.owns).to.equal(true);
    define(tag);
    await settled();
    expect(linked.store).to.equal(target.store);
  });

  it('follows when an id comes, goes or moves', async () => {
    const [a, b] = [make('x-linked', { id: 'a' }), make('x-linked')];
    const linked = make('x-linked', { for: 'a' });
    page.append(a, b, linked);
    expect(linked.store).to.equal(a.store);
    a.id = '';
    await settled();
    expect(linked.store).not.to.equal(a.store);
    b.id = 'a';
    await settled();
    expect(linked.store).to.equal(b.store);
    b.remove();
    await settled();
    expect(linked.link.owns).to.equal(true);
    page.prepend(b);
    await settled();
    expect(linked.store).to.equal(b.store);
  });

  it('follows when for changes', async () => {
    const [a, b] = [make('x-linked', { id: 'a' }), make('x-linked', { id: 'b' })];
    const linked = make('x-linked', { for: 'a' });
    page.append(a, b, linked);
    linked.setAttribute('for', 'b');
    expect(linked.store).to.equal(b.store);
    linked.removeAttribute('for');
    expect(linked.link.owns).to.equal(true);
  });

  it('goes through links', async () => {
    const chain = [
      make('x-linked', { id: 'c', for: 'b' }),
      make('x-linked', { id: 'b', for: 'a' }),
      make('x-linked', { id: 'a' }),
    ];
    page.append(...chain);
    await settled();
    expect(chain[0]!.store).to.equal(chain[2]!.store);
    const store = createPositionStore();
    chain[2]!.store = store;
    expect(chain.map((each) => each.store === store)).to.deep.equal([true, true, true]);
  });

  it('has a store of its own in a circle, with a warning, and links again when it opens', async () => {
    const a = make('x-linked', { id: 'a', for: 'b' });
    const b = make('x-linked', { id: 'b', for: 'a' });
    const said = await warnings(async () => {
      page.append(a, b);
      await settled();
    });
    expect(a.store).not.to.equal(b.store);
    expect(a.link.owns && b.link.owns).to.equal(true);
    expect(said.length).to.be.greaterThan(0);
    b.removeAttribute('for');
    await settled();
    expect(a.store).to.equal(b.store);
  });

  it('has a store of its own when it names itself', async () => {
    const a = make('x-linked', { id: 'a', for: 'a' });
    expect(
      await warnings(async () => {
        page.append(a);
        await settled();
      }),
    ).to.have.length(1);
    expect(a.link.owns).to.equal(true);
  });

  it('looks in its own root, then outwards', async () => {
    const outer = make('x-linked', { id: 'a' });
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const linked = make('x-linked', { for: 'a' });
    root.append(linked);
    page.append(outer, host);
    await settled();
    expect(linked.store).to.equal(outer.store);
    const inner = make('x-linked', { id: 'a' });
    root.append(inner);
    await settled();
    expect(linked.store).to.equal(inner.store);
  });

  it('says so where the id names something else', async () => {
    const other = document.createElement('p');
    other.id = 'a';
    const said = await warnings(async () => {
      page.append(other, make('x-linked', { for: 'a' }));
      await settled();
    });
    expect(said).to.have.length(1);
  });
});

describe('a link by ancestor', () => {
  it('takes the nearest provider, through shadow roots', () => {
    const outer = make('x-provider');
    const inner = make('x-provider');
    const host = document.createElement('div');
    const deep = make('x-linked');
    host.attachShadow({ mode: 'open' }).append(deep);
    const shallow = make('x-linked');
    inner.append(host);
    outer.append(shallow, inner);
    page.append(outer);
    expect(shallow.store).to.equal(outer.store);
    // A provider inside a provider is itself linked.
    expect(inner.store).to.equal(outer.store);
    expect(deep.store).to.equal(outer.store);
    const store = createPositionStore();
    inner.store = store;
    expect(deep.store).to.equal(store);
    expect(shallow.store).not.to.equal(store);
  });

  it('waits for a provider that is defined later, and drops what it held', async () => {
    const tag = newTag();
    const provider = make(tag);
    const linked = make('x-linked');
    provider.append(linked);
    page.append(provider);
    linked.store.dispatch({ type: 'load', text: '8/8/8/8/8/8/8/8' });
    const held = linked.store;
    define(tag, true);
    await settled();
    expect(linked.store).to.equal(provider.store);
    expect(linked.store).not.to.equal(held);
    expect(linked.changes).to.be.greaterThan(0);
  });

  it('changes when the element moves', () => {
    const [one, two] = [make('x-provider'), make('x-provider')];
    const linked = make('x-linked');
    page.append(one, two);
    one.append(linked);
    expect(linked.store).to.equal(one.store);
    two.append(linked);
    expect(linked.store).to.equal(two.store);
    page.append(linked);
    expect(linked.link.owns).to.equal(true);
  });

  it('comes after for, and before a store of its own', async () => {
    const target = make('x-linked', { id: 'a' });
    const provider = make('x-provider');
    const linked = make('x-linked', { for: 'a' });
    provider.append(linked);
    page.append(provider, target);
    await settled();
    expect(linked.store).to.equal(target.store);
    target.remove();
    await settled();
    expect(linked.store).to.equal(provider.store);
  });
});

describe('a store that was given', () => {
  it('comes before everything else and can be taken back', async () => {
    const store = createPositionStore();
    const provider = make('x-provider');
    const linked = make('x-linked');
    linked.store = store;
    provider.append(linked);
    page.append(provider);
    expect(linked.store).to.equal(store);
    linked.store = null;
    expect(linked.store).to.equal(provider.store);
  });

  it('must be a position store', async () => {
    const linked = make('x-linked');
    page.append(linked);
    const said = await warnings(() => {
      linked.store = {} as PositionStore;
    });
    expect(said).to.have.length(1);
    expect(linked.link.owns).to.equal(true);
  });
});
