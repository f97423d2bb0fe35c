import assert from 'node:assert/strict';
import { build } from 'esbuild';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, it } from 'node:test';

const sources = readdirSync('src', { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.styles.ts'))
  .map((name) => `src/${name}`);
const textOf = new Map(sources.map((name) => [name, readFileSync(name, 'utf8')]));

/** Everything that the files of words export. */
async function exportsOf(names) {
  const contents = names.map((name, at) => `export * as _${at} from './${name}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'src/locales' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const encoded = Buffer.from(outputFiles[0].text).toString('base64');
  const all = await import(`data:text/javascript;base64,${encoded}`);
  return names.map((name, at) => [name, all[`_${at}`]]);
}

const modules = await exportsOf(readdirSync('src/locales'));
const tables = modules.flatMap(([name, { default: table }]) =>
  table?.board ? name.replace('.ts', '') : [],
);
const parts = textOf.get('src/locales/messages.ts').matchAll(/readonly (\w+): Words</g);
const english = Object.fromEntries(
  [...parts].map(([, part]) => {
    const [, exports] = modules.find(([name, each]) => name.startsWith('en') && each[part]);
    return [part, exports[part]];
  }),
);

/** The folders in which the words of a part are asked for. */
function usersOf(part) {
  return sources.filter((name) => textOf.get(name).includes(`localized('${part}'`)).map(dirname);
}

/** Whether something is named in these texts: as a property, in a destructuring, or by a string. */
const isNamed = (name, text) =>
  [`\\.${name}\\b`, `'${name}'`, `[{,]\\s*${name}\\b[^{}()]*\\} =`].some((pattern) =>
    new RegExp(pattern).test(text),
  );

/** What no source names, by path. Where one is looked up by a variable, all beside it may be meant. */
function unused(words, text, path) {
  return Object.entries(words).flatMap(([name, value]) => {
    if (typeof value === 'object' && !Array.isArray(value)) {
      const isLookedUp = new RegExp(`\\b${name}\\[|Object\\.\\w+\\(${name}\\)`);
      if (!isNamed(name, text)) return [`${path}.${name}`];
      return isLookedUp.test(text) ? [] : unused(value, text, `${path}.${name}`);
    }
    return isNamed(name, text) ? [] : [`${path}.${name}`];
  });
}

describe('messages', () => {
  it('of every table can be loaded', () => {
    const loaded = textOf.get('src/controllers/languages.ts');
    assert.ok(tables.length > 0);
    assert.deepEqual(
      tables.filter((name) => !loaded.includes(`import('../locales/${name}.js')`)),
      [],
    );
  });

  it('of every table can be imported', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
    assert.deepEqual(
      Object.keys(exports).filter((path) => path.startsWith('./locales/')),
      tables.map((name) => `./locales/${name}`),
    );
  });

  it('of every table are listed in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    const missing = tables.filter((name) => !readme.includes(`\`${name}\``));
    assert.deepEqual(missing, []);
  });

  for (const [part, words] of Object.entries(english)) {
    if (['findings', 'edits', 'fixes'].includes(part)) continue;
    it(`are all said somewhere: ${part}`, () => {
      const folders = usersOf(part);
      assert.ok(folders.length > 0);
      const text = sources
        .filter((name) => folders.includes(dirname(name)))
        .map((name) => textOf.get(name))
        .join('\n');
      assert.deepEqual(unused(words, text, part), []);
    });
  }

  /** What may have made a code: its layer's sources, and those that put it together of a name. */
  const makers = {
    findings: /^src\/(fen|rules)\//,
    edits: /^src\/(fen|rules)\//,
    fixes: /^src\/rules\//,
  };
  for (const [part, makes] of Object.entries(makers)) {
    it(`are all of something that is found: ${part}`, () => {
      const text = sources
        .filter((name) => makes.test(name))
        .map((name) => textOf.get(name))
        .join('\n');
      const isMade = (code) => {
        const field = /^(.+)-unreadable$/
          .exec(code)?.[1]
          .replace(/-(.)/g, (_, letter) => letter.toUpperCase());
        return text.includes(`'${code}'`) || (field && text.includes(`'${field}'`));
      };
      assert.deepEqual(
        Object.keys(english[part]).filter((code) => !isMade(code)),
        [],
      );
    });
  }
});
