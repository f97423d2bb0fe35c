import assert from 'node:assert/strict';
import { build } from 'esbuild';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { launchChromium } from '../../scripts/chromium.js';
import { entries } from '../../scripts/entries.js';
import { serve } from '../../scripts/serve.js';
import { install } from './installed.js';

const { peerDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const tags = readdirSync('src/define').map((name) => name.replace(/\.ts$/, ''));
const modules = entries.filter(({ file }) => file.endsWith('.js'));

/** What the texts that people read tell them to import, or to load from a network of packages. */
const texts = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const documented = texts.flatMap((text) =>
  [...readFileSync(text, 'utf8').matchAll(/["'](fen-elements(?:\/[\w./-]+)?)["']/g)].map(
    ([, path]) => [text, path],
  ),
);
const addresses = texts.flatMap((text) =>
  [
    ...readFileSync(text, 'utf8').matchAll(
      /(?:unpkg\.com|jsdelivr\.net\/npm|node_modules)\/fen-elements(?:@[\w.^~-]+)?\/([\w./-]+\w)/g,
    ),
  ].map(([, file]) => [text, file]),
);

describe('the packed library', () => {
  let library;
  let home;
  let inside;

  before(() => {
    library = install();
    home = join(library.folder, 'node_modules/fen-elements');
    inside = new Set(library.packed.files.map(({ path }) => path));
  });

  after(() => library?.remove());

  it('is smaller than 600 kB', () => {
    assert.ok(library.packed.size < 600_000, `${library.packed.size} bytes`);
  });

  it('holds nothing but the build, the pieces and the texts', () => {
    const expected = /^(dist|assets\/pieces)\/|^(package\.json|[A-Z]+(\.md)?)$/;
    assert.deepEqual(
      [...inside].filter((path) => !expected.test(path)),
      [],
    );
  });

  it('brings no peer that its user did not ask for', () => {
    const brought = Object.keys(peerDependencies).filter((name) =>
      existsSync(join(library.folder, 'node_modules', name)),
    );
    assert.deepEqual(brought, []);
  });

  it('has every file that package.json names', () => {
    const named = ['main', 'types', 'unpkg', 'jsdelivr', 'customElements', 'web-types'];
    const fields = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const files = [
      ...named.map((name) => fields[name]),
      ...Object.values(fields.bin ?? {}),
      ...entries.flatMap(({ file, types = [] }) => [file, types].flat()),
    ];
    assert.deepEqual(
      files.filter((file) => file && !inside.has(posix.normalize(file))),
      [],
    );
  });

  it('describes every tag in custom-elements.json, at a path that is there', () => {
    const { modules } = JSON.parse(readFileSync(join(home, 'dist/custom-elements.json'), 'utf8'));
    const described = modules.flatMap(({ declarations = [] }) =>
      declarations.flatMap(({ tagName }) => tagName ?? []),
    );
    assert.deepEqual(described.toSorted(), tags.toSorted());
    assert.deepEqual(
      modules.map(({ path }) => path).filter((path) => !inside.has(path)),
      [],
    );
  });

  it('has a map of each file for script tags, which leads to modules that are there', () => {
    const served = [...inside].filter((path) => /^dist\/cdn\/.*\.js$/.test(path));
    assert.ok(served.length > 0);
    for (const path of served) {
      const [, name] = /\n\/\/# sourceMappingURL=(.+)\n$/.exec(
        readFileSync(join(home, path), 'utf8'),
      );
      const map = JSON.parse(readFileSync(join(home, dirname(path), name), 'utf8'));
      const sources = map.sources.map((source) => posix.join(dirname(path), source));
      assert.deepEqual(
        sources.filter((source) => !inside.has(source)),
        [],
      );
      assert.ok(map.mappings.length > 0, path);
    }
  });

  describe('with the packages that users of a framework have', () => {
    before(() => {
      for (const name of Object.keys(peerDependencies)) {
        symlinkSync(resolve('node_modules', name), join(library.folder, 'node_modules', name));
      }
    });

    for (const { path } of modules) {
      it(`can be imported in Node: ${path}`, () => {
        assert.equal(library.run(`console.log(typeof (await import('${path}')))`), 'object');
      });
    }

    const classes = tags.map((tag) => `fen-elements/elements/${tag}`);
    const others = ['core', 'store', 'diagram'].map((name) => `fen-elements/${name}`);
    for (const path of [...others, ...classes]) {
      it(`leaves nothing in a bundle that does not use it: ${path}`, async () => {
        const { outputFiles } = await build({
          stdin: { contents: `import * as all from '${path}'`, resolveDir: library.folder },
          bundle: true,
          format: 'esm',
          logLevel: 'error',
          write: false,
        });
        assert.equal(outputFiles[0].text.replace(/^\/\/.*\n/gm, '').trim(), '');
      });
    }

    describe('bundled for a page', () => {
      let server;
      let browser;
      let page;
      const complaints = [];

      before(async () => {
        // Apart, since what one of them keeps another would have too.
        const uses = {
          effects: (path) => `import '${path}'`,
          exports: (path) => `export * from '${path}'`,
        };
        for (const [name, stub] of Object.entries(uses)) {
          const stubs = join(library.folder, name);
          mkdirSync(stubs);
          for (const [index, { path }] of modules.entries()) {
            writeFileSync(join(stubs, `${index}.js`), stub(path));
          }
          await build({
            entryPoints: modules.map((_, index) => join(stubs, `${index}.js`)),
            outdir: join(library.folder, 'bundles', name),
            bundle: true,
            splitting: true,
            format: 'esm',
            logLevel: 'error',
          });
        }
        server = await serve({ '/': join(library.folder, 'bundles') }, 0);
        browser = await launchChromium();
      });

      beforeEach(async () => {
        page = await browser.newPage();
        complaints.length = 0;
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => complaints.push(message.text()));
        const address = `http://localhost:${server.address().port}/page`;
        const html = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><body>';
        await page.route(address, (route) =>
          route.fulfill({ contentType: 'text/html', body: html }),
        );
        await page.goto(address);
      });

      afterEach(() => page.close());

      after(async () => {
        await browser?.close();
        server?.close();
      });

      /** The tags that are defined once the page has imported it. */
      const bundleOf = (wanted, use) =>
        `./${use}/${modules.findIndex(({ path }) => path === wanted)}.js`;
      const definedBy = (bundle) =>
        page.evaluate(
          async ([file, names]) => {
            await import(file);
            return names.filter((tag) => customElements.get(tag));
          },
          [bundle, tags],
        );

      for (const { path } of modules) {
        it(`can be imported, and says nothing: ${path}`, async () => {
          const defined = await definedBy(bundleOf(path, 'effects'));
          const [, folder, tag] = /^fen-elements(\/elements)?\/(fen-.+)$/.exec(path) ?? [];
          if (tag) assert.equal(defined.includes(tag), !folder);
          if (path === 'fen-elements') assert.deepEqual(defined, tags);
          const all = await definedBy(bundleOf(path, 'exports'));
          if (folder || /\/(core|store|diagram)$/.test(path)) assert.deepEqual(all, []);
          assert.deepEqual(complaints, []);
        });
      }

      it('lets a page register a class under a tag of its own', async () => {
        const bundle = bundleOf('fen-elements/elements/fen-board', 'exports');
        const image = page.getByRole('img', { name: 'White' });
        await page.evaluate(async (file) => {
          const { FenBoard } = await import(file);
          customElements.define('my-board', class extends FenBoard {});
          const board = document.createElement('my-board');
          board.toggleAttribute('readonly', true);
          document.body.append(board);
        }, bundle);
        await image.waitFor();
        assert.deepEqual(complaints, []);
      });
    });
  });

  const paths = new Set(entries.map(({ path }) => path));
  for (const [text, path] of documented) {
    it(`offers what ${text} imports: ${path}`, () => assert.ok(paths.has(path)));
  }
  for (const [text, file] of addresses) {
    it(`holds what ${text} loads: ${file}`, () => assert.ok(inside.has(file)));
  }
});
