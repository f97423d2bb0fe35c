import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { launchChromium } from '../../scripts/chromium.js';
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
    browser = await launchChromium();
    page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    page.on('request', (request) => requests.push(request.url()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(`http://localhost:${server.address().port}/`);
    await page.locator('fen-board [part=board].editable').waitFor();
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

describe('a page in German', () => {
  let server;
  let browser;

  before(async () => {
    server = await serve({ '/': 'dist/cdn' }, 0);
    browser = await launchChromium();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  /** An editor with two kings, with what was asked for and said on the console. */
  async function open(isBlocked) {
    const page = await browser.newPage();
    const address = `http://localhost:${server.address().port}/`;
    const requests = [];
    const complaints = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    await page.route(`${address}page`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="de"><link rel="icon" href="data:,">
        <script type="module" src="${address}fen-elements.js"></script>
        <fen-editor fen="4k3/8/8/8/8/8/8/4K1K1 w - - 0 1"></fen-editor>`,
      }),
    );
    await page.route('**/de.js', (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto(`${address}page`);
    return { page, requests, complaints };
  }

  it('loads German and no other language', async () => {
    const { page, requests, complaints } = await open(false);
    await page.getByRole('button', { name: 'Grundstellung' }).waitFor();
    await page.getByText('Weiß hat 2 Könige; es kann nur einen geben.').first().waitFor();
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
    const languages = Object.keys(exports).flatMap((path) => path.split('./locales/')[1] ?? []);
    const loaded = languages.filter((name) => requests.includes(`/${name}.js`));
    assert.deepEqual(loaded, ['de']);
    assert.deepEqual(complaints, []);
    await page.close();
  });

  it('is in English, findings too, where German cannot be loaded', async () => {
    const { page, complaints } = await open(true);
    await page.getByRole('button', { name: 'Start position' }).waitFor();
    await page.getByText('White has two kings; only one can be.').first().waitFor();
    assert.equal(complaints.filter((text) => text.includes('the words of de')).length, 1);
    const lang = await page.locator('fen-editor .container').getAttribute('lang');
    assert.equal(lang, 'en');
    await page.close();
  });
});
