/** Builds what is out of date, then serves a page with the editor until Ctrl-C. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from './serve.js';

const built = 'dist/cdn/fen-elements.js';

/** When anything in this file or folder last changed, in milliseconds since 1970. */
function lastChange(path) {
  const status = statSync(path);
  const inside = status.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [];
  return Math.max(status.mtimeMs, ...inside.map(lastChange));
}

const sources = ['src', 'package.json', 'rollup.config.js', 'tsconfig.json'];
if (!existsSync(built) || lastChange(built) < Math.max(...sources.map(lastChange))) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const server = await serve({ '/dist/': 'dist', '/examples/': 'examples' }, 8000);
console.log(`http://localhost:${server.address().port}/examples/plain/`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
