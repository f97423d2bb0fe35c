/**
 * The applications of `examples/`, each as somebody has it who installed the package: built, served, and used in a
 * browser. `APPS=react,vue` leaves out the others.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { launchChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';

/** Runs a command; where it fails, what it said is the error. */
async function run(program, words, options = {}) {
  try {
    return await promisify(execFile)(program, words, options);
  } catch (error) {
    throw new Error(`${program} ${words.join(' ')}\n${error.stdout}\n${error.stderr}`, {
      cause: error,
    });
  }
}

const START = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
const AFTER_DRAG = '4k3/8/8/8/4P3/8/8/4K3 w - - 0 1';
const WITH_QUEEN = '4k3/8/8/Q7/4P3/8/8/4K3 w - - 0 1';
const TYPED = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';

let browser;
let folder;
let tarball;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fen-elements-apps-'));
  const { stdout } = await run('npm', [
    'pack',
    '--ignore-scripts',
    '--json',
    '--pack-destination',
    folder,
  ]);
  tarball = join(folder, JSON.parse(stdout)[0].filename);
  browser = await launchChromium();
});

after(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The component that `docs/angular.md` begins with, in the page of the example. */
async function angularOfDocs() {
  const [, component] = /^```ts\n(.*?)^```/ms.exec(await readFile('docs/angular.md', 'utf8'));
  return component.replace('app-root', 'example-app');
}

/**
 * Installs the package into a copy of an example, and builds that; the folder with what is to be served.
 * `files`, texts by path, take the place of its own.
 */
async function built(name, files = {}) {
  const copy = await mkdtemp(join(folder, `${name}-`));
  await cp(`examples/${name}`, copy, { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(copy, path), text);
  // Nothing of this project's own settings reaches up to here.
  await writeFile(join(copy, '.npmrc'), 'audit=false\nfund=false\n');
  const options = {
    cwd: copy,
    maxBuffer: 1e8,
    env: { ...process.env, CI: 'true', NG_CLI_ANALYTICS: 'false' },
  };
  await run('npm', ['install', '--prefer-offline', tarball], options);
  await run('npm', ['run', 'build'], options);
  return join(copy, 'dist');
}

async function centerOf(locator, across = 0.5, down = 0.5) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width * across, y + height * down];
}

/** The middle of a square of White's board. */
const squareOf = (board, square) =>
  centerOf(board, ('abcdefgh'.indexOf(square[0]) + 0.5) / 8, (8.5 - Number(square[1])) / 8);

async function drag(page, from, to) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
}

const typeFen = async (page, line, fen) => {
  await line.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(fen);
  await page.keyboard.press('Enter');
};

/** Every page with an editor in a form: drags, places, types, submits, and reads what arrived. */
async function useForm(page, form = page.locator('form').first()) {
  const editor = form.locator('fen-editor');
  const board = editor.locator('fen-board [part=board].editable');
  await board.waitFor();
  const hasArrived = async (text) =>
    page.waitForFunction(
      ([each, wanted]) => each.textContent.trim() === wanted,
      [await form.locator('#arrived').elementHandle(), text],
    );
  const isKnown = async (text) => {
    if ((await form.locator('#known').count()) === 0) return;
    const known = await form.locator('#known').elementHandle();
    await page.waitForFunction(
      ([each, wanted]) => each.textContent.trim() === wanted,
      [known, text],
    );
  };
  await isKnown(START);
  await drag(page, await squareOf(board, 'e2'), await squareOf(board, 'e4'));
  await isKnown(AFTER_DRAG);
  const queen = editor.locator('fen-palette').getByRole('radio', { name: 'white queen' });
  await queen.click();
  await page.mouse.click(...(await squareOf(board, 'a5')));
  await isKnown(WITH_QUEEN);
  await form.getByRole('button', { name: 'Submit' }).click();
  await hasArrived(WITH_QUEEN);
  await typeFen(page, editor.locator('fen-field-editor textarea'), TYPED);
  await isKnown(TYPED);
  // While a text cannot be read, nothing arrives.
  await typeFen(page, editor.locator('fen-field-editor textarea'), '4k3/8/8 w');
  await form.getByRole('button', { name: 'Submit' }).click();
  await hasArrived(WITH_QUEEN);
  await typeFen(page, editor.locator('fen-field-editor textarea'), TYPED);
  await form.getByRole('button', { name: 'Submit' }).click();
  await hasArrived(TYPED);
}

