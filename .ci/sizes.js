/**
 * What a page loads, minified and compressed with gzip, without what is imported later. Prints one
 * line a budget; exits with 1 where one is broken.
 */
import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';

/** What, kilobytes, and the module. */
const budgets = [
  ['<fen-board readonly> with lit and pieces', 17, "import './dist/define/fen-board.js'"],
  ['the whole CDN entry', 45, "import './dist/cdn/fen-elements.js'"],
  ['parseFen and formatFen', 5, "export { parseFen, formatFen } from './dist/core.js'"],
];

const leaveOutWhatComesLater = {
  name: 'leave-out-what-comes-later',
  setup({ onResolve }) {
    onResolve({ filter: /^/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

for (const [name, budget, contents] of budgets) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'inline',
    write: false,
    plugins: [leaveOutWhatComesLater],
  });
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
  const isKept = size <= budget;
  console.log(`${isKept ? 'kept  ' : 'broken'} ${size.toFixed(2)} of ${budget} kB: ${name}`);
  if (!isKept) process.exitCode = 1;
}
