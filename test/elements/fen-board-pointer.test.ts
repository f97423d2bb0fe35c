import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../src/define/fen-board.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { Square } from '../../src/fen/types.js';
import type { Tool } from '../../src/store/types.js';
import { boardPart, editable, piecesOf, piecesShown, pointOf } from '../helpers/board.js';
import {
  click,
  drag,
  dragStart,
  engine,
  hasRightButton,
  hasTouch,
  hover,
  pointIn,
  play,
  press,
  setViewport,
  tap,
  touchDrag,
  type Point,
} from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

const make = (template = html`<fen-board style="width: 320px"></fen-board>`): Promise<FenBoard> =>
  fixture<FenBoard>(template).then(editable);

async function makeWithTool(tool: Tool, fen = EMPTY): Promise<FenBoard> {
  const board = await make(html`<fen-board fen=${fen} style="width: 320px"></fen-board>`);
  board.store.dispatch({ type: 'set-tool', tool });
  await board.updateComplete;
  return board;
}

/** The middle of a square, of a board that is turned as well: by the cell that is there for the ear. */
const middleOf = (board: FenBoard, square: Square): Point =>
  pointIn(board.shadowRoot!.querySelector(`[role=gridcell][aria-label^=${square}]`)!);

const dragged = (board: FenBoard): HTMLElement => board.shadowRoot!.querySelector('.dragged')!;

/** How far the middle of the piece on its way is from a point, in pixels. */
function distance(board: FenBoard, [x, y]: Point): number {
  const { left, top, width, height } = dragged(board).getBoundingClientRect();
  return Math.hypot(left + width / 2 - x, top + height / 2 - y);
}

const frames = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame++) await nextFrame();
};

/** Fails where something of a drag is left: a class, a mark, a transform, a capture. */
async function expectNothingSticks(board: FenBoard): Promise<void> {
  await board.updateComplete;
  await frames();
  const root = board.shadowRoot!;
  expect([
    ...root.querySelectorAll('.dragged, .over, .selected, .leaving, .removed, .ghost, .removing'),
  ]).to.deep.equal([]);
  expect(root.querySelectorAll('i[style*=transform]')).to.have.length(0);
  expect(piecesShown(board)).to.deep.equal(piecesOf(board));
}

