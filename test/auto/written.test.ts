import { expect } from '@open-wc/testing';
import { boardsIn, fensIn, hostsIn, page, stopAll, textsIn } from './helpers.js';
import { FEN } from './host-shapes.js';

afterEach(stopAll);

const OTHER = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
const block = (text: string): string => `<pre><code class="language-fen">${text}</code></pre>`;

describe('[fen]…[/fen] becomes a board, and the text around it stays,', () => {
  const shapes: [how: string, html: string, around: string][] = [
    ['in a paragraph of its own', `<p>[fen]${FEN}[/fen]</p>`, ''],
    ['within a sentence', `<p>See [fen]${FEN}[/fen] here.</p>`, 'See here.'],
    ['with line breaks', `<p>See<br>[fen]<br />\n${FEN}<br />\n[/fen]<br>here.</p>`, 'See here.'],
    ['over paragraphs', `<p>See [fen]</p><p>${FEN}</p><p>[/fen] here.</p>`, 'See here.'],
    ['in paragraphs of their own', `<p>See</p><p>[fen]</p><p>${FEN}</p><p>[/fen]</p>`, 'See'],
    ['across inline elements', `<p>See <b>[fen]</b><i>${FEN}</i>[/fen] here.</p>`, 'See here.'],
    ['in an element with more', `<p><b>See [fen]${FEN}[/fen]</b> here.</p>`, 'See here.'],
    ['in a post of bare text', `<div>See\n[fen]\n${FEN}\n[/fen]\nhere.</div>`, 'See here.'],
    ['in capitals', `<div>[FEN]${FEN}[/FEN]</div>`, ''],
    ['after a tag of PGN', `<p>[FEN "x"] [fen]${FEN}[/fen]</p>`, '[FEN "x"]'],
    ['after one that is not closed', `<p>[fen] [fen]${FEN}[/fen]</p>`, '[fen]'],
    ['with an image beside it', `<p>[fen]${FEN}[/fen]<img alt="" width="9" height="9"></p>`, ''],
  ];
  for (const [how, html, around] of shapes) {
    it(how, async () => {
      const root = await page(html);
      expect(fensIn(root)).to.deep.equal([FEN]);
      expect(root.innerText.trim().replace(/\s+/g, ' ')).to.equal(around);
      for (const image of root.querySelectorAll('img')) expect(image.offsetWidth).to.equal(9);
    });
  }

  it('several in one text', async () => {
    const root = await page(`<p>a [fen]${FEN}[/fen] b [fen]${OTHER}[/fen] c</p>`);
    expect(fensIn(root)).to.deep.equal([FEN, OTHER]);
    expect(root.innerText.trim().replace(/\s+/g, ' ')).to.equal('a b c');
  });

  for (const [where, html] of [
    ['code', `<code>[fen]${FEN}[/fen]</code>`],
    ['a block of code', `<pre>[fen]${FEN}[/fen]</pre>`],
    ['a text field', `<textarea>[fen]${FEN}[/fen]</textarea>`],
    ['what is being written', `<div role="textbox" contenteditable>[fen]${FEN}[/fen]</div>`],
    ['a text that cannot be read', '<p>[fen]rnbqkbnr w[/fen]</p>'],
  ] as const) {
    it(`but not in ${where}`, async () => {
      const root = await page(html);
      expect(hostsIn(root)).to.deep.equal([]);
      expect(root.textContent).to.contain('[fen]').and.to.contain('[/fen]');
    });
  }
});

describe('An element with data-fen becomes a board', () => {
  for (const [how, html] of [
    ['when it is empty', `<div data-fen="${FEN}"></div>`],
    ['in place of what is in it', `<p data-fen="${FEN}">The <b>rook</b> endgame.</p>`],
    ['in a list', `<ul><li data-fen="${FEN}">${FEN}</li></ul>`],
    ['in place of an image', `<img alt="the rook endgame" data-fen="${FEN}">`],
    ['with an address for spaces', `<div data-fen="${FEN.replaceAll(' ', '_')}"></div>`],
  ] as const) {
    it(how, async () => {
      const root = await page(html);
      expect(fensIn(root)).to.deep.equal([FEN]);
      expect(root.innerText.trim()).to.equal('');
      for (const image of root.querySelectorAll('img')) expect(image.offsetWidth).to.equal(0);
    });
  }

  it('in its own place and width', async () => {
    const root = await page(`<div data-fen="${FEN}" style="float: right; width: 160px"></div>`);
    const { right, width } = boardsIn(root)[0]!.getBoundingClientRect();
    expect([right, width]).to.deep.equal([root.getBoundingClientRect().right, 160]);
  });

  it('unless it cannot be read', async () => {
    const root = await page('<div data-fen="nonsense">The position is lost.</div>');
    expect(hostsIn(root)).to.deep.equal([]);
    expect(root.innerText).to.equal('The position is lost.');
  });
});

