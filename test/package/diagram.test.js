import assert from 'node:assert/strict';
import { build } from 'esbuild';
import { before, describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { renderDiagram } from '../../dist/diagram/index.js';

const fen = 'r2q1rk1/1b2bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1N1PP1/R1BQR1K1 b - - 0 12';
const options = {
  orientation: 'black',
  coordinates: 'outside',
  annotations: 'Ge5d4,Bd8',
  highlight: 'e1',
  caption: 'Flohr – Zaïtsev, 1985: 12… d5 或 12… b4? 👩‍👩‍👧',
};

describe('a diagram is drawn the same', () => {
  it('in a worker', async () => {
    const address = new URL('../../dist/diagram/index.js', import.meta.url).href;
    const code = `const { parentPort, workerData } = require('node:worker_threads');
      import(workerData[0]).then(({ renderDiagram }) =>
        parentPort.postMessage(renderDiagram(...workerData.slice(1))))`;
    const worker = new Worker(code, { eval: true, workerData: [address, fen, options] });
    const drawn = await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
    await worker.terminate();
    assert.equal(drawn, renderDiagram(fen, options));
  });

  describe('where there is nothing but the language', () => {
    let context;

    before(async () => {
      const { outputFiles } = await build({
        stdin: { contents: "export * from './dist/diagram/index.js'", resolveDir: '.' },
        bundle: true,
        format: 'iife',
        globalName: 'diagram',
        logLevel: 'error',
        write: false,
      });
      // No code from strings either, as on the edge.
      context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
      runInContext(outputFiles[0].text, context);
    });

    const draw = (...words) =>
      runInContext(`diagram.renderDiagram(...${JSON.stringify(words)})`, context);

    it('a position with everything', () => {
      assert.equal(draw(fen, options), renderDiagram(fen, options));
    });

    it('somebody’s own pieces', () => {
      const own = { pieceSet: { K: '<svg>♔</svg>', p: '<svg/>' } };
      // What every platform of the web has.
      context.btoa = btoa;
      assert.equal(draw(fen, own), renderDiagram(fen, own));
    });
  });
});

describe('a diagram is small', () => {
  const sizes = [
    ['the initial array', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 19, 2.2],
    ['a middlegame', fen, 18, 2.2],
    ['an endgame', '8/8/8/8/8/4k3/8/4K2R w K - 0 1', 3.5, 1.2],
  ];
  for (const [name, fen, whole, compressed] of sizes) {
    it(`${name} takes up to ${whole} kB, ${compressed} kB compressed`, () => {
      const svg = renderDiagram(fen);
      assert.ok(Buffer.byteLength(svg) <= whole * 1000, `${Buffer.byteLength(svg)} bytes`);
      const { length } = gzipSync(svg);
      assert.ok(length <= compressed * 1000, `${length} bytes`);
    });
  }
});
