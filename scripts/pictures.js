/** Makes the pictures of the README, in `docs/`, from the built package: each by the hands of a person. */
import { letters } from './letters.js';
import { launchChromium } from './chromium.js';
import { serve } from './serve.js';

const server = await serve({ '/': 'dist/cdn' }, 0);
const browser = await launchChromium();

async function open({ width, height, scale }) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const address = `http://localhost:${server.address().port}/picture`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,">
        <style>${letters()} body { margin: 8px }</style>
        <script type="module" src="fen-elements.js"></script>
        <fen-editor></fen-editor>`,
    }),
  );
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page;
}

/** A box with a margin. */
function around({ x, y, width, height }, margin = 8) {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Types in place of what stands in the FEN line, and waits for the verdict. */
async function type(page, fen) {
  await page.getByRole('textbox', { name: 'FEN' }).fill(fen);
  await page.waitForLoadState('networkidle');
}

async function openFindings(page) {
  await page.getByRole('button', { name: 'Fix…' }).click();
  await page.getByRole('button', { name: 'Close' }).waitFor();
}

try {
  const wide = await open({ width: 900, height: 700, scale: 1.2 });
  await type(wide, 'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2');
  await wide.mouse.click(5, 5);
  const editor = await wide.locator('fen-editor').boundingBox();
  await wide.screenshot({ path: 'docs/editor.png', clip: around(editor) });

  await openFindings(wide);
  const { x, width } = await wide.locator('fen-field-editor').boundingBox();
  const { y, height } = await wide.getByRole('dialog').boundingBox();
  await wide.screenshot({
    path: 'docs/findings.png',
    clip: around({ x, y: y - 36, width, height: height + 36 }),
  });

  const phone = await open({ width: 360, height: 850, scale: 4 / 3 });
  await type(phone, 'r1bqkb1r/pppp1pp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4');
  await phone.screenshot({ path: 'docs/edit-1.png' });
  await openFindings(phone);
  const fix = phone.getByRole('button', { name: 'Make rank 7 pppp1ppp' });
  await fix.hover();
  await phone.screenshot({ path: 'docs/edit-2.png' });
  await fix.click();
  await phone.getByText('That is mended').waitFor();
  await phone.mouse.move(0, 0);
  await phone.screenshot({ path: 'docs/edit-3.png' });
} finally {
  await browser.close();
  server.close();
}
