// What docs/accessibility.md says was measured, in Chromium, with the build.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { launchChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';

/** Runs in the page, before anything else: what the tests ask of every element in every shadow root. */
function addMeasures() {
  const everything = (root = document) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  const parent = (element) =>
    element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none' &&
    element.getBoundingClientRect().width >= 2;
  const nameOf = (element) =>
    `${element.getRootNode().host?.localName ?? ''} ${element.localName}.${element.className}: ` +
    `${(element.ariaLabel ?? element.textContent).trim().slice(0, 24)}`;

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top, below) =>
    [0, 1, 2].map((part) => top[part] * top[3] + below[part] * (1 - top[3]));
  const luminance = (color) => {
    const [red, green, blue] = color.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element) => {
    const layers = [];
    for (let each = element; each; each = parent(each)) {
      layers.push(rgba(getComputedStyle(each).backgroundColor));
      if (layers.at(-1)[3] === 1) break;
    }
    return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255]);
  };

  /** Texts of less than 4.5 to 1; what is disabled, and the letters of the board's edge, need no more. */
  const faintTexts = () =>
    everything()
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()),
      )
      .filter((element) => isShown(element) && !element.closest('[disabled], [aria-disabled=true]'))
      .filter((element) => getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)')
      .map((element) => {
        const background = behind(element);
        const color = over(rgba(getComputedStyle(element).color), background);
        const [high, low] = [luminance(color), luminance(background)].sort((a, b) => b - a);
        return [(high + 0.05) / (low + 0.05), nameOf(element)];
      })
      .filter(([contrast]) => contrast < 4.5);

  /** Controls of less than 24 by 24 px whose circle of that size meets another control's. */
  const crampedTargets = () => {
    const controls = everything()
      .filter((each) => each.matches('button, input, select, textarea, summary') && isShown(each))
      .map((each) => {
        const box = (
          each.closest('label') ??
          each.closest('.line') ??
          each
        ).getBoundingClientRect();
        return { each, box, layer: each.closest('[popover], dialog') };
      });
    const isSmall = ({ box }) => box.width < 24 || box.height < 24;
    const middle = ({ box }) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const toBox = ([x, y], { left, right, top, bottom }) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const meets = (small, other) => {
      const [x, y] = middle(small);
      const [otherX, otherY] = middle(other);
      if (toBox([x, y], other.box) < 12) return true;
      return isSmall(other) && Math.hypot(x - otherX, y - otherY) < 24;
    };
    return controls
      .filter(isSmall)
      .filter((small) =>
        controls.some(
          (other) => other !== small && other.layer === small.layer && meets(small, other),
        ),
      )
      .map(({ each }) => nameOf(each));
  };

  /** Texts of which a part cannot be seen. */
  const cutTexts = () =>
    everything()
      .filter((element) => isShown(element) && element.textContent.trim() !== '')
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map(nameOf);

  const widest = () =>
    Math.max(
      document.documentElement.scrollWidth,
      ...everything()
        .filter((element) => element.matches(':popover-open, dialog[open]'))
        .map((element) => element.getBoundingClientRect().right),
    );

  /** As in WCAG 1.4.12, in every shadow root. */
  const spaceTexts = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`);
    for (const root of [document, ...everything().map(({ shadowRoot }) => shadowRoot)]) {
      if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  };
  globalThis.measures = { faintTexts, crampedTargets, cutTexts, widest, spaceTexts };
}

const bad = 'fen="r1bqkb1r/pppp1pp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq e3 04 4 xyz"';
const press = (name) => (page) => page.getByRole('button', { name }).first().click();
const choose = (name) => async (page) => {
  await press('More')(page);
  await page.getByRole('menuitem', { name }).click();
};
/** Name, attributes of the editor, and what to open. */
const states = [
  ['a position without fault', ''],
  ['a text with mistakes', bad],
  ['the list of findings', bad, press(/^Unreadable/)],
  ['assumptions', 'fen="8/8/8/8/8/4k3/8/4K2R W"'],
  ['Chess960', 'variant="chess960" fen="bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"'],
  ['what cannot be played', 'mode="play" fen="4k3/P7/8/8/8/8/8/8 w - - 0 1"'],
  ['the menu', '', press('More')],
  ['a Chess960 start', '', choose(/Chess960 start/)],
  ['the list of keys', '', choose('Keys')],
];

describe('the editor', () => {
  let server;
  let browser;

  before(async () => {
    server = await serve({ '/': 'dist/cdn' }, 0);
    browser = await launchChromium();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  async function open([, attributes, prepare], options) {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    page.setDefaultTimeout(10_000);
    await page.addInitScript(addMeasures);
    const address = `http://localhost:${server.address().port}/`;
    await page.route(`${address}page`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">
        <style>body { background: light-dark(#fff, #121212) }</style>
        <script type="module" src="fen-elements.js"></script><fen-editor ${attributes}></fen-editor>`,
      }),
    );
    await page.goto(`${address}page`, { waitUntil: 'networkidle' });
    await page.locator('fen-board').waitFor();
    if (prepare) {
      await prepare(page);
      await page.waitForLoadState('networkidle');
      await page.locator(':popover-open, dialog[open]').first().waitFor();
    }
    return page;
  }
  /** A menu finds its place a few frames after it has grown. */
  const fits = (page, width) =>
    page.waitForFunction((most) => globalThis.measures.widest() <= most, width);
  const measure = (page, what) => page.evaluate((name) => globalThis.measures[name](), what);

  for (const state of states) {
    it(`has texts of 4.5 to 1 and more, in light and dark: ${state[0]}`, async () => {
      const page = await open(state, { viewport: { width: 1000, height: 900 } });
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await measure(page, 'faintTexts'), []);
      }
      await page.close();
    });
    for (const width of [320, 640]) {
      it(`fits ${width} px, with room around each control: ${state[0]}`, async () => {
        const page = await open(state, { viewport: { width, height: width === 320 ? 640 : 800 } });
        await fits(page, width);
        assert.deepEqual(await measure(page, 'crampedTargets'), []);
        await measure(page, 'spaceTexts');
        await fits(page, width);
        assert.deepEqual(await measure(page, 'cutTexts'), []);
        await page.close();
      });
    }
  }
});
