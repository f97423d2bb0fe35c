import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { a11ySnapshot } from '@web/test-runner-commands';
import '../../src/define/fen-board.js';
import '../../src/define/fen-toolbar.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import { letterOfKey, pieceOfKey } from '../../src/elements/fen-board/keys.js';
import { createPositionStore } from '../../src/store/index.js';
import type { Tool } from '../../src/store/types.js';
import { boardPart, editable, pointOf } from '../helpers/board.js';
import {
  canEmulateMedia,
  click,
  drag,
  emulateMedia,
  engine,
  pointIn,
  press,
  type,
} from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';

const make = (fen = INITIAL, mode = 'edit'): Promise<FenBoard> =>
  fixture<FenBoard>(
    html`<fen-board fen=${fen} mode=${mode} style="width: 320px"></fen-board>`,
  ).then(editable);

/** What was said last. */
const heard = (board: FenBoard): string =>
  board.shadowRoot!.querySelector('[aria-live=polite]')!.textContent!.replaceAll('\u00a0', '');

const says = (board: FenBoard, text: string): Promise<void> =>
  waitUntil(() => heard(board) === text, `“${text}” is said, not “${heard(board)}”`, {
    timeout: 3000,
  });

const keyHelp = (board: FenBoard): HTMLDialogElement | null =>
  board.shadowRoot!.querySelector('dialog');

describe('keys of <fen-board>', () => {
  const letters: [key: string, code: string, shift: boolean, piece: string | null][] = [
    ['n', 'KeyN', false, 'n'],
    ['N', 'KeyN', true, 'N'],
    ['R', 'KeyR', false, 'R'], // caps lock
    ['q', 'KeyA', false, 'q'], // AZERTY
    ['a', 'KeyQ', false, null],
    ['т', 'KeyN', false, 'n'], // ЙЦУКЕН
    ['Л', 'KeyK', true, 'K'],
    ['ν', 'KeyN', false, 'n'],
    ['ق', 'KeyR', false, 'r'],
    ['ф', 'KeyA', false, null],
    ['é', 'Digit2', false, null],
    ['ß', 'Minus', false, null],
    ['1', 'Digit1', false, null],
    ['Enter', 'Enter', false, null],
    ['Dead', 'KeyN', false, null],
  ];
  for (const [key, code, shiftKey, piece] of letters) {
    it(`${key} at ${code} is ${piece ?? 'no piece'}`, () => {
      expect(pieceOfKey(new KeyboardEvent('keydown', { key, code, shiftKey }))).to.equal(piece);
    });
  }

  it('d is known by its place too', () => {
    expect(letterOfKey(new KeyboardEvent('keydown', { key: 'в', code: 'KeyD' }))).to.equal('d');
  });

  it('place by their place on a keyboard of another script', async () => {
    const board = await make(EMPTY);
    board.focus();
    board.shadowRoot!.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Й', code: 'KeyQ', shiftKey: true, bubbles: true }),
    );
    expect(board.fen).to.equal('8/8/8/8/8/8/4Q3/8 w - - 0 1');
  });

  it('leave shortcuts with Ctrl, Alt and Meta to browser and page', async () => {
    const board = await make();
    const seen: string[] = [];
    const listen = (event: KeyboardEvent): void => {
      if (event.key.length > 1) return;
      seen.push(`${event.key} ${event.defaultPrevented}`);
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    board.focus();
    for (const chord of ['Control+b', 'Alt+n', 'Control+Alt+k']) await press(chord);
    document.removeEventListener('keydown', listen);
    expect(seen).to.deep.equal(['b false', 'n false', 'k false']);
    expect(board.fen).to.equal(INITIAL);
  });

  it('do nothing while the focus is elsewhere', async () => {
    const board = await make(KINGS);
    await click(pointOf(board, 'a1'));
    (document.activeElement as HTMLElement).blur();
    await type('Nq');
    await press('Delete');
    expect(board.fen).to.equal(KINGS);
  });

  it('Escape puts the tool away, and is the page’s where there is nothing to cancel', async () => {
    const board = await make();
    board.store.dispatch({ type: 'set-tool', tool: 'q' });
    board.focus();
    let escapes = 0;
    const listen = (event: KeyboardEvent): void => void (event.key === 'Escape' && escapes++);
    document.addEventListener('keydown', listen);
    await press('Escape');
    expect(board.store.getSnapshot().tool).to.equal('hand' satisfies Tool);
    expect(escapes).to.equal(0);
    await press('Escape');
    document.removeEventListener('keydown', listen);
    expect(escapes).to.equal(1);
  });

  it('Enter places with the chosen tool', async () => {
    const board = await make(EMPTY);
    board.store.dispatch({ type: 'set-tool', tool: 'K' });
    board.focus();
    await press('Enter');
    expect(board.fen).to.equal('8/8/8/8/8/8/4K3/8 w - - 0 1');
    await press('Enter');
    expect(board.fen).to.equal(EMPTY);
  });
});