describe('<fen-board> placing', () => {
  it('shows the chosen piece as the mouse’s cursor, and marks its square', async () => {
    const board = await makeWithTool('n');
    const [x, y] = pointOf(board, 'd5', 0.3, 0.6);
    await hover([x, y]);
    await frames();
    const ghost = board.shadowRoot!.querySelector('.ghost')!;
    const { left, top, width, height } = ghost.getBoundingClientRect();
    expect(Math.hypot(left + width / 2 - x, top + height / 2 - y)).to.be.lessThan(1);
    expect(getComputedStyle(ghost).backgroundImage).to.contain('url(');
    expect(getComputedStyle(boardPart(board)).cursor).to.equal('none');
    const over = board.shadowRoot!.querySelector('.over')!.getBoundingClientRect();
    expect(board.squareAt(over.left + 5, over.top + 5)).to.equal('d5');
    board.store.dispatch({ type: 'set-tool', tool: 'hand' });
    await expectNothingSticks(board);
  });

  it('takes the cursor away when the mouse leaves', async () => {
    const board = await makeWithTool('n');
    await hover(pointOf(board, 'd5'));
    await frames();
    await hover([500, 400]);
    await expectNothingSticks(board);
  });

  it('says before that the same piece again, and the eraser, remove', async () => {
    const board = await makeWithTool('P', INITIAL);
    await hover(pointOf(board, 'd4'));
    await frames();
    expect(board.shadowRoot!.querySelector('.erasing')).to.not.exist;
    await hover(pointOf(board, 'd2'));
    await frames();
    expect(board.shadowRoot!.querySelector('.erasing')).to.exist;
    board.store.dispatch({ type: 'set-tool', tool: 'eraser' });
    await hover(pointOf(board, 'd8'));
    await frames();
    expect(board.shadowRoot!.querySelector('.erasing')).to.exist;
  });

  it('erases by a stroke, as one step', async () => {
    const board = await makeWithTool('eraser', INITIAL);
    await drag(pointOf(board, 'a2'), pointOf(board, 'd2'));
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/8/4PPPP/RNBQKBNR w KQkq - 0 1');
    await press('Control+z');
    expect(board.fen).to.equal(INITIAL);
  });

  if (hasRightButton) {
    it('places the other colour with the secondary button, and again removes it', async () => {
      const board = await makeWithTool('N');
      const menus: boolean[] = [];
      document.addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented), {
        once: true,
      });
      await click(pointOf(board, 'e4'), 'right');
      expect(board.fen).to.equal('8/8/8/8/4n3/8/8/8 w - - 0 1');
      await waitUntil(() => menus.length > 0);
      expect(menus).to.deep.equal([true]);
      await drag(pointOf(board, 'a1'), pointOf(board, 'c1'), 'right');
      expect(board.fen).to.equal('8/8/8/8/4n3/8/8/nnn5 w - - 0 1');
      await click(pointOf(board, 'e4'), 'right');
      expect(board.fen).to.equal('8/8/8/8/8/8/8/nnn5 w - - 0 1');
    });

    it('leaves the page its menu with the eraser', async () => {
      const board = await makeWithTool('eraser', INITIAL);
      const menus: boolean[] = [];
      const listen = (event: Event): void => {
        menus.push(event.defaultPrevented);
        event.preventDefault();
      };
      document.addEventListener('contextmenu', listen, { once: true });
      await click(pointOf(board, 'e2'), 'right');
      await waitUntil(() => menus.length > 0);
      expect(menus).to.deep.equal([false]);
      expect(board.fen).to.equal(INITIAL);
    });
  }

  if (hasTouch) {
    it('places the other colour by a long press, as one step', async () => {
      const board = await makeWithTool('R');
      await play({ touchStart: { finger: 1, at: pointOf(board, 'c3') } });
      await waitUntil(() => board.fen.includes('r'), 'the rook turns black', { timeout: 2000 });
      await play({ touchEnd: { finger: 1 } });
      expect(board.fen).to.equal('8/8/8/8/8/2r5/8/8 w - - 0 1');
      await tap(pointOf(board, 'd3'));
      expect(board.fen).to.equal('8/8/8/8/8/2rR4/8/8 w - - 0 1');
      board.focus();
      await press('Control+z');
      await press('Control+z');
      expect(board.fen).to.equal(EMPTY);
    });

    it('paints with a finger that rests only at the end', async () => {
      const board = await makeWithTool('P');
      const [a2, c2] = [pointOf(board, 'a2'), pointOf(board, 'c2')];
      await play(
        { touchStart: { finger: 1, at: a2 } },
        { touchMove: { finger: 1, at: pointOf(board, 'b2') } },
        { touchMove: { finger: 1, at: c2 } },
      );
      await new Promise((resolve) => setTimeout(resolve, 700));
      await play({ touchEnd: { finger: 1 } });
      expect(board.fen).to.equal('8/8/8/8/8/8/PPP5/8 w - - 0 1');
    });
  }
});

