import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../src/define/fen-board.js';
import '../../src/define/fen-validator-badge.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenValidatorBadge } from '../../src/elements/fen-validator-badge/fen-validator-badge.js';
import { createPositionStore, type PositionStore } from '../../src/store/index.js';
import { editable, pointOf } from '../helpers/board.js';
import {
  canEmulateMedia,
  click,
  drag,
  emulateMedia,
  engine,
  hasTouch,
  hover,
  pointIn,
  press,
  setViewport,
  tap,
} from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** Two rooks that castling wants are not at home, and the en passant square is on the wrong rank. */
const THREE_ERRORS = 'rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq e5 0 1';
/** Only one right is wrong. */
const ONE_ERROR = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq - 0 1';
const ONE_ERROR_MENDED = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1';
const MANY_ERRORS = 'P3k1KK/pppppppp/pppp4/8/8/NNNNNNNN/PPPPPPPP/1NBQ1BN1 w KQkq e5 x 0';
const UNREACHABLE = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 30 1';
const SHORT_RANK = 'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2';
const ONLY_NOTES = '4k3/8/8/8/4P3/8/8/4K3 b - e3';

interface Setup {
  board: FenBoard;
  badge: FenValidatorBadge;
  page: HTMLElement;
}

let boards = 0;

/** A board of 300 pixels with the badge below it. */
async function setup(fen: string): Promise<Setup> {
  const id = `board-${boards++}`;
  const page = await fixture<HTMLElement>(
    html`<div>
      <fen-board id=${id} fen=${fen}></fen-board>
      <fen-validator-badge for=${id}></fen-validator-badge>
      <button class="elsewhere">elsewhere</button>
    </div>`,
  );
  page.style.setProperty('--fen-board-size', '300px');
  const board = await editable(page.querySelector('fen-board')!);
  const badge = page.querySelector('fen-validator-badge')!;
  await badge.updateComplete;
  return { page, board, badge };
}

