import { expect, fixture, html } from '@open-wc/testing';
import '../../src/define/fen-board.js';
import '../../src/define/fen-palette.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenPalette } from '../../src/elements/fen-palette/fen-palette.js';
import { createPositionStore } from '../../src/store/index.js';
import { editable, pointOf } from '../helpers/board.js';
import {
  click,
  drag,
  dragStart,
  hasTouch,
  pointIn,
  play,
  press,
  setViewport,
  touchDrag,
} from '../helpers/input.js';

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

async function make(): Promise<{ board: FenBoard; palette: FenPalette }> {
  await setViewport({ width: 800, height: 700 });
  const box = await fixture(
    html`<div style="width: 320px">
      <fen-board id="b" fen=${EMPTY}></fen-board><fen-palette for="b"></fen-palette>
    </div>`,
  );
  const palette = box.querySelector('fen-palette')!;
  await palette.updateComplete;
  return { board: await editable(box.querySelector('fen-board')!), palette };
}

const tool = (palette: FenPalette, name: string): HTMLElement =>
  palette.shadowRoot!.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;

describe('<fen-palette>', () => {
  it('has no axe violation', async () => {
    const { palette } = await make();
    await expect(palette).to.be.accessible();
  });

  it('chooses a piece for several clicks, the eraser, and the hand again', async () => {
    const { board, palette } = await make();
    await click(pointIn(tool(palette, 'white knight')));
    expect(tool(palette, 'white knight').getAttribute('aria-checked')).to.equal('true');
    await click(pointOf(board, 'a1'));
    await click(pointOf(board, 'h8'));
    expect(board.fen).to.equal('7N/8/8/8/8/8/8/N7 w - - 0 1');
    await click(pointIn(tool(palette, 'Remove pieces')));
    await click(pointOf(board, 'h8'));
    expect(board.fen).to.equal('8/8/8/8/8/8/8/N7 w - - 0 1');
    await click(pointIn(tool(palette, 'Move pieces')));
    await drag(pointOf(board, 'a1'), pointOf(board, 'c2'));
    expect(board.fen).to.equal('8/8/8/8/8/8/2N5/8 w - - 0 1');
  });

  it('lets go of a tool that is clicked again', async () => {
    const { board, palette } = await make();
    await click(pointIn(tool(palette, 'black queen')));
    await palette.updateComplete;
    await click(pointIn(tool(palette, 'black queen')));
    expect(board.store.getSnapshot().tool).to.equal('hand');
  });

  it('gives a piece that is dragged to the board, as one step from the palette', async () => {
    const { board, palette } = await make();
    const sources: unknown[] = [];
    board.addEventListener('fen-change', ({ source }) => sources.push(source));
    await dragStart(pointIn(tool(palette, 'black queen')), pointOf(board, 'd8'));
    expect(board.store.getSnapshot().view.marks).to.deep.equal(['d8']);
    await play({ up: 'left' });
    expect(board.fen).to.equal('3q4/8/8/8/8/8/8/8 w - - 0 1');
    expect(board.store.getSnapshot().view.marks).to.deep.equal([]);
    expect(board.store.getSnapshot().tool).to.equal('hand');
    expect(sources).to.deep.equal(['palette']);
    expect(palette.shadowRoot!.querySelector('.ghost')).to.not.exist;
  });

  it('drops nothing beside the board, at Escape, or on a read-only board', async () => {
    const { board, palette } = await make();
    await drag(pointIn(tool(palette, 'black queen')), [600, 300]);
    await dragStart(pointIn(tool(palette, 'black queen')), pointOf(board, 'd8'));
    await press('Escape');
    await play({ up: 'left' });
    board.readonly = true;
    await board.updateComplete;
    await drag(pointIn(tool(palette, 'black queen')), pointOf(board, 'd8'));
    expect(board.fen).to.equal(EMPTY);
    expect(palette.shadowRoot!.querySelector('.ghost')).to.not.exist;
  });

  if (hasTouch) {
    it('gives a piece by finger', async () => {
      const { board, palette } = await make();
      await touchDrag(pointIn(tool(palette, 'white pawn')), pointOf(board, 'e4'));
      expect(board.fen).to.equal('8/8/8/8/4P3/8/8/8 w - - 0 1');
    });
  }

  for (const mode of ['open', 'closed'] as const) {
    it(`finds its board through nested shadow roots, ${mode} ones, on a page that is scrolled`, async () => {
      await setViewport({ width: 800, height: 700 });
      const page = await fixture<HTMLElement>(html`<div><div></div></div>`);
      page.style.setProperty('padding-block', '900px 1200px');
      const outer = page.firstElementChild!.attachShadow({ mode });
      const box = document.createElement('div');
      box.style.setProperty('width', '320px');
      const palette = document.createElement('fen-palette');
      const inside = document.createElement('div');
      const board = document.createElement('fen-board');
      inside.attachShadow({ mode: 'open' }).append(board);
      box.append(inside, palette);
      outer.append(box);
      board.store = palette.store = createPositionStore({ fen: EMPTY });
      await editable(board);
      scrollTo(0, 850);
      await drag(pointIn(tool(palette, 'black queen')), pointOf(board, 'd8'));
      expect(board.fen).to.equal('3q4/8/8/8/8/8/8/8 w - - 0 1');
      if (hasTouch) {
        await touchDrag(pointIn(tool(palette, 'white king')), pointOf(board, 'e1'));
        expect(board.fen).to.equal('3q4/8/8/8/8/8/8/4K3 w - - 0 1');
      }
      expect(scrollY).to.equal(850);
    });
  }

  const disturbances: [what: string, disturb: (palette: FenPalette) => void][] = [
    ['its pieces change', (palette) => (palette.pieces = 'white')],
    ['it is taken out', (palette) => palette.remove()],
  ];
  for (const [what, disturb] of disturbances) {
    it(`lets nothing fall when ${what} in mid-drag`, async () => {
      const { board, palette } = await make();
      await dragStart(pointIn(tool(palette, 'black queen')), pointOf(board, 'd8'));
      disturb(palette);
      await palette.updateComplete;
      expect(board.store.getSnapshot().view.marks).to.deep.equal([]);
      await play({ up: 'left' });
      expect(board.fen).to.equal(EMPTY);
      expect(palette.shadowRoot!.querySelector('.ghost')).to.not.exist;
    });
  }

  const sides: [pieces: 'white' | 'black', label: string, tools: string][] = [
    ['white', 'White pieces', 'Move pieces, king, queen, rook, bishop, knight, pawn'],
    ['black', 'Black pieces', 'Remove pieces, king, queen, rook, bishop, knight, pawn'],
  ];
  for (const [pieces, label, tools] of sides) {
    it(`has a row for one side: ${pieces}`, async () => {
      const { palette } = await make();
      palette.pieces = pieces;
      await palette.updateComplete;
      expect(palette.shadowRoot!.querySelector('[role=radiogroup]')!.ariaLabel).to.equal(label);
      const buttons = [...palette.shadowRoot!.querySelectorAll('button')];
      expect(
        buttons.map(({ ariaLabel }) => ariaLabel!.replace(`${pieces} `, '')).join(', '),
      ).to.equal(tools);
      expect(new Set(buttons.map(({ offsetTop }) => offsetTop)).size).to.equal(1);
      await expect(palette).to.be.accessible();
    });
  }

  it('has a tab stop also where the other row has the chosen tool', async () => {
    const { board, palette } = await make();
    palette.pieces = 'black';
    await palette.updateComplete;
    const stops = (): (string | null)[] =>
      [...palette.shadowRoot!.querySelectorAll('[tabindex="0"]')].map(({ ariaLabel }) => ariaLabel);
    expect(stops()).to.deep.equal(['Remove pieces']);
    tool(palette, 'Remove pieces').focus();
    await press('ArrowRight');
    expect(board.store.getSnapshot().tool).to.equal('k');
    await press('ArrowDown');
    expect(board.store.getSnapshot().tool).to.equal('q');
    await palette.updateComplete;
    expect(stops()).to.deep.equal(['black queen']);
    await press('ArrowLeft');
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(board.store.getSnapshot().tool).to.equal('p');
  });

  it('is walked the other way where text runs from right to left', async () => {
    const { board, palette } = await make();
    palette.dir = 'rtl';
    tool(palette, 'Move pieces').focus();
    await press('ArrowLeft');
    expect(board.store.getSnapshot().tool).to.equal('K');
  });

  it('is walked by arrow keys, and undoes', async () => {
    const { board, palette } = await make();
    tool(palette, 'Move pieces').focus();
    await press('ArrowRight');
    expect(board.store.getSnapshot().tool).to.equal('K');
    await press('ArrowDown');
    expect(board.store.getSnapshot().tool).to.equal('k');
    await press('ArrowLeft');
    await press('ArrowUp');
    await press('ArrowLeft');
    expect(board.store.getSnapshot().tool).to.equal('p');
    await click(pointOf(board, 'e4'));
    tool(palette, 'black pawn').focus();
    await press('Control+z');
    expect(board.fen).to.equal(EMPTY);
  });
});
