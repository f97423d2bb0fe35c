import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { FenToolbar } from '../../src/elements/fen-toolbar/fen-toolbar.js';
import { click, pointIn, press } from '../helpers/input.js';

const FEN = 'r3k2r/1pp2ppp/8/8/2PpN3/8/1P3PPP/R3K3 b Qkq c3 3 17';

/** What was written to a clipboard that stands in for the browser's, which asks people questions. */
class Clipboard {
  texts: string[] = [];
  pictures: Blob[] = [];
  content = '';
  isAllowed = true;

  async writeText(text: string): Promise<void> {
    if (!this.isAllowed) throw new DOMException('no', 'NotAllowedError');
    this.texts.push(text);
  }

  async write(items: ClipboardItem[]): Promise<void> {
    this.pictures.push(await items[0]!.getType('image/png'));
  }

  async readText(): Promise<string> {
    if (!this.isAllowed) throw new DOMException('no', 'NotAllowedError');
    return this.content;
  }
}

let clipboard: Clipboard;

function replace(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  clipboard = new Clipboard();
  replace('clipboard', clipboard);
});
afterEach(() => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
});

const box = (toolbar: FenToolbar, id: string): HTMLElement =>
  toolbar.shadowRoot!.querySelector<HTMLElement>(`#${id}`)!;
const said = (toolbar: FenToolbar): string =>
  toolbar.shadowRoot!.querySelector('[part=said]')!.textContent;

async function make(): Promise<{ toolbar: FenToolbar; board: FenBoard }> {
  const page = await fixture(
    html`<div>
      <fen-toolbar for="shared"></fen-toolbar>
      <fen-board id="shared" fen=${FEN} orientation="black" annotations="Ge4"></fen-board>
    </div>`,
  );
  const toolbar = page.querySelector('fen-toolbar')!;
  const board = page.querySelector('fen-board')!;
  await toolbar.updateComplete;
  return { toolbar, board };
}

async function open(toolbar: FenToolbar): Promise<HTMLElement[]> {
  await click(pointIn(toolbar.shadowRoot!.querySelector('[data-tool=share]')!));
  const menu = box(toolbar, 'share');
  await waitUntil(() => menu.matches(':popover-open:focus-within'), 'the menu is open');
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

async function choose(toolbar: FenToolbar, name: string): Promise<void> {
  const item = (await open(toolbar)).find(({ dataset }) => dataset['item'] === name);
  await click(pointIn(item!));
}

const texts: readonly (readonly [name: string, text: string])[] = [
  ['fen', FEN],
  ['epd', 'r3k2r/1pp2ppp/8/8/2PpN3/8/1P3PPP/R3K3 b Qkq c3 hmvc 3; fmvn 17;'],
  ['pgn', `[SetUp "1"]\n[FEN "${FEN}"]\n\n{ [%csl Ge4] } *`],
  [
    'link',
    'https://example.org/set#fen=r3k2r/1pp2ppp/8/8/2PpN3/8/1P3PPP/R3K3_b_Qkq_c3_3_17&flip&annotations=Ge4',
  ],
  [
    'embed',
    `<script type="module" src="https://unpkg.com/fen-elements"></script>\n<fen-board readonly fen="${FEN}" orientation="black" annotations="Ge4"></fen-board>`,
  ],
];

describe('what is copied from <fen-toolbar>', () => {
  for (const [name, text] of texts) {
    it(`is the ${name}`, async () => {
      const { toolbar } = await make();
      toolbar.link = 'https://example.org/set#before';
      await choose(toolbar, name);
      await waitUntil(() => clipboard.texts.length > 0);
      expect(clipboard.texts).to.deep.equal([text]);
      await waitUntil(() => said(toolbar) === 'Copied');
    });
  }

  it('is shown for copying by hand where the browser does not allow it', async () => {
    const { toolbar } = await make();
    clipboard.isAllowed = false;
    await choose(toolbar, 'fen');
    const text = box(toolbar, 'text');
    await waitUntil(() => text.matches(':popover-open:focus-within'));
    const area = text.querySelector('textarea')!;
    expect(area.value).to.equal(FEN);
    expect(area.selectionEnd! - area.selectionStart!).to.equal(FEN.length);
    await expect(toolbar).to.be.accessible();
    await press('Escape');
    expect(text.matches(':popover-open')).to.equal(false);
  });

  it('is a picture too', async () => {
    const { toolbar } = await make();
    await choose(toolbar, 'picture');
    await waitUntil(() => clipboard.pictures.length > 0, 'a picture', { timeout: 8000 });
    const picture = await createImageBitmap(clipboard.pictures[0]!);
    expect([picture.width, picture.height]).to.deep.equal([960, 960]);
  });
});

describe('what is saved from <fen-toolbar>', () => {
  const saved: { name: string; address: string }[] = [];
  const original = HTMLAnchorElement.prototype.click;
  before(() => {
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, address: this.href });
    };
  });
  after(() => {
    HTMLAnchorElement.prototype.click = original;
  });

  for (const kind of ['svg', 'png'] as const) {
    it(`is the position as ${kind.toUpperCase()}`, async () => {
      const { toolbar } = await make();
      saved.length = 0;
      await choose(toolbar, kind);
      await waitUntil(() => saved.length > 0);
      expect(saved[0]!.name).to.equal(`position.${kind}`);
      const image = new Image();
      image.src = saved[0]!.address;
      await image.decode();
      expect(image.naturalWidth).to.equal(kind === 'svg' ? 480 : 960);
    });
  }

  it('is the same drawing as pixels', async () => {
    const { toolbar, board } = await make();
    board.annotations = 'Ge4,Rd4f6,Ya1a8,Bh1';
    board.setAttribute('coordinates', 'outside');
    await board.updateComplete;
    saved.length = 0;
    for (const kind of ['svg', 'png']) {
      await choose(toolbar, kind);
      await waitUntil(() => saved.some(({ name }) => name.endsWith(kind)));
    }
    const [drawing, pixels] = await Promise.all(saved.map(({ address }) => pixelsOf(address)));
    const farthest = Math.max(...drawing!.map((value, index) => Math.abs(value - pixels![index]!)));
    // Edges are smoothed in other ways; a line or a letter that is not there would be twice as far.
    expect(farthest).to.be.below(32);
  });
});

