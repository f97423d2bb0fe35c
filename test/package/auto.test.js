// The files that a blog loads, as they are served: under the strictest policy, late, and in an iframe.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { launchChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';
import { runBy } from './texts.js';

const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
const other = '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1';
const initial = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const block = `<pre><code class="language-fen">${fen}</code></pre>`;
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'";

let folder;
let files;
let browser;
let page;
const complaints = [];

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fen-elements-'));
  for (const name of ['chess', 'fen-elements']) {
    cpSync('dist', join(folder, name), { recursive: true });
  }
  mkdirSync(join(folder, 'pieces'));
  cpSync('assets/pieces/classic', join(folder, 'pieces'), { recursive: true });
  files = await serve({ '/': folder }, 0);
  browser = await launchChromium();
});

after(async () => {
  await browser?.close();
  files?.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  await page?.close();
  complaints.length = 0;
  page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
});

const address = (path) => `http://localhost:${files.address().port}/${path}`;

/** Opens a page that has this in it. */
async function open(html) {
  const document = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Blog</title>';
  writeFileSync(join(folder, 'index.html'), `${document}<link rel="icon" href="data:,">${html}`);
  await page.goto(address(''), { waitUntil: 'networkidle' });
}

/** The positions of the boards in a page or frame. */
const fens = (where = page) =>
  where.locator('fen-board, fen-diagram').evaluateAll((boards) => boards.map((board) => board.fen));

