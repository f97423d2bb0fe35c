/**
 * A piece dragged over the whole board in sixty steps, seen by Chromium's own trace: how often the page was laid out,
 * how often a script forced that or a style recalculation, and how much of the layout shifted. Exits with 1 where a
 * frame of the drag forced a layout or moved anything but the piece.
 */
import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../scripts/chromium.js';
import { serve } from '../scripts/serve.js';

const STEPS = 60;
const SIZE = 400;

const folder = mkdtempSync(join(tmpdir(), 'fen-elements-bench-'));
await build({
  stdin: {
    contents: `
      import './dist/define/fen-board.js';
      import { Chessground } from 'chessground';
      import 'chessground/assets/chessground.base.css';
      globalThis.Chessground = Chessground;
    `,
    resolveDir: '.',
  },
  outdir: folder,
  entryNames: 'page',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  loader: { '.svg': 'dataurl' },
  logLevel: 'error',
});
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="page.css"><script type="module" src="page.js"></script>
  <style>
    body { margin: 0 }
    #place { width: ${SIZE}px; height: ${SIZE}px }
  </style>
  <div id="place"></div><p>Text below the board.</p>`,
);

/** Puts a board into the page that runs this; resolves when it can be edited. */
const boards = {
  'fen-board': async () => {
    const board = document.createElement('fen-board');
    document.querySelector('#place').append(board);
    while (!board.shadowRoot?.querySelector('[role=grid]')) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  },
  chessground: () => {
    globalThis.Chessground(document.querySelector('#place'), {
      movable: { free: true, color: 'both' },
    });
  },
};

const server = await serve({ '/': folder }, 0);
const browser = await launchChromium();

/** The middle of the square in a column and row as they are seen. */
const middle = (column, row) => [((column + 0.5) * SIZE) / 8, ((row + 0.5) * SIZE) / 8];

async function trace(name) {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  await page.goto(`http://localhost:${server.address().port}/index.html`);
  await page.evaluate(boards[name]);
  const [startX, startY] = middle(4, 6);
  const [endX, endY] = middle(1, 1);
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  // The first movement lifts the piece, which is no frame of the drag.
  await page.mouse.move(startX + 8, startY - 8);
  await page.waitForTimeout(200);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'],
  });
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    await page.mouse.move(startX + (endX - startX) * share, startY + (endY - startY) * share);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  await page.mouse.up();
  await page.close();
  return summary(traceEvents);
}

/** Counts what the page's main thread did. */
function summary(events) {
  const spans = events.filter(({ ph }) => ph === 'X');
  const scripts = spans.filter(({ name }) =>
    ['FunctionCall', 'EventDispatch', 'FireAnimationFrame'].includes(name),
  );
  const isInScript = ({ tid, ts }) =>
    scripts.some((each) => each.tid === tid && ts > each.ts && ts < each.ts + each.dur);
  const layouts = spans.filter(({ name }) => name === 'Layout');
  const styles = spans.filter(({ name }) => name === 'UpdateLayoutTree');
  const shifts = events.filter(({ name }) => name === 'LayoutShift');
  const busy = scripts
    .filter(({ name }) => name !== 'FunctionCall')
    .reduce((sum, { dur }) => sum + dur, 0);
  return {
    layouts: layouts.length,
    'forced layouts': layouts.filter(isInScript).length,
    'forced styles': styles.filter(isInScript).length,
    'layout shift': shifts.reduce((sum, { args }) => sum + (args.data?.score ?? 0), 0),
    'script, µs a step': Math.round(busy / STEPS),
  };
}

const results = new Map();
try {
  for (const name of Object.keys(boards)) results.set(name, await trace(name));
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
}

const date = new Date().toISOString().slice(0, 10);
console.log(`${date}, Chromium ${browser.version()}: one drag of ${STEPS} steps\n`);
const columns = Object.keys(results.get('fen-board'));
const row = (cells) =>
  cells
    .map((cell) => String(cell).padEnd(19))
    .join('')
    .trimEnd();
console.log(row(['', ...columns]));
for (const [name, counts] of results) console.log(row([name, ...Object.values(counts)]));
const own = results.get('fen-board');
if (own['forced layouts'] + own['layout shift'] > 0) {
  console.log('\nA frame of the drag forced a layout or moved more than the piece.');
  process.exitCode = 1;
}
