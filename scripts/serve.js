import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * The file that a request asks for, `undefined` where there is none in `folder`.
 * @param {string} folder
 * @param {string} path
 */
async function findFile(folder, path) {
  const file = resolve(folder, `.${decodeURIComponent(path)}`);
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  if ((await stat(file)).isDirectory()) return join(file, 'index.html');
  return file;
}

/**
 * Serves files to this machine only.
 * @param {Record<string, string>} folders From the path in the address to the folder on the disk.
 * @param {number} port The first to try, `0` for any; a busy one means the next.
 * @returns {Promise<import('node:http').Server & { address(): import('node:net').AddressInfo }>}
 */
export function serve(folders, port) {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split(/[?#]/)[0];
    const mount = Object.keys(folders).find((start) => path.startsWith(start));
    try {
      const file =
        mount && (await findFile(resolve(folders[mount]), `/${path.slice(mount.length)}`));
      if (!file) throw new Error('not found');
      if (file.endsWith('index.html') && !/(\/|index\.html)$/.test(path)) {
        response.writeHead(302, { Location: `${path}/` }).end();
        return;
      }
      const { size } = await stat(file);
      response.writeHead(200, {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        'Content-Length': size,
        'Cache-Control': 'no-cache',
      });
      if (request.method === 'HEAD') response.end();
      else pipeline(createReadStream(file), response, () => {});
    } catch {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    }
  });
  return new Promise((done, fail) => {
    server.on('error', (error) => {
      if (error.code !== 'EADDRINUSE' || port === 0) fail(error);
      else server.listen(++port, 'localhost');
    });
    server.listen(port, 'localhost', () => done(server));
  });
}