describe('a page with only the script for blogs', () => {
  const script = '<script type="module" src="chess/cdn/auto.js"></script>';

  it('has its boards, loads one file, and says nothing', async () => {
    const requests = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(`${script}<p>Text</p>${block}<p>[fen flip]${other}[/fen]</p>`);
    assert.deepEqual(await fens(), [fen, other]);
    assert.deepEqual(
      requests.filter((path) => path.endsWith('.js')),
      ['/chess/cdn/auto.js'],
    );
    assert.deepEqual(complaints, []);
  });

  for (const kind of ['type="module"', '', 'defer', 'async', 'type="module" async']) {
    it(`has them with <script ${kind}>, and whatever else of the library the page uses`, async () => {
      const tag = `<script ${kind} src="chess/cdn/auto.js"></script>`;
      const elements = '<script type="module" src="chess/cdn/fen-elements.js"></script>';
      await open(`${tag}${tag}${elements}<script>const t = 1, a = 2;</script>${block}<fen-board></fen-board>
        <section lang="de">[fen]${other}[/fen]</section>`);
      await page.locator('fen-board [role=grid]').waitFor();
      assert.deepEqual(new Set(await fens()), new Set([fen, other, initial]));
      const spoken = page.locator('section fen-diagram [role=img]');
      assert.match(await spoken.getAttribute('aria-label'), /^Schach/);
      assert.deepEqual(complaints, []);
    });
  }

  it('has them under a strict policy, with pieces of its own origin', async () => {
    const server = createServer((request, response) => {
      response.setHeader('Content-Security-Policy', policy);
      if (request.url !== '/') {
        fetch(address(request.url.slice(1))).then(async (file) => {
          response.setHeader('Content-Type', file.headers.get('content-type'));
          response.writeHead(file.status).end(Buffer.from(await file.arrayBuffer()));
        });
        return;
      }
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="/pieces/wK.svg">${script}
        <body data-fen-pieces="/pieces">${block}<p>See [fen size=200 caption="&lt;b onclick=x>"]<br>${other}<br>[/fen].</p>`,
      );
    });
    await new Promise((done) => server.listen(0, 'localhost', done));
    await page.goto(`http://localhost:${server.address().port}/`, { waitUntil: 'networkidle' });
    assert.deepEqual(await fens(), [fen, other]);
    const caption = page.locator('figcaption');
    assert.equal(await caption.textContent(), '<b onclick=x>');
    assert.deepEqual(complaints, []);
    server.close();
  });

  it('shows its text without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await open(`${script}${block}`);
    await plain.goto(address(''));
    assert.equal(await plain.locator('pre').innerText(), fen);
    await context.close();
  });

  it('does not jump where the script is late and blocks rendering', async () => {
    await page.route('**/auto.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.addInitScript(() => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const text = '<p>Between the boards.</p>';
    await open(
      `${script.replace('src', 'blocking="render" src')}${`${text}${block}`.repeat(20)}${text}`,
    );
    for (let step = 0; step < 30; step++) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(20);
    }
    assert.equal((await fens()).length, 20);
    assert.equal(await page.evaluate(() => globalThis.shift), 0);
  });

  it('lets go of what the page removes', async () => {
    await open(`${script}<main></main>`);
    const session = await page.context().newCDPSession(page);
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Memory.getDOMCounters')).nodes;
    };
    const renderAnew = (html) =>
      page.evaluate(async (html) => {
        const main = document.querySelector('main');
        for (let time = 0; time < 20; time++) {
          main.innerHTML = html;
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
        main.replaceChildren();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }, html);
    const far = '<div style="height: 9000px"></div>';
    const html = `${block}<p>[fen]${fen}[/fen]</p><div data-fen="${fen}"></div>${far}${block}`;
    await renderAnew(html);
    const before = await count();
    await renderAnew(html);
    const after = await count();
    // One rendering has about 300 nodes.
    assert.ok(after - before < 150, `${after - before} nodes stayed`);
  });
});

describe('embed.html', () => {
  const frameHtml = (hash) =>
    `<iframe title="Position" width="400" height="100" src="chess/embed.html#${hash}"></iframe>
    <script>
      window.told = [];
      addEventListener('message', ({ source, data }) => {
        const frame = document.querySelector('iframe');
        if (source === frame.contentWindow) told.push(data);
      });
    </script>`;
  const frame = () => page.frames()[1];
  const told = (type) =>
    page.evaluate((type) => globalThis.told.filter((data) => data.type === type), type);
  const tell = (message) =>
    page.evaluate(async (message) => {
      document.querySelector('iframe').contentWindow.postMessage(message, '*');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }, message);

  it('shows the position and the options of its hash', async () => {
    await open(frameHtml(`fen=${encodeURIComponent(fen)}&flip&coordinates=outside&caption=Ending`));
    assert.deepEqual(await fens(frame()), [fen]);
    const board = frame().locator('fen-diagram');
    assert.equal(await board.getAttribute('orientation'), 'black');
    assert.equal(await board.getAttribute('coordinates'), 'outside');
    assert.equal(await frame().locator('figcaption').textContent(), 'Ending');
    assert.deepEqual(complaints, []);
  });

  for (const hash of [fen.replaceAll(' ', '_'), fen.replaceAll(' ', '+'), fen]) {
    it(`reads #fen=${hash}`, async () => {
      await open(frameHtml(`fen=${hash}`));
      assert.deepEqual(await fens(frame()), [fen]);
    });
  }

  it('is the initial array without a hash, and text where that cannot be read', async () => {
    await open(frameHtml(''));
    assert.match((await fens(frame()))[0], /^rnbqkbnr/);
    await open(frameHtml('fen=<img src=x onerror=alert(1)>%'));
    await page.reload();
    assert.deepEqual(await fens(frame()), []);
    assert.equal(await frame().locator('body').innerText(), '<img src=x onerror=alert(1)>%');
  });

  it('follows the hash', async () => {
    await open(frameHtml(`fen=${fen}&flip`));
    await frame().evaluate((fen) => (location.hash = `fen=${fen}`), other);
    await frame().waitForFunction(
      (fen) => document.querySelector('[data-fen]').dataset.fen === fen,
      other,
    );
    assert.deepEqual(await fens(frame()), [other]);
    assert.equal(await frame().locator('fen-diagram').getAttribute('orientation'), null);
    await frame().evaluate((fen) => (location.hash = `fen=${fen}&editor`), fen);
    await frame().locator('fen-palette').first().waitFor();
    assert.deepEqual(await fens(frame()), [fen]);
  });

  it('reads what the toolbar copies as a link, Chess960 too', async () => {
    const start = 'bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1';
    await open(frameHtml(`fen=${start.replaceAll(' ', '_')}&variant=chess960&flip&editor`));
    await frame().locator('fen-palette').first().waitFor();
    const editor = frame().locator('fen-editor');
    await frame().waitForFunction(() => document.querySelector('fen-editor').verdict !== null);
    assert.deepEqual(
      await editor.evaluate(({ fen, verdict, orientation }) => [fen, verdict, orientation]),
      [start, 'valid', 'black'],
    );
    await frame().evaluate((fen) => (location.hash = `fen=${fen}&editor`), fen);
    await frame().waitForFunction(
      () => document.querySelector('fen-editor').variant === 'standard',
    );
  });

  it('tells its height, so that nothing of it is hidden', async () => {
    await open(frameHtml(`fen=${fen}`));
    const { height } = (await told('fen-elements:height')).at(-1);
    const content = await frame().evaluate(() => document.documentElement.scrollHeight);
    assert.equal(height, content);
    await page.evaluate((height) => {
      const frame = document.querySelector('iframe');
      frame.style.height = `${height}px`;
      frame.width = 300;
    }, height);
    await page.waitForTimeout(200);
    const narrow = (await told('fen-elements:height')).at(-1).height;
    assert.equal(height - narrow, 400 - 296);
  });

  it('takes a position from the page around it, and nothing else', async () => {
    await open(frameHtml(`fen=${fen}`));
    const others = [
      null,
      'fen-elements:set',
      7,
      [],
      { fen: other },
      { type: 'set', fen: other },
      { type: 'fen-elements:set' },
      { type: 'fen-elements:set', fen: { toString: 'x' } },
      { type: 'fen-elements:set', fen: 7 },
      { type: 'fen-elements:change', fen: other },
    ];
    for (const message of others) await tell(message);
    assert.deepEqual(await fens(frame()), [fen]);
    await frame().evaluate(async (fen) => {
      window.postMessage({ type: 'fen-elements:set', fen }, '*');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }, other);
    assert.deepEqual(await fens(frame()), [fen]);
    await tell({ type: 'fen-elements:set', fen: other });
    assert.deepEqual(await fens(frame()), [other]);
    assert.deepEqual(complaints, []);
  });

  it('is an editor that tells what a person did, and only that', async () => {
    await open(frameHtml(`fen=${fen}&editor`));
    await frame().locator('fen-palette').first().waitFor();
    await tell({ type: 'fen-elements:set', fen: other });
    assert.deepEqual(await fens(frame()), [other]);
    assert.deepEqual(await told('fen-elements:change'), []);
    const { height } = (await told('fen-elements:height')).at(-1);
    await page.setViewportSize({ width: 1000, height: 1000 });
    await page.evaluate((height) => {
      document.querySelector('iframe').style.height = `${height}px`;
    }, height);
    const board = frame().locator('fen-board [part=board]').first();
    await board.locator('[role=gridcell]').first().waitFor({ state: 'attached' });
    const { x, y, width } = await board.boundingBox();
    const square = width / 8;
    const point = (file, rank) => [x + (file + 0.5) * square, y + (7.5 - rank) * square];
    await page.mouse.move(...point(0, 0));
    await page.mouse.down();
    await page.mouse.move(...point(0, 2));
    await page.mouse.move(...point(0, 3));
    await page.mouse.up();
    await page.waitForFunction(() =>
      globalThis.told.some(({ type }) => type === 'fen-elements:change'),
    );
    assert.deepEqual(await told('fen-elements:change'), [
      { type: 'fen-elements:change', fen: '4k3/8/8/8/R7/8/8/4K3 w Q - 0 1' },
    ]);
    assert.deepEqual(complaints, []);
  });
});

describe('HTML of the texts shows its boards and says nothing', () => {
  const cdn = 'https://unpkg.com/fen-elements/dist/';
  const snippets = runBy('auto.test.js');
  const isScriptAlone = ({ code }) =>
    code.startsWith(`<script type="module" src="${cdn}`) && code.trim().split('\n').length === 1;
  for (const { text, code: html } of snippets.filter((snippet) => !isScriptAlone(snippet))) {
    it(`${text}: ${html.split('\n').at(-2)}`, async () => {
      const script = `<script type="module" src="${cdn}cdn/auto.js"></script>\n`;
      const whole = html.includes(cdn) ? html : script + html;
      await open(whole.replaceAll(cdn, 'chess/'));
      const asked = (html.match(/\[fen|data-fen=|language-fen|<iframe/g) ?? []).length;
      const shown = await Promise.all(page.frames().map(fens));
      assert.equal(shown.flat().length, asked);
      if (html.includes('fen-elements:height')) {
        const { width, height } = await page.locator('iframe').boundingBox();
        assert.ok(height > width, 'the listener made the frame as tall as the editor');
      }
      assert.deepEqual(complaints, []);
    });
  }
});
