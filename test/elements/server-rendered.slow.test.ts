import { expect, nextFrame } from '@open-wc/testing';
import { renderDiagram } from '../../src/diagram/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import { blankPage, loadInto } from '../helpers/frames.js';
import { engine } from '../helpers/input.js';

const FEN = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';

/** The rules that the documentation gives. */
async function documentedRules(): Promise<string> {
  const page = await (await fetch('/docs/server-rendering.md')).text();
  return [...page.matchAll(/```css\n(.*?)```/gs)].map(([, css]) => css).join('\n');
}

/** Brings the script into a page that was there without it, until everything has rendered. */
async function upgrade(frame: HTMLIFrameElement): Promise<void> {
  await loadInto(frame, '/src/index.ts');
  for (const element of frame.contentDocument!.querySelectorAll('fen-board, fen-editor')) {
    await (element as FenBoard).updateComplete;
    for (const inner of element.shadowRoot!.querySelectorAll('*')) {
      await (inner as FenBoard).updateComplete;
    }
  }
  for (let count = 0; count < 10; count++) await nextFrame();
}

async function pageWith(content: string, width: number, height = 800): Promise<HTMLIFrameElement> {
  const frame = await blankPage(width, height);
  const page = frame.contentDocument!;
  const style = page.createElement('style');
  style.textContent = `body { margin: 0 } ${await documentedRules()}`;
  page.head.append(style);
  page.body.append(page.createRange().createContextualFragment(content));
  return frame;
}

const boards: [what: string, content: string][] = [
  ['a board', `<fen-board fen="${FEN}"></fen-board>`],
  ['a diagram', `<fen-board readonly fen="${FEN}">${renderDiagram(FEN)}</fen-board>`],
  [
    'a board with coordinates outside',
    `<fen-board coordinates="outside" fen="${FEN}">${renderDiagram(FEN, { coordinates: 'outside' })}</fen-board>`,
  ],
  ['a limited board', `<fen-board class="small" fen="${FEN}"><p>${FEN}</p></fen-board>`],
  ['an editor', `<fen-editor fen="${FEN}"><p>Loading…</p></fen-editor>`],
  [
    'a layout in an editor',
    `<fen-editor fen="${FEN}"><fen-board class="small">${renderDiagram(FEN)}</fen-board></fen-editor>`,
  ],
];

describe('a page from a server', () => {
  for (const width of [320, 455, 640, 777, 1000, 1240]) {
    for (const [what, content] of boards) {
      // What is laid out by the page has no layout of the editor's to keep a place for.
      if (what === 'a layout in an editor') continue;
      it(`keeps the place of ${what} ${width} pixels wide`, async () => {
        const frame = await pageWith(`${content}<p>behind</p>`, width);
        const page = frame.contentDocument!;
        page.body.style.setProperty('--fen-board-size', what === 'a limited board' ? '203px' : '');
        const behind = page.body.lastElementChild!;
        let shifts = 0;
        if (engine === 'chromium') {
          const { PerformanceObserver } = frame.contentWindow! as Window & typeof globalThis;
          new PerformanceObserver((list) => (shifts += list.getEntries().length)).observe({
            type: 'layout-shift',
          });
        }
        await nextFrame();
        const before = behind.getBoundingClientRect().top;
        await upgrade(frame);
        expect(before).to.be.greaterThan(150);
        expect(behind.getBoundingClientRect().top).to.be.closeTo(before, 1);
        expect(shifts).to.equal(0);
      });
    }
  }

  it('shows the diagram until the board is there, in the place of the board, and then the board alone', async () => {
    const frame = await pageWith(boards[1]![1], 455);
    const board = frame.contentDocument!.querySelector<FenBoard>('fen-board')!;
    const diagram = board.firstElementChild!;
    expect(diagram.checkVisibility()).to.equal(true);
    const { width, height } = diagram.getBoundingClientRect();
    expect([Math.round(width), Math.round(height)]).to.deep.equal([455, 448]);
    await upgrade(frame);
    expect(diagram.checkVisibility()).to.equal(false);
    expect(board.shadowRoot!.querySelector('.wk')!.checkVisibility()).to.equal(true);
  });

  it('keeps a layout of its own in an editor', async () => {
    const frame = await pageWith(boards[5]![1], 640);
    const board = frame.contentDocument!.querySelector<FenBoard>('fen-board')!;
    await upgrade(frame);
    expect(board.checkVisibility()).to.equal(true);
    expect(board.fen).to.equal(FEN);
    expect(board.firstElementChild!.checkVisibility()).to.equal(false);
  });
});
