/** Makes of `dist/custom-elements.json` what editors and frameworks read, into `dist`. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { vscodeCss, vscodeHtml, webTypes } from './editors.js';
import { elementTypes } from './element-types.js';
import { readElements } from './elements.js';
import { reactWrappers } from './react.js';

const elements = readElements();
const library = JSON.parse(readFileSync('package.json', 'utf8'));

/** By name; those for one framework each are written by hand. */
const types = [
  ['elements', elementTypes(elements)],
  ...readdirSync(join(import.meta.dirname, 'types')).map((name) => [
    name.replace('.d.ts', ''),
    readFileSync(join(import.meta.dirname, 'types', name), 'utf8'),
  ]),
];

const files = {
  'vscode.html-custom-data.json': JSON.stringify(vscodeHtml(elements)),
  'vscode.css-custom-data.json': JSON.stringify(vscodeCss(elements)),
  'web-types.json': JSON.stringify(webTypes(elements, library)),
};
for (const [name, text] of types) {
  files[`types/${name}.d.ts`] = text;
  // For those who import it as a module.
  files[`types/${name}.js`] = 'export {};\n';
}
for (const [name, text] of Object.entries(reactWrappers(elements))) files[`react/${name}`] = text;

for (const folder of ['types', 'react']) mkdirSync(join('dist', folder), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join('dist', name), await format(text, { filepath: name, singleQuote: true }));
}
