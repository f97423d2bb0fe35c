import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/define/fen-toolbar.js';
import type { FenToolbar } from '../../src/elements/fen-toolbar/fen-toolbar.js';
import { transform } from '../../src/fen/transform.js';
import { formatFen } from '../../src/fen/format.js';
import { parseFen } from '../../src/fen/parse.js';
import type { Transform } from '../../src/fen/types.js';
import {
  click,
  engine,
  hasTouch,
  pointIn,
  press,
  setViewport,
  tap,
  type,
} from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
/** Every field says something else than in the start position. */
const PUZZLE = 'r3k2r/1pp2ppp/8/8/2PpN3/8/1P3PPP/R3K3 b Qkq c3 0 17';

async function make(fen = INITIAL): Promise<FenToolbar> {
  const toolbar = await fixture<FenToolbar>(html`<fen-toolbar fen=${fen}></fen-toolbar>`);
  await toolbar.updateComplete;
  return toolbar;
}

const button = (toolbar: FenToolbar, name: string): HTMLElement =>
  toolbar.shadowRoot!.querySelector<HTMLElement>(`[role=toolbar] [aria-label="${name}"]`)!;
const menu = (toolbar: FenToolbar): HTMLElement =>
  toolbar.shadowRoot!.querySelector<HTMLElement>('[role=menu]')!;
const dialog = (toolbar: FenToolbar): HTMLElement =>
  toolbar.shadowRoot!.querySelector<HTMLElement>('[role=dialog]')!;
const isOpen = (box: HTMLElement): boolean => box.matches(':popover-open');
const items = (toolbar: FenToolbar): HTMLElement[] => [
  ...menu(toolbar).querySelectorAll<HTMLElement>('[role^=menuitem]'),
];
const item = (toolbar: FenToolbar, text: string): HTMLElement =>
  items(toolbar).find(({ textContent }) => textContent.trim().startsWith(text))!;
const focused = (toolbar: FenToolbar): string =>
  toolbar.shadowRoot!.activeElement!.textContent.replace(/\s+/g, ' ').trim();

/** Waits until the box is open and has the focus. */
async function opened(box: HTMLElement): Promise<void> {
  await waitUntil(() => isOpen(box) && box.matches(':focus-within'), 'the box is open');
}

async function openMenu(toolbar: FenToolbar): Promise<void> {
  await click(pointIn(button(toolbar, 'More')));
  await opened(menu(toolbar));
}

async function openStarts(toolbar: FenToolbar): Promise<HTMLInputElement> {
  await openMenu(toolbar);
  await click(pointIn(item(toolbar, 'Chess960 start')));
  await opened(dialog(toolbar));
  return dialog(toolbar).querySelector('input')!;
}

const dialogButton = (toolbar: FenToolbar, name: string): HTMLElement =>
  [...dialog(toolbar).querySelectorAll('button')].find(
    ({ textContent }) => textContent.trim() === name,
  )!;

