// What people read: every piece of code in it is run, every link leads somewhere, and tables are complete.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { boardEditing } from '../../dist/locales/en-later.js';
import { createPositionStore } from '../../dist/store/index.js';
import { typeErrors } from './check-types.js';
import { install } from './installed.js';
import { forgotten, needless, runBy, texts } from './texts.js';

describe('Code in the texts', () => {
  it('is run, or there is a reason why not', () => {
    assert.deepEqual(
      forgotten().map(({ title }) => title),
      [],
    );
    assert.deepEqual(needless(), []);
  });

  for (const { title, kind, code } of runBy('node')) {
    if (kind === 'json') it(`is JSON: ${title}`, () => assert.ok(JSON.parse(code)));
    else {
      it(`prints what it says: ${title}`, () => {
        const words = ['--input-type=module', '--eval', code];
        const printed = execFileSync(process.execPath, words, { encoding: 'utf8' });
        const [said] = /(?:(?<=\n)\/\/ .*\n)*$/.exec(code);
        assert.equal(printed, said.replaceAll(/^\/\/ /gm, ''));
      });
    }
  }
});

describe('Code in the texts has the types that the package brings', () => {
  // What pages around it have, and what comes from elsewhere.
  const around = `
    import type { FenBoard, FenFieldEditor } from 'fen-elements';
    import type { PositionStore } from 'fen-elements/store';
    import 'fen-elements/types/react';
    declare global {
      const board: FenBoard;
      const fields: FenFieldEditor;
      const store: PositionStore;
    }`;
  const elsewhere = `declare module '@vitejs/plugin-vue' {
      export default function vue(options: object): object;
    }`;
  const kinds = {
    js: { compilerOptions: { checkJs: true, strict: false } },
    jsx: { compilerOptions: { checkJs: true, noImplicitAny: false } },
    ts: {},
    tsx: {},
    vue: { vueCompilerOptions: { strictTemplates: true } },
    svelte: {},
  };
  let library;

  before(() => {
    library = install();
    for (const name of ['@lit/react', '@types/react', 'react', 'svelte', 'vue']) {
      const link = join(library.folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(resolve('node_modules', name), link);
    }
  });

  after(() => library?.remove());

  for (const [kind, config] of Object.entries(kinds)) {
    const snippets = runBy('types').filter((each) => each.kind === kind);
    it(`${snippets.length} pieces of ${kind}`, () => {
      assert.ok(snippets.length > 0);
      const name = (index) => `Snippet${index}.${kind}`;
      const files = Object.fromEntries(snippets.map(({ code }, index) => [name(index), code]));
      const surroundings = { 'around.ts': around, 'elsewhere.d.ts': elsewhere };
      const errors = typeErrors(library.folder, { ...files, ...surroundings }, config);
      assert.deepEqual(
        errors.map(([file, line, said]) => {
          const { title } = snippets.find((_, index) => name(index) === file) ?? { title: file };
          return `${title}, line ${line}: ${said}`;
        }),
        [],
      );
    });
  }
});

describe('Code for Angular', () => {
  const [, ...others] = runBy('apps.test.js');
  for (const { title, code } of others) {
    it(`is a file of the example: ${title}`, () => {
      const files = readdirSync('examples/angular/src').map((name) =>
        readFileSync(`examples/angular/src/${name}`, 'utf8'),
      );
      assert.ok(files.includes(code));
    });
  }
});

describe('Commands in the texts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const program = resolve('dist/cli/fen-elements.js');
  let folder;
  const write = (name, content) => writeFileSync(join(folder, name), content);

  before(() => (folder = mkdtempSync(join(tmpdir(), 'fen-elements-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** What a person sees, in the order in which it is written. */
  async function run(command) {
    const own = command.replaceAll('npx fen-elements', `"${process.execPath}" "${program}"`);
    const child = spawn('sh', ['-c', `{ ${own}; } 2>&1`], { cwd: folder });
    child.stdin.end();
    const [seen, status] = await Promise.all([
      textOf(child.stdout),
      new Promise((ended) => child.on('close', ended)),
    ]);
    return { seen, status };
  }

  const shell = runBy('shell');
  for (const { title, code } of shell.filter(({ kind }) => kind === 'console')) {
    it(`print what is shown: ${title}`, async () => {
      for (const [, command, shown] of code.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)) {
        if (command.startsWith('cat ')) write(command.slice('cat '.length), shown);
        else assert.equal((await run(command)).seen, shown);
      }
    });
  }

  for (const { title, code } of shell.filter(({ kind }) => kind === 'sh')) {
    it(`are there, and ours do their work: ${title}`, async () => {
      for (const line of code.trim().split(/\n| && /)) {
        const [name, verb, script] = line.split(' ');
        if (name === 'npm' && ['start', 'test'].includes(verb)) assert.ok(scripts[verb], line);
        else if (name === 'npm' && verb === 'run') assert.ok(scripts[script], line);
        else if (verb === 'fen-elements') {
          write('puzzles.fen', '8/8/8/8/8/4k3/8/4K2R w K - 0 1\n');
          const { seen, status } = await run(line);
          assert.equal(status, 0, seen);
          const [, written] = /> (\S+)$/.exec(line) ?? [];
          if (!written) continue;
          assert.equal(seen, '');
          assert.match(readFileSync(join(folder, written), 'utf8'), /^<svg .*<\/svg>\n$/s);
          // What others make and install is theirs.
        } else assert.match(line, /^(npm (ci|install|create)|npx @angular\/cli|cd) ?/);
      }
    });
  }
});

describe('Links of the texts lead somewhere', () => {
  /** As hosts of repositories make them of headings. */
  const anchors = (name) =>
    [...(texts.get(name) ?? readFileSync(name, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(
      ([, heading]) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
    );

  for (const [text, content] of texts) {
    it(text, () => {
      const prose = content.replace(/^ *(`{3,}).*?^ *\1$/gms, '');
      const links = [
        ...prose.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g),
        ...prose.matchAll(/<img [^>]*src="([^"]*)"/g),
      ];
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

  it('as pages of the manual, which has all that is for those who use the package', () => {
    const pages = readFileSync('stories/manual/links.ts', 'utf8');
    const ours = ['CONTRIBUTING.md', 'CHANGELOG.md', 'docs/perft.md', 'docs/legality-score.md'];
    const missing = [...texts.keys()]
      .filter((name) => !ours.includes(name))
      .filter((name) => !pages.includes(`'${name.replace('docs/', '')}'`));
    assert.deepEqual(missing, []);
  });
});

describe('Tables of the texts', () => {
  const rowsOf = (name) =>
    texts
      .get(name)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
  const codes = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

  for (const [keys, meaning] of boardEditing.keys) {
    it(`say of ${keys.join(' ')} what the board's own list says`, () => {
      const start = keys.map((key) => `\`${key}\``).join(' ');
      const row = rowsOf('docs/keys.md').find(([, first]) => first === start);
      assert.equal(row?.[2], meaning);
    });
  }

  it('have every function of the core, and no other', async () => {
    const listed = rowsOf('docs/core.md').flatMap(
      ([, first]) => /^`(\w+)\([^)]+\)`$/.exec(first)?.[1] ?? [],
    );
    assert.deepEqual(listed.toSorted(), Object.keys(await import('../../dist/core.js')).toSorted());
  });

  it('have everything in a snapshot of the store, and its members', () => {
    const store = createPositionStore();
    const listed = rowsOf('docs/store.md').flatMap(([, first]) => codes(first));
    for (const name of Object.keys(store.getSnapshot())) assert.ok(listed.includes(name), name);
    const members = listed.filter((each) => each.endsWith(')')).map((each) => each.split('(')[0]);
    assert.deepEqual(members.toSorted(), Object.keys(store).toSorted());
  });

  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  for (const { tagName, cssParts = [] } of modules.flatMap(({ declarations }) => declarations)) {
    if (!tagName) continue;
    it(`have the parts of <${tagName}>`, () => {
      const row = rowsOf('docs/theming.md').find(([, first]) => first === `\`<${tagName}>\``);
      assert.deepEqual(codes(row[2]).toSorted(), cssParts.map(({ name }) => name).toSorted());
    });
  }
});
