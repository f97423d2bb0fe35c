// Pages that make it hard: under the strictest policy, and with two copies of the library.
import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { launchChromium } from '../../scripts/chromium.js';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'";
const types = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
};

const head =
  '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="/pieces/wK.svg">';
const pages = {
  '/strict': `${head}<script type="module" src="/dist/cdn/fen-elements.js"></script>
    <fen-editor piece-set="/pieces" link annotations="Ge2e4,Rd5"></fen-editor>`,
  // The second copy is the same build at another address, which a browser takes for another library.
  '/copies': `${head}<script type="module" src="/dist/cdn/fen-elements.js"></script>
    <script type="module" src="/second.js"></script>
    <fen-board id="board" piece-set="/pieces"></fen-board>
    <other-field-editor for="board"></other-field-editor>`,
};
const scripts = {
  // Its classes under other names, since each name can be registered once.
  '/second.js': `import { FenFieldEditor } from '/copy/cdn/fen-elements.js';
    customElements.define('other-field-editor', class extends FenFieldEditor {});`,
};
const folders = { '/dist/': 'dist', '/copy/': 'dist', '/pieces/': 'assets/pieces/classic' };

let server;
let browser;
let page;
const complaints = [];

before(async () => {
  server = createServer(({ url }, response) => {
    const path = url.split('?')[0];
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', types[extname(path)] ?? types['.html']);
    if (pages[path]) return response.end(pages[path]);
    if (scripts[path]) return response.end(scripts[path]);
    const mount = Object.keys(folders).find((each) => path.startsWith(each));
    if (!mount) return response.writeHead(404).end();
    const file = join(folders[mount], normalize(path.slice(mount.length - 1)));
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise((done) => server.listen(0, 'localhost', done));
  browser = await launchChromium();
});

after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

beforeEach(async () => {
  await page?.close();
  complaints.length = 0;
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
});

const open = (path) => page.goto(`http://localhost:${server.address().port}${path}`);

async function squareOf(board, square) {
  const { x, y, width } = await board.boundingBox();
  const side = width / 8;
  return [x + ('abcdefgh'.indexOf(square[0]) + 0.5) * side, y + (8.5 - Number(square[1])) * side];
}

async function drag(board, from, to, button = 'left') {
  await page.mouse.move(...(await squareOf(board, from)));
  await page.mouse.down({ button });
  await page.mouse.move(...(await squareOf(board, to)), { steps: 5 });
  await page.mouse.up({ button });
}

const fenOf = (tag) => page.locator(tag).evaluate(({ fen }) => fen);

describe('under a strict policy with Trusted Types', () => {
  it('everything of the editor works, and nothing is reported', async () => {
    await open('/strict');
    const board = page.locator('fen-board [part=board].editable');
    await board.waitFor();
    await drag(board, 'e2', 'e4');
    await drag(board, 'b1', 'c3', 'right');
    await page.getByRole('radio', { name: 'white queen' }).click();
    await page.mouse.click(...(await squareOf(board, 'd6')));
    assert.match(await fenOf('fen-editor'), /^rnbqkbnr\/pppppppp\/3Q4\/8\/4P3\//);
    // The list of findings, and a fix.
    const line = page.locator('fen-field-editor textarea');
    await line.fill('8/8/8/8/8/8/8/8 w KQkq - 0 1');
    await page.locator('fen-validator-badge button.badge').click();
    await page.locator('fen-validator-badge .fix').first().click();
    await page.keyboard.press('Escape');
    // Menus, the keys, a Chess960 start, a picture.
    const tool = (name) => page.locator(`fen-toolbar [data-tool=${name}]`);
    await tool('more').click();
    await page.getByRole('menuitem', { name: 'Chess960 start' }).click();
    await page.getByRole('button', { name: 'At random' }).click();
    await page.keyboard.press('Escape');
    await tool('more').click();
    await page.getByRole('menuitem', { name: 'Keys' }).click();
    await page.keyboard.press('Escape');
    for (const name of ['Save picture (PNG)', 'Save drawing (SVG)']) {
      await tool('share').click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      await (await download).createReadStream();
    }
    // Pasted text, another language, a promotion.
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
    await page.getByText('Zugrecht').waitFor();
    await page.evaluate(() => {
      const editor = document.querySelector('fen-editor');
      editor.fen = '7k/P7/8/8/8/8/8/7K w - - 0 1';
      editor.mode = 'play';
    });
    await page.locator('fen-board [part=board].playing').waitFor();
    await drag(board, 'a7', 'a8');
    await page.getByRole('dialog').getByRole('button').first().click();
    assert.match(await fenOf('fen-editor'), /^Q6k\//);
    assert.deepEqual(complaints, []);
  });
});

describe('two copies of the library on a page', () => {
  it('share a position, whichever is edited', async () => {
    await page.setViewportSize({ width: 600, height: 900 });
    await open('/copies');
    const board = page.locator('fen-board [part=board].editable');
    await board.waitFor();
    await page.waitForFunction(() => document.querySelector('fen-board').verdict !== null);
    await drag(board, 'e2', 'e4');
    const moved = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';
    const line = page.locator('other-field-editor textarea');
    assert.equal(await fenOf('fen-board'), moved);
    await page.waitForFunction(
      ([area, fen]) => area.value === fen,
      [await line.elementHandle(), moved],
    );
    await line.fill('8/8/8/4k3/8/8/4P3/4K3 w - - 0 1');
    assert.equal(await fenOf('fen-board'), '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1');
    assert.deepEqual(
      complaints.filter((text) => !/Multiple versions of Lit/.test(text)),
      [],
    );
  });
});
