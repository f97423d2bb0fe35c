import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';

/** The status of a GET whose path is sent as it is, which `fetch` would tidy up. */
function statusOf(port, path) {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('npm start', () => {
  const blocker = createServer();
  let child;
  let address;

  before(async () => {
    // Where somebody else holds the port already, that serves the test as well.
    await new Promise((resolve) => {
      blocker.once('error', resolve).listen(8000, 'localhost', resolve);
    });
    child = spawn(process.execPath, ['scripts/start.js'], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.setEncoding('utf8');
    for await (const text of child.stdout) {
      address = /http:\S+/.exec(text)?.[0];
      if (address) break;
    }
  });

  after(() => {
    blocker.close();
    child.kill();
  });

  it('takes the next port where the first is busy', () => {
    assert.match(address, /^http:\/\/localhost:80(?!00)\d\d\/examples\/plain\/$/);
  });

  it('serves a page with the script and the editor', async () => {
    const page = await (await fetch(address)).text();
    assert.match(page, /<fen-editor [^>]*><\/fen-editor>/);
    const script = new URL(/<script [^>]*src="([^"]+)"/.exec(page)[1], address);
    const { status, headers } = await fetch(script);
    assert.equal(status, 200);
    assert.match(headers.get('content-type'), /^text\/javascript/);
  });

  const paths = [
    ['/dist/custom-elements.json', 200],
    ['/package.json', 404],
    ['/dist/../package.json', 404],
    ['/dist/%2e%2e/package.json', 404],
    ['/dist/..%2f..%2f..%2fetc/passwd', 404],
    ['/dist/%', 404],
    ['/dist/%00', 404],
    ['/dist', 404],
    ['/nothing', 404],
  ];
  for (const [path, status] of paths) {
    it(`answers ${status} to ${path}`, async () => {
      assert.equal(await statusOf(new URL(address).port, path), status);
    });
  }

  it('ends at Ctrl-C with exit code 0', async () => {
    child.kill('SIGINT');
    assert.deepEqual(await once(child, 'exit'), [0, null]);
    await assert.rejects(fetch(address));
  });
});
