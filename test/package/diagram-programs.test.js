import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { renderDiagram } from '../../dist/diagram/index.js';
import { launchChromium } from '../../scripts/chromium.js';
import { prepareProgram } from '../../scripts/engines.js';
import { pixelDifference } from './pictures.js';

const fen = 'r2q1rk1/1b2bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1N1PP1/R1BQR1K1 b - - 0 12';

const diagrams = [
  ['a position', {}],
  [
    'everything at once',
    {
      orientation: 'black',
      coordinates: 'outside',
      pieceSet: 'modern',
      theme: 'green',
      annotations: 'Ge5d4,Bd8',
      highlight: 'e1',
      caption: 'Black to move: 12… d5 or 12… b4? “Both” & <neither>',
      // ImageMagick's own reader does not know the colour of the text around.
      color: '#222',
      background: '#fff',
      size: 400,
    },
  ],
];

describe('a diagram is opened', () => {
  let folder;
  let browser;
  let page;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fen-elements-'));
    browser = await launchChromium();
    page = await browser.newPage();
    await page.setContent('<!doctype html><body style="margin: 0">');
  });

  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As Chromium shows it. */
  async function shown(svg) {
    await page.evaluate(async (svg) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      document.body.replaceChildren(image);
      await image.decode();
    }, svg);
    return page.locator('img').screenshot();
  }

  const programs = [
    {
      called: 'rsvg-convert',
      convert: (from, to) =>
        execFileSync(prepareProgram(['rsvg-convert'], 'librsvg2-bin'), [from, '-o', to]),
      limit: 40,
    },
    {
      called: 'ImageMagick',
      convert: (from, to) => {
        const program = prepareProgram(['magick', 'convert'], 'imagemagick');
        execFileSync(program, ['-background', 'white', from, '-flatten', to]);
      },
      // It draws edges half a pixel off, and what is half transparent not at all so.
      limit: 100,
    },
  ];

  for (const { called, convert, limit } of programs) {
    for (const [name, options] of diagrams) {
      it(`by ${called}, and looks as in a browser: ${name}`, async () => {
        const [from, to] = ['svg', 'png'].map((kind) => join(folder, `diagram.${kind}`));
        const svg = renderDiagram(fen, options);
        writeFileSync(from, svg);
        convert(from, to);
        const converted = readFileSync(to);
        const off = async (svg) =>
          (await pixelDifference(page, await shown(svg), converted, 8)).farthest;
        const found = await off(svg);
        assert.ok(found <= limit, `${found} off`);
        // And one without a bishop would not.
        const other = await off(renderDiagram(fen.replace('1b2', '4'), options));
        assert.ok(other > limit, `${other} off`);
      });
    }
  }
});