/** How light a picture is, by blocks of 1/60 of its width. */
async function pixelsOf(address: string): Promise<number[]> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const [width, blocks] = [960, 60];
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = width;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, width, width);
  const { data } = context.getImageData(0, 0, width, width);
  const sums = new Array<number>(blocks * blocks).fill(0);
  const side = width / blocks;
  for (let index = 0; index < data.length; index += 4) {
    const [x, y] = [(index / 4) % width, Math.floor(index / 4 / width)];
    sums[Math.floor(y / side) * blocks + Math.floor(x / side)]! +=
      (data[index]! + data[index + 1]! + data[index + 2]!) / 3;
  }
  return sums.map((sum) => sum / side ** 2);
}

describe('the menu for sharing', () => {
  it('pastes as the keys do, with what was changed', async () => {
    const { toolbar, board } = await make();
    clipboard.content = '[FEN "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"]';
    await choose(toolbar, 'paste');
    await waitUntil(() => board.fen.startsWith('8/8/8/4k3'), 'pasted', { timeout: 8000 });
    expect(board.store.getSnapshot().source).to.equal('paste');
    toolbar.store.undo();
    expect(board.fen).to.equal(FEN);
  });

  for (const text of ['', ' \n']) {
    it(`takes nothing away for a clipboard with ${JSON.stringify(text)}, and says so`, async () => {
      const { toolbar, board } = await make();
      clipboard.content = text;
      await choose(toolbar, 'paste');
      await waitUntil(() => said(toolbar).includes('no text'));
      expect(board.fen).to.equal(FEN);
    });
  }

  it('says so where the browser does not let it paste', async () => {
    const { toolbar, board } = await make();
    clipboard.isAllowed = false;
    await choose(toolbar, 'paste');
    await waitUntil(() => said(toolbar).includes('keys'));
    expect(board.fen).to.equal(FEN);
  });

  it('hands on to other programs what they can open', async () => {
    const { toolbar } = await make();
    const handed: ShareData[] = [];
    replace('share', async (data: ShareData) => void handed.push(data));
    toolbar.link = 'https://example.org/';
    await choose(toolbar, 'send');
    await waitUntil(() => handed.length > 0);
    expect(handed[0]!.text).to.equal(FEN);
    expect(handed[0]!.url).to.match(/^https:\/\/example\.org\/#fen=r3k2r/);
  });

  it('offers only what can be done', async () => {
    const { toolbar } = await make();
    toolbar.readonly = true;
    replace('clipboard', undefined);
    replace('share', undefined);
    const names = (await open(toolbar)).map(({ dataset }) => dataset['item']);
    expect(names).to.deep.equal(['fen', 'epd', 'pgn', 'embed', 'png', 'svg']);
    await expect(toolbar).to.be.accessible();
  });

  it('is walked by keys, opens at its last item, and gives the focus back', async () => {
    const { toolbar } = await make();
    toolbar.shadowRoot!.querySelector<HTMLElement>('[data-tool=share]')!.focus();
    await click(pointIn(toolbar.shadowRoot!.querySelector('[data-tool=share]')!));
    const menu = box(toolbar, 'share');
    await waitUntil(() => menu.matches(':popover-open:focus-within'));
    await press('End');
    await press('Escape');
    expect(menu.matches(':popover-open')).to.equal(false);
    expect(toolbar.shadowRoot!.activeElement).to.have.attribute('data-tool', 'share');
    await press('ArrowUp');
    await waitUntil(() => menu.matches(':popover-open:focus-within'));
    const items = menu.querySelectorAll('[role=menuitem]');
    expect(toolbar.shadowRoot!.activeElement).to.equal(items[items.length - 1]);
  });
});

describe('a link to the page', () => {
  const before = location.href;
  afterEach(() => history.replaceState(null, '', before));

  it('is followed by an editor that has link, also when it changes', async () => {
    history.replaceState(null, '', '#fen=8/8/8/4k3/8/8/4P3/4K3_w_-_-_0_1&flip&annotations=Ge4');
    const editor = await fixture<FenEditor>(html`<fen-editor link></fen-editor>`);
    await waitUntil(() => editor.fen === '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1');
    expect(editor.store.getSnapshot().view).to.include({
      orientation: 'black',
      annotations: 'Ge4',
    });
    location.hash = '#fen=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1&variant=chess960';
    await waitUntil(() => editor.fen === '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    expect(editor.variant).to.equal('chess960');
    location.hash = '#elsewhere';
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(editor.fen).to.equal('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  });

  it('is not looked at by others', async () => {
    history.replaceState(null, '', '#fen=8/8/8/4k3/8/8/4P3/4K3_w_-_-_0_1');
    const editor = await fixture<FenEditor>(html`<fen-editor></fen-editor>`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(editor.fen).to.match(/^rnbqkbnr/);
  });
});
