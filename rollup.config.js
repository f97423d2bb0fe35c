import { decode, encode } from '@jridgewell/sourcemap-codec';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import MagicString from 'magic-string';
import { readFileSync, readdirSync } from 'node:fs';
import esbuild from 'rollup-plugin-esbuild';

const { dependencies, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const isDependency = (id) =>
  id.startsWith('node:') ||
  Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));

/** Only these do something when they are imported. */
const registering =
  /^\/(src|dist)\/(index|cdn|all-elements|auto\/(index|embed)|define\/[^/]+)\.[jt]s$/;
const ours = /^\/(src|dist)\//;
const treeshake = {
  moduleSideEffects(id, isExternal) {
    const path = id.slice(import.meta.dirname.length);
    return isExternal || !ours.test(path) || registering.test(path);
  },
};

/** The white space that makes templates readable here is none of the reader's business. */
const collapseIndentation = {
  name: 'collapse-indentation',
  renderChunk(code) {
    const text = new MagicString(code).replace(/\n[ \t]+/g, '\n');
    return { code: text.toString(), map: text.generateMap({ hires: true }) };
  },
};

/**
 * A map to each line instead of each word is a quarter of the size. What comes from dependencies leads nowhere: they
 * are not in the package.
 */
const mapLines = {
  name: 'map-lines',
  generateBundle(_, bundle) {
    for (const [name, { map }] of Object.entries(bundle)) {
      if (!map) continue;
      const sources = map.sources.filter((source) => !source.includes('/node_modules/'));
      let last;
      const linesOnly = ([column, source, line, lineColumn]) => {
        const index = sources.indexOf(map.sources[source]);
        const place = index < 0 ? null : `${index}:${line}`;
        if (place === last) return [];
        last = place;
        return [index < 0 ? [column] : [column, index, line, lineColumn]];
      };
      const mappings = encode(decode(map.mappings).map((line) => line.flatMap(linesOnly)));
      const { file, version } = map;
      bundle[`${name}.map`].source = JSON.stringify({
        version,
        file,
        sources,
        names: [],
        mappings,
      });
    }
  },
};

/** Styles without comments and white space. What stands in `${…}` stays as it is. */
const minifyStyles = {
  name: 'minify-styles',
  transform: (code, id) =>
    id.endsWith('.styles.ts') && {
      code: code.replace(/css`[^`]*`/g, (style) =>
        style
          .replace(/\/\*.*?\*\//gs, '')
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,]) ?/g, '$1')
          .replace(/: /g, ':')
          .replaceAll(';}', '}'),
      ),
      map: null,
    },
};

/** An import that nothing declares, a cycle: what rollup warns of does not get out of the house. */
const onwarn = ({ message }) => {
  throw new Error(message);
};

/** The package: one module a source file, for bundlers. Every tag in src/define is an entry. */
const modules = {
  input: [
    'src/index.ts',
    'src/cdn.ts',
    'src/core.ts',
    'src/languages.ts',
    'src/store/index.ts',
    'src/diagram/index.ts',
    'src/cli/fen-elements.ts',
    'src/auto/embed.ts',
    'src/auto/index.ts',
    'src/auto/upgrade.ts',
    ...readdirSync('src/define').map((name) => `src/define/${name}`),
  ],
  external: isDependency,
  treeshake,
  onwarn,
  plugins: [minifyStyles, esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' })],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
  },
};

/** Languages but English, which are files of their own beside those for script tags: each of these loads the same. */
const languages = readdirSync('src/locales')
  .filter((name) => /^(?!en)[a-z]{2}\.ts$/.test(name))
  .map((name) => name.slice(0, 2));

/** What the files for script tags load by a name, from the module. */
const scripts = Object.fromEntries(
  [
    ['cdn', 'fen-elements'],
    ['auto/index', 'auto'],
    ...languages.map((language) => [`locales/${language}`, language]),
  ].map(([module, name]) => [`${import.meta.dirname}/dist/${module}.js`, `./${name}.js`]),
);

/**
 * Blogs have fields for scripts that make tags without `type=module`: so a file that needs no other says what its later
 * chunks need without `export`, and keeps its names to itself.
 */
const anyScript = (name) => {
  const shared = `globalThis[Symbol.for("fen-elements/${name}@${version}")]`;
  const pairs = (list) => list.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1');
  return {
    name: 'any-script',
    renderChunk(code, { isEntry }) {
      const text = new MagicString(code);
      if (isEntry) {
        text.prepend('(()=>{"use strict";\n').append('\n})();');
        text.replace(/export\{([^}]*)\};?\s*$/, (_, list) => `${shared}??={${pairs(list)}};`);
      } else {
        // An import reads `exported as local`, the other way round than an export.
        text.replaceAll(
          new RegExp(`import\\{([^}]*)\\}from"\\./${name}\\.js";`, 'g'),
          (_, list) => `const{${list.replaceAll(' as ', ':')}}=${shared};`,
        );
      }
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
};

/** A diagram never loads what only boards that are edited need; the file that has all of it stands for that. */
const withoutEditing = {
  name: 'without-editing',
  resolveDynamicImport: (path) =>
    /\/(editing|all-skills)\.js$/.test(path)
      ? { id: './fen-elements.js', external: true }
      : undefined,
};

/** One file for a script tag, made of the modules, everything in it; what is loaded later lies beside it. */
const cdn = (name, module, ...plugins) => ({
  input: { [name]: module },
  external: (id, from) => Boolean(from) && id in scripts,
  // Else what later chunks need from the entry would make it a file of two lines.
  preserveEntrySignatures: 'allow-extension',
  treeshake,
  onwarn,
  plugins: [
    nodeResolve({ browser: true }),
    collapseIndentation,
    terser({ ecma: 2022, module: true }),
    ...plugins,
    mapLines,
  ],
  output: {
    sourcemap: true,
    sourcemapExcludeSources: true,
    dir: 'dist/cdn',
    paths: scripts,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});

export default [
  modules,
  cdn('fen-elements', 'dist/cdn.js'),
  cdn('auto', 'dist/auto/index.js', anyScript('auto'), withoutEditing),
  cdn('embed', 'dist/auto/embed.js'),
  ...languages.map((language) => cdn(language, `dist/locales/${language}.js`)),
];
