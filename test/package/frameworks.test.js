import assert from 'node:assert/strict';
import { build } from 'esbuild';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { launchChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';
import { checkTypes } from './check-types.js';
import { install } from './installed.js';

/** The application that a page of the docs begins with. */
const snippet = (docs) =>
  /^```(?:tsx|vue|svelte)\n(.*?)^```/ms.exec(readFileSync(`docs/${docs}`, 'utf8'))[1];

/** What the docs have Vue's plugin for Vite do. */
function compileVue(source) {
  const isCustomElement = (tag) => tag.startsWith('fen-');
  return compileScript(parse(source).descriptor, {
    id: 'docs',
    inlineTemplate: true,
    templateOptions: { compilerOptions: { isCustomElement } },
  }).content;
}

const frameworks = [
  {
    name: 'React 19',
    docs: 'react.md',
    file: 'react.tsx',
    start: `import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import App from './app';
      createRoot(document.querySelector('main')).render(createElement(App));`,
  },
  {
    name: 'Preact',
    docs: 'frameworks.md',
    file: 'preact.tsx',
    config: { compilerOptions: { jsxImportSource: 'preact' } },
    bundle: { jsxImportSource: 'preact' },
    start: `import { h, render } from 'preact';
      import { Setup } from './app';
      render(h(Setup), document.querySelector('main'));`,
  },
  {
    name: 'Vue',
    docs: 'vue.md',
    file: 'App.vue',
    config: { vueCompilerOptions: { strictTemplates: true } },
    bundle: {
      define: {
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    },
    compile: compileVue,
    start: `import { createApp } from 'vue';
      import App from './app';
      createApp(App).mount('main');`,
  },
  {
    name: 'Svelte',
    docs: 'svelte.md',
    file: 'App.svelte',
    compile: (source) => compile(source, { generate: 'client' }).js.code,
    start: `import { mount } from 'svelte';
      import App from './app';
      mount(App, { target: document.querySelector('main') });`,
  },
];

describe('in frameworks', () => {
  let library;
  let server;
  let browser;

  before(async () => {
    library = install();
    for (const name of ['@types/react', 'preact', 'react', 'react-dom', 'svelte', 'vue']) {
      const link = join(library.folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(resolve('node_modules', name), link);
    }
    server = await serve({ '/': library.folder }, 0);
    browser = await launchChromium();
  });

  after(async () => {
    await browser?.close();
    server?.close();
    library?.remove();
  });

  for (const {
    name,
    docs,
    file,
    config,
    bundle,
    compile: compiled = (text) => text,
    start,
  } of frameworks) {
    it(`types take what is right and nothing of what is wrong: ${name}`, () => {
      const text = readFileSync(`test/types/${file}`, 'utf8');
      const { errors, wrong } = checkTypes(library.folder, file, text, config);
      assert.ok(wrong.length > 0);
      assert.deepEqual([...new Set(errors.map(([line]) => line))], wrong, errors.join('\n'));
    });

    it(`types take what the docs say: ${name}`, () => {
      const { errors } = checkTypes(library.folder, file, snippet(docs), config);
      assert.deepEqual(errors, []);
    });

    it(`a page shows what the docs say, and goes on with what is typed: ${name}`, async () => {
      const folder = join(library.folder, name.replace(' ', '-'));
      mkdirSync(folder);
      writeFileSync(join(folder, 'app.tsx'), compiled(snippet(docs)));
      writeFileSync(join(folder, 'start.ts'), start);
      await build({
        entryPoints: [join(folder, 'start.ts')],
        outdir: folder,
        bundle: true,
        splitting: true,
        format: 'esm',
        jsx: 'automatic',
        minify: true,
        logLevel: 'error',
        ...bundle,
      });

      const page = await browser.newPage();
      page.setDefaultTimeout(10_000);
      const complaints = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => complaints.push(message.text()));
      const address = `http://localhost:${server.address().port}/${name.replace(' ', '-')}/`;
      await page.route(`${address}page`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><main></main>
            <script type="module" src="start.js"></script>`,
        }),
      );
      await page.goto(`${address}page`, { waitUntil: 'networkidle' });
      const line = page.locator('textarea');
      assert.equal(await line.inputValue(), '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
      for (const typed of ['4k3/8/8/8/8/8/8/4K2', '8/8/8/8/8/4k3/8/4K2R w - - 0 1']) {
        await line.fill(typed);
        await page.waitForTimeout(100);
        assert.equal(await line.inputValue(), typed);
        assert.equal(await page.locator('fen-editor').evaluate(({ fen }) => fen), typed);
      }
      assert.deepEqual(complaints, []);
      await page.close();
    });
  }
});
