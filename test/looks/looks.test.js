/**
 * Stories beside the pictures of them that were accepted, in the folder of this file. A picture that differs fails;
 * what was seen stands then in `looks/`, to be looked at. `ACCEPT=1` makes it the accepted one.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { letters } from '../../scripts/letters.js';
import { startStorybook } from '../../scripts/story-pages.js';
import { pixelDifference } from '../package/pictures.js';

/**
 * Pixels are compared in squares of four by four, in every channel of 0 to 255. Noise of anti-aliasing stays below
 * this; a shift by a pixel, a tint or a missing icon does not.
 */
const TOLERANCE = 24;
const SQUARE = 4;

const accepts = Boolean(process.env.ACCEPT);
const accepted = new URL('.', import.meta.url);
const seen = new URL('../../looks/', import.meta.url);

/** By name: the story, the width, and what else the page is. */
const looks = {
  board: { story: 'fen-board--editable', width: 400 },
  'board-sizes': { story: 'fen-board--sizes', width: 800 },
  'board-from-black': { story: 'fen-board--black-below', width: 400 },
  'board-coordinates-outside': { story: 'fen-board--coordinates-outside', width: 400 },
  'board-green': { story: 'fen-board--green', width: 400 },
  'board-blue-modern': { story: 'fen-board--modern-blue', width: 400 },
  'board-contrast': { story: 'fen-board--contrast-marked', width: 400 },
  'board-marked': { story: 'fen-board--marked', width: 400 },
  'board-picked-up': { story: 'fen-board--picked-up', width: 400 },
  'board-promotion': { story: 'fen-board--promotion', width: 400 },
  'board-annotations': { story: 'fen-board--many-annotations', width: 400 },
  'board-keys-dark': { story: 'fen-board--keys', width: 400, colorScheme: 'dark' },
  'board-forced-colors': { story: 'fen-board--marked', width: 400, forcedColors: 'active' },
  'board-print': { story: 'fen-board--annotations', width: 400, media: 'print' },
  'editor-280': { story: 'fen-editor--initial', width: 280 },
  'editor-320-german': { story: 'fen-editor--unreadable&globals=lang:de', width: 320 },
  'editor-320-dark': { story: 'fen-editor--unreadable', width: 320, colorScheme: 'dark' },
  'editor-768': { story: 'fen-editor--illegal', width: 768 },
  'editor-1280': { story: 'fen-editor--illegal', width: 1280 },
  'editor-1280-dark': { story: 'fen-editor--initial', width: 1280, colorScheme: 'dark' },
  'editor-right-to-left': { story: 'fen-editor--right-to-left', width: 768 },
  'editor-forced-colors': { story: 'fen-editor--illegal', width: 768, forcedColors: 'active' },
  'editor-print': { story: 'fen-editor--illegal', width: 768, media: 'print' },
  'editor-zoomed': { story: 'fen-editor--illegal', width: 640, zoom: 2 },
  'editor-disabled': { story: 'fen-editor--disabled', width: 768 },
  fields: { story: 'fen-field-editor--unreadable-fields', width: 400 },
  'fields-castling': { story: 'fen-field-editor--castling', width: 400 },
  'fields-assumed': { story: 'fen-field-editor--assumed', width: 400, colorScheme: 'dark' },
  badge: { story: 'fen-validator-badge--open-three-errors', width: 400 },
  'badge-notes-dark': { story: 'fen-validator-badge--open-notes', width: 400, colorScheme: 'dark' },
  'toolbar-menu': { story: 'fen-toolbar--menu', width: 400 },
  palette: { story: 'fen-palette--with-board', width: 400 },
};

describe('looks as accepted', () => {
  let storybook;

  before(async () => {
    rmSync(seen, { recursive: true, force: true });
    storybook = await startStorybook();
  });

  after(() => storybook?.close());

  /** The page, which is to be closed, and a picture of it; `css` is what the page has beside its fonts. */
  async function look({ story, width, zoom = 1, media, colorScheme, forcedColors }, css = '') {
    const { page, open } = await storybook.newPage({
      viewport: { width: width / zoom, height: 600 / zoom },
      deviceScaleFactor: zoom,
      colorScheme: colorScheme ?? 'light',
      forcedColors: forcedColors ?? 'none',
    });
    await page.emulateMedia({ media: media ?? 'screen' });
    await page.addInitScript((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, letters() + css);
    assert.ok(await open(story), 'the story is shown');
    return { page, picture: await page.screenshot({ fullPage: true }) };
  }

  for (const [name, options] of Object.entries(looks)) {
    it(name, async () => {
      const { page, picture } = await look(options);
      const file = new URL(`${name}.png`, accepted);
      if (accepts) {
        writeFileSync(file, picture);
      } else {
        const off = existsSync(file)
          ? await distance(page, readFileSync(file), picture)
          : 'there is none yet';
        if (off !== null) {
          mkdirSync(seen, { recursive: true });
          writeFileSync(new URL(`${name}.png`, seen), picture);
          assert.fail(`looks/${name}.png is not as test/looks/${name}.png: ${off}`);
        }
      }
      await page.close();
    });
  }

  describe('are told from', () => {
    const damages = {
      'a shift by a pixel': 'fen-editor { position: relative; inset-inline-start: 1px }',
      'another accent': 'fen-editor { --fen-accent: #06a }',
      'letters a little larger': 'html { font-size: 103% }',
    };
    for (const [damage, css] of Object.entries(damages)) {
      it(damage, async () => {
        const { page, picture } = await look(looks['editor-768'], css);
        const file = new URL('editor-768.png', accepted);
        assert.notEqual(await distance(page, readFileSync(file), picture), null);
        await page.close();
      });
    }
  });

  it('no picture is left of what is no longer looked at', () => {
    const pictures = readdirSync(accepted).filter((name) => name.endsWith('.png'));
    assert.deepEqual(
      pictures.map((name) => basename(name, '.png')).sort(),
      Object.keys(looks).sort(),
    );
  });
});

/** What tells two pictures apart; `null` where nothing does. */
async function distance(page, one, other) {
  try {
    const { farthest } = await pixelDifference(page, one, other, SQUARE);
    return farthest > TOLERANCE ? `off by ${farthest} of 255` : null;
  } catch (error) {
    return error.message;
  }
}
