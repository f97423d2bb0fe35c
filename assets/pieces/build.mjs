/**
 * Makes one module a piece set: assets/pieces/<set>/{w,b}{K,Q,R,B,N,P}.svg
 * becomes src/diagram/art/<set>.ts.
 *
 *   node assets/pieces/build.mjs           writes the modules
 *   node assets/pieces/build.mjs --check   fails if one of them is stale
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const sources = new URL('./', import.meta.url);
const modules = new URL('../../src/diagram/art/', import.meta.url);
const check = process.argv.includes('--check');

/** One line, and single quotes: the board puts the text between double ones. */
function minify(svg) {
  return svg.trim().replace(/\s+/g, ' ').replace(/> </g, '><').replaceAll('"', "'");
}

function moduleOf(set) {
  const entries = [...'KQRBNPkqrbnp'].map((piece) => {
    const file = (piece < 'a' ? 'w' : 'b') + piece.toUpperCase();
    const svg = minify(readFileSync(new URL(`${set}/${file}.svg`, sources), 'utf8'));
    return `  ${piece}: "${svg}",\n`;
  });
  return `// Generated from assets/pieces/${set}/*.svg by assets/pieces/build.mjs. Do not edit.
import type { Piece } from '../../fen/types.js';

/** The SVG text of each piece, with single quotes only. */
export const ${set}: Readonly<Record<Piece, string>> = {
${entries.join('')}};
`;
}

const sets = readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of sets) {
  const target = new URL(`${name}.ts`, modules);
  const text = moduleOf(name);
  if (!check) {
    writeFileSync(target, text);
    continue;
  }
  let current = '';
  try {
    current = readFileSync(target, 'utf8');
  } catch {
    // A module that is not there is stale too.
  }
  if (current !== text) {
    console.error(`art/${name}.ts is stale: run node assets/pieces/build.mjs`);
    process.exitCode = 1;
  }
}
