/**
 * Opens every story of the built Storybook in headless Chromium, in light and dark, and every page of the manual.
 *
 *     node scripts/stories.js axe             exits with 1 where axe or the console reports something
 *     node scripts/stories.js shots [folder]  saves a picture of each at 320 and 1280 px
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { idsOf, startStorybook } from './story-pages.js';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const schemes = /** @type {const} */ (['light', 'dark']);
const stories = idsOf('story');
const manual = idsOf('docs');

/** What axe finds, a line each. */
async function violationsIn(page) {
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(
      // The table of controls is Storybook's own.
      { include: ['#storybook-root', '#storybook-docs'], exclude: ['.docblock-argstable'] },
      // A story is a piece of a page: nobody expects landmarks around it.
      { rules: { region: { enabled: false } } },
    ),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.flat().join(' ')}`),
  );
}

/** Links that lead to no page of the manual, or to no place on their own page. */
async function deadLinksIn(page) {
  const links = await page.$$eval('#storybook-docs a', (all) =>
    all.map((link) => link.getAttribute('href')),
  );
  const anchors = await page.$$eval('#storybook-docs [id]', (all) => all.map(({ id }) => `#${id}`));
  return links
    .filter((link) => {
      const [, id] = /^\?path=\/docs\/([^#]+)/.exec(link) ?? [];
      return id
        ? !manual.includes(id)
        : !/^(https?:|iframe\.html)/.test(link) && !anchors.includes(link);
    })
    .map((link) => `leads nowhere: ${link}`);
}

async function axe() {
  const { page, complaints, open, settle } = await storybook.newPage({
    viewport: { width: 800, height: 800 },
  });
  let found = 0;
  const report = (id, lines) => {
    found += lines.length;
    for (const line of lines) console.log(`${id}: ${line}`);
  };
  for (const id of stories) {
    await page.emulateMedia({ colorScheme: 'light' });
    if (!(await open(id))) report(id, ['the story failed']);
    await page.addScriptTag({ path: axeFile });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await settle();
      report(`${id} (${colorScheme})`, await violationsIn(page));
    }
    report(id, complaints.splice(0));
  }
  for (const id of manual) {
    if (!(await open(id, 'docs'))) report(id, ['the page failed']);
    await page.addScriptTag({ path: axeFile });
    report(id, await violationsIn(page));
    report(id, await deadLinksIn(page));
    report(id, complaints.splice(0));
  }
  console.log(
    `${stories.length} stories in light and dark, ${manual.length} pages of the manual: ${found} findings.`,
  );
  if (found > 0) process.exitCode = 1;
}

async function shots(folder = 'shots') {
  mkdirSync(folder, { recursive: true });
  for (const width of [320, 1280]) {
    const { page, open } = await storybook.newPage({ viewport: { width, height: 800 } });
    for (const id of stories) {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await open(id);
        const path = join(folder, `${id}-${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    }
  }
  console.log(`${stories.length * 4} pictures in ${folder}/`);
}

const [verb, folder] = process.argv.slice(2);
const storybook = await startStorybook();
try {
  await (verb === 'shots' ? shots(folder) : axe());
} finally {
  await storybook.close();
}