describe('<fen-board> holds on to a piece', () => {
  it('while the page scrolls', async () => {
    const box = await fixture(
      html`<div style="height: 3000px; padding-top: 100px">
        <fen-board style="width: 320px"></fen-board>
      </div>`,
    );
    const board = await editable(box.querySelector('fen-board')!);
    const point = pointOf(board, 'e4');
    await dragStart(pointOf(board, 'e2'), point);
    window.scrollBy(0, 80);
    await frames();
    expect(distance(board, point)).to.be.lessThan(1.5);
    await play({ up: 'left' });
    expect(board.fen).to.equal(INITIAL);
    window.scrollTo(0, 0);
    await expectNothingSticks(board);
  });

  it('while a box inside a shadow root scrolls', async () => {
    const outer = await fixture(html`<div></div>`);
    const shadow = outer.attachShadow({ mode: 'open' });
    const scroller = document.createElement('div');
    scroller.style.cssText = 'height: 400px; width: 340px; overflow: auto';
    const inner = document.createElement('div');
    inner.style.cssText = 'height: 900px; padding-top: 60px';
    const board = document.createElement('fen-board');
    board.style.width = '320px';
    inner.attachShadow({ mode: 'open' }).append(board);
    scroller.append(inner);
    shadow.append(scroller);
    await editable(board);
    const point = pointOf(board, 'e3');
    await dragStart(pointOf(board, 'e2'), point);
    scroller.scrollTop = 40;
    await frames();
    expect(distance(board, point)).to.be.lessThan(1.5);
    await play({ up: 'left' });
    expect(board.fen).to.equal(INITIAL);
    scroller.scrollTop = 0;
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(board.fen).to.equal(AFTER_E4);
  });

  it('while the window and the board get another size', async () => {
    await setViewport({ width: 800, height: 700 });
    const board = await make(html`<fen-board style="width: 50vw"></fen-board>`);
    await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'));
    await setViewport({ width: 600, height: 500 });
    await frames();
    await play({ move: pointOf(board, 'd5') });
    await frames();
    expect(distance(board, pointOf(board, 'd5'))).to.be.lessThan(1.5);
    await play({ move: pointOf(board, 'e4') }, { up: 'left' });
    expect(board.fen).to.equal(AFTER_E4);
    await expectNothingSticks(board);
  });

  it('while the page is zoomed', async () => {
    const board = await make();
    await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'));
    board.style.setProperty('zoom', '1.25');
    await frames();
    await play({ move: pointOf(board, 'e4') });
    await frames();
    expect(distance(board, pointOf(board, 'e4'))).to.be.lessThan(1.5);
    await play({ up: 'left' });
    expect(board.fen).to.equal(AFTER_E4);
  });

  it('while the layout above it shifts', async () => {
    const box = await fixture(
      html`<div>
        <p style="height: 20px; margin: 0"></p>
        <fen-board style="width: 320px"></fen-board>
      </div>`,
    );
    const board = await editable(box.querySelector('fen-board')!);
    const point = pointOf(board, 'e4');
    await dragStart(pointOf(board, 'e2'), point);
    box.querySelector('p')!.style.height = '60px';
    await frames();
    expect(distance(board, point)).to.be.lessThan(1.5);
    await play({ up: 'left' });
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1');
  });

  for (const transform of [
    'scale(0.6)',
    'translate(120px, 60px) scale(1.2, 0.8)',
    'rotate(90deg)',
    'rotate(-30deg) scale(0.8)',
    'scaleX(-1)',
    'skew(15deg)',
  ]) {
    it(`under ${transform}, twice over`, async () => {
      await setViewport({ width: 900, height: 900 });
      const box = await fixture(
        html`<div style="padding: 150px">
          <div style="transform: ${transform}; width: 320px">
            <div style="transform: rotate(5deg)"><fen-board></fen-board></div>
          </div>
        </div>`,
      );
      const board = await editable(box.querySelector('fen-board')!);
      await dragStart(middleOf(board, 'e2'), middleOf(board, 'e5'));
      await frames();
      expect(distance(board, middleOf(board, 'e5'))).to.be.lessThan(2);
      await play({ move: middleOf(board, 'e4') }, { up: 'left' });
      expect(board.fen).to.equal(AFTER_E4);
      await click(middleOf(board, 'a1'));
      await click(middleOf(board, 'h8'));
      expect(board.fen).to.contain('rnbqkbnR');
    });
  }

  it('in a frame of the page', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe style="width: 400px; height: 400px; margin: 30px; border: 5px solid"></iframe>`,
    );
    const page = frame.contentDocument!;
    const script = page.createElement('script');
    script.type = 'module';
    script.src = new URL('../../src/define/fen-board.ts', import.meta.url).href;
    const board = page.createElement('fen-board') as FenBoard;
    board.style.cssText = 'display: block; width: 320px';
    page.body.append(board, script);
    await waitUntil(() => board.shadowRoot?.querySelector('[role=grid]'), 'the frame’s board', {
      timeout: 5000,
    });
    const { left, top } = frame.getBoundingClientRect();
    const at = (square: Square): Point => {
      const [x, y] = pointOf(board, square);
      return [Math.round(x + left + 5), Math.round(y + top + 5)];
    };
    await drag(at('e2'), at('e4'));
    expect(board.fen).to.equal(AFTER_E4);
    await dragStart(at('d2'), [left + 200, top + 480]);
    await play({ up: 'left' });
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/8/4P3/8/PPP2PPP/RNBQKBNR w KQkq - 0 1');
    await expectNothingSticks(board);
  });

  it('when another piece goes', async () => {
    const board = await make();
    await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'));
    board.store.dispatch({ type: 'remove', square: 'a1' });
    await board.updateComplete;
    await frames();
    expect(distance(board, pointOf(board, 'e4'))).to.be.lessThan(1.5);
    await play({ up: 'left' });
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/1NBQKBNR w KQkq - 0 1');
  });

  it('when the board is turned', async () => {
    const board = await make();
    const point = pointOf(board, 'e4');
    await dragStart(pointOf(board, 'e2'), point);
    board.store.dispatch({ type: 'set-view', view: { orientation: 'black' } });
    await board.updateComplete;
    await frames();
    expect(distance(board, point)).to.be.lessThan(1.5);
    await play({ up: 'left' });
    expect(board.position.placement[27]).to.equal('P');
    await expectNothingSticks(board);
  });

  it('when it is changed in the same frame', async () => {
    const board = await make();
    await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'));
    board.fen = 'k7/8/8/8/8/8/4P3/K7 w - - 0 1';
    await board.updateComplete;
    await play({ up: 'left' });
    expect(board.fen).to.equal('k7/8/8/8/4P3/8/8/K7 w - - 0 1');
    await expectNothingSticks(board);
  });
});

describe('<fen-board> lets go of a piece', () => {
  const ends: [name: string, end: (board: FenBoard) => void | Promise<void>, left?: string][] = [
    [
      'that is taken away meanwhile',
      (board) => board.store.dispatch({ type: 'remove', square: 'e2' }),
      'rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1',
    ],
    [
      'that becomes another meanwhile',
      (board) => board.store.dispatch({ type: 'put', square: 'e2', piece: 'q' }),
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPqPPP/RNBQKBNR w KQkq - 0 1',
    ],
    ['when the board becomes read-only', (board) => void (board.readonly = true)],
    ['when it is disabled', (board) => void (board.disabled = true)],
    [
      'when a fieldset around it is disabled',
      (board) => void (board.closest('fieldset')!.disabled = true),
    ],
    ['when the mode changes', (board) => void (board.mode = 'play')],
    ['at Escape', () => press('Escape')],
    ['when it is moved in the document', (board) => board.parentElement!.append(board)],
  ];
  for (const [name, end, left = INITIAL] of ends) {
    it(name, async () => {
      const box = await fixture(
        html`<fieldset>
          <fen-board style="width: 320px"></fen-board>
        </fieldset>`,
      );
      const board = await editable(box.querySelector('fen-board')!);
      await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'));
      expect(dragged(board)).to.exist;
      await end(board);
      await board.updateComplete;
      await play({ up: 'left' });
      expect(board.fen).to.equal(left);
      await expectNothingSticks(board);
      board.readonly = board.disabled = false;
      board.closest('fieldset')!.disabled = false;
      board.mode = 'edit';
      board.fen = INITIAL;
      await editable(board);
      await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
      expect(board.fen).to.equal(AFTER_E4);
      await expectNothingSticks(board);
    });
  }

  it('at pointercancel', async () => {
    const board = await make();
    let id = 0;
    board.addEventListener('pointerdown', ({ pointerId }) => (id = pointerId), { once: true });
    await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'));
    boardPart(board).dispatchEvent(
      new PointerEvent('pointercancel', { pointerId: id, bubbles: true }),
    );
    await expectNothingSticks(board);
    expect(boardPart(board).hasPointerCapture(id)).to.equal(false);
    await play({ up: 'left' });
    expect(board.fen).to.equal(INITIAL);
  });

  it('whose release was heard nowhere', async () => {
    const board = await make();
    await dragStart(pointOf(board, 'e2'), pointOf(board, 'e4'));
    const stop = (event: Event): void => event.stopImmediatePropagation();
    window.addEventListener('pointerup', stop, true);
    window.addEventListener('lostpointercapture', stop, true);
    await play({ up: 'left' });
    window.removeEventListener('pointerup', stop, true);
    window.removeEventListener('lostpointercapture', stop, true);
    await hover(pointOf(board, 'e5'));
    await expectNothingSticks(board);
    expect(board.fen).to.equal(INITIAL);
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    expect(board.fen).to.equal(AFTER_E4);
  });

  it('that has gone no way with an event that a program made', async () => {
    const board = await make();
    const [clientX, clientY] = pointOf(board, 'e2');
    const init = { pointerId: 77, isPrimary: true, bubbles: true, clientX, clientY, buttons: 1 };
    boardPart(board).dispatchEvent(new PointerEvent('pointerdown', init));
    boardPart(board).dispatchEvent(new PointerEvent('pointerup', { ...init, buttons: 0 }));
    await board.updateComplete;
    expect(board.shadowRoot!.querySelector('.selected')).to.exist;
  });
});

if (hasTouch) {
  describe('<fen-board> by finger, besides', () => {
    it('goes on with the first finger when a second one comes', async () => {
      const board = await make();
      await play(
        { touchStart: { finger: 1, at: pointOf(board, 'e2') } },
        { touchMove: { finger: 1, at: pointOf(board, 'e3') } },
      );
      // A second real finger leaves Chromium's driver with a touch that ends in no later page.
      const second = (type: string, square: Square): void => {
        const [clientX, clientY] = pointOf(board, square);
        const finger = { pointerId: 99, pointerType: 'touch', isPrimary: false, buttons: 1 };
        boardPart(board).dispatchEvent(
          new PointerEvent(type, { ...finger, clientX, clientY, bubbles: true, composed: true }),
        );
      };
      second('pointerdown', 'a2');
      second('pointermove', 'a4');
      second('pointerup', 'a4');
      await play(
        { touchMove: { finger: 1, at: pointOf(board, 'e4') } },
        { touchEnd: { finger: 1 } },
      );
      expect(board.fen).to.equal(AFTER_E4);
      await expectNothingSticks(board);
    });

    it('shows the piece beside the fingertip', async () => {
      const board = await make();
      const at = pointOf(board, 'e4');
      await play(
        { touchStart: { finger: 1, at: pointOf(board, 'e2') } },
        { touchMove: { finger: 1, at: pointOf(board, 'e3') } },
        { touchMove: { finger: 1, at } },
      );
      await frames();
      const { bottom, left, right } = dragged(board).getBoundingClientRect();
      expect(bottom).to.be.lessThan(at[1] + 14);
      expect((left + right) / 2).to.be.closeTo(at[0], 1.5);
      await play({ touchEnd: { finger: 1 } });
      expect(board.fen).to.equal(AFTER_E4);
    });

    it('leaves empty squares to scrolling and pinching, pieces and a chosen tool to itself', async () => {
      const board = await make();
      const touchAction = (selector: string): string =>
        getComputedStyle(board.shadowRoot!.querySelector(selector)!).touchAction;
      expect(touchAction('[part=board]')).to.equal('pan-y pinch-zoom');
      expect(touchAction('.piece')).to.equal('none');
      board.store.dispatch({ type: 'set-tool', tool: 'P' });
      await board.updateComplete;
      expect(touchAction('[part=board]')).to.equal('none');
      board.readonly = true;
      await board.updateComplete;
      expect(touchAction('[part=board]')).to.equal('auto');
      expect(touchAction('.piece')).to.equal('auto');
    });

    if (engine === 'chromium') {
      it('scrolls the page from everywhere on a read-only board', async () => {
        const box = await fixture(
          html`<div style="height: 6000px">
            <fen-board readonly style="width: 320px; position: sticky; top: 0"></fen-board>
          </div>`,
        );
        const board = box.querySelector('fen-board')!;
        await board.updateComplete;
        const [x, y] = pointOf(board, 'e2');
        await touchDrag([x, y], [x, y - 120]);
        await waitUntil(() => window.scrollY > 30);
        window.scrollTo(0, 0);
      });
    }
  });
}

if (engine === 'chromium') {
  it('a drag on <fen-board> shifts no layout', async () => {
    const board = await make();
    let shifts = 0;
    const observer = new PerformanceObserver((list) => (shifts += list.getEntries().length));
    observer.observe({ type: 'layout-shift', buffered: false });
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    await dragStart(pointOf(board, 'g1'), [700, 500]);
    await play({ up: 'left' });
    await frames();
    observer.disconnect();
    expect(shifts).to.equal(0);
  });
}