const inside = (badge: FenValidatorBadge, selector: string): HTMLElement => {
  const found = badge.shadowRoot!.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const all = (badge: FenValidatorBadge, selector: string): HTMLElement[] => [
  ...badge.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const button = (badge: FenValidatorBadge): HTMLElement => inside(badge, '.badge');
const list = (badge: FenValidatorBadge): HTMLElement => inside(badge, '.popover');
const words = (element: Element): string => element.textContent!.replaceAll(/\s+/g, ' ').trim();
const isOpen = (badge: FenValidatorBadge): boolean => list(badge).matches(':popover-open');
const focused = (badge: FenValidatorBadge): string | undefined =>
  badge.shadowRoot!.activeElement?.classList[0];
const marks = ({ store }: { store: PositionStore }): string =>
  store.getSnapshot().view.marks.join(' ');

/** Until the list is in its place and has the focus. */
const opened = (badge: FenValidatorBadge): Promise<void> =>
  waitUntil(() => isOpen(badge) && focused(badge) === 'title', 'the list opens');

async function open(badge: FenValidatorBadge): Promise<void> {
  await click(pointIn(button(badge)));
  await opened(badge);
}

/** The fix with these words, scrolled into sight. */
function fix(badge: FenValidatorBadge, label: string): HTMLElement {
  const found = all(badge, '.fix').find((each) => words(each) === label);
  if (!found) throw new Error(`There is no fix "${label}".`);
  found.scrollIntoView({ block: 'nearest' });
  return found;
}

async function settled(badge: FenValidatorBadge): Promise<void> {
  await badge.updateComplete;
  await nextFrame();
}

const floatingRequests = (): number =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('floating-ui'))
    .length;

describe('<fen-validator-badge> and floating-ui', () => {
  // Stays first in this file: what a page has loaded once, it keeps.
  it('asks for it at the first opening and not before', async () => {
    const { badge } = await setup(THREE_ERRORS);
    await hover(pointIn(button(badge)));
    button(badge).focus();
    await settled(badge);
    expect(floatingRequests()).to.equal(0);
    await open(badge);
    expect(floatingRequests()).to.be.at.least(1);
  });
});

describe('<fen-validator-badge> says', () => {
  const facts: [fen: string, said: string, shape: string][] = [
    [INITIAL, 'Valid position', 'valid'],
    [ONLY_NOTES, 'Valid position', 'valid'],
    [`${INITIAL} and more`, 'Valid position · 1 warning', 'valid'],
    [UNREACHABLE, 'Unreachable · 1 warning', 'unreachable'],
    [ONE_ERROR, 'Illegal · 1 error', 'illegal'],
    [THREE_ERRORS, 'Illegal · 3 errors', 'illegal'],
    [SHORT_RANK, 'Unreadable · 1 error', 'unreadable'],
    ['', 'No position', 'empty'],
  ];
  for (const [fen, said, shape] of facts) {
    it(`"${said}" of "${fen}"`, async () => {
      const { badge } = await setup(fen);
      expect(words(button(badge))).to.equal(said);
      expect(inside(badge, '.badge .icon').classList.contains(shape)).to.equal(true);
    });
  }

  it('each verdict with a shape of its own', async () => {
    const shapes = new Set<string>();
    for (const fen of [INITIAL, UNREACHABLE, ONE_ERROR, SHORT_RANK]) {
      const { badge } = await setup(fen);
      shapes.add(inside(badge, '.badge .icon').innerHTML.replaceAll(/<!--.*?-->/g, ''));
    }
    expect(shapes.size).to.equal(4);
  });

  it('the verdict after its label', async () => {
    const { badge } = await setup(ONE_ERROR);
    badge.label = 'Puzzle 3';
    await badge.updateComplete;
    expect(button(badge).getAttribute('aria-label')).to.equal('Puzzle 3: Illegal · 1 error');
  });

  it('another verdict when the position changes', async () => {
    const { badge, board } = await setup(ONE_ERROR);
    board.fen = INITIAL;
    await badge.updateComplete;
    expect(words(button(badge))).to.equal('Valid position');
  });
});

describe('<fen-validator-badge> shares a position', () => {
  const follows = async (badge: FenValidatorBadge): Promise<void> => {
    badge.store.dispatch({ type: 'load', text: ONE_ERROR });
    await badge.updateComplete;
    expect(words(button(badge))).to.equal('Illegal · 1 error');
  };

  it('by `for`', async () => {
    const { badge, board } = await setup(INITIAL);
    expect(badge.store).to.equal(board.store);
    await follows(badge);
  });

  it('by a store of the page', async () => {
    const store = createPositionStore();
    const badge = await fixture<FenValidatorBadge>(
      html`<fen-validator-badge .store=${store}></fen-validator-badge>`,
    );
    expect(badge.store).to.equal(store);
    await follows(badge);
  });

  it('with nobody, where it stands alone', async () => {
    const badge = await fixture<FenValidatorBadge>(
      html`<fen-validator-badge fen=${UNREACHABLE}></fen-validator-badge>`,
    );
    expect(words(button(badge))).to.equal('Unreachable · 1 warning');
    await follows(badge);
  });
});

describe('<fen-validator-badge> opens', () => {
  for (const key of ['Enter', ' ']) {
    it(`by the key "${key}"`, async () => {
      const { badge } = await setup(THREE_ERRORS);
      badge.focus();
      await press(key);
      await opened(badge);
      expect(button(badge).getAttribute('aria-expanded')).to.equal('true');
    });
  }

  it('by a click, and closes by another', async () => {
    const { badge } = await setup(THREE_ERRORS);
    await open(badge);
    expect(button(badge).getAttribute('aria-expanded')).to.equal('true');
    await click(pointIn(button(badge)));
    await settled(badge);
    expect(isOpen(badge)).to.equal(false);
    expect(button(badge).getAttribute('aria-expanded')).to.equal('false');
  });

  it('by `show()`, and closes by `hide()`', async () => {
    const { badge } = await setup(THREE_ERRORS);
    badge.show();
    await opened(badge);
    badge.hide();
    expect(isOpen(badge)).to.equal(false);
  });

  if (hasTouch) {
    it('by a tap', async () => {
      const { badge } = await setup(THREE_ERRORS);
      await tap(pointIn(button(badge)));
      await opened(badge);
    });
  }

  it('as a dialog that the button names', async () => {
    const { badge } = await setup(THREE_ERRORS);
    await open(badge);
    expect(button(badge).getAttribute('aria-haspopup')).to.equal('dialog');
    expect(button(badge).getAttribute('aria-controls')).to.equal(list(badge).id);
    expect(list(badge).getAttribute('role')).to.equal('dialog');
    expect(words(inside(badge, `#${list(badge).getAttribute('aria-labelledby')}`))).to.equal(
      'This position breaks the rules.',
    );
  });
});

describe('<fen-validator-badge> closes', () => {
  it('at Escape, with the focus back on the button', async () => {
    const { badge } = await setup(THREE_ERRORS);
    await open(badge);
    await press('Escape');
    expect(isOpen(badge)).to.equal(false);
    expect(focused(badge)).to.equal('badge');
  });

  it('at Escape from the board, which keeps the focus', async () => {
    const { badge, board } = await setup(THREE_ERRORS);
    await open(badge);
    board.focus();
    const before = document.activeElement;
    await press('Escape');
    expect(isOpen(badge)).to.equal(false);
    expect(document.activeElement).to.equal(before);
  });

  it('by its button, with the focus back on the badge', async () => {
    const { badge } = await setup(THREE_ERRORS);
    await open(badge);
    await click(pointIn(inside(badge, '.close')));
    expect(isOpen(badge)).to.equal(false);
    expect(focused(badge)).to.equal('badge');
  });

  it('at a press outside', async () => {
    const { badge } = await setup(THREE_ERRORS);
    await open(badge);
    await click([790, 590]);
    expect(isOpen(badge)).to.equal(false);
  });

  it('when the focus goes elsewhere', async () => {
    const { badge, page } = await setup(THREE_ERRORS);
    await open(badge);
    page.querySelector<HTMLElement>('.elsewhere')!.focus();
    expect(isOpen(badge)).to.equal(false);
    expect(document.activeElement).to.equal(page.querySelector('.elsewhere'));
  });

  it('not while a piece is moved on its board', async () => {
    const { badge, board } = await setup(ONE_ERROR);
    await open(badge);
    await drag(pointOf(board, 'h1'), pointOf(board, 'a1'));
    await settled(badge);
    expect(isOpen(badge)).to.equal(true);
    expect(all(badge, '.problems p').map((each) => words(each).slice(0, 29))).to.deep.equal([
      'White cannot castle kingside:',
    ]);
  });

  it('at a press on the board of another position', async () => {
    const { badge } = await setup(THREE_ERRORS);
    const other = await fixture<FenBoard>(html`<fen-board readonly></fen-board>`);
    for (const each of ['position: fixed', 'top: 0', 'right: 0', 'inline-size: 120px']) {
      other.style.setProperty(...(each.split(': ') as [string, string]));
    }
    await open(badge);
    await click(pointIn(other));
    expect(isOpen(badge)).to.equal(false);
  });

  it('without the Escape of a dialog around it', async () => {
    const { badge, page } = await setup(THREE_ERRORS);
    let escaped = 0;
    page.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) escaped++;
    });
    await open(badge);
    await press('Escape');
    expect(escaped).to.equal(0);
    await press('Escape');
    expect(escaped).to.equal(1);
  });
});

