/** Deletes from `dist` the types that no path of the package leads to: nobody can see them. */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from './entries.js';

const seen = new Set();

function follow(file) {
  if (seen.has(file)) return;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?['"](\..+?)\.js['"]/g);
  for (const [, path] of imports) follow(join(file, '..', `${path}.d.ts`));
}

for (const { types } of entries) if (types) follow(join(types));
for (const name of readdirSync('dist', { recursive: true })) {
  const file = join('dist', name);
  if (file.endsWith('.d.ts') && !seen.has(file)) rmSync(file);
}
