// What people read: every piece of code in it is run, and every link leads somewhere.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { transformSync } from 'esbuild';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { boardEditing } from '../../dist/locales/en-later.js';
import { launchChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';
import { checkTypes } from './check-types.js';
import { install } from './installed.js';

const readme = readFileSync('README.md', 'utf8');
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const textOf = new Map(texts.map((text) => [text, readFileSync(text, 'utf8')]));

/** Every piece of code: the text it stands in, the language, and itself. */
const snippets = texts.flatMap((text) =>
  [...textOf.get(text).matchAll(/^```(\w*)\n(.*?)^```/gms)].map(([, language, code]) => ({
    text,
    language,
    code,
  })),
);
const runsInNode = ({ code }) => /from 'fen-elements\/(core|diagram|store|locales)/.test(code);
/** Those that show elements of the file for script tags; auto.test.js has those of `auto.js`. */
const ofElements = ({ text, code }) => code.includes('<fen-') && text !== 'docs/blogs.md';
const ofFrameworks = ({ text }) => text === 'docs/frameworks.md';
const title = ({ text, code }) => `${text}: ${code.trim().split('\n')[0]}`;

/** Who runs a piece of code. */
const runners = {
  js: {
    'here, in Node': runsInNode,
    'here, as syntax': () => true,
  },
  html: {
    'here, in Chromium': ofElements,
    'auto.test.js': ({ text }) => ['README.md', 'docs/blogs.md'].includes(text),
  },
  css: { 'here, in Chromium': () => true },
  tsx: { 'frameworks.test.js and react.test.js': ofFrameworks, 'here, by its types': () => true },
  jsx: { 'here, as syntax': () => true },
  vue: { 'frameworks.test.js': ofFrameworks, 'here, by its types': () => true },
  svelte: { 'frameworks.test.js': ofFrameworks, 'here, by its types': () => true },
  // Angular's compiler reads it in the example, which test:apps builds.
  ts: { 'here, as syntax': () => true },
  json: { 'here, as JSON': () => true },
  sh: { 'here, by name': () => true },
  console: { 'cli.test.js': ({ text }) => ['README.md', 'docs/cli.md'].includes(text) },
  fen: { 'auto.test.js': ({ text }) => text === 'docs/blogs.md' },
  // What belongs to programs that are not here: WordPress, MkDocs, Jekyll. And other libraries' code, to compare.
  php: { nobody: () => true },
  yaml: { nobody: () => true },
  liquid: { nobody: () => true },
  text: { nobody: () => true },
};
const of = (language, who) =>
  snippets.filter(
    (snippet) =>
      snippet.language === language &&
      Object.entries(runners[language]).find(([, takes]) => takes(snippet))?.[0] === who,
  );

describe('Code in the texts', () => {
  for (const snippet of snippets) {
    it(`is run by somebody: ${title(snippet)}`, () => {
      const takers = Object.values(runners[snippet.language] ?? {});
      assert.ok(takers.some((takes) => takes(snippet)));
    });
  }

  for (const snippet of of('js', 'here, in Node')) {
    it(`prints what it says: ${title(snippet)}`, () => {
      const words = ['--input-type=module', '--eval', snippet.code];
      const printed = execFileSync(process.execPath, words, { encoding: 'utf8' });
      const [said] = /(?:(?<=\n)\/\/ .*\n)*$/.exec(snippet.code);
      assert.equal(printed, said.replaceAll(/^\/\/ /gm, ''));
    });
  }

  for (const language of ['js', 'jsx', 'ts']) {
    for (const snippet of of(language, 'here, as syntax')) {
      it(`can be read: ${title(snippet)}`, () => {
        const tsconfigRaw = { compilerOptions: { experimentalDecorators: true } };
        transformSync(snippet.code, { loader: language, tsconfigRaw, logLevel: 'silent' });
      });
    }
  }

  for (const { text, code } of of('json', 'here, as JSON')) {
    it(`is JSON: ${text}`, () => assert.ok(JSON.parse(code)));
  }

  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const snippet of of('sh', 'here, by name')) {
    it(`names commands that there are: ${title(snippet)}`, () => {
      for (const line of snippet.code.trim().split(/\n| && /)) {
        const [program, verb, name] = line.split(' ');
        if (program === 'npm' && ['start', 'test'].includes(verb)) assert.ok(scripts[verb], line);
        else if (program === 'npm' && verb === 'run')
          assert.ok(scripts[name] ?? name === 'dev', line);
        else if (verb === 'fen-elements') assert.match(name, /^(check|render)$/);
        else assert.match(line, /^(npm (ci|install|create)|npx @angular\/cli|cd) ?/);
      }
    });
  }
});

describe('Templates in the texts have the types that the package brings', () => {
  const files = { tsx: 'react.tsx', vue: 'App.vue', svelte: 'App.svelte' };
  let library;

  before(() => {
    library = install();
    for (const name of ['@types/react', 'react', 'svelte', 'vue']) {
      const link = join(library.folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(resolve('node_modules', name), link);
    }
  });

  after(() => library?.remove());

  for (const [language, file] of Object.entries(files)) {
    for (const snippet of of(language, 'here, by its types')) {
      it(title(snippet), () => {
        const config = language === 'vue' ? { vueCompilerOptions: { strictTemplates: true } } : {};
        assert.deepEqual(checkTypes(library.folder, file, snippet.code, config).errors, []);
      });
    }
  }
});

describe('HTML of the texts shows its elements and says nothing on the console', () => {
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

  for (const { text, code } of of('html', 'here, in Chromium')) {
    it(`${text}: ${code.match(/<fen-.*/)[0]}`, async () => {
      const page = await browser.newPage();
      const complaints = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => complaints.push(message.text()));
      const address = `http://localhost:${server.address().port}/`;
      const script = `<script type="module" src="${address}fen-elements.js"></script>`;
      const others = code.replace(/<script.* src=.*/, '');
      await page.route(`${address}page`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${script}${others}`,
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

  for (const { text, code } of of('css', 'here, in Chromium')) {
    it(`${text}: ${code.split('\n')[0]} is CSS`, async () => {
      const page = await browser.newPage();
      const unread = await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        const count = (rules) =>
          [...rules].reduce((sum, { cssRules }) => sum + 1 + count(cssRules ?? []), 0);
        const selectors = css.replace(/\/\*.*?\*\//gs, '').match(/\{/g).length;
        return selectors - count(sheet.cssRules);
      }, code);
      assert.equal(unread, 0);
      await page.close();
    });
  }
});

describe('Links of the texts lead somewhere', () => {
  /** As hosts of repositories make them of headings. */
  const anchors = (text) =>
    [...(textOf.get(text) ?? readFileSync(text, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(
      ([, heading]) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
    );

  for (const text of texts) {
    it(text, () => {
      const prose = textOf.get(text).replace(/^```.*?^```/gms, '');
      const links = [...prose.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
      const dead = links.filter(([, path, anchor]) => {
        const file = path ? normalize(join(dirname(text), path)) : text;
        return !existsSync(file) || (anchor !== undefined && !anchors(file).includes(anchor));
      });
      assert.deepEqual(
        dead.map(([link]) => link),
        [],
      );
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
