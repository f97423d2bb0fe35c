import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { readFileSync, readdirSync } from 'node:fs';
import esbuild from 'rollup-plugin-esbuild';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const isDependency = (id) =>
  Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));

/** Only these do something when they are imported. */
const registering = /\/src\/(index|cdn|all-elements)\.ts|\/src\/define\//;
const treeshake = {
  moduleSideEffects: (id, isExternal) =>
    isExternal || !id.includes('/src/') || registering.test(id),
};

/** The white space that makes templates and styles readable here is none of the reader's business. */
const collapseIndentation = {
  name: 'collapse-indentation',
  renderChunk: (code) => ({ code: code.replace(/\n[ \t]+/g, '\n'), map: null }),
};

/** The same for styles, comments too. What stands in `${…}` stays as it is. */
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

const typescript = () => esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' });

/** The package: one module a source file, for bundlers. Every tag in src/define is an entry. */
const modules = {
  input: [
    'src/index.ts',
    'src/core.ts',
    'src/store/index.ts',
    ...readdirSync('src/define').map((name) => `src/define/${name}`),
  ],
  external: isDependency,
  treeshake,
  onwarn,
  plugins: [minifyStyles, typescript()],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
  },
};

/** One file for a script tag, everything in it; what is loaded later lies beside it. */
const cdn = {
  input: { 'fen-elements': 'src/cdn.ts' },
  // Else what later chunks need from the entry would make it a file of two lines.
  preserveEntrySignatures: 'allow-extension',
  treeshake,
  onwarn,
  plugins: [
    nodeResolve({ browser: true }),
    minifyStyles,
    typescript(),
    collapseIndentation,
    terser({ ecma: 2022, module: true }),
  ],
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
};

export default [modules, cdn];
