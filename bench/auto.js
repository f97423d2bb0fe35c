/**
 * A page of text with a hundred diagrams, from its address to its rest: written as blocks of code that
 * `fen-elements/auto` upgrades, beside a script that makes a hundred chessground boards of the same
 * positions in the same places. What is measured is how long the page's main thread is busy, scripts,
 * style, layout and paint together: when the page has loaded, and when it was also scrolled to its end,
 * so that every board was there and seen; and how far the page's content jumped meanwhile.
 */
import { build } from 'esbuild';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../scripts/chromium.js';
import { serve } from '../scripts/serve.js';
import { makePositions } from './positions.js';
import { inRounds, median } from './rounds.js';

const pages = ['auto', 'chessground'];
const boardCount = 100;
const roundCount = Number(process.env.ROUNDS ?? 9);
const columns = [
  { name: 'loaded', unit: 'ms' },
  { name: 'and scrolled through', unit: 'ms' },
  { name: 'layout shift', unit: '' },
];

const folder = mkdtempSync(join(tmpdir(), 'fen-elements-bench-'));
cpSync('dist/cdn', folder, { recursive: true });
await build({
  stdin: {
    contents: `
      import { mount } from './bench/boards/chessground.js';
      for (const place of document.querySelectorAll('[data-position]')) {
        mount(place, place.dataset.position);
      }`,
    resolveDir: '.',
  },
  outfile: join(folder, 'chessground.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  loader: { '.svg': 'dataurl' },
  logLevel: 'error',
});
const diagrams = {
  auto: (fen) => `<pre><code class="language-fen">${fen}</code></pre>`,
  chessground: (fen) => `<div class="board" data-position="${fen}"></div>`,
};
const positions = makePositions(boardCount);
for (const name of pages) {
  const style = name === 'chessground' ? '<link rel="stylesheet" href="chessground.css">' : '';
  writeFileSync(
    join(folder, `${name}.html`),
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
    ${style}<script type="module" blocking="render" src="${name}.js"></script>
    <style>
      body { max-width: 640px; margin: auto; font: 16px/1.5 sans-serif }
      .board { width: 360px; height: 360px; margin-block: 1em 40px }
    </style>
    ${positions.map((fen, index) => `<p>Position ${index + 1} of the week.</p>${diagrams[name](fen)}`).join('\n')}`,
  );
}
const server = await serve({ '/': folder }, 0);
const browser = await launchChromium();

/** Runs in the page before anything else: adds up what jumps. */
function watchShifts() {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: half a screen a step, two frames for each. */
async function scrollThrough() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  let last = -1;
  while (window.scrollY > last) {
    last = window.scrollY;
    window.scrollBy(0, innerHeight);
    await frame();
    await frame();
  }
}

/** Runs in the page. */
function countBoards() {
  const inside = [...document.querySelectorAll('[data-fen-shown]')].map(
    ({ shadowRoot }) => shadowRoot.querySelector('fen-diagram')?.shadowRoot,
  );
  return [document, ...inside].flatMap((root) => [
    ...(root?.querySelectorAll('.board:has(.piece), cg-board:has(piece)') ?? []),
  ]).length;
}

async function measure(name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
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

  const before = await busyTime();
  await page.goto(`http://localhost:${server.address().port}/${name}.html`);
  const loaded = (await busyTime()) - before;
  const boardsAtLoad = await page.evaluate(countBoards);
  await page.evaluate(scrollThrough);
  const scrolled = (await busyTime()) - before;
  const boards = await page.evaluate(countBoards);
  if (boards !== boardCount) throw new Error(`${name} shows ${boards} boards.`);
  const shift = await page.evaluate(() => globalThis.shift);
  await context.close();
  return [loaded, scrolled, shift, boardsAtLoad];
}

let rounds;
try {
  rounds = await inRounds(pages, roundCount, measure);
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
}

const ofRounds = (name, column) => rounds.get(name).map((values) => values[column]);
/** The median of the ratios of the rounds: what slows one round slows both of its pages. */
const ratio = (column) =>
  median(
    ofRounds('auto', column).map((value, round) => value / ofRounds('chessground', column)[round]),
  );
const shift = Math.max(...ofRounds('auto', 2));

const date = new Date().toISOString().slice(0, 10);
console.log(`${date}, Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0].model}`);
console.log(
  `A page of text with ${boardCount} diagrams; median of ${roundCount} rounds; in brackets the median ratio\n`,
);
const row = (cells) =>
  cells
    .map((cell) => cell.padEnd(26))
    .join('')
    .trimEnd();
console.log(row(['', ...columns.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name))]));
for (const name of pages) {
  const cells = columns.map(({ unit }, column) => {
    const value = median(ofRounds(name, column));
    if (!unit)
      return Math.max(...ofRounds(name, column))
        .toFixed(3)
        .padStart(7);
    const against = name === 'auto' ? ratio(column) : 1;
    return `${value.toFixed(1).padStart(7)} (${against.toFixed(2)})`;
  });
  console.log(row([name, ...cells]));
}
console.log(
  `\nBoards when the page had loaded: ${pages.map((name) => `${name} ${median(ofRounds(name, 3))}`).join(', ')}.`,
);
const missed = [
  ratio(0) > 1 && 'loaded',
  ratio(1) > 1 && 'scrolled through',
  shift > 0 && 'layout shift',
];
const names = missed.filter(Boolean);
console.log(names.length === 0 ? 'All targets are met.' : `Missed: ${names.join(', ')}.`);
