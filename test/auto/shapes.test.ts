import { expect } from '@open-wc/testing';
import { boardsIn, fensIn, page, stopAll, textsIn } from './helpers.js';
import { FEN, hostShapes, shapesWithOptions, titledShapes } from './host-shapes.js';

afterEach(stopAll);

describe('A block marked fen becomes a board, and nothing else of it shows, as made by', () => {
  for (const [engine, html] of hostShapes) {
    it(engine, async () => {
      const root = await page(html);
      expect(fensIn(root)).to.deep.equal([FEN]);
      expect(root.innerText.trim()).to.equal('');
      expect(textsIn(root, 'code')).to.deep.equal([FEN]);
    });
  }
});

describe('A title of a block stays, as made by', () => {
  for (const [engine, html] of titledShapes) {
    it(engine, async () => {
      const root = await page(html);
      expect(fensIn(root)).to.deep.equal([FEN]);
      expect(root.innerText.trim()).to.equal('Ending');
    });
  }
});

describe('Options are read from', () => {
  for (const [engine, html] of shapesWithOptions) {
    it(engine, async () => {
      const root = await page(html);
      expect(fensIn(root)).to.deep.equal([FEN]);
      const [board] = boardsIn(root);
      expect(board!.orientation).to.equal('black');
      expect(board!.offsetWidth).to.equal(320);
    });
  }
});

describe('What is no block of FEN is left as it is:', () => {
  const others: [what: string, html: string][] = [
    ['another language', `<pre><code class="language-js">${FEN}</code></pre>`],
    ['a language that begins so', `<pre><code class="language-fennel">${FEN}</code></pre>`],
    ['a block without language', `<pre><code>${FEN}</code></pre>`],
    ['unreadable text', '<pre><code class="language-fen">rnbqkbnr/pp w - - 0 1</code></pre>'],
    ['an empty block', '<pre><code class="language-fen">\n</code></pre>'],
    ['options alone', '<pre><code class="language-fen">flip size=300</code></pre>'],
    ['what somebody is writing', `<div contenteditable><pre lang="fen">${FEN}</pre></div>`],
    ['a file', `<pre lang="fen">${`${FEN}\n`.repeat(101)}</pre>`],
  ];
  for (const [what, html] of others) {
    it(what, async () => {
      const root = await page(html);
      const before = Object.assign(document.createElement('div'), { innerHTML: html }).innerHTML;
      expect(root.innerHTML).to.equal(before);
    });
  }

  it('a block of another language beside one', async () => {
    const html = `<div class="language-fen"><pre>${FEN}</pre><pre><code>other</code></pre></div>`;
    const root = await page(html);
    expect(fensIn(root)).to.deep.equal([FEN]);
    expect(root.innerText.trim()).to.equal('other');
  });
});