describe('Bare lines become boards where data-fen-auto is', () => {
  const shapes: [how: string, html: string, fens: string[], around: string][] = [
    ['alone', `<p>${FEN}</p>`, [FEN], ''],
    ['between lines', `<p>See<br>${FEN}<br>here.</p>`, [FEN], 'See here.'],
    ['one after the other', `<p>See<br>${FEN}<br>${OTHER}</p>`, [FEN, OTHER], 'See'],
    ['in paragraphs', `<p>${FEN}</p><p>and</p><p>${OTHER}</p>`, [FEN, OTHER], 'and'],
    ['in code', `<p><code>${FEN}</code></p>`, [FEN], ''],
    ['in a block of code', `<pre><code>${FEN}\n${OTHER}\n</code></pre>`, [FEN, OTHER], ''],
    ['with options', `<p>${FEN} size=200</p>`, [FEN], ''],
    ['as EPD', `<p>${FEN.slice(0, -4)} bm Rf1; id "1";</p>`, [FEN], ''],
  ];
  for (const [how, html, fens, around] of shapes) {
    it(how, async () => {
      const root = await page(`<div data-fen-auto>${html}</div>`);
      expect(fensIn(root)).to.deep.equal(fens);
      expect(root.innerText.trim().replace(/\s+/g, ' ')).to.equal(around);
    });
  }

  for (const [what, html] of [
    ['a line with words', `<div data-fen-auto><p>After ${FEN}</p></div>`],
    ['a line with words behind', `<div data-fen-auto><p>${FEN} White wins</p></div>`],
    ['an address', '<div data-fen-auto><p>https://a.b/c/d/e/f/g/h/i/j</p></div>'],
    ['a block with other lines', `<div data-fen-auto><pre>${FEN}\nfoo()</pre></div>`],
    ['a line elsewhere', `<p>${FEN}</p>`],
  ] as const) {
    it(`but not ${what}`, async () => {
      const root = await page(html);
      expect(hostsIn(root)).to.deep.equal([]);
    });
  }
});

describe('Several lines', () => {
  it('make several boards in one row, each with its text', async () => {
    const root = await page(block(`size=120\n${FEN}\n\n${OTHER}\n`));
    expect(fensIn(root)).to.deep.equal([FEN, OTHER]);
    const [first, second] = boardsIn(root).map((board) => board.getBoundingClientRect());
    expect(second!.top).to.equal(first!.top);
    expect(second!.left).to.be.greaterThan(first!.right);
    expect(textsIn(root, 'code')).to.deep.equal([FEN, OTHER]);
  });

  it('that are no position show as text between the boards', async () => {
    const lines = ['White to move', FEN, 'rnbqkbnr/pp w', `${OTHER} flip or not`];
    const root = await page(block(lines.join('\n')));
    expect(fensIn(root)).to.deep.equal([FEN, OTHER]);
    expect(textsIn(root, 'p')).to.deep.equal(['White to move', 'rnbqkbnr/pp w']);
    expect(textsIn(root, 'code')).to.deep.equal([FEN, `${OTHER} flip or not`]);
  });

  it('of options count for the boards below, captions and annotations for one', async () => {
    const lines = ['flip caption="One" Ge4', FEN, OTHER, 'flip=no', EMPTY];
    const root = await page(block(lines.join('\n')));
    expect(boardsIn(root).map(({ orientation }) => orientation ?? 'white')).to.deep.equal([
      'black',
      'black',
      'white',
    ]);
    expect(textsIn(root, 'figcaption')).to.deep.equal(['One']);
    const annotated = boardsIn(root).map((board) => board.getAttribute('annotations'));
    expect(annotated).to.deep.equal(['Ge4', null, null]);
  });
});