/** A page, and what went wrong on it. */
async function open(address) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 1000 } });
  page.setDefaultTimeout(20_000);
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  await page.goto(address);
  return { page, errors };
}

const uses = {
  async react(page) {
    await useForm(page, page.locator('#controlled'));
    const form = page.locator('#uncontrolled');
    await typeFen(page, form.locator('textarea'), TYPED);
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.locator('output').filter({ hasText: TYPED }).waitFor();
    await form.getByRole('button', { name: 'Reset' }).click();
    assert.equal(await form.locator('fen-field-editor').evaluate(({ fen }) => fen), START);
    const shared = page.locator('#shared');
    const board = shared.locator('[part=board].editable');
    await drag(page, await squareOf(board, 'e2'), await squareOf(board, 'e4'));
    await shared.locator('output').filter({ hasText: AFTER_DRAG }).waitFor();
    await shared.getByRole('button', { name: 'Undo' }).click();
    await shared.locator('output').filter({ hasText: START }).waitFor();
    assert.equal(await shared.locator('fen-board').evaluate(({ fen }) => fen), START);
  },
  vue: (page) => useForm(page),
  angular: (page) => useForm(page),
  svelte: (page) => useForm(page),
  async 'puzzle-author'(page) {
    const board = page.locator('fen-board [part=board].editable');
    await board.waitFor();
    const file = {
      name: 'mate.fen',
      mimeType: 'text/plain',
      buffer: Buffer.from('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\n'),
    };
    await page.locator('#file').setInputFiles(file);
    await page.locator('#name').fill('Back rank');
    await page.getByLabel('Play the solution').check();
    await page.locator('fen-board [part=board].playing').waitFor();
    await drag(page, await squareOf(board, 'a1'), await squareOf(board, 'a8'));
    await page.locator('#solution').filter({ hasText: 'Ra8#' }).waitFor();
    const result = page.locator('#result');
    await page.getByRole('button', { name: 'As EPD' }).click();
    assert.equal(
      await result.textContent(),
      '6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id "Back rank";',
    );
    await page.getByLabel('Set up and mark').check();
    const [a1, a8] = [await squareOf(board, 'a1'), await squareOf(board, 'a8')];
    await page.mouse.move(...a1);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...a8, { steps: 5 });
    await page.mouse.up({ button: 'right' });
    await page.getByRole('button', { name: 'As PGN' }).click();
    assert.equal(
      await result.textContent(),
      '[SetUp "1"]\n[FEN "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"]\n\n{ [%cal Ga1a8] } 1. Ra8# *\n',
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'As a file' }).click();
    assert.equal((await download).suggestedFilename(), 'puzzle.fen');
  },
};

const chosen = process.env.APPS?.split(',') ?? ['plain', ...Object.keys(uses)];

describe('an application', () => {
  for (const name of chosen.filter((each) => each !== 'plain')) {
    it(`in ${name} is built and used`, { timeout: 600_000 }, async () => {
      const server = await serve({ '/': await built(name) }, 0);
      const { page, errors } = await open(`http://localhost:${server.address().port}/`);
      try {
        await uses[name](page);
        assert.deepEqual(errors, []);
      } finally {
        await page.close();
        server.close();
        server.closeAllConnections();
      }
    });
  }

  if (chosen.includes('angular')) {
    it(
      'in angular is built of what the docs begin with, and used',
      { timeout: 600_000 },
      async () => {
        const files = { 'src/app.ts': await angularOfDocs() };
        const server = await serve({ '/': await built('angular', files) }, 0);
        const { page, errors } = await open(`http://localhost:${server.address().port}/`);
        try {
          await typeFen(page, page.locator('fen-field-editor textarea'), START);
          await page.locator('example-app > output').filter({ hasText: START }).waitFor();
          assert.deepEqual(errors, []);
        } finally {
          await page.close();
          server.close();
          server.closeAllConnections();
        }
      },
    );
  }

  if (chosen.includes('plain')) {
    it('without a build is used', async () => {
      await run('tar', ['-xzf', tarball, '-C', folder]);
      const server = await serve(
        { '/dist/': join(folder, 'package/dist'), '/examples/': 'examples' },
        0,
      );
      const { page, errors } = await open(
        `http://localhost:${server.address().port}/examples/plain/#fen=${START.replaceAll(' ', '_')}`,
      );
      try {
        await useForm(page);
        assert.deepEqual(errors, []);
      } finally {
        await page.close();
        server.close();
        server.closeAllConnections();
      }
    });
  }
});
