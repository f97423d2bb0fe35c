/**
 * Makes one SVG file a piece from the drawings in src/diagram/art/<set>.ts:
 * assets/pieces/<set>/{w,b}{K,Q,R,B,N,P}.svg.
 *
 *   node assets/pieces/build.mjs           writes the files
 *   node assets/pieces/build.mjs --check   fails if one of them is stale
 */
import { build } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const sets = ['classic', 'modern'];
const check = process.argv.includes('--check');

async function drawingsOf(set) {
  const entry = new URL(`../../src/diagram/art/${set}.ts`, import.meta.url).pathname;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const module = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return module[set];
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A file that is not there is stale too.
    return '';
  }
}

for (const set of sets) {
  const folder = new URL(`${set}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [piece, svg] of Object.entries(await drawingsOf(set))) {
    const name = `${piece < 'a' ? 'w' : 'b'}${piece.toUpperCase()}.svg`;
    const file = new URL(name, folder);
    const text = `${svg.replaceAll("'", '"')}\n`;
    if (!check) {
      writeFileSync(file, text);
    } else if (read(file) !== text) {
      console.error(`${set}/${name} is stale: run node assets/pieces/build.mjs`);
      process.exitCode = 1;
    }
  }
}
