/**
 * Opens every story of the built Storybook in headless Chromium, in light and dark.
 *
 *     node scripts/stories.js axe             exits with 1 where axe or the console reports something
 *     node scripts/stories.js shots [folder]  saves a picture of each at 320 and 1280 px
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { launchChromium } from './chromium.js';
import { serve } from './serve.js';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const schemes = /** @type {const} */ (['light', 'dark']);

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const stories = Object.values(entries)
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id);
if (stories.length === 0) throw new Error('There is no story.');

const server = await serve({ '/': 'storybook-static' }, 0);
const browser = await launchChromium();

/** The requests under way, by page. */
const pending = new WeakMap();

/** Resolves when the story and its play function are done. */
async function open(page, id) {
  await page.goto(`http://localhost:${server.address().port}/iframe.html?viewMode=story&id=${id}`);
  await page.waitForFunction(() => {
    const { classList } = document.body;
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    return channel?.last('storyRendered') || classList.contains('sb-show-errordisplay');
  });
  await settle(page);
}

/** Waits for what elements load late, and for the frame that shows it. */
async function settle(page) {
  do {
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
  } while (pending.get(page).size > 0);
}

async function newPage(width) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const requests = new Set();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isDevelopmentHint = message.text().startsWith('Lit is in dev mode');
    if (['error', 'warning'].includes(message.type()) && !isDevelopmentHint) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  return { page, complaints };
}

/** What axe finds, a line each. */
async function violationsIn(page) {
  const { violations } = await page.evaluate(() =>
    // A story is a piece of a page: nobody expects landmarks around it.
    globalThis.axe.run('#storybook-root', { rules: { region: { enabled: false } } }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.flat().join(' ')}`),
  );
}

async function axe() {
  const { page, complaints } = await newPage(800);
  let found = 0;
  const report = (id, lines) => {
    found += lines.length;
    for (const line of lines) console.log(`${id}: ${line}`);
  };
  for (const id of stories) {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, id);
    if (await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'))) {
      report(id, ['the story failed']);
    }
    await page.addScriptTag({ path: axeFile });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      report(`${id} (${colorScheme})`, await violationsIn(page));
    }
    report(id, complaints.splice(0));
  }
  console.log(`${stories.length} stories in light and dark: ${found} findings.`);
  if (found > 0) process.exitCode = 1;
}

async function shots(folder = 'shots') {
  mkdirSync(folder, { recursive: true });
  for (const width of [320, 1280]) {
    const { page } = await newPage(width);
    for (const id of stories) {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await open(page, id);
        const path = join(folder, `${id}-${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    }
  }
  console.log(`${stories.length * 4} pictures in ${folder}/`);
}

const [verb, folder] = process.argv.slice(2);
try {
  await (verb === 'shots' ? shots(folder) : axe());
} finally {
  await browser.close();
  server.close();
}
