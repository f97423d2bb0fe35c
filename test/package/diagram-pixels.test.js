import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { renderDiagram } from '../../dist/diagram/index.js';
import { themes } from '../../dist/diagram/themes.js';
import { launchChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';
import { pixelDifference } from './pictures.js';

const fen = 'r2q1rk1/1b2bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1N1PP1/R1BQR1K1 b - - 0 12';
const drawn = { annotations: 'Ge5d4,Rf3d4,Bd8,Ya1h8', highlight: 'f1 e1' };

/**
 * Two pictures differ by anti-aliasing only where no pixel is farther off, in any channel of 0 to 255, than the
 * sharpest border makes it that lies half a pixel aside, and where all of them together are off by next to nothing,
 * so that flat colours agree.
 */
const FARTHEST = 127;
const MEAN = 0.3;

/** Where on the page the diagram stands, beside the board. */
const RIGHT = 730;

const sizes = [128, 240, 400, 480, 720];
const orientations = ['white', 'black'];
const everyCoordinates = ['inside', 'outside', 'none'];

const cases = [
  ...sizes.flatMap((size) =>
    orientations.flatMap((orientation) =>
      everyCoordinates.map((coordinates) => ({ size, orientation, coordinates, ...drawn })),
    ),
  ),
  ...Object.keys(themes).flatMap((theme) =>
    ['classic', 'modern'].flatMap((pieceSet) =>
      ['inside', 'outside'].map((coordinates) => ({
        size: 320,
        theme,
        pieceSet,
        coordinates,
        ...drawn,
      })),
    ),
  ),
];

describe('a diagram and a read-only board of the same position', () => {
  let server;
  let browser;
  let page;

  before(async () => {
    server = await serve({ '/': 'dist/cdn' }, 0);
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 1460, height: 760 } });
    const address = `http://localhost:${server.address().port}/`;
    await page.route(`${address}page`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><link rel="icon" href="data:,">
          <script type="module" src="fen-elements.js"></script>
          <style>div { position: absolute; inset: 0 auto auto 0 } img, svg { display: block; margin: 0 auto }</style>
          <div id="board"></div><div id="diagram" style="left: ${RIGHT}px"></div>`,
      }),
    );
    await page.goto(`${address}page`);
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  /** Puts both side by side and says how far their pixels differ. `how` the diagram stands in the page. */
  async function difference(options, svg, how = 'img') {
    await page.evaluate(
      async ([fen, options, svg, how]) => {
        const [left, right] = ['board', 'diagram'].map((id) => document.getElementById(id));
        left.style.width = right.style.width = `${options.size}px`;
        const board = document.createElement('fen-board');
        Object.assign(board, { ...options, fen, readonly: true });
        left.replaceChildren(board);
        if (how === 'img') {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          right.replaceChildren(image);
          await image.decode();
        } else {
          right.innerHTML = svg;
        }
      },
      [fen, options, svg, how],
    );
    // Other sets, and what draws arrows, come when they are first asked for.
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.querySelector('fen-board').updateComplete;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    const [board, diagram] = [0, RIGHT].map((x) =>
      page.screenshot({ clip: { x, y: 0, width: options.size, height: options.size + 4 } }),
    );
    return pixelDifference(page, await board, await diagram);
  }

  const isSame = ({ farthest, mean }) => farthest <= FARTHEST && mean <= MEAN;

  for (const options of cases) {
    it(`differ by anti-aliasing only: ${Object.values(options).join(' ')}`, async () => {
      const found = await difference(options, renderDiagram(fen, options));
      assert.ok(isSame(found), JSON.stringify(found));
    });
  }

  it('differ by no more where the diagram stands in the text of the page', async () => {
    for (const coordinates of everyCoordinates) {
      const options = { size: 400, coordinates, ...drawn };
      const found = await difference(options, renderDiagram(fen, options), 'inline');
      assert.ok(isSame(found), JSON.stringify(found));
    }
  });

  describe('differ by more where', () => {
    /** Moves a group by some pixels. */
    const moved = (across, down) => (group) =>
      `<g transform='translate(${across} ${down})'>${group}</g>`;
    const man = /(?<=transform='scale[^>]*>)<g transform='translate.*?<\/g>/;
    const options = { coordinates: 'inside' };
    const damages = [
      ['a piece is missing', (svg) => svg.replace(man, '')],
      ['a piece is a pixel to the right', (svg, pixel) => svg.replace(man, moved(pixel, 0))],
      ['a piece is a pixel lower', (svg, pixel) => svg.replace(man, moved(0, pixel))],
      ['a name is missing', (svg) => svg.replace(/>h<\/text>/, '></text>')],
      [
        'a name is a pixel lower',
        (svg) => svg.replace(/y='(\d+)'>8</, (_, y) => `y='${Number(y) + 1}'>8<`),
      ],
      [
        'a name is a pixel to the right',
        (svg) =>
          svg.replace(/x='([\d.]+)'( y='\d+'>h<)/, (_, x, rest) => `x='${Number(x) + 1}'${rest}`),
      ],
      ['squares have a shade of another colour', (svg) => svg.replace('#b58b67', '#b28b67')],
      ['nothing is highlighted', (svg) => svg.replaceAll(/<rect [^>]*-opacity[^>]*>/g, '')],
      ['an arrow is missing', (svg) => svg.replace(/<path [^>]* opacity[^>]*>/, '')],
    ];
    for (const [name, damage] of damages) {
      it(name, async () => {
        for (const size of sizes.slice(1)) {
          const given = { ...options, size, ...drawn };
          const svg = renderDiagram(fen, given);
          const scale = Number(/scale\(([\d.]+)\)/.exec(svg)[1]);
          const damaged = damage(svg, 1 / scale);
          assert.notEqual(damaged, svg);
          const found = await difference(given, damaged);
          assert.ok(!isSame(found), `${size}: ${JSON.stringify(found)}`);
        }
      });
    }
  });
});
