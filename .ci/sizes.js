/**
 * What a page loads, minified and compressed with gzip, without what is imported later. Prints one
 * line a budget; exits with 1 where one is broken.
 */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const compressedSize = (contents) => gzipSync(contents, { level: 9 }).length;

/** A file and all that it imports statically, by esbuild's account of the graph. */
function closure(graph, start) {
  const reached = new Set([start]);
  for (const path of reached) {
    for (const { path: imported, kind } of graph[path].imports) {
      if (kind === 'import-statement') reached.add(imported);
    }
  }
  return [...reached];
}

const settings = {
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  outdir: '.',
  metafile: true,
  write: false,
  logLevel: 'error',
};

/** As somebody's bundler makes it. */
async function bundled(contents) {
  const { outputFiles, metafile } = await build({
    ...settings,
    stdin: { contents, resolveDir: '.' },
  });
  const loaded = closure(metafile.outputs, 'stdin.js');
  return outputFiles
    .filter(({ path }) => loaded.some((name) => path.endsWith(`/${name}`)))
    .reduce((sum, { contents }) => sum + compressedSize(contents), 0);
}

/** As it is served. */
async function asBuilt(entry) {
  const { metafile } = await build({ ...settings, entryPoints: [entry] });
  return closure(metafile.inputs, entry).reduce(
    (sum, path) => sum + compressedSize(readFileSync(path)),
    0,
  );
}

const budgets = [
  ['<fen-board readonly> with lit and pieces', 17, bundled("import './dist/define/fen-board.js'")],
  ['the whole CDN entry', 45, asBuilt('dist/cdn/fen-elements.js')],
  ['parseFen and formatFen', 5, bundled("export { parseFen, formatFen } from './dist/core.js'")],
];

for (const [name, budget, measured] of budgets) {
  const size = await measured;
  const isKept = size <= budget * 1000;
  const kilobytes = (size / 1000).toFixed(2).padStart(6);
  console.log(`${isKept ? 'kept  ' : 'broken'} ${kilobytes} of ${budget} kB  ${name}`);
  if (!isKept) process.exitCode = 1;
}