describe('the list of keys', () => {
  it('opens at ?, has no axe violation, and gives the focus back', async () => {
    const board = await make();
    board.focus();
    await type('?');
    await waitUntil(() => keyHelp(board)?.open);
    await expect(board).to.be.accessible();
    expect(keyHelp(board)!.querySelectorAll('tr').length).to.be.greaterThan(8);
    await type('q');
    await press('Escape');
    await waitUntil(() => keyHelp(board) === null);
    expect(board.fen).to.equal(INITIAL);
    expect(board.shadowRoot!.activeElement?.getAttribute('aria-label')).to.contain('e2');
  });

  it('closes by its button and by a press beside it', async () => {
    const board = await make();
    const before = board.shadowRoot!.adoptedStyleSheets.length;
    for (const close of [
      () => click(pointIn(keyHelp(board)!.querySelector('button')!)),
      () => click([2, 2]),
    ]) {
      board.focus();
      await type('?');
      await waitUntil(() => keyHelp(board)?.open);
      await close();
      await waitUntil(() => keyHelp(board) === null);
    }
    expect(board.shadowRoot!.adoptedStyleSheets).to.have.length(before);
  });

  it('has the direction of the page, and the keys theirs', async () => {
    const board = await make();
    board.dir = 'rtl';
    board.focus();
    await type('?');
    await waitUntil(() => keyHelp(board)?.open);
    const dialog = keyHelp(board)!;
    expect(getComputedStyle(dialog).direction).to.equal('rtl');
    expect(getComputedStyle(dialog.querySelector('kbd')!).direction).to.equal('ltr');
    await press('Escape');
  });

  it('can be shown by any other element', async () => {
    const { showKeyHelp } = await import('../../src/elements/fen-board/key-help.js');
    const toolbar = await fixture<HTMLElement>(html`<fen-toolbar></fen-toolbar>`);
    showKeyHelp(toolbar);
    showKeyHelp(toolbar);
    expect(toolbar.shadowRoot!.querySelectorAll('dialog[open]')).to.have.length(1);
    await press('Escape');
    await waitUntil(() => !toolbar.shadowRoot!.querySelector('dialog'));
  });
});