describe('<fen-validator-badge> lists', () => {
  it('all findings at once, the worst first, each with severity, sentence and squares', async () => {
    const { badge } = await setup('rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq e5 9 1 x');
    await open(badge);
    const rows = all(badge, '.problems .finding').map((each) => [
      each.querySelector('.icon')!.getAttribute('aria-label'),
      words(each.querySelector('p')!).split(/[,:]/)[0],
      [...each.querySelectorAll('.square')].map(words).join(),
    ]);
    expect(rows).to.deep.equal([
      ['Error', 'White cannot castle queenside', 'a1'],
      ['Error', 'Black cannot castle kingside', 'h8'],
      ['Error', 'The en passant square e5 is not on rank 6', 'e5'],
      ['Warning', 'The halfmove clock is 9', ''],
      ['Warning', '“x” stands behind the position and is no part of it.', ''],
    ]);
  });

  it('notes apart, without counting them', async () => {
    const { badge } = await setup(ONLY_NOTES);
    await open(badge);
    expect(all(badge, '.problems .finding')).to.deep.equal([]);
    expect(all(badge, '.notes .finding').length).to.equal(3);
    expect(inside(badge, '.notes .icon').getAttribute('aria-label')).to.equal('Note');
  });

  it('what looks wrong before what follows from it, with a count', async () => {
    const upsideDown = 'RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq - 0 1';
    const { badge } = await setup(upsideDown);
    expect(inside(badge, '.badge').textContent).to.match(/\d hints?/);
    await open(badge);
    expect(inside(badge, '.problems .icon').getAttribute('aria-label')).to.equal('Hint');
  });

  it('what reading assumed', async () => {
    const { badge } = await setup('8/8/8/4k3/8/8/8/4K3 w - – 0 0');
    await open(badge);
    expect(all(badge, '.edits li').map(words)).to.deep.equal([
      'Read “–” as -',
      'Read fullmove number 0 as 1',
    ]);
  });

  it('a fix that mends several findings once, beside those that mend one', async () => {
    const { badge } = await setup(THREE_ERRORS);
    await open(badge);
    expect(all(badge, '.fix').map(words)).to.deep.equal([
      'Drop White queenside castling',
      'Drop Black kingside castling',
      'Drop the castling rights Qk',
      'Remove the en passant square e5',
    ]);
    expect(all(badge, '.mends').map(words)).to.deep.equal(['mends 2 findings']);
  });

  it('no fixes where it is read-only', async () => {
    const { badge } = await setup(THREE_ERRORS);
    badge.readonly = true;
    await open(badge);
    expect(all(badge, '.problems .finding').length).to.equal(3);
    expect(all(badge, '.fix, .undo, .redo')).to.deep.equal([]);
  });
});

