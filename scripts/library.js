/**
 * The library as it stands in `src`, bundled for Node.
 */
import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of `src/core.ts`. */
export async function loadLibrary() {
  const folder = mkdtempSync(join(tmpdir(), 'fen-elements-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  await build({
    entryPoints: { core: 'src/core.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return import(pathToFileURL(join(folder, 'core.mjs')).href);
}
