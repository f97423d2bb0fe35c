import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { boardsIn, fensIn, hostsIn, page, placesIn, settled, stopAll, textsIn } from './helpers.js';
import { FEN } from './host-shapes.js';
import { click, engine, pointIn, press, setViewport } from '../helpers/input.js';

afterEach(stopAll);

const block = (text = FEN): string => `<pre><code class="language-fen">${text}</code></pre>`;
const far = '<div style="height: 5000px"></div>';

describe('A board that is far away', () => {
  it('has its place and its text at once, and comes when it is near', async () => {
    const root = await page(`${block()}${far}${block()}`);
    expect(placesIn(root)).to.have.length(2);
    expect(fensIn(root)).to.deep.equal([FEN]);
    expect(textsIn(root, 'code')).to.deep.equal([FEN, FEN]);
    root.dataset.fenCoordinates = 'none';
    await settled();
    expect(boardsIn(root).map(({ coordinates }) => coordinates)).to.deep.equal(['none']);
    hostsIn(root)[1]!.scrollIntoView();
    await settled();
    expect(fensIn(root)).to.deep.equal([FEN, FEN]);
    window.scrollTo(0, 0);
  });

  it('is there for the printer', async () => {
    const root = await page(`${far}${block()}`);
    dispatchEvent(new Event('beforeprint'));
    expect(fensIn(root)).to.deep.equal([FEN]);
  });

  it('comes in a box that scrolls and in one that opens', async () => {
    const root = await page(
      `<div style="height: 200px; overflow: auto">${far}${block()}</div><details>${block()}</details>`,
    );
    expect(fensIn(root)).to.deep.equal([]);
    root.querySelector('div')!.scrollTo(0, 5000);
    root.querySelector('details')!.open = true;
    await settled();
    expect(fensIn(root)).to.deep.equal([FEN, FEN]);
  });
});

describe('The place of a board is as large as the board', () => {
  for (const width of [120, 203, 355, 360, 700]) {
    for (const coordinates of ['inside', 'outside', 'none']) {
      it(`in a column of ${width} pixels with coordinates ${coordinates}`, async () => {
        const root = await page(
          `<div style="width: ${width}px">${block(`${FEN} size=600 coordinates=${coordinates}`)}</div>`,
        );
        const [place] = placesIn(root);
        const [board] = boardsIn(root);
        await board!.updateComplete;
        const { width: boardWidth, height } = board!.getBoundingClientRect();
        expect(board!.shadowRoot!.querySelector('.frame')!.clientWidth).to.equal(
          Math.round(boardWidth),
        );
        expect(place!.getBoundingClientRect().height).to.equal(height);
        board!.remove();
        expect(place!.getBoundingClientRect().height).to.equal(height);
      });
    }
  }
});

describe('The text', () => {
  it('is opened with the keyboard, selected by a click, and copied whole', async () => {
    const root = await page(`${block()}<textarea aria-label="pasted"></textarea>`);
    const shadow = hostsIn(root)[0]!.shadowRoot!;
    const area = root.querySelector('textarea')!;
    await press('Tab');
    if (shadow.activeElement?.localName !== 'summary') shadow.querySelector('summary')!.focus();
    await press('Enter');
    expect(shadow.querySelector('details')!.open).to.equal(true);
    await click(pointIn(shadow.querySelector('code')!, 0.1));
    await press('Control+c');
    area.focus();
    await press('Control+v');
    await nextFrame();
    expect(area.value.trim()).to.equal(FEN);
  });

  it('is still the page’s own, for whoever copies or reads its HTML', async () => {
    const root = await page(block());
    expect(root.querySelector('pre')!.textContent).to.equal(FEN);
  });
});

describe('What is shown', () => {
  it('is accessible', async () => {
    const root = await page(block(`White to move\n${FEN} caption="One"`));
    await boardsIn(root)[0]!.updateComplete;
    await expect(root).to.be.accessible();
  });

  it('is no wider than a narrow page', async () => {
    await setViewport({ width: engine === 'webkit' ? 600 : 320, height: 480 });
    const root = await page(
      block(`${FEN} size=1200 caption=${'long'.repeat(100)}\n${'x'.repeat(400)}`),
    );
    expect(root.scrollWidth).to.equal(root.clientWidth);
    expect(boardsIn(root)[0]!.offsetWidth).to.be.greaterThan(root.clientWidth - 8);
  });

  it('is not changed by what the page does to all its elements', async () => {
    const sheet = await fixture<HTMLStyleElement>(html`<style></style>`);
    const measure = async (): Promise<number[]> => {
      const root = await page(block(`${FEN} caption="One"`));
      const host = hostsIn(root)[0]!;
      const parts = [...host.shadowRoot!.querySelectorAll('fen-diagram, figcaption, summary')];
      return [host, ...parts].map((part) => part.getBoundingClientRect().height);
    };
    const before = await measure();
    sheet.textContent =
      'figure, summary, code, p { margin: 50px; border: 9px solid red; font-size: 40px }' +
      ':not(:defined) { display: none } * { letter-spacing: 0.1px }';
    expect(await measure()).to.deep.equal(before);
  });

  it('is as wide as --fen-board-size says where no size is given', async () => {
    const root = await page(`<div style="--fen-board-size: 240px">${block()}</div>`);
    expect(boardsIn(root)[0]!.offsetWidth).to.equal(240);
  });
});