describe('<fen-validator-badge> marks the squares of a finding', () => {
  const finding = (badge: FenValidatorBadge, index: number): HTMLElement =>
    all(badge, '.finding')[index]!;

  it('while the mouse points at it', async () => {
    const { badge, board } = await setup(THREE_ERRORS);
    await open(badge);
    expect(marks(board)).to.equal('');
    await hover(pointIn(finding(badge, 0)));
    expect(marks(board)).to.equal('a1');
    await hover(pointIn(finding(badge, 1), 0.5, 0.2));
    expect(marks(board)).to.equal('h8');
    await hover(pointIn(fix(badge, 'Drop the castling rights Qk')));
    expect(marks(board)).to.equal('a1 h8');
    await hover(pointIn(inside(badge, '.title')));
    expect(marks(board)).to.equal('');
  });

  it('while it has the focus', async () => {
    const { badge, board } = await setup(THREE_ERRORS);
    badge.focus();
    await press('Enter');
    await opened(badge);
    await hover([790, 590]);
    all(badge, '.squares')[0]!.focus();
    await settled(badge);
    expect(marks(board)).to.equal('a1');
    fix(badge, 'Drop Black kingside castling').focus();
    await settled(badge);
    expect(marks(board)).to.equal('h8');
    board.focus();
    await settled(badge);
    expect(marks(board)).to.equal('');
  });

  it('on the way of the Tab key, in the order of the list', async () => {
    const { badge, board } = await setup(ONE_ERROR);
    badge.focus();
    await press('Enter');
    await opened(badge);
    const way: [string | undefined, string][] = [];
    for (let step = 0; step < 3; step++) {
      await press('Tab');
      way.push([focused(badge), marks(board)]);
    }
    expect(way).to.deep.equal([
      ['squares', 'a1'],
      ['fix', 'a1'],
      ['close', ''],
    ]);
  });

  if (hasTouch) {
    it('after a tap on its sentence', async () => {
      const { badge, board } = await setup(THREE_ERRORS);
      await tap(pointIn(button(badge)));
      await opened(badge);
      await tap(pointIn(finding(badge, 1).querySelector('p')!, 0.2, 0.3));
      expect(marks(board)).to.equal('h8');
    });
  }

  const ends: [string, (setup: Setup) => unknown][] = [
    ['closes', () => press('Escape')],
    ['is removed', ({ badge }) => badge.remove()],
    ['gets another store', ({ badge }) => (badge.store = createPositionStore())],
    ['is linked elsewhere', ({ badge }) => (badge.for = '')],
  ];
  for (const [what, end] of ends) {
    it(`until it ${what}`, async () => {
      const made = await setup(THREE_ERRORS);
      await open(made.badge);
      await hover(pointIn(finding(made.badge, 0)));
      expect(marks(made.board)).to.equal('a1');
      await end(made);
      await settled(made.badge);
      expect(marks(made.board)).to.equal('');
    });
  }

  it('and leaves marks alone that others have set since', async () => {
    const { badge, board } = await setup(THREE_ERRORS);
    await open(badge);
    await hover(pointIn(finding(badge, 0)));
    board.store.dispatch({ type: 'set-view', view: { marks: ['d4'] } });
    await press('Escape');
    expect(marks(board)).to.equal('d4');
  });

  it('and makes no undo step of it', async () => {
    const { badge, board } = await setup(THREE_ERRORS);
    await open(badge);
    await hover(pointIn(finding(badge, 0)));
    expect(board.store.getSnapshot().canUndo).to.equal(false);
  });
});

