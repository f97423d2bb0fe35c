/**
 * What a page loads, minified and compressed with gzip, without what is imported later. Prints one
 * line a budget; exits with 1 where one is broken.
 */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const leaveOutWhatComesLater = {
  name: 'leave-out-what-comes-later',
  setup({ onResolve }) {
    onResolve({ filter: /^/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** As somebody's bundler makes it. */
async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    write: false,
    plugins: [leaveOutWhatComesLater],
  });
  return outputFiles[0].contents;
}

/** As it is served. */
function served(path) {
  const contents = readFileSync(path, 'utf8');
  const isWhole = !/\b(from|import)\s*["']\./.test(contents);
  if (!isWhole) throw new Error(`${path} needs another file at once.`);
  return contents;
}

/** What, kilobytes, and the file. */
const budgets = [
  [
    '<fen-board readonly> with lit and pieces',
    17,
    await bundled("import './dist/define/fen-board.js'"),
  ],
  ['a page of text with diagrams: dist/cdn/auto.js', 22, served('dist/cdn/auto.js')],
  ['the whole CDN entry', 45, served('dist/cdn/fen-elements.js')],
  [
    'parseFen and formatFen',
    5,
    await bundled("export { parseFen, formatFen } from './dist/core.js'"),
  ],
  [
    'parseFen, formatFen and validate',
    14,
    await bundled("export { parseFen, formatFen, validate } from './dist/core.js'"),
  ],
  [
    'readText, with parsing, moves and judging',
    40,
    await bundled("export { readText } from './dist/core.js'"),
  ],
  ['renderDiagram, with both sets', 12, await bundled("export * from './dist/diagram/index.js'")],
];

for (const [name, budget, contents] of budgets) {
  const size = gzipSync(contents, { level: 9 }).length / 1000;
  const isKept = size <= budget;
  console.log(`${isKept ? 'kept  ' : 'broken'} ${size.toFixed(2)} of ${budget} kB: ${name}`);
  if (!isKept) process.exitCode = 1;
}