describe('<fen-toolbar>', () => {
  it('has no axe violation, closed and open', async () => {
    const toolbar = await make();
    await expect(toolbar).to.be.accessible();
    await openMenu(toolbar);
    await expect(toolbar).to.be.accessible();
    await press('Escape');
    await openStarts(toolbar);
    await expect(toolbar).to.be.accessible();
  });

  it('clears, starts, undoes and redoes, each as one step', async () => {
    const toolbar = await make();
    const steps: [name: string, fen: string][] = [
      ['Undo', INITIAL],
      ['Empty board', EMPTY],
      ['Start position', INITIAL],
      ['Undo', EMPTY],
      ['Undo', INITIAL],
      ['Undo', INITIAL],
      ['Redo', EMPTY],
      ['Redo', INITIAL],
      ['Redo', INITIAL],
    ];
    for (const [name, fen] of steps) {
      await click(pointIn(button(toolbar, name)));
      expect(toolbar.fen, name).to.equal(fen);
    }
  });

  for (const [name, fen] of [
    ['Start position', INITIAL],
    ['Empty board', EMPTY],
  ] as const) {
    it(`sets all six fields, also of a text that cannot be read: ${name}`, async () => {
      for (const before of [PUZZLE, 'r3k2r/9/x w']) {
        const toolbar = await make(before);
        await click(pointIn(button(toolbar, name)));
        expect(toolbar.store.getSnapshot().text).to.equal(fen);
        await click(pointIn(button(toolbar, 'Undo')));
        expect(toolbar.store.getSnapshot().text).to.equal(before);
      }
    });
  }

  it('turns the view, which is no step', async () => {
    const toolbar = await make();
    await click(pointIn(button(toolbar, 'Flip the board')));
    const { view, canUndo } = toolbar.store.getSnapshot();
    expect(view.orientation).to.equal('black');
    expect(canUndo).to.equal(false);
  });

  it('is one tab stop, walked by arrow keys; keys undo', async () => {
    const toolbar = await make();
    button(toolbar, 'Undo').focus();
    for (let step = 0; step < 3; step++) await press('ArrowLeft');
    await press('Enter');
    expect(toolbar.fen).to.equal(EMPTY);
    await press('Control+z');
    expect(toolbar.fen).to.equal(INITIAL);
    expect(toolbar.shadowRoot!.querySelectorAll('[tabindex="0"]')).to.have.length(1);
  });

  it('is walked the other way where text runs from right to left', async () => {
    const page = await fixture(html`<div dir="rtl"><fen-toolbar></fen-toolbar></div>`);
    const toolbar = page.querySelector('fen-toolbar')!;
    await toolbar.updateComplete;
    button(toolbar, 'Undo').focus();
    await press('ArrowLeft');
    expect(toolbar.shadowRoot!.activeElement).to.equal(button(toolbar, 'Redo'));
  });

  it('tells the keys that undo and redo', async () => {
    const toolbar = await make();
    for (const [name, keys] of [
      ['Undo', /^Undo \((Ctrl\+|⌘)Z\)$/],
      ['Redo', /^Redo \((Ctrl\+Y|⇧⌘Z)\)$/],
    ] as const) {
      expect(button(toolbar, name).title).to.match(keys);
      expect(button(toolbar, name).getAttribute('aria-keyshortcuts')).to.match(/^[A-Z].*\+[YZ]$/);
    }
  });

  it('leaves only the view to a reader', async () => {
    const toolbar = await make(PUZZLE);
    toolbar.readonly = true;
    await toolbar.updateComplete;
    for (const name of ['Start position', 'Empty board', 'More']) {
      await click(pointIn(button(toolbar, name)));
    }
    expect(toolbar.fen).to.equal(PUZZLE);
    expect(isOpen(menu(toolbar))).to.equal(false);
    await click(pointIn(button(toolbar, 'Flip the board')));
    expect(toolbar.store.getSnapshot().view.orientation).to.equal('black');
  });

  for (const width of [280, 320, 480, 768, 1280]) {
    it(`is one row at ${width} pixels, with the words where there is room`, async () => {
      if (engine !== 'webkit' || width > 450) await setViewport({ width: width + 20, height: 600 });
      const box = await fixture(html`<div><fen-toolbar></fen-toolbar></div>`);
      (box as HTMLElement).style.setProperty('width', `${width}px`);
      const toolbar = box.querySelector('fen-toolbar')!;
      await toolbar.updateComplete;
      const buttons = [...toolbar.shadowRoot!.querySelectorAll('[part=tool]')];
      const tops = new Set(buttons.map((each) => each.getBoundingClientRect().top));
      expect([...tops]).to.have.length(1);
      expect(buttons.at(-1)!.getBoundingClientRect().right).to.be.at.most(
        box.getBoundingClientRect().right,
      );
      const words = toolbar.shadowRoot!.querySelector<HTMLElement>('.words')!;
      expect(words.offsetWidth > 0).to.equal(width >= 480);
    });
  }

  it('has room in a row of its parent that is as wide as its content', async () => {
    const row = await fixture<HTMLElement>(html`<div><fen-toolbar></fen-toolbar></div>`);
    row.style.setProperty('display', 'inline-flex');
    const toolbar = row.querySelector('fen-toolbar')!;
    await toolbar.updateComplete;
    const last = button(toolbar, 'More').getBoundingClientRect();
    expect(last.right).to.be.at.most(toolbar.getBoundingClientRect().right + 0.5);
  });
});

