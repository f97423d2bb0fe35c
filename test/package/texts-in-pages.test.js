// HTML and CSS of the texts in Chromium: elements show and say nothing on the console, and do what the text promises.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { launchChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';
import { runBy, texts } from './texts.js';

const snippets = runBy('page');
const html = snippets.filter(({ kind }) => kind === 'html');

/** Drags a piece of the board with this id, White below. */
async function drag(page, id, from, to) {
  const board = page.locator(`#${id} [part=board].editable`);
  const { x, y, width } = await board.boundingBox();
  const middle = ([file, rank]) => [
    x + (('abcdefgh'.indexOf(file) + 0.5) * width) / 8,
    y + ((8.5 - Number(rank)) * width) / 8,
  ];
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 5 });
  await page.mouse.up();
}

const textOf = (page, selector) => page.locator(selector).textContent();
const fenOf = (page, id) => page.locator(`#${id}`).evaluate(({ fen }) => fen);
const placement = async (page, id) => (await fenOf(page, id)).split(' ')[0];

/** What a text says of its code, by the text and what the code has in it. */
const promises = [
  [
    'docs/getting-started.md',
    '<fen-editor name="position"',
    'sends the FEN as `position`',
    async (page) => {
      await page.getByText('Send').click();
      await page.waitForURL(/\?/);
      const sent = new URL(page.url()).searchParams.get('position');
      assert.equal(sent, '4k3/8/8/8/8/8/8/4K2R w - - 0 1');
    },
  ],
  [
    'docs/getting-started.md',
    'id="out"',
    'has the FEN in a script',
    async (page) => {
      await drag(page, 'board', 'e2', 'e4');
      assert.match(await textOf(page, '#out'), /^rnbqkbnr\/pppppppp\/8\/8\/4P3\//);
    },
  ],
  [
    'README.md',
    'id="game"',
    'plays legal moves, and can prevent one',
    async (page, said) => {
      await drag(page, 'game', 'g1', 'f3');
      assert.equal(await placement(page, 'game'), 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R');
      assert.deepEqual(said.splice(0), ['Nf3 g1f3']);
    },
  ],
  [
    'docs/forms.md',
    'id="mate"',
    'takes at most five men',
    async (page) => {
      const isValid = () => page.locator('#mate').evaluate((board) => board.checkValidity());
      await drag(page, 'mate', 'd1', 'd2');
      assert.equal(await isValid(), true);
      await page.locator('#mate [part=board]').click();
      await page.locator('#mate').focus();
      for (const key of ['N', 'ArrowLeft', 'N', 'ArrowLeft', 'N']) await page.keyboard.press(key);
      assert.equal(await isValid(), false);
    },
  ],
  [
    'docs/store.md',
    'id="state"',
    'tells of every change',
    async (page) => {
      await drag(page, 'shown', 'e2', 'e4');
      const { fen, canUndo } = JSON.parse(await textOf(page, '#state'));
      assert.match(fen, /4P3/);
      assert.equal(canUndo, true);
    },
  ],
  [
    'docs/recipes.md',
    'id="puzzle"',
    'takes the move that solves it, and no other',
    async (page) => {
      await drag(page, 'puzzle', 'a1', 'b1');
      assert.equal(await textOf(page, '#comment'), 'Rb1 is not it.');
      assert.equal(await placement(page, 'puzzle'), '6k1/5ppp/8/8/8/8/5PPP/R5K1');
      await drag(page, 'puzzle', 'a1', 'a8');
      assert.equal(await textOf(page, '#comment'), 'Solved!');
      assert.equal(await placement(page, 'puzzle'), 'R5k1/5ppp/8/8/8/8/5PPP/6K1');
    },
  ],
  [
    'docs/recipes.md',
    'id="game"',
    'answers, and both can be undone',
    async (page) => {
      await drag(page, 'game', 'e2', 'e4');
      assert.equal(
        await placement(page, 'game'),
        'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR',
      );
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z');
      assert.match(await placement(page, 'game'), /PPPPPPPP/);
    },
  ],
  [
    'docs/recipes.md',
    'id="today"',
    'has one of its positions',
    async (page) => {
      const { fen, label } = await page
        .locator('#today')
        .evaluate((board) => ({ fen: board.fen, label: board.label }));
      assert.ok(texts.get('docs/recipes.md').includes(`'${fen}'`));
      assert.equal(label, 'The position of the day');
    },
  ],
  [
    'docs/recipes.md',
    'id="copy"',
    'copies a link',
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByText('Copy a link').click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /\/page#fen=rnbqkbnr\/.*_w_KQkq_-_0_1$/);
    },
  ],
  [
    'docs/languages.md',
    "addMessages('nl'",
    'says it in words of its own',
    (page) => page.getByRole('button', { name: 'Ongedaan maken' }).waitFor(),
  ],
  [
    'docs/languages.md',
    'lang="de"',
    'is German',
    (page) => page.getByText('Schwarz steht im Schach, aber Weiß ist am Zug.').first().waitFor(),
  ],
  [
    'docs/migration.md',
    'id="quiz"',
    'highlights the square of a click',
    async (page) => {
      const box = await page.locator('#quiz').boundingBox();
      await page.mouse.click(box.x + 5, box.y + 5);
      assert.equal(await page.locator('#quiz').evaluate(({ highlight }) => highlight), 'a8');
    },
  ],
  [
    'docs/migration.md',
    'id="game"',
    'says the move',
    async (page, said) => {
      await drag(page, 'game', 'e2', 'e4');
      await page.waitForTimeout(50);
      assert.deepEqual(said.splice(0), ['e4']);
    },
  ],
  [
    'docs/migration.md',
    'id="setup"',
    'tells the whole FEN',
    async (page) => {
      await drag(page, 'setup', 'e2', 'e4');
      assert.match(await textOf(page, 'output'), / w KQkq - 0 1$/);
    },
  ],
  [
    'docs/migration.md',
    'id="lesson"',
    'answers a move, and takes none of Black',
    async (page) => {
      await drag(page, 'lesson', 'g1', 'f3');
      const answered = 'rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R';
      assert.equal(await placement(page, 'lesson'), answered);
      assert.equal(await page.locator('#lesson').evaluate((board) => board.annotations), '');
    },
  ],
];

describe('HTML of the texts shows its elements and says nothing on the console', () => {
  let server;
  let browser;

  before(async () => {
    server = await serve({ '/pieces/club/': 'assets/pieces/modern', '/': 'dist/cdn' }, 0);
    browser = await launchChromium();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const { text, code } of html) {
    it(`${text}: ${code.match(/<fen-.*/)[0]}`, async () => {
      const page = await browser.newPage({ viewport: { width: 700, height: 900 } });
      page.setDefaultTimeout(10_000);
      const said = [];
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => said.push(message.text()));
      const address = `http://localhost:${server.address().port}/`;
      const body = code.replaceAll('https://unpkg.com/fen-elements', `${address}fen-elements.js`);
      const script = `<script type="module" src="${address}fen-elements.js"></script>`;
      const head = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${script}`;
      await page.route(/\/page(\?|$)/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: body.startsWith('<!doctype')
            ? body.replace('<head>', '<head><link rel="icon" href="data:,">')
            : head + body,
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
      const ids = [...code.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      const others = html.filter((each) => each.text === text && each.code !== code);
      for (const id of ids) {
        assert.ok(
          !others.some((each) => each.code.includes(` id="${id}"`)),
          `${id} is there twice`,
        );
      }
      for (const [where, part, , keep] of promises) {
        if (where === text && code.includes(part)) await keep(page, said);
      }
      assert.deepEqual(said, []);
      await page.close();
    });
  }

  for (const [text, part, promise] of promises) {
    it(`has code that ${promise}: ${text}`, () => {
      assert.equal(html.filter((each) => each.text === text && each.code.includes(part)).length, 1);
    });
  }

  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  const elements = modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName);
  const has = (list, name, tag) =>
    elements.some(
      (element) =>
        (!tag || element.tagName === tag) &&
        (element[list] ?? []).some((each) => each.name === name),
    );
  const styles = snippets.flatMap(({ text, kind, code }) =>
    kind === 'css'
      ? [{ text, css: code }]
      : [...code.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => ({ text, css })),
  );

  for (const { text, css } of styles) {
    it(`has CSS that is read, of properties, parts and states that there are: ${text}: ${css.trim().split('\n')[0]}`, async () => {
      const page = await browser.newPage();
      const unread = await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        const count = (rules) =>
          [...rules].reduce((sum, { cssRules }) => sum + 1 + count(cssRules ?? []), 0);
        const selectors = css.replace(/\/\*.*?\*\//gs, '').match(/\{/g).length;
        return selectors - count(sheet.cssRules);
      }, css);
      assert.equal(unread, 0);
      for (const [name] of css.matchAll(/--fen-[\w-]+/g))
        assert.ok(has('cssProperties', name), name);
      for (const [, tag, kind, name] of css.matchAll(
        /(fen-[\w-]+)[^\s{]*:(part|state)\(([\w-]+)\)/g,
      )) {
        assert.ok(has(kind === 'part' ? 'cssParts' : 'cssStates', name, tag), `${tag}: ${name}`);
      }
      await page.close();
    });
  }
});