describe('<fen-validator-badge> mends', () => {
  it('by one undo step, and says so by the events of the board', async () => {
    const { badge, board } = await setup(ONE_ERROR);
    const events: string[] = [];
    for (const name of ['input', 'change', 'fen-change', 'fen-verdict-change'] as const) {
      board.addEventListener(name, (event) =>
        events.push('source' in event ? `${name} ${event.source}` : name),
      );
    }
    await open(badge);
    await click(pointIn(fix(badge, 'Drop White queenside castling')));
    expect(board.fen).to.equal(ONE_ERROR_MENDED);
    expect(events).to.deep.equal(['input', 'fen-change fix', 'fen-verdict-change', 'change']);
    board.store.undo();
    expect(board.fen).to.equal(ONE_ERROR);
    expect(board.store.getSnapshot().canUndo).to.equal(false);
  });

  it('all castling rights that cannot be at once', async () => {
    const { badge, board } = await setup(THREE_ERRORS);
    await open(badge);
    await click(pointIn(fix(badge, 'Drop the castling rights Qk')));
    expect(board.fen).to.equal('rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kq e5 0 1');
    await settled(badge);
    expect(words(button(badge))).to.equal('Illegal · 1 error');
  });

  it('one finding after the other by Enter alone, then says that nothing is left', async () => {
    const { badge, board } = await setup(THREE_ERRORS);
    await open(badge);
    all(badge, '.fix')[0]!.focus();
    for (let left = 2; left >= 0; left--) {
      expect(focused(badge)).to.equal('fix');
      await press('Enter');
      await settled(badge);
      expect(all(badge, '.problems .finding').length).to.equal(left);
    }
    expect(board.fen).to.equal('rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kq - 0 1');
    expect(isOpen(badge)).to.equal(true);
    expect(focused(badge)).to.equal('title');
    expect(words(inside(badge, '.nothing'))).to.equal('That is mended, and nothing else is wrong.');
  });

  it('one finding by a double click, not the next with it', async () => {
    const { badge } = await setup(THREE_ERRORS);
    await open(badge);
    await click(pointIn(all(badge, '.fix')[0]!));
    await settled(badge);
    // The input helpers count no clicks in every engine.
    all(badge, '.fix')[0]!.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    await settled(badge);
    expect(all(badge, '.problems .finding').length).to.equal(2);
  });

  it('and takes it back and does it again by its buttons', async () => {
    const { badge, board } = await setup(ONE_ERROR);
    await open(badge);
    expect(all(badge, '.undo, .redo')).to.deep.equal([]);
    await click(pointIn(fix(badge, 'Drop White queenside castling')));
    await settled(badge);
    await click(pointIn(inside(badge, '.undo')));
    await settled(badge);
    expect(board.fen).to.equal(ONE_ERROR);
    expect(inside(badge, '.undo').getAttribute('aria-disabled')).to.equal('true');
    await click(pointIn(inside(badge, '.redo')));
    expect(board.fen).to.equal(ONE_ERROR_MENDED);
  });

  const keys: [undo: string, redo: string][] = [
    ['Control+z', 'Control+y'],
    ['Control+z', 'Control+Shift+Z'],
    ['Meta+z', 'Meta+Shift+Z'],
  ];
  for (const [undo, redo] of keys) {
    it(`and takes it back by ${undo}, does it again by ${redo}`, async () => {
      const { badge, board } = await setup(ONE_ERROR);
      await open(badge);
      await click(pointIn(fix(badge, 'Drop White queenside castling')));
      await settled(badge);
      await press(undo);
      expect(board.fen).to.equal(ONE_ERROR);
      await press(redo);
      expect(board.fen).to.equal(ONE_ERROR_MENDED);
    });
  }

  it('a rank without eight squares in the text as it was typed', async () => {
    const { badge, board } = await setup(SHORT_RANK);
    await open(badge);
    await click(pointIn(fix(badge, 'Make rank 7 pp1ppppp')));
    expect(board.fen).to.equal(SHORT_RANK.replace('pp1pppp/', 'pp1ppppp/'));
  });

  it('without moving the focus where a fix of the board takes the finding away', async () => {
    const { badge, board } = await setup(ONE_ERROR);
    await open(badge);
    await drag(pointOf(board, 'h1'), pointOf(board, 'h4'));
    await settled(badge);
    expect(focused(badge)).to.equal(undefined);
  });
});

