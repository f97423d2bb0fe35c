/**
 * What package.json's `exports` offers once it is built, patterns spelled out. Run by itself, prints the paths that
 * have types, one a line.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What `*` stands for, for every file that fits. */
function words(pattern) {
  const [first, ...others] = pattern.split('*').map((text) => text.replaceAll('.', '\\.'));
  const fits = new RegExp(`^${first}(.+?)${others.join('\\1')}$`);
  return readdirSync(join(root, 'dist'), { recursive: true }).flatMap(
    (file) => fits.exec(`./dist/${file.replaceAll('\\', '/')}`)?.[1] ?? [],
  );
}

/** `{ path, file, types }`: what is imported, and the files it leads to; `types` where there are any. */
export const entries = Object.entries(exports).flatMap(([key, target]) => {
  const { default: file, types } = typeof target === 'string' ? { default: target } : target;
  const entry = (word) => ({
    path: key.replace('.', name).replace('*', word),
    file: file.replaceAll('*', word),
    types: types?.replaceAll('*', word),
  });
  return key.includes('*') ? words(file).map(entry) : [entry('')];
});

if (import.meta.filename === process.argv[1]) {
  for (const { path, types } of entries) if (types) console.log(path.replace(name, '.'));
}