describe('Options', () => {
  const written: [words: string, attributes: Record<string, string | null>, caption?: string][] = [
    ['flip', { orientation: 'black' }],
    ['flip=false', { orientation: null }],
    ['coordinates=outside', { coordinates: 'outside' }],
    ['theme=green pieces=classic', { theme: 'green', 'piece-set': 'classic' }],
    ['pieces=/assets/pieces/classic/', { 'piece-set': '/assets/pieces/classic/' }],
    ['pieces=https://elsewhere.example/', { 'piece-set': null }],
    ['pieces=//elsewhere.example/', { 'piece-set': null }],
    ['Ge4,Rd4f6', { annotations: 'Ge4,Rd4f6' }],
    ['Ge4 Rd4f6', { annotations: 'Ge4,Rd4f6' }],
    ['annotations=Bd4', { annotations: 'Bd4' }],
    ['caption="Mate in 2"', {}, 'Mate in 2'],
    ['caption=“Mate in 2”', {}, 'Mate in 2'],
    ['caption=„Matt in 2“', {}, 'Matt in 2'],
    ['caption=«Mat en 2»', {}, 'Mat en 2'],
    ["caption='White’s turn' flip", { orientation: 'black' }, 'White’s turn'],
    ['caption=Mate flip', { orientation: 'black' }, 'Mate'],
    ['caption="', {}, '"'],
    ['onclick=alert(1) foo=bar constructor=1 __proto__=2', { onclick: null, foo: null }],
  ];
  for (const [words, attributes, caption] of written) {
    it(words, async () => {
      const root = await page(block(`${FEN} ${words}`));
      const [board] = boardsIn(root);
      expect(board!.fen).to.equal(FEN);
      for (const [name, value] of Object.entries(attributes)) {
        expect(board!.getAttribute(name)).to.equal(value);
      }
      expect(textsIn(root, 'figcaption')).to.deep.equal(caption === undefined ? [] : [caption]);
    });
  }

  for (const [size, width] of [
    ['200', 200],
    ['200px', 200],
    ['1', 80],
    ['99999', 600],
    ['12em', 360],
    ['-5', 360],
    ['', 360],
  ] as const) {
    it(`size=${size} is ${width} pixels in a column of 600`, async () => {
      const root = await page(`<div style="width: 600px">${block(`${FEN} size=${size}`)}</div>`);
      expect(boardsIn(root)[0]!.offsetWidth).to.equal(width);
    });
  }

  it('of an EPD record are none of its moves', async () => {
    const root = await page(block('4k3/8/8/8/8/8/8/4K2R w K - bm Bd4 Be5;'));
    expect(boardsIn(root)[0]!.hasAttribute('annotations')).to.equal(false);
  });
});

describe('Hostile text', () => {
  const hostile = '&lt;img src=x onerror=alert(1)&gt;';
  it('is text in a caption, in lines and behind a position', async () => {
    const root = await page(block(`${hostile}\n${FEN} caption="${hostile}" ${hostile}`));
    const [host] = hostsIn(root);
    expect(host!.shadowRoot!.querySelectorAll('img')).to.have.length(0);
    expect(textsIn(root, 'figcaption')).to.deep.equal(['<img src=x onerror=alert(1)>']);
    expect(textsIn(root, 'p')).to.deep.equal(['<img src=x onerror=alert(1)>']);
  });

  const huge: [what: string, html: string][] = [
    ['10 000 positions', block(`${FEN}\n`.repeat(10_000))],
    ['10 000 lines of words', block('White to move and win.\n'.repeat(10_000))],
    ['a line of a million letters', block('p'.repeat(1_000_000))],
    ['a million slashes', `<div data-fen-auto><p>${'/'.repeat(1_000_000)}</p></div>`],
    ['a million ranks', `<div data-fen-auto><p>${'8/'.repeat(500_000)}</p></div>`],
    ['100 000 tags that are not closed', `<p>${'[fen]'.repeat(100_000)}[/fen]</p>`],
    ['a tag around a million letters', `<p>[fen]${'k'.repeat(1_000_000)}[/fen]</p>`],
    ['100 000 quotes', block(`${FEN} ${'caption="'.repeat(2000)}`)],
    ['1000 blocks of other code', '<pre><code class="language-js">x = 1</code></pre>'.repeat(1000)],
  ];
  for (const [what, html] of huge) {
    it(`of ${what} takes less than a second`, async () => {
      const root = await page('');
      const start = performance.now();
      root.innerHTML = html;
      await Promise.resolve();
      expect(performance.now() - start).to.be.lessThan(1000);
      expect(hostsIn(root).length).to.be.lessThan(2);
    });
  }
});
