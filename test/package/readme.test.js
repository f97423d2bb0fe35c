import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { boardEditing } from '../../dist/locales/en-later.js';
import { launchChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';

const readme = readFileSync('README.md', 'utf8');
const snippets = (language) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, code]) => code,
  );
const runsInNode = (code) => /from 'fen-elements\/(core|diagram|store)'/.test(code);

describe('JavaScript in the README prints what it says', () => {
  for (const code of snippets('js').filter(runsInNode)) {
    it(code.match(/import .*/)[0], () => {
      const words = ['--input-type=module', '--eval', code];
      const printed = execFileSync(process.execPath, words, { encoding: 'utf8' });
      const [said] = code.match(/(^\/\/ .*\n)+$/m) ?? [''];
      assert.notEqual(said, '');
      assert.equal(printed, said.replaceAll(/^\/\/ /gm, ''));
    });
  }
});

describe('HTML in the README shows its elements and says nothing on the console', () => {
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

  // The others are pages of a blog: see auto.test.js.
  for (const html of snippets('html').filter((html) => html.includes('<fen-'))) {
    it(html.match(/<fen-.*/)[0], async () => {
      const page = await browser.newPage();
      const complaints = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => complaints.push(message.text()));
      const address = `http://localhost:${server.address().port}/`;
      const script = `<script type="module" src="${address}fen-elements.js"></script>`;
      await page.route(`${address}page`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><link rel="icon" href="data:,">${script}${html.replace(/<script.* src=.*/, '')}`,
        }),
      );
      await page.goto(`${address}page`, { waitUntil: 'networkidle' });
      const sizes = await page.$$eval('*', (elements) =>
        elements
          .filter(({ localName }) => localName.startsWith('fen-'))
          .map((element) => [element.matches(':defined'), element.offsetHeight > 0]),
      );
      assert.ok(sizes.length > 0);
      assert.deepEqual(new Set(sizes.flat()), new Set([true]));
      assert.deepEqual(complaints, []);
      await page.close();
    });
  }
});

describe('Tables of the README', () => {
  const rows = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const row = (start) => rows.find(([, first]) => first === start);

  for (const [keys, meaning] of boardEditing.keys) {
    it(`says of ${keys.join(' ')} what the board's own list says`, () => {
      assert.equal(row(keys.map((key) => `\`${key}\``).join(' '))?.[2], meaning);
    });
  }

  it('list every function of the core, and no other', async () => {
    const listed = rows.flatMap(([, first]) => /^`(\w+)\([^)]+\)`$/.exec(first ?? '')?.[1] ?? []);
    const members = ['squareAt', 'subscribe', 'dispatch'];
    const functions = listed.filter((name) => !members.includes(name));
    assert.deepEqual(
      functions.toSorted(),
      Object.keys(await import('../../dist/core.js')).toSorted(),
    );
  });
});
