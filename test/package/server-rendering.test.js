// A page that a server renders with a diagram in each board, whose script is late or does not come.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { renderDiagram } from '../../dist/diagram/index.js';
import { launchChromium } from '../../scripts/chromium.js';

const FEN = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
const LATE = 700;

/** The page, with the rules that the documentation gives. */
async function render() {
  const text = await readFile('docs/server-rendering.md', 'utf8');
  const rules = [...text.matchAll(/```css\n(.*?)```/gs)].map(([, css]) => css).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Puzzles</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <style>${rules}</style><script type="module" src="/fen-elements.js"></script>
    <h1>Puzzles</h1>
    <fen-board readonly fen="${FEN}">${renderDiagram(FEN)}</fen-board>
    <p>White to move.</p>
    <form><fen-editor name="fen" fen="${FEN}"><noscript><textarea name="fen">${FEN}</textarea></noscript></fen-editor>
    <button>Send</button></form>`;
}

describe('a page from a server', () => {
  let server;
  let browser;
  let address;

  before(async () => {
    server = createServer(async ({ url }, response) => {
      const isPage = url.startsWith('/?') || url === '/';
      if (!isPage) await new Promise((resolve) => setTimeout(resolve, LATE));
      try {
        const body = isPage ? await render() : await readFile(`dist/cdn${url}`);
        const type = isPage ? 'text/html' : 'text/javascript';
        response.writeHead(200, { 'content-type': type }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise((resolve) => server.listen(0, 'localhost', resolve));
    address = `http://localhost:${server.address().port}/`;
    browser = await launchChromium();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const width of [360, 900]) {
    it(`shows its diagrams until the script comes, and moves nothing then, ${width} pixels wide`, async () => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.addInitScript(() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries()) globalThis.shifts.push(value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address, { waitUntil: 'commit' });
      const diagram = page.locator('fen-board > svg').first();
      await diagram.waitFor();
      const place = await diagram.boundingBox();
      assert.equal(
        await page.evaluate(() => document.querySelector(':not(:defined)') !== null),
        true,
      );
      const button = page.locator('button', { hasText: 'Send' });
      const before = await button.boundingBox();
      await page.waitForLoadState('networkidle');
      await page.locator('fen-board [part=board]').first().waitFor();
      assert.equal(await diagram.isVisible(), false);
      const board = await page.locator('fen-board [part=board]').first().boundingBox();
      assert.equal(board.height, Math.round(place.height));
      assert.ok(Math.abs((await button.boundingBox()).y - before.y) <= 1);
      assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
      await page.close();
    });
  }

  it('without script has its diagrams and a form that submits the FEN', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address);
    assert.equal(await page.locator('fen-board > svg').isVisible(), true);
    await page.getByText('Send').click();
    await page.waitForURL(/\?/);
    assert.equal(new URL(page.url()).searchParams.get('fen'), FEN);
    await page.close();
  });
});