describe('<fen-validator-badge> places its list', () => {
  const overlaps = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  type Side = 'right of' | 'left of' | 'below' | 'above';
  const sides: [Side, ...string[]][] = [
    ['right of', 'display: flex', 'flex-direction: row'],
    ['left of', 'display: flex', 'flex-direction: row-reverse', 'width: 700px'],
    ['below', 'display: block'],
    ['above', 'display: flex', 'flex-direction: column-reverse', 'align-items: start'],
  ];
  for (const [side, ...layout] of sides) {
    it(`off the board, with the badge ${side} it`, async () => {
      const { badge, board, page } = await setup(MANY_ERRORS);
      board.style.setProperty('flex', '0 0 300px');
      for (const each of layout) page.style.setProperty(...(each.split(': ') as [string, string]));
      await open(badge);
      const box = list(badge).getBoundingClientRect();
      expect(overlaps(box, board.getBoundingClientRect())).to.equal(false);
      expect(overlaps(box, button(badge).getBoundingClientRect())).to.equal(false);
      expect(box.height).to.be.at.least(160);
    });
  }

  it('below the board in a narrow window, with the badge above it', async () => {
    await setViewport({ width: engine === 'webkit' ? 460 : 320, height: 640 });
    const { badge, board, page } = await setup(MANY_ERRORS);
    page.prepend(badge);
    await open(badge);
    const box = list(badge).getBoundingClientRect();
    expect(box.top).to.be.at.least(board.getBoundingClientRect().bottom);
  });

  it('narrower, where its own width would reach over the board', async () => {
    const { badge, board, page } = await setup(MANY_ERRORS);
    page.style.setProperty('display', 'flex');
    page.style.setProperty('--fen-board-size', 'none');
    board.style.setProperty('flex', '0 0 470px');
    await open(badge);
    const box = list(badge).getBoundingClientRect();
    expect(overlaps(box, board.getBoundingClientRect())).to.equal(false);
    expect(box.width).to.be.lessThan(320);
  });

  it('off the board, with both in one shadow root', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const { page, board, badge } = await setup(MANY_ERRORS);
    host.attachShadow({ mode: 'open' }).append(page);
    page.style.setProperty('display', 'flex');
    board.style.setProperty('flex', '0 0 300px');
    await open(badge);
    const box = list(badge).getBoundingClientRect();
    expect(overlaps(box, board.getBoundingClientRect())).to.equal(false);
  });

  /** The narrowest window; WebKit's own cannot be made narrower. */
  const narrow = engine === 'webkit' ? 460 : 320;

  for (const [width, height] of [
    [narrow, 640],
    [narrow, 480],
    [narrow, 256],
    [640, 320],
    [1280, 720],
  ] as [number, number][]) {
    for (const fen of [INITIAL, ONE_ERROR, THREE_ERRORS, MANY_ERRORS]) {
      it(`inside a window of ${width} × ${height}: ${fen.split(' ')[0]}`, async () => {
        await setViewport({ width, height });
        const { badge } = await setup(fen);
        badge.scrollIntoView({ block: 'end' });
        await open(badge);
        await settled(badge);
        const box = list(badge).getBoundingClientRect();
        expect(box.left).to.be.at.least(0);
        expect(box.top).to.be.at.least(0);
        expect(box.right).to.be.at.most(width);
        expect(box.bottom).to.be.at.most(height);
        // The last finding can be scrolled into sight, and the button that closes is there at once.
        const close = inside(badge, '.close').getBoundingClientRect();
        expect(close.bottom).to.be.at.most(box.bottom);
        const body = inside(badge, '.body');
        body.scrollTop = body.scrollHeight;
        const last = all(badge, '.finding').at(-1)?.getBoundingClientRect();
        expect(last?.bottom ?? 0).to.be.at.most(body.getBoundingClientRect().bottom + 1);
      });
    }
  }

  it('again when the window gets another size', async () => {
    await setViewport({ width: 1280, height: 720 });
    const { badge } = await setup(THREE_ERRORS);
    await open(badge);
    await setViewport({ width: narrow, height: 480 });
    await waitUntil(
      () => list(badge).getBoundingClientRect().right <= narrow,
      'the list comes inside',
    );
    expect(list(badge).getBoundingClientRect().left).to.be.at.least(0);
  });
});