describe('<fen-toolbar>: the menu', () => {
  const transforms: [text: string, transform: Transform, fen: string][] = [
    ['Swap colours', 'swap-colors', 'r3k3/1p3ppp/8/2pPn3/8/8/1PP2PPP/R3K2R w KQq c6 0 17'],
    ['Mirror', 'mirror', 'r2k3r/ppp2pp1/8/8/3NpP2/8/PPP3P1/3K3R b Qkq f3 0 17'],
    ['Rotate', 'rotate', '3K3R/PPP3P1/8/3NpP2/8/8/ppp2pp1/r2k3r b Qkq c3 0 17'],
    ['Flip', 'flip-ranks', 'R3K3/1P3PPP/8/2PpN3/8/8/1pp2ppp/r3k2r b Qkq c3 0 17'],
    ['Recolour', 'swap-case', 'R3K2R/1PP2PPP/8/8/2pPn3/8/1p3ppp/r3k3 b KQq c3 0 17'],
  ];
  for (const [text, name, fen] of transforms) {
    it(`${text}: one step with the exact FEN, and done twice it is the start again`, async () => {
      expect(formatFen(transform(parseFen(PUZZLE).position, name))).to.equal(fen);
      const toolbar = await make(PUZZLE);
      const sources: unknown[] = [];
      toolbar.addEventListener('fen-change', ({ source }) => sources.push(source));
      for (const expected of [fen, PUZZLE]) {
        await openMenu(toolbar);
        await click(pointIn(item(toolbar, text)));
        expect(toolbar.fen).to.equal(expected);
      }
      await click(pointIn(button(toolbar, 'Undo')));
      expect(toolbar.fen).to.equal(fen);
      await click(pointIn(button(toolbar, 'Undo')));
      expect(toolbar.fen).to.equal(PUZZLE);
      expect(toolbar.store.getSnapshot().canUndo).to.equal(false);
      expect(sources).to.deep.equal(['toolbar', 'toolbar', 'undo', 'undo']);
    });
  }

  it('removes arrows and circles in one step, and offers that only where there are any', async () => {
    const toolbar = await make(PUZZLE);
    await openMenu(toolbar);
    expect(item(toolbar, 'Remove arrows')).to.equal(undefined);
    await press('Escape');
    toolbar.annotations = 'Ge4,Rd1h5';
    const changes: string[] = [];
    toolbar.addEventListener('fen-annotations-change', ({ annotations }) =>
      changes.push(annotations),
    );
    await openMenu(toolbar);
    await click(pointIn(item(toolbar, 'Remove arrows')));
    expect([toolbar.annotations, toolbar.fen]).to.deep.equal(['', PUZZLE]);
    await click(pointIn(button(toolbar, 'Undo')));
    expect([toolbar.annotations, toolbar.fen]).to.deep.equal(['Ge4,Rd1h5', PUZZLE]);
    expect(changes).to.deep.equal(['', 'Ge4,Rd1h5']);
  });

  it('takes arrows along where it moves the pieces, and leaves none on a new start', async () => {
    const toolbar = await make(PUZZLE);
    toolbar.annotations = 'Ge4,Ra8e8';
    await openMenu(toolbar);
    await click(pointIn(item(toolbar, 'Mirror')));
    expect(toolbar.annotations).to.equal('Gd4,Rh8d8');
    await openMenu(toolbar);
    await click(pointIn(item(toolbar, 'Chess960 castling')));
    expect(toolbar.annotations).to.equal('Gd4,Rh8d8');
    await click(pointIn(button(toolbar, 'Empty board')));
    expect(toolbar.annotations).to.equal('');
    for (const annotations of ['Gd4,Rh8d8', 'Gd4,Rh8d8', 'Ge4,Ra8e8']) {
      await click(pointIn(button(toolbar, 'Undo')));
      expect(toolbar.annotations).to.equal(annotations);
    }
    expect(toolbar.fen).to.equal(PUZZLE);
  });

  it('opens with the focus on its first item, and closes at Escape with the focus on its button', async () => {
    const toolbar = await make();
    const more = button(toolbar, 'More');
    expect([more.getAttribute('aria-haspopup'), more.getAttribute('aria-expanded')]).to.deep.equal([
      'menu',
      'false',
    ]);
    more.focus();
    await press('Enter');
    await opened(menu(toolbar));
    expect(more.getAttribute('aria-expanded')).to.equal('true');
    expect(focused(toolbar)).to.match(/^Swap colours/);
    await press('Escape');
    await toolbar.updateComplete;
    expect(isOpen(menu(toolbar))).to.equal(false);
    expect(toolbar.shadowRoot!.activeElement).to.equal(more);
    expect(more.getAttribute('aria-expanded')).to.equal('false');
  });

  const walks: [keys: string[], text: RegExp][] = [
    [['ArrowDown'], /^Mirror/],
    [['ArrowUp'], /^Keys/],
    [['End'], /^Keys/],
    [['End', 'ArrowDown'], /^Swap/],
    [['End', 'Home'], /^Swap/],
    [['r'], /^Rotate/],
    [['r', 'r'], /^Recolour/],
    [['c', 'c'], /^Chess960 castling/],
    [['x'], /^Swap/],
  ];
  for (const [keys, text] of walks) {
    it(`is walked: ${keys.join(' ')}`, async () => {
      const toolbar = await make();
      await openMenu(toolbar);
      for (const key of keys) await press(key);
      expect(focused(toolbar)).to.match(text);
      expect(toolbar.fen).to.equal(INITIAL);
    });
  }

  for (const [key, text] of [
    ['ArrowDown', /^Swap/],
    ['ArrowUp', /^Keys/],
  ] as const) {
    it(`opens with ${key} on its button`, async () => {
      const toolbar = await make();
      button(toolbar, 'Undo').focus();
      await press('ArrowLeft');
      await press(key);
      await opened(menu(toolbar));
      expect(focused(toolbar)).to.match(text);
    });
  }

  it('chooses with Enter, and gives the focus back to its button', async () => {
    const toolbar = await make(PUZZLE);
    await openMenu(toolbar);
    await press('ArrowDown');
    await press('Enter');
    expect(toolbar.fen).to.equal(transforms[1]![2]);
    expect(toolbar.shadowRoot!.activeElement).to.equal(button(toolbar, 'More'));
  });

  it('closes at Tab, at a press beside it and at a second press on its button', async () => {
    const page = await fixture(
      html`<div>
        <fen-toolbar></fen-toolbar><button>next</button>
        <p>beside</p>
      </div>`,
    );
    const toolbar = page.querySelector('fen-toolbar')!;
    await toolbar.updateComplete;
    await openMenu(toolbar);
    await press('Tab');
    expect(isOpen(menu(toolbar))).to.equal(false);
    expect(document.activeElement).to.equal(page.querySelector('button'));
    await openMenu(toolbar);
    await click(pointIn(button(toolbar, 'More')));
    expect(isOpen(menu(toolbar))).to.equal(false);
    await openMenu(toolbar);
    await click([790, 590]);
    expect(isOpen(menu(toolbar))).to.equal(false);
  });

  it('stays in the window at 320 pixels', async () => {
    const width = engine === 'webkit' ? 600 : 320;
    await setViewport({ width, height: 560 });
    const toolbar = await make();
    await openMenu(toolbar);
    const { left, right, top, bottom } = menu(toolbar).getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(width);
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(560);
  });

  it('says whether castling follows Chess960, and changes that', async () => {
    const toolbar = await make();
    for (const [before, after] of [
      ['false', 'chess960'],
      ['true', 'standard'],
    ]) {
      await openMenu(toolbar);
      expect(item(toolbar, 'Chess960 castling').getAttribute('aria-checked')).to.equal(before);
      await click(pointIn(item(toolbar, 'Chess960 castling')));
      expect(toolbar.variant).to.equal(after);
    }
    await click(pointIn(button(toolbar, 'Undo')));
    expect(toolbar.variant).to.equal('chess960');
    await click(pointIn(button(toolbar, 'Undo')));
    expect(toolbar.variant).to.equal('standard');
  });

  it('lists the keys', async () => {
    const toolbar = await make();
    await openMenu(toolbar);
    await click(pointIn(item(toolbar, 'Keys')));
    const keys = toolbar.shadowRoot!.querySelector('dialog')!;
    expect(keys.open).to.equal(true);
    await press('Escape');
    await waitUntil(() => !toolbar.shadowRoot!.querySelector('dialog'));
    expect(toolbar.shadowRoot!.activeElement).to.equal(button(toolbar, 'More'));
  });

  it('looks the same in another document', async () => {
    const toolbar = await make();
    await openMenu(toolbar);
    const { inlineSize, padding } = getComputedStyle(menu(toolbar));
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe title="elsewhere" width="500" height="400"></iframe>`,
    );
    frame.contentDocument!.body.append(toolbar);
    await toolbar.updateComplete;
    expect(isOpen(menu(toolbar))).to.equal(false);
    button(toolbar, 'More').click();
    await waitUntil(() => isOpen(menu(toolbar)));
    const there = frame.contentWindow!.getComputedStyle(menu(toolbar));
    expect([there.padding, parseFloat(there.inlineSize)]).to.deep.equal([
      padding,
      parseFloat(inlineSize),
    ]);
    button(toolbar, 'More').click();
    expect(isOpen(menu(toolbar))).to.equal(false);
  });

  if (hasTouch) {
    it('works by finger', async () => {
      const toolbar = await make(PUZZLE);
      await tap(pointIn(button(toolbar, 'More')));
      await opened(menu(toolbar));
      await tap(pointIn(item(toolbar, 'Mirror')));
      expect(toolbar.fen).to.equal(transforms[1]![2]);
    });
  }
});

describe('<fen-toolbar>: starts of Chess960', () => {
  const starts: [number: string, rank: string][] = [
    ['0', 'BBQNNRKR'],
    ['518', 'RNBQKBNR'],
    ['959', 'RKRNNQBB'],
  ];
  for (const [number, rank] of starts) {
    it(`number ${number}, by keyboard alone`, async () => {
      const toolbar = await make(PUZZLE);
      button(toolbar, 'Undo').focus();
      await press('ArrowLeft');
      await press('ArrowDown');
      await opened(menu(toolbar));
      await press('c');
      await press('Enter');
      await opened(dialog(toolbar));
      const input = dialog(toolbar).querySelector('input')!;
      expect(toolbar.shadowRoot!.activeElement).to.equal(input);
      input.select();
      await type(number);
      await toolbar.updateComplete;
      expect(dialog(toolbar).querySelector('output')!.textContent).to.equal(rank);
      await press('Enter');
      const fen = `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} w KQkq - 0 1`;
      expect(toolbar.fen).to.equal(fen);
      expect([toolbar.variant, toolbar.verdict]).to.deep.equal(['chess960', 'valid']);
      expect(isOpen(dialog(toolbar))).to.equal(false);
      expect(toolbar.shadowRoot!.activeElement).to.equal(button(toolbar, 'More'));
      await press('Control+z');
      expect([toolbar.fen, toolbar.variant]).to.deep.equal([PUZZLE, 'standard']);
      expect(toolbar.store.getSnapshot().canUndo).to.equal(false);
      await press('Control+y');
      expect([toolbar.fen, toolbar.variant]).to.deep.equal([fen, 'chess960']);
    });
  }

  it('takes one at random, and another, each as a step; it stays open', async () => {
    const toolbar = await make();
    const input = await openStarts(toolbar);
    expect(input.value).to.equal('518');
    const fens: string[] = [];
    for (let count = 0; count < 6; count++) {
      await click(pointIn(dialogButton(toolbar, 'At random')));
      await toolbar.updateComplete;
      expect(Number(input.value)).to.be.within(0, 959);
      fens.push(toolbar.fen);
      expect(toolbar.verdict).to.equal('valid');
    }
    expect(new Set(fens).size).to.be.at.least(4);
    await click(pointIn(dialogButton(toolbar, 'Close')));
    expect(isOpen(dialog(toolbar))).to.equal(false);
  });

  for (const text of ['960', '-1', '', '1.5']) {
    it(`takes no other number: “${text}”`, async () => {
      const toolbar = await make();
      const input = await openStarts(toolbar);
      input.select();
      await press('Delete');
      await type(text);
      await press('Enter');
      expect(toolbar.fen).to.equal(INITIAL);
      expect(toolbar.variant).to.equal('standard');
      expect(isOpen(dialog(toolbar))).to.equal(true);
    });
  }

  it('begins with the number of the position', async () => {
    const toolbar = await make('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1');
    expect((await openStarts(toolbar)).value).to.equal('0');
  });

  it('keeps what is typed into it from the page', async () => {
    const toolbar = await make();
    const heard: string[] = [];
    for (const name of ['input', 'change']) {
      document.addEventListener(name, () => heard.push(name), { once: true });
    }
    const input = await openStarts(toolbar);
    input.select();
    await type('9');
    await press('Tab');
    expect(heard).to.deep.equal([]);
  });

  it('writes the letters of Shredder-FEN where the page asks for them', async () => {
    const toolbar = await fixture<FenToolbar>(
      html`<fen-toolbar castling-notation="shredder"></fen-toolbar>`,
    );
    const input = await openStarts(toolbar);
    input.select();
    await type('0');
    await press('Enter');
    expect(toolbar.store.getSnapshot().text).to.match(/ w HFhf - 0 1$/);
  });
});
