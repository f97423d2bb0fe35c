import { expect, nextFrame } from '@open-wc/testing';
import { upgrade } from '../../src/auto/upgrade.js';
import { boardsIn, fensIn, hostsIn, page, settled, stopAll } from './helpers.js';
import { FEN } from './host-shapes.js';

afterEach(stopAll);

const OTHER = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';
const block = (text = FEN): string => `<pre><code class="language-fen">${text}</code></pre>`;
const shapes: [what: string, html: string][] = [
  ['a block', block()],
  ['a tag', `<p>[fen]${FEN}[/fen]</p>`],
  ['a tag over paragraphs', `<p>[fen]</p><p>${FEN}</p><p>[/fen]</p>`],
  ['an attribute', `<div data-fen="${FEN}"></div>`],
  ['an attribute of an image', `<img alt="" data-fen="${FEN}">`],
  ['a bare line', `<div data-fen-auto><p>${FEN}</p></div>`],
];

/** An element made of this text. */
function make(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

describe('Content that comes later', () => {
  for (const [what, html] of shapes) {
    it(`is found before the next frame: ${what}`, async () => {
      const root = await page('<p>Before</p>');
      root.append(make(html));
      await Promise.resolve();
      expect(hostsIn(root)).to.have.length(1);
      await settled();
      expect(fensIn(root)).to.deep.equal([FEN]);
    });
  }

  it('is found when it comes bit by bit', async () => {
    const root = await page('<p></p><pre class="language-fen"><code></code></pre>');
    for (const part of ['[fen]', FEN.slice(0, 9), FEN.slice(9), '[/fen]']) {
      root.querySelector('p')!.append(part);
      await nextFrame();
    }
    for (const letter of FEN) {
      root.querySelector('code')!.append(letter);
      await Promise.resolve();
    }
    await settled();
    expect(fensIn(root)).to.deep.equal([FEN, FEN]);
  });

  it('is found when a text or an attribute changes', async () => {
    const root = await page(`<p>x</p><pre lang="fen">x</pre><div></div><div>${FEN}</div>`);
    root.querySelector('p')!.firstChild!.nodeValue = `[fen]${FEN}[/fen]`;
    root.querySelector('pre')!.firstChild!.nodeValue = FEN;
    root.querySelector('div')!.dataset.fen = FEN;
    await settled();
    expect(fensIn(root)).to.deep.equal([FEN, FEN, FEN]);
  });
});

describe('What is shown follows what is written', () => {
  it('in a block', async () => {
    const root = await page(block());
    const code = root.querySelector('code')!;
    code.textContent = OTHER;
    await settled();
    expect(fensIn(root)).to.deep.equal([OTHER]);
    code.firstChild!.nodeValue = 'No position any more.';
    await settled();
    expect(hostsIn(root)).to.deep.equal([]);
    expect(root.innerText).to.equal('No position any more.');
    code.firstChild!.nodeValue = FEN;
    await settled();
    expect(fensIn(root)).to.deep.equal([FEN]);
  });

  it('in an attribute and in options around it', async () => {
    const root = await page(`<section><div data-fen="${FEN}">words</div></section>`);
    root.querySelector('div')!.dataset.fen = OTHER;
    root.querySelector('section')!.dataset.fenFlip = '';
    await settled();
    expect(fensIn(root)).to.deep.equal([OTHER]);
    expect(boardsIn(root)[0]!.orientation).to.equal('black');
    delete root.querySelector('div')!.dataset.fen;
    await settled();
    expect(hostsIn(root)).to.deep.equal([]);
    expect(root.innerText).to.equal('words');
    root.querySelector('div')!.dataset.fen = FEN;
    await settled();
    expect(fensIn(root)).to.deep.equal([FEN]);
  });

  it('and is not touched when it says the same', async () => {
    const root = await page(block());
    const [board] = boardsIn(root);
    root.querySelector('code')!.textContent = `${FEN}\n`;
    await settled();
    expect(boardsIn(root)).to.deep.equal([board]);
  });
});

describe('A page that renders anew', () => {
  for (const [what, html] of shapes) {
    it(`has one board for ${what}`, async () => {
      const root = await page(html);
      for (let time = 0; time < 3; time++) {
        root.innerHTML = html;
        await settled();
      }
      expect(fensIn(root)).to.deep.equal([FEN]);
    });

    it(`loses the board with ${what}`, async () => {
      const root = await page(`<main>${html}</main>`);
      for (const child of [...root.firstElementChild!.children]) {
        // As a framework does, that knows only its own elements.
        if (!child.matches('span[data-fen-shown]')) child.remove();
      }
      await settled();
      expect(hostsIn(root)).to.deep.equal([]);
    });

    it(`gets the board of ${what} back where it removes only that`, async () => {
      const root = await page(html);
      for (const host of hostsIn(root)) {
        if (host.matches('span')) host.remove();
      }
      await settled();
      expect(fensIn(root)).to.deep.equal([FEN]);
      expect(root.innerText.trim()).to.equal('');
    });

    it(`may copy ${what} with its board`, async () => {
      const root = await page(html);
      const copy = root.cloneNode(true) as HTMLElement;
      root.append(...copy.childNodes);
      await settled();
      expect(fensIn(root)).to.deep.equal([FEN, FEN]);
      expect(root.innerText.trim()).to.equal('');
    });

    it(`may move ${what}`, async () => {
      const root = await page(`<main>${html}</main><aside></aside>`);
      const [main, aside] = root.children;
      for (const child of [...main!.children]) {
        if (!child.matches('span[data-fen-shown]')) aside!.append(child);
      }
      await settled();
      expect(fensIn(aside!)).to.deep.equal([FEN]);
      expect(hostsIn(main!)).to.deep.equal([]);
    });

    it(`shows ${what} as text again when it is stopped, and can start again`, async () => {
      const root = make(html);
      document.body.append(root);
      const before = root.innerText;
      for (let time = 0; time < 2; time++) {
        const stop = upgrade(root);
        await settled();
        expect(fensIn(root)).to.deep.equal([FEN]);
        stop();
        expect(hostsIn(root)).to.deep.equal([]);
        expect(root.innerText).to.equal(before);
        expect(root.querySelector('[data-fen-source]')).to.equal(null);
      }
      root.remove();
    });
  }

  it('and puts the old content back whenever it changes is left as it wants to be', async () => {
    const root = await page('');
    let restored = 0;
    const restoring = new MutationObserver(() => {
      if (root.querySelector('[data-fen-shown]')) {
        restored++;
        root.innerHTML = block();
      }
    });
    restoring.observe(root, { childList: true });
    root.innerHTML = block();
    await settled();
    restoring.disconnect();
    expect(restored).to.be.within(1, 50);
    expect(root.innerText.trim()).to.equal(FEN);
  });

  it('and changes a thousand texts costs little', async () => {
    const root = await page(block() + '<p>text</p>'.repeat(1000));
    const texts = [...root.querySelectorAll('p')].map(({ firstChild }) => firstChild!);
    const start = performance.now();
    for (let time = 0; time < 10; time++) {
      for (const text of texts) text.nodeValue = `Change ${time}`;
      await Promise.resolve();
    }
    // A look at the whole page for each of them would take ten times as long.
    expect(performance.now() - start).to.be.lessThan(1000);
  });
});

describe('Two scripts on one page', () => {
  for (const [what, html] of shapes) {
    it(`make one board of ${what}`, async () => {
      const root = await page(html);
      const stop = upgrade(root);
      root.append(make(html));
      await settled();
      expect(fensIn(root)).to.deep.equal([FEN, FEN]);
      stop();
    });
  }
});
