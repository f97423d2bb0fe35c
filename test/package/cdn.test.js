import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumFlags, findBrowser, prepareEngines } from '../../scripts/engines.js';
import { serve } from '../../scripts/serve.js';

const tags = readdirSync('src/define').map((name) => name.replace(/\.ts$/, ''));

describe('a page with only the CDN script and an editor', () => {
  let folder;
  let server;
  let browser;
  let page;
  const requests = [];
  const complaints = [];

  before(async () => {
    // Beside nothing else of the package, in a folder of another name.
    folder = mkdtempSync(join(tmpdir(), 'fen-elements-'));
    cpSync('dist/cdn', join(folder, 'vendor/chess'), { recursive: true });
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><link rel="icon" href="data:,">
      <script type="module" src="vendor/chess/fen-elements.js"></script>
      <fen-editor></fen-editor>`,
    );
    server = await serve({ '/': folder }, 0);
    prepareEngines(['chromium']);
    browser = await chromium.launch({
      executablePath: findBrowser('chromium'),
      args: chromiumFlags,
    });
    page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    page.on('request', (request) => requests.push(request.url()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(`http://localhost:${server.address().port}/`);
    await page.locator('fen-board').waitFor();
  });

  after(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true });
  });

  const fen = () => page.evaluate(() => document.querySelector('fen-editor').fen);

  /** The middle of a square of a board with White below. */
  async function middleOf(square) {
    const { x, y, width } = await page.locator('fen-board').boundingBox();
    const file = square.charCodeAt(0) - 'a'.charCodeAt(0);
    const rank = Number(square[1]);
    return [x + ((file + 0.5) * width) / 8, y + ((8.5 - rank) * width) / 8];
  }

  const initial = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

  it('registers every tag', async () => {
    const missing = await page.evaluate(
      (tags) => tags.filter((tag) => !customElements.get(tag)),
      tags,
    );
    assert.deepEqual(missing, []);
  });

  it('sets up 1. e4 by mouse and fields, and takes it back', async () => {
    assert.equal(await fen(), initial);
    await page.mouse.move(...(await middleOf('e2')));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf('e3')));
    await page.mouse.move(...(await middleOf('e4')));
    await page.mouse.up();
    await page.getByRole('radio', { name: 'Black to move' }).check();
    await page.getByRole('combobox', { name: 'En passant' }).selectOption('e3');
    assert.equal(await fen(), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
    assert.equal(await fen(), initial);
    await page.keyboard.press('Control+z');
    assert.equal(await fen(), initial);
  });

  it('opens the popover with what is loaded only then', async () => {
    const badge = page.locator('fen-validator-badge').getByRole('button').first();
    const [request] = await Promise.all([page.waitForRequest(/./), badge.click()]);
    assert.match(request.url(), /\/vendor\/chess\/.+\.js$/);
    assert.equal((await request.response()).status(), 200);
  });

  it('asks for nothing outside its folder, and says nothing', () => {
    const { port } = server.address();
    const own = new RegExp(`^(http://localhost:${port}/(vendor/chess/.*)?$|data:)`);
    assert.deepEqual(
      requests.filter((url) => !own.test(url)),
      [],
    );
    assert.deepEqual(complaints, []);
  });
});