describe('<fen-board> says', () => {
  it('edits, what they undo, and that there is nothing left to undo', async () => {
    const board = await make(KINGS);
    board.focus();
    const steps: [keys: () => Promise<void>, said: string][] = [
      [() => type('N'), 'e2, white knight'],
      [() => press('Delete'), 'e2, empty'],
      [() => press('Delete'), 'e2, empty'],
      [() => press('Control+z'), 'Undone: e2, white knight'],
      [() => press('Control+z'), 'Undone: e2, empty'],
      [() => press('Control+z'), 'Nothing to undo'],
      [() => press('Control+y'), 'Redone: e2, white knight'],
      [() => press('Enter'), 'Picked up: e2, white knight'],
      [() => press('Escape'), 'Put back'],
      [() => press('Enter'), 'Picked up: e2, white knight'],
    ];
    for (const [keys, said] of steps) {
      await keys();
      await says(board, said);
    }
    await press('ArrowUp');
    await press('Enter');
    await says(board, 'white knight, e2 to e3');
  });

  it('the position by side and piece', async () => {
    const board = await make('r3k3/8/8/8/4P3/8/8/4K3 b q e3 0 1');
    board.focus();
    await press('d');
    await says(
      board,
      'Chess position. White: king e1, pawn e4. Black: king e8, rook a8. Black to move. Castling q. En passant e3.',
    );
  });

  it('findings that come and go, once and after a pause', async () => {
    const board = await make(KINGS);
    const said: string[] = [];
    new MutationObserver(() => said.push(heard(board))).observe(
      board.shadowRoot!.querySelector('[aria-live]')!,
      { childList: true },
    );
    board.focus();
    await press('Control+Home');
    await type('P');
    await press('ArrowRight');
    await type('p');
    await says(board, 'Pawns stand on the first or eighth rank, where none can be.');
    await press('Control+z');
    await press('Control+z');
    await says(board, 'No longer: Pawns stand on the first or eighth rank, where none can be.');
    expect(said).to.deep.equal([
      'a8, white pawn',
      'b8, black pawn',
      'Pawns stand on the first or eighth rank, where none can be.',
      'Undone: b8, empty',
      'Undone: a8, empty',
      'No longer: Pawns stand on the first or eighth rank, where none can be.',
    ]);
  });

  it('nothing of what a program does', async () => {
    const board = await make();
    board.fen = EMPTY;
    board.store.dispatch({ type: 'put', square: 'a1', piece: 'k' });
    await board.updateComplete;
    await aTimeout(900);
    expect(heard(board)).to.equal('');
  });

  it('edits by other elements of the same store, by one board only', async () => {
    const store = createPositionStore();
    const box = await fixture(
      html`<div>
        <fen-board .store=${store} style="width: 150px"></fen-board>
        <fen-board .store=${store} style="width: 150px"></fen-board>
        <fen-toolbar .store=${store}></fen-toolbar>
      </div>`,
    );
    const [first, second] = [...box.querySelectorAll('fen-board')] as [FenBoard, FenBoard];
    await editable(first);
    await editable(second);
    await click(
      pointIn(
        box.querySelector('fen-toolbar')!.shadowRoot!.querySelector('[aria-label="Empty board"]')!,
      ),
    );
    await waitUntil(() => heard(first) + heard(second) !== '');
    expect([heard(first), heard(second)].sort()).to.deep.equal(['', 'Empty board']);
    const [speaker, other] = heard(first) ? [first, second] : [second, first];
    speaker.remove();
    await other.updateComplete;
    await drag(pointOf(other, 'a1'), pointOf(other, 'a2'));
    other.focus();
    await type('K');
    await says(other, 'a1, white king');
  });

  it('fields, by name', async () => {
    const board = await make(KINGS);
    for (const [field, value, said] of [
      ['activeColor', 'b', 'Black to move'],
      ['castling', 'KQ', 'Castling availability: KQ'],
      ['castling', '-', 'Castling availability: none'],
      ['halfmoveClock', '7', 'halfmove clock: 7'],
    ] as const) {
      board.store.dispatch({ type: 'set-field', field, value, source: 'fix' });
      await says(board, said);
    }
  });

  it('moves, check and mate while it is played', async () => {
    const board = await make('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'play');
    await click(pointOf(board, 'a1'));
    await press('Escape');
    await press('Enter');
    expect(heard(board)).to.match(/^Picked up: a1, white rook\. \d+ squares to go to: /);
    await press('PageUp');
    const cell = board.shadowRoot!.activeElement!;
    expect(cell.getAttribute('aria-label')).to.equal('a8, empty, can go here');
    await press('Enter');
    await says(board, 'white rook, a1 to a8');
    await says(board, 'Black is checkmated.');
    await press('Enter');
    await press('Control+z');
    await says(board, 'Undone: white rook, a8 to a1');
  });

  it('where a piece cannot go', async () => {
    const board = await make(INITIAL, 'play');
    await click(pointOf(board, 'e2'));
    await press('End');
    await press('PageUp');
    await press('Enter');
    await says(board, 'It cannot go there');
    await press('Escape');
    await press('Enter');
    await says(board, 'Nothing to pick up here');
  });
});

if (engine === 'chromium') {
  interface Node {
    role: string;
    name: string;
    description?: string;
    selected?: boolean;
    children?: Node[];
  }

  /** The nodes of a role in Chromium's accessibility tree. */
  async function nodesOf(role: string): Promise<Node[]> {
    const found: Node[] = [];
    const visit = (node: Node): void => {
      if (node.role === role) found.push(node);
      node.children?.forEach(visit);
    };
    visit((await a11ySnapshot({})) as unknown as Node);
    return found;
  }

  describe('the accessibility tree of <fen-board>', () => {
    it('has 64 named squares', async () => {
      const board = await make();
      expect(boardPart(board).getAttribute('aria-label')).to.equal('Chess board');
      const cells = await nodesOf('gridcell');
      expect(cells).to.have.length(64);
      expect(cells.slice(0, 3).map(({ name }) => name)).to.deep.equal([
        'a8, black rook',
        'b8, black knight',
        'c8, black bishop',
      ]);
      expect(cells[63]!.name).to.equal('h1, white rook');
    });

    it('has one image of a read-only board', async () => {
      const board = await fixture<FenBoard>(
        html`<fen-board readonly fen=${KINGS} label="Endgame"></fen-board>`,
      );
      await board.updateComplete;
      const images = [...(await nodesOf('image')), ...(await nodesOf('img'))];
      expect(images.map(({ name }) => name)).to.deep.equal([
        'Endgame. White: king e1. Black: king e8. White to move.',
      ]);
      expect(await nodesOf('gridcell')).to.deep.equal([]);
    });

    it('says in play mode where the chosen piece can go', async () => {
      const board = await make(KINGS, 'play');
      await click(pointOf(board, 'e1'));
      await board.updateComplete;
      const cells = await nodesOf('gridcell');
      expect(cells.filter(({ name }) => name.endsWith('can go here'))).to.have.length(5);
      expect(cells.filter(({ selected }) => selected).map(({ name }) => name)).to.deep.equal([
        'e1, white king',
      ]);
    });

    it('has four buttons to promote', async () => {
      const board = await make('3rk3/2P5/8/8/8/8/8/4K3 w - - 5 40', 'play');
      await drag(pointOf(board, 'c7'), pointOf(board, 'd8'));
      expect((await nodesOf('button')).map(({ name }) => name)).to.deep.equal([
        'white queen',
        'white rook',
        'white bishop',
        'white knight',
      ]);
    });
  });
}

describe('<fen-board> has no axe violation', () => {
  const states: [name: string, show: (board: FenBoard) => void | Promise<void>][] = [
    ['with a piece picked up', (board) => click(pointOf(board, 'e2'))],
    ['with a tool', (board) => board.store.dispatch({ type: 'set-tool', tool: 'q' })],
    ['with marks', (board) => board.store.dispatch({ type: 'set-view', view: { marks: ['e4'] } })],
    ['read-only', (board) => void (board.readonly = true)],
    ['disabled', (board) => void (board.disabled = true)],
    [
      'in play, with goals, a last move and check',
      async (board) => {
        board.fen = '4k3/8/8/8/8/8/8/4K2R w - - 0 1';
        board.mode = 'play';
        await editable(board);
        await drag(pointOf(board, 'h1'), pointOf(board, 'h8'));
        await click(pointOf(board, 'e8'));
      },
    ],
  ];
  for (const [name, show] of states) {
    it(name, async () => {
      const board = await make();
      await show(board);
      await board.updateComplete;
      await expect(board).to.be.accessible();
    });
  }

  if (canEmulateMedia) {
    it('in forced colours, where squares and pieces keep theirs', async () => {
      await emulateMedia({ forcedColors: 'active' });
      const board = await make();
      await expect(board).to.be.accessible();
      const styles = getComputedStyle(boardPart(board));
      expect(styles.backgroundImage).to.contain('conic-gradient');
      const piece = getComputedStyle(board.shadowRoot!.querySelector('.piece')!);
      expect(piece.backgroundImage).to.contain('url(');
    });
  }
});
