import { expect, fixture, html } from '@open-wc/testing';
import '../../src/define/fen-board.js';
import '../../src/define/fen-palette.js';
import '../../src/define/fen-toolbar.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenToolbar } from '../../src/elements/fen-toolbar/fen-toolbar.js';
import { createPositionStore } from '../../src/store/index.js';
import { boardPart, editable, piecesOf, piecesShown, pointOf } from '../helpers/board.js';
import { drag } from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

async function warnings(run: () => unknown): Promise<number> {
  const { warn } = console;
  let count = 0;
  console.warn = () => count++;
  try {
    await run();
  } finally {
    console.warn = warn;
  }
  return count;
}

describe('el.fen', () => {
  const facts: [markup: string | null, fen: string][] = [
    [null, INITIAL],
    ['', ''],
    [EMPTY, EMPTY],
    ['8/8/8/8/8/8/8/8', EMPTY],
    ['nonsense', 'nonsense'],
  ];
  for (const [attribute, fen] of facts) {
    it(`is ${JSON.stringify(fen)} for the attribute ${JSON.stringify(attribute)}`, () => {
      const board = document.createElement('fen-board');
      if (attribute !== null) board.setAttribute('fen', attribute);
      expect(board.fen).to.equal(fen);
      document.body.append(board);
      expect(board.fen).to.equal(fen);
      board.remove();
    });
  }

  it('answers at once after it was set, and raises no event', async () => {
    const board = await fixture<FenBoard>(html`<fen-board></fen-board>`);
    let events = 0;
    for (const name of ['input', 'change', 'fen-change', 'fen-verdict-change']) {
      board.addEventListener(name, () => events++);
    }
    board.fen = 'x/8 w';
    expect(board.fen).to.equal('x/8 w');
    expect(board.validity).to.be.instanceOf(ValidityState);
    board.fen = EMPTY;
    expect(board.position.placement.every((piece) => piece === null)).to.equal(true);
    await board.updateComplete;
    expect(events).to.equal(0);
  });

  it('gives another element the very same text', () => {
    const [a, b] = [document.createElement('fen-board'), document.createElement('fen-board')];
    for (const text of [
      '',
      'x',
      '8/8 w KQ?',
      ' 8/8/8/8/8/8/8/8  w',
      'a\nb',
      '\u{1f600}/p',
      '\ufeffx',
    ]) {
      a.fen = text;
      b.fen = a.fen;
      expect(b.fen).to.equal(a.fen);
    }
  });

  it('does nothing where it is set to what it returns', async () => {
    const board = await fixture<FenBoard>(html`<fen-board style="width: 320px"></fen-board>`);
    await editable(board);
    await drag(pointOf(board, 'e2'), pointOf(board, 'e4'));
    const before = board.store.getSnapshot();
    board.fen = before.fen;
    expect(board.store.getSnapshot()).to.equal(before);
  });

  it('takes anything without throwing', () => {
    const board = document.createElement('fen-board');
    for (const value of [null, undefined, 0, NaN, {}, [], Symbol.iterator.toString(), true]) {
      board.fen = value as string;
    }
    expect(board.fen).to.equal('true');
  });

  it('follows the attribute until somebody changes the position', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen=${EMPTY}></fen-board>`);
    board.setAttribute('fen', INITIAL);
    expect(board.fen).to.equal(INITIAL);
    board.store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    board.setAttribute('fen', EMPTY);
    expect(board.fen).to.equal(AFTER_E4);
    board.fen = INITIAL;
    board.setAttribute('fen', 'other');
    expect(board.fen).to.equal(INITIAL);
  });

  it('keeps what was set before the element was defined', () => {
    const tag = 'fen-board-later';
    const early = document.createElement(tag) as FenBoard;
    early.fen = EMPTY;
    early.verdict = 'valid';
    document.body.append(early);
    const Board = customElements.get('fen-board')!;
    customElements.define(tag, class extends Board {});
    expect(early.fen).to.equal(EMPTY);
    expect(Object.hasOwn(early, 'verdict')).to.equal(false);
    early.remove();
  });
});

describe('an element that moves', () => {
  it('goes into a document without a window and comes back', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board readonly style="width: 200px"></fen-board>`,
    );
    const home = board.parentNode!;
    document.implementation.createHTMLDocument().body.append(board);
    board.fen = EMPTY;
    home.append(board);
    await board.updateComplete;
    expect(board.fen).to.equal(EMPTY);
    board.fen = INITIAL;
    await board.updateComplete;
    expect(piecesShown(board)).to.deep.equal(piecesOf(board));
  });

  it('looks the same in the document of a frame', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board readonly style="width: 200px"></fen-board>`,
    );
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument!.body.append(board);
    await board.updateComplete;
    const piece = board.shadowRoot!.querySelector('.wk')!;
    expect(frame.contentWindow!.getComputedStyle(piece).backgroundImage).to.match(/^url\("data:/);
    expect(boardPart(board).getBoundingClientRect().height).to.equal(200);
    frame.remove();
  });
});

describe('the settings of a store', () => {
  it('come from the attributes of the element that owns it', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board variant="chess960" castling-notation="shredder"></fen-board>`,
    );
    expect(board.variant).to.equal('chess960');
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1');
    board.removeAttribute('castling-notation');
    expect(board.fen).to.equal(INITIAL);
    board.castlingNotation = 'shredder';
    expect(board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1');
    board.variant = 'nonsense' as 'standard';
    expect(board.variant).to.equal('standard');
  });

  it('are ignored on a linked element, with one warning', async () => {
    const count = await warnings(async () => {
      const box = await fixture(
        html`<div>
          <fen-board id="owner"></fen-board>
          <fen-palette for="owner" fen=${EMPTY} variant="chess960"></fen-palette>
        </div>`,
      );
      const palette = box.querySelector('fen-palette')!;
      expect(palette.fen).to.equal(INITIAL);
      palette.fen = EMPTY;
      palette.variant = 'chess960';
      expect(palette.fen).to.equal(INITIAL);
      expect(palette.variant).to.equal('standard');
    });
    expect(count).to.equal(1);
  });
});

describe('events', () => {
  it('come from the element that owns the store, whichever was used', async () => {
    const box = await fixture(
      html`<div>
        <fen-board id="owner" style="width: 200px"></fen-board>
        <fen-toolbar for="owner"></fen-toolbar>
      </div>`,
    );
    const seen: [string, string][] = [];
    for (const name of ['input', 'fen-change', 'change']) {
      box.addEventListener(name, ({ type, target }) => {
        seen.push([type, (target as Element).localName]);
      });
    }
    const toolbar = box.querySelector<FenToolbar>('fen-toolbar')!;
    toolbar.shadowRoot!.querySelector<HTMLElement>('[data-tool=clear]')!.click();
    expect(seen).to.deep.equal([
      ['input', 'fen-board'],
      ['fen-change', 'fen-board'],
      ['change', 'fen-board'],
    ]);
  });

  it('come from the element used where the page made the store', async () => {
    const toolbar = await fixture<FenToolbar>(html`<fen-toolbar></fen-toolbar>`);
    toolbar.store = createPositionStore();
    const seen: string[] = [];
    toolbar.addEventListener('fen-change', (event) =>
      seen.push(`${event.previousFen} > ${event.fen}`),
    );
    toolbar.shadowRoot!.querySelector<HTMLElement>('[data-tool=clear]')!.click();
    expect(seen).to.deep.equal([`${INITIAL} > ${EMPTY}`]);
  });
});