describe('<fen-validator-badge> is accessible', () => {
  for (const fen of [INITIAL, UNREACHABLE, THREE_ERRORS, MANY_ERRORS, SHORT_RANK, ONLY_NOTES, '']) {
    it(`closed and open: ${fen}`, async () => {
      const { badge } = await setup(fen);
      await expect(badge).to.be.accessible();
      await open(badge);
      await expect(badge).to.be.accessible();
    });
  }

  for (const scheme of ['light', 'dark'] as const) {
    it(`in ${scheme} colours`, async () => {
      const { badge, page } = await setup(MANY_ERRORS);
      page.style.setProperty('color-scheme', scheme);
      await open(badge);
      await expect(badge).to.be.accessible();
    });
  }

  if (canEmulateMedia) {
    it('with its shapes in forced colours', async () => {
      await emulateMedia({ forcedColors: 'active' });
      const { badge } = await setup(THREE_ERRORS);
      const shape = getComputedStyle(inside(badge, '.badge .shape'));
      const sign = getComputedStyle(inside(badge, '.badge .sign'));
      expect(shape.fill).not.to.equal(sign.stroke);
    });
  }
});

describe('<fen-validator-badge> leaves nothing behind', () => {
  /** The listeners that live on the page and the window, from now on. */
  function watchListeners(): { count: () => number; stop: () => void } {
    const targets = [document, window];
    const living = new Set<string | object>();
    const ids = new WeakMap<object, number>();
    let next = 0;
    const stops = targets.map((target, index) => {
      const id = (type: string, listener: object): string => {
        if (!ids.has(listener)) ids.set(listener, next++);
        return `${index} ${type} ${ids.get(listener)}`;
      };
      const { addEventListener, removeEventListener } = target;
      target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        const [type, listener, options] = args;
        addEventListener.apply(target, args);
        if (!listener) return;
        living.add(id(type, listener));
        const signal = typeof options === 'object' ? options.signal : undefined;
        signal?.addEventListener('abort', () => living.delete(id(type, listener)));
      };
      target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        const [type, listener] = args;
        removeEventListener.apply(target, args);
        if (listener) living.delete(id(type, listener));
      };
      return () => Object.assign(target, { addEventListener, removeEventListener });
    });
    return { count: () => living.size, stop: () => stops.forEach((stop) => stop()) };
  }

  for (const [what, end] of [
    ['closed', ({ badge }: Setup) => badge.hide()],
    ['removed while it is open', ({ badge }: Setup) => badge.remove()],
    ['moved while it is open', ({ badge, page }: Setup) => page.prepend(badge)],
  ] as const) {
    it(`when it is ${what}`, async () => {
      const made = await setup(THREE_ERRORS);
      const listeners = watchListeners();
      try {
        await open(made.badge);
        expect(listeners.count()).to.be.greaterThan(0);
        end(made);
        await settled(made.badge);
        expect(listeners.count()).to.equal(0);
        expect(made.badge.shadowRoot!.querySelector('.popover')!.matches(':popover-open')).to.equal(
          false,
        );
        expect(button(made.badge).getAttribute('aria-expanded')).to.equal('false');
      } finally {
        listeners.stop();
      }
    });
  }

  it('when it is removed on its way to being open, and opens again after that', async () => {
    const { badge, page } = await setup(THREE_ERRORS);
    badge.show();
    badge.remove();
    await settled(badge);
    expect(isOpen(badge)).to.equal(false);
    page.append(badge);
    await open(badge);
    expect(all(badge, '.finding').length).to.equal(3);
  });
});
