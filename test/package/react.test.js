import assert from 'node:assert/strict';
import { build } from 'esbuild';
import { copyFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { launchChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';
import { checkTypes } from './check-types.js';
import { install } from './installed.js';

const start = '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1';
const empty = '8/8/8/8/8/8/8/8 w - - 0 1';
const solved = 'R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1';

describe('in React', () => {
  let library;
  let server;
  let browser;

  before(async () => {
    const react18 = ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.32'];
    library = install('@lit/react@1.0.8', ...react18);
    server = await serve({ '/': join(library.folder, 'bundles') }, 0);
    browser = await launchChromium();
  });

  after(async () => {
    await browser?.close();
    server?.close();
    library?.remove();
  });

  async function bundle(name, react) {
    copyFileSync(join('test/react', `${name}.jsx`), join(library.folder, `${name}.jsx`));
    await build({
      entryPoints: [join(library.folder, `${name}.jsx`)],
      outdir: join(library.folder, 'bundles'),
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"development"' },
      logLevel: 'error',
      alias: react,
    });
    return readFileSync(join(library.folder, 'bundles', `${name}.js`), 'utf8');
  }

  it('18 types take what is right of the wrappers and nothing of what is wrong', () => {
    const text = readFileSync('test/types/react-wrappers.tsx', 'utf8');
    const { errors, wrong } = checkTypes(library.folder, 'wrappers.tsx', text);
    assert.ok(wrong.length > 0);
    assert.deepEqual([...new Set(errors.map(([line]) => line))], wrong, errors.join('\n'));
  });

  it('18 types take what the docs say', () => {
    const docs = readFileSync('docs/react.md', 'utf8');
    const [, snippet] = /^## React 18$.*?^```tsx\n(.*?)^```/ms.exec(docs);
    assert.deepEqual(checkTypes(library.folder, 'docs.tsx', snippet).errors, []);
  });

  it('18 a server renders tags, and what stands in them', () => {
    const html = library.run(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { FenBoard, FenEditor } from 'fen-elements/react';
      const board = createElement(FenBoard, { id: 'one', fen: '${start}', readonly: true }, 'Mate in one');
      console.log(renderToString(createElement(FenEditor, { className: 'wide' }, board)));
    `);
    assert.equal(
      html,
      '<fen-editor class="wide"><fen-board id="one">Mate in one</fen-board></fen-editor>',
    );
  });

  it('a bundle has the elements whose wrappers are used, and no other', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export { FenPalette } from 'fen-elements/react'`,
        resolveDir: library.folder,
      },
      bundle: true,
      format: 'esm',
      external: ['react'],
      write: false,
    });
    const { text } = outputFiles[0];
    const defined = [...text.matchAll(/customElements\.define\("([^"]+)"/g)].map(([, tag]) => tag);
    assert.deepEqual(defined, ['fen-palette']);
  });

  const react19 = {
    react: resolve('node_modules/react'),
    'react-dom': resolve('node_modules/react-dom'),
  };
  const pages = [
    ['18 by its wrappers', 'puzzle-wrappers', {}],
    ['19 by its wrappers', 'puzzle-wrappers', react19],
    ['19 by its tags', 'puzzle-tags', react19],
  ];
  for (const [version, name, react] of pages) {
    it(`${version}, a puzzle refuses a wrong move, takes the right one and starts again`, async () => {
      await bundle(name, react);
      const page = await browser.newPage();
      page.setDefaultTimeout(10_000);
      const complaints = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'info') complaints.push(message.text());
      });
      const address = `http://localhost:${server.address().port}/`;
      await page.route(`${address}page`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><main></main>
            <script type="module" src="${name}.js"></script>`,
        }),
      );
      await page.goto(`${address}page`, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { name: `React ${version.slice(0, 2)}.` }).waitFor();
      await page.getByRole('grid').waitFor();

      const said = async (count) => {
        await page
          .locator('li')
          .nth(count - 1)
          .waitFor();
        return page.locator('li').allTextContents();
      };
      const fen = () => page.locator('fen-board').evaluate((board) => board.fen);
      const play = async (...squares) => {
        const { x, y, width } = await page.locator('fen-board').boundingBox();
        for (const square of squares) {
          const column = square.charCodeAt(0) - 'a'.charCodeAt(0) + 0.5;
          const row = 8 - Number(square[1]) + 0.5;
          await page.mouse.click(x + (column * width) / 8, y + (row * width) / 8);
        }
      };

      await play('a1', 'a7');
      assert.deepEqual(await said(1), ['try Ra7']);
      assert.equal(await fen(), start);

      await play('a1', 'a8');
      const changed = ['input true', 'from true by move', 'change'];
      assert.deepEqual(await said(5), ['try Ra7', 'try Ra8#', ...changed]);
      await page.locator('main > output', { hasText: solved }).waitFor();

      await page.getByRole('button', { name: 'Again' }).click();
      assert.equal(await fen(), start);
      await page.locator('textarea').fill(empty);
      await page.locator('main > output', { hasText: empty }).waitFor();
      assert.ok((await said(8)).includes('illegal'));
      assert.deepEqual(complaints, []);
      await page.close();
    });
  }
});
