/** Stories of the built Storybook in headless Chromium, each when it is done. */
import { readFileSync } from 'node:fs';
import { launchChromium } from './chromium.js';
import { serve } from './serve.js';

/**
 * The ids of all stories, or of all pages of docs.
 * @param {'story' | 'docs'} type
 */
export function idsOf(type) {
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
  const found = Object.values(entries).filter((entry) => entry.type === type);
  if (found.length === 0) throw new Error(`There is no ${type}.`);
  return found.map(({ id }) => id);
}

/** Serves the built Storybook and starts a browser; `close` ends both. */
export async function startStorybook() {
  const server = await serve({ '/': 'storybook-static' }, 0);
  const browser = await launchChromium();

  /**
   * A page for stories.
   * @param {import('playwright-core').BrowserContextOptions} options Of the page; motion is reduced.
   */
  async function newPage(options) {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    const requests = new Set();
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      const isDevelopmentHint = message.text().startsWith('Lit is in dev mode');
      if (['error', 'warning'].includes(message.type()) && !isDevelopmentHint) {
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });

    /** Waits for what elements load late, and for the frame that shows it. */
    async function settle() {
      do {
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        });
      } while (requests.size > 0);
    }

    /** Resolves when a page of docs, or a story and its play function, are done; false where it failed. */
    async function open(id, type = 'story') {
      const { port } = server.address();
      await page.goto(`http://localhost:${port}/iframe.html?viewMode=${type}&id=${id}`);
      await page.waitForFunction(() => {
        const { classList } = document.body;
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        return (
          channel?.last('storyRendered') ||
          channel?.last('docsRendered') ||
          classList.contains('sb-show-errordisplay')
        );
      });
      // The stories of a page of docs come one after another.
      if (type === 'docs') await page.waitForLoadState('networkidle');
      await settle();
      return !(await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay')));
    }

    return { page, complaints, open, settle };
  }

  async function close() {
    await browser.close();
    server.close();
  }

  return { newPage, close };
}
