/**
 * A hundred read-only boards on a page, mounted and then all set to a new position twenty times, side
 * by side with other boards. What is measured is how long the page's main thread is busy, scripts,
 * style, layout and paint together, and the JavaScript heap after a collection.
 */
import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../scripts/chromium.js';
import { serve } from '../scripts/serve.js';
import { makePositions } from './positions.js';
import { inRounds, median } from './rounds.js';

const boards = ['fen-board', 'chessground', 'chessboard-element', 'cm-chessboard'];
const reference = 'chessground';
const boardCount = 100;
const setCount = 20;
const roundCount = Number(process.env.ROUNDS ?? 7);

const columns = [
  { name: 'mount', unit: 'ms', target: 0.7 },
  { name: 'set all', unit: 'ms', target: 1.1 },
  { name: 'heap a board', unit: 'kB', target: 1 },
];

const folder = mkdtempSync(join(tmpdir(), 'fen-elements-bench-'));
await build({
  entryPoints: boards.map((name) => `bench/boards/${name}.js`),
  outdir: folder,
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  loader: { '.svg': 'dataurl' },
  logLevel: 'error',
});
for (const name of boards) {
  writeFileSync(
    join(folder, `${name}.html`),
    `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
    <link rel="stylesheet" href="${name}.css">
    <style>
      body { display: grid; grid-template-columns: repeat(6, 200px); gap: 8px }
      body > div { width: 200px; height: 200px }
      /* As of the others, without animation. */
      fen-board { --fen-animation-duration: 0s }
    </style>`,
  );
}
const server = await serve(
  { '/cm-chessboard/': 'node_modules/cm-chessboard/assets', '/': folder },
  0,
);
const browser = await launchChromium();
const positions = makePositions(boardCount + setCount);

/** Runs in the page: fills it with boards. */
function mountAll({ positions, boardCount }) {
  const { mount } = globalThis.adapter;
  globalThis.boards = Array.from({ length: boardCount }, (_, index) => {
    const container = document.createElement('div');
    document.body.append(container);
    return mount(container, positions[index]);
  });
}

/** Runs in the page: gives every board its next position, a frame for each. */
async function setAll({ positions, setCount }) {
  const { setPosition } = globalThis.adapter;
  for (let step = 1; step <= setCount; step += 1) {
    globalThis.boards.forEach((board, index) => setPosition(board, positions[index + step]));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

async function measure(name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Time on the processor, which other programs on the machine do not lengthen.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  /** Milliseconds that the main thread has been busy, read when it has come to rest. */
  const busyTime = async () => {
    let last = -1;
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      const { metrics } = await session.send('Performance.getMetrics');
      const time = metrics.find((metric) => metric.name === 'TaskDuration').value * 1000;
      if (time - last < 1) return time;
      last = time;
    }
  };
  const heapSize = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const during = async (work) => {
    const before = await busyTime();
    await page.evaluate(work, { positions, boardCount, setCount });
    return (await busyTime()) - before;
  };

  await page.goto(`http://localhost:${server.address().port}/${name}.html`);
  await page.evaluate(async (file) => {
    globalThis.adapter = await import(file);
  }, `./${name}.js`);
  const heapBefore = await heapSize();
  const mount = await during(mountAll);
  const heap = (await heapSize()) - heapBefore;
  const set = await during(setAll);
  await context.close();
  return [mount, set, heap / boardCount / 1000];
}

let rounds;
try {
  rounds = await inRounds(boards, roundCount, measure);
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
}

const medians = new Map(
  boards.map((name) => [
    name,
    columns.map((_, column) => median(rounds.get(name).map((values) => values[column]))),
  ]),
);
const ratio = (name, column) => medians.get(name)[column] / medians.get(reference)[column];

const date = new Date().toISOString().slice(0, 10);
console.log(`${date}, Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0].model}`);
console.log(
  `${boardCount} read-only boards, ${setCount} times set to a new position; median of ${roundCount} rounds; in brackets against ${reference}\n`,
);
const row = (cells) =>
  cells
    .map((cell) => cell.padEnd(20))
    .join('')
    .trimEnd();
console.log(row(['', ...columns.map(({ name, unit }) => `${name}, ${unit}`)]));
for (const name of boards) {
  const cells = columns.map((_, column) => {
    const value = medians.get(name)[column];
    return `${value.toFixed(1).padStart(7)} (${ratio(name, column).toFixed(2)})`;
  });
  console.log(row([name, ...cells]));
}
console.log(row(['target', ...columns.map(({ target }) => `at most (${target.toFixed(2)})`)]));
const missed = columns.filter(({ target }, column) => ratio('fen-board', column) > target);
console.log(
  missed.length === 0
    ? '\nAll targets are met.'
    : `\nMissed: ${missed.map(({ name }) => name).join(', ')}.`,
);
