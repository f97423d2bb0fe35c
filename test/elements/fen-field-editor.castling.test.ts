import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/define/fen-field-editor.js';
import { allowedRights } from '../../src/elements/fen-field-editor/castling-rights.js';
import type { FenFieldEditor } from '../../src/elements/fen-field-editor/fen-field-editor.js';
import { parseFen } from '../../src/fen/parse.js';
import type { Variant } from '../../src/fen/types.js';
import { canEmulateMedia, click, emulateMedia, hover, pointIn, press } from '../helpers/input.js';

async function make(fen: string, variant: Variant = 'standard'): Promise<FenFieldEditor> {
  const editor = await fixture<FenFieldEditor>(
    html`<fen-field-editor variant=${variant} fen=${fen}></fen-field-editor>`,
  );
  await editor.updateComplete;
  return editor;
}

const boxes = (editor: FenFieldEditor): HTMLInputElement[] => [
  ...editor.shadowRoot!.querySelectorAll<HTMLInputElement>('[type=checkbox]'),
];
const nameOf = (box: HTMLInputElement): string => box.getAttribute('aria-label')!;
const box = (editor: FenFieldEditor, name: string): HTMLInputElement =>
  boxes(editor).find((each) => nameOf(each) === name)!;
const castlingOf = (editor: FenFieldEditor): string =>
  editor.store.getSnapshot().fields.castling.text;

function descriptionOf(control: HTMLInputElement): string {
  const root = control.getRootNode() as ShadowRoot;
  return root.getElementById(control.getAttribute('aria-describedby')!)?.textContent ?? '';
}

/** A right as it is seen, `[x]` set, `[ ]` possible, and what is written behind one that is not. */
function seen(control: HTMLInputElement): string {
  const label = control.closest('label')!;
  const dashed = getComputedStyle(control).borderTopStyle === 'dashed';
  const [open, close] = dashed ? '()' : '[]';
  const lack = label.querySelector('.lack')?.textContent ?? '';
  return `${open}${control.checked ? 'x' : ' '}${close} ${lack}`.trim();
}

const allow = (editor: FenFieldEditor): HTMLButtonElement =>
  editor.shadowRoot!.querySelector<HTMLButtonElement>('#allow')!;

async function toggle(editor: FenFieldEditor, control: HTMLElement): Promise<void> {
  await click(pointIn(control));
  await editor.updateComplete;
}

describe('<fen-field-editor>: castling as requested and as possible', () => {
  const sides = ['White kingside', 'White queenside', 'Black kingside', 'Black queenside'];
  const standard: [fen: string, shown: string[]][] = [
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', ['[x]', '[x]', '[x]', '[x]']],
    ['r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1', ['[ ]', '[ ]', '[ ]', '[ ]']],
    ['r3k3/8/8/8/8/8/8/4K2R w KQ - 0 1', ['[x]', '(x) no rook', '( ) no rook', '[ ]']],
    ['r2k3r/8/8/8/8/8/8/R3K2R w Kk - 0 1', ['[x]', '[ ]', '(x) king away', '( ) king away']],
    [
      '8/8/8/8/8/8/8/8 w Qq - 0 1',
      ['( ) king away', '(x) king away', '( ) king away', '(x) king away'],
    ],
    ['r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1', ['[x]', '[x]', '[x]', '[x]']],
    ['R3K2R/8/8/8/8/8/8/r3k2r w - - 0 1', Array<string>(4).fill('( ) king away')],
  ];
  for (const [fen, shown] of standard) {
    it(fen, async () => {
      const editor = await make(fen);
      expect(boxes(editor).map(nameOf)).to.deep.equal(sides);
      expect(boxes(editor).map(seen)).to.deep.equal(shown);
    });
  }

  const reasons: [fen: string, name: string, why: string][] = [
    ['r3k3/8/8/8/8/8/8/R3K3 w K - 0 1', 'White kingside', 'no rook on h1'],
    ['r3k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'White kingside', 'no rook on h1'],
    ['r3k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Black kingside', 'no rook on h8'],
    ['r2k3r/8/8/8/8/8/8/R3K3 w q - 0 1', 'Black queenside', 'king is not on e8'],
    ['r2k3r/8/8/8/8/8/8/R3K3 w - - 0 1', 'Black queenside', 'king is not on e8'],
    ['r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'White queenside', ''],
    ['r3k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'White queenside', ''],
  ];
  for (const [fen, name, why] of reasons) {
    it(`${name} in ${fen}: ${why || 'nothing to explain'}`, async () => {
      const control = box(await make(fen), name);
      // The sentences may still be on their way.
      if (why) await waitUntil(() => descriptionOf(control) !== '');
      expect(descriptionOf(control)).to.include(why);
      expect(control.closest('label')!.title).to.equal(descriptionOf(control));
      if (!why) expect(descriptionOf(control)).to.equal('');
    });
  }

  it('shows a letter of standard chess that asks for a rook which never castles, and takes it away', async () => {
    const editor = await make('4k3/8/8/8/8/8/8/2R1K2R w KC - 0 1');
    expect(boxes(editor).map((each) => `${nameOf(each)}: ${seen(each)}`)).to.include(
      'White rook c1, queenside: (x) no rook',
    );
    await toggle(editor, box(editor, 'White rook c1, queenside'));
    expect(castlingOf(editor)).to.equal('K');
  });

  it('is not changed by a rook that moves away; moving it back is all it takes', async () => {
    const editor = await make('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1');
    const shown: string[] = [];
    for (const [from, to] of [
      ['h1', 'h4'],
      ['h4', 'h1'],
    ] as const) {
      editor.store.dispatch({ type: 'move', from, to });
      await editor.updateComplete;
      shown.push(seen(box(editor, 'White kingside')));
      expect(castlingOf(editor)).to.equal('KQ');
    }
    expect(shown).to.deep.equal(['(x) no rook', '[x]']);
    expect(editor.verdict).to.equal('valid');
  });

  const byRook: [fen: string, shown: string[]][] = [
    [
      'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1',
      [
        'White rook h1, kingside: [x]',
        'White rook f1, queenside: [x]',
        'Black rook h8, kingside: [x]',
        'Black rook f8, queenside: [x]',
      ],
    ],
    [
      '1rr1k1r1/8/8/8/8/8/8/1RR1K1R1 w GCgb - 0 1',
      [
        'White rook g1, kingside: [x]',
        'White rook c1, queenside: [x]',
        'White rook b1, queenside: [ ]',
        'Black rook g8, kingside: [x]',
        'Black rook c8, queenside: [ ]',
        'Black rook b8, queenside: [x]',
      ],
    ],
    [
      '4k3/8/8/8/8/8/8/1R2K3 w KCb - 0 1',
      [
        'White kingside: (x) no rook',
        'White rook b1, queenside: [ ]',
        'White rook c1, queenside: (x) no rook',
        'Black rook b8, queenside: (x) no rook',
      ],
    ],
    ['4k3/8/8/8/4K3/8/8/R6R w H - 0 1', ['White rook h1: (x) king away']],
    ['4k3/8/8/8/4K3/8/8/R6R w - - 0 1', []],
  ];
  for (const [fen, shown] of byRook) {
    it(`Chess960 by rook: ${fen}`, async () => {
      const editor = await make(fen, 'chess960');
      const rights = boxes(editor).map((each) => `${nameOf(each)}: ${seen(each)}`);
      expect(rights.toSorted()).to.deep.equal(shown.toSorted());
    });
  }

  it('writes in Chess960 K and Q for the outermost rooks, letters for the inner ones', async () => {
    const placement = '1rr1k1r1/8/8/8/8/8/8/1RR1K1R1';
    const editor = await make(`${placement} w GCgb - 0 1`, 'chess960');
    const steps: [name: string, castling: string][] = [
      ['White rook g1, kingside', 'Ckq'],
      ['White rook b1, queenside', 'CQkq'],
      ['White rook c1, queenside', 'Qkq'],
      ['Black rook c8, queenside', 'Qkcq'],
    ];
    for (const [name, castling] of steps) {
      await toggle(editor, box(editor, name));
      expect(editor.fen, name).to.equal(`${placement} w ${castling} - 0 1`);
    }
  });

  const allowed: [variant: Variant, fen: string, castling: string][] = [
    ['standard', 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1', 'KQkq'],
    ['standard', 'r3k3/8/8/8/8/8/8/4K2R w - - 0 1', 'Kq'],
    ['standard', '4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1', '-'],
    ['standard', 'r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1', 'Kq'],
    ['chess960', '1r3kr1/8/8/8/8/8/8/1R3KR1 w - - 0 1', 'KQkq'],
    ['chess960', '1rr1k1r1/8/8/8/8/8/8/1RR1K1R1 w - - 0 1', 'KQkq'],
    ['chess960', '1rr1k1r1/8/8/8/8/8/8/1RR1K1R1 w Cc - 0 1', 'KCkc'],
    ['chess960', '1rr1k3/8/8/8/4K3/8/8/1RR3R1 w KQ - 0 1', 'q'],
  ];
  for (const [variant, fen, castling] of allowed) {
    it(`allows what the placement allows: ${fen} → ${castling}`, () => {
      expect(allowedRights(parseFen(fen, { variant }).position, { variant })).to.equal(castling);
    });
  }

  it('allows all of it with one click, as one step, and keeps the focus', async () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K3 w - - 0 1';
    const editor = await make(fen);
    expect(allow(editor).textContent.trim()).to.equal('Allow what the placement allows');
    allow(editor).focus();
    await press('Enter');
    await editor.updateComplete;
    expect(editor.fen).to.equal('r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1');
    expect(editor.shadowRoot!.activeElement).to.equal(allow(editor));
    expect(allow(editor).getAttribute('aria-disabled')).to.equal('true');
    await press('Enter');
    await press('Control+z');
    expect(editor.fen).to.equal(fen);
    expect(editor.store.getSnapshot().canUndo).to.equal(false);
  });

  it('has no such button where nothing can be edited', async () => {
    const editor = await make('r3k2r/8/8/8/8/8/8/R3K3 w - - 0 1');
    editor.readonly = true;
    await editor.updateComplete;
    expect(allow(editor)).to.equal(null);
  });

  for (const variant of ['standard', 'chess960'] as const) {
    for (const scheme of ['light', 'dark']) {
      it(`has no axe violation in ${variant} chess, ${scheme}`, async () => {
        const editor = await make('1rr1k3/8/8/8/8/8/8/1R2K2R w KCkb - 0 1', variant);
        editor.style.setProperty('color-scheme', scheme);
        editor.style.setProperty('background', scheme === 'dark' ? '#1b1f24' : '#fff');
        await expect(editor).to.be.accessible();
      });
    }
  }

  if (canEmulateMedia) {
    it('tells its states apart in forced colours', async () => {
      await emulateMedia({ forcedColors: 'active' });
      const editor = await make('r3k3/8/8/8/8/8/8/4K2R w Kk - 0 1');
      expect(boxes(editor).map(seen)).to.deep.equal(['[x]', '( ) no rook', '(x) no rook', '[ ]']);
      const [set, , wrong] = boxes(editor).map((each) => getComputedStyle(each, '::after'));
      const [ground, , hollow] = boxes(editor).map((each) => getComputedStyle(each));
      expect(set!.borderRightColor).not.to.equal(ground!.backgroundColor);
      expect(wrong!.borderRightColor).not.to.equal(hollow!.backgroundColor);
    });
  }
});

describe('<fen-field-editor>: what the fields point at', () => {
  const FEN = '4k3/8/8/8/4pP2/8/8/R3K3 b Q f3 0 1';
  const marks = (editor: FenFieldEditor): readonly string[] =>
    editor.store.getSnapshot().view.marks;

  it('marks the pawn that would have moved and its square while the mouse is over the list', async () => {
    const editor = await make(FEN);
    const list = editor.shadowRoot!.querySelector('select')!;
    expect(list.selectedOptions[0]!.textContent).to.equal('f3 — pawn f4');
    await hover(pointIn(list));
    expect(marks(editor)).to.deep.equal(['f3', 'f4']);
    await hover([1, 1]);
    expect(marks(editor)).to.deep.equal([]);
  });

  it('does so while the keyboard is there, and follows what is chosen', async () => {
    await hover([1, 1]);
    const editor = await make(FEN);
    allow(editor).focus();
    await press('Tab');
    expect(marks(editor)).to.deep.equal(['f3', 'f4']);
    editor.store.dispatch({ type: 'set-field', field: 'enPassant', value: '-' });
    await editor.updateComplete;
    expect(marks(editor)).to.deep.equal([]);
    editor.store.dispatch({ type: 'set-field', field: 'enPassant', value: 'e3' });
    await editor.updateComplete;
    expect(marks(editor)).to.deep.equal(['e3', 'e4']);
    await press('Tab');
    expect(marks(editor)).to.deep.equal([]);
  });

  it('marks king and rook of a right, where they stand or would have to', async () => {
    const editor = await make(FEN);
    for (const [name, squares] of [
      ['White queenside', ['e1', 'a1']],
      ['Black kingside', ['e8', 'h8']],
    ] as const) {
      await hover(pointIn(box(editor, name)));
      expect(marks(editor), name).to.deep.equal(squares);
    }
    await hover([1, 1]);
    expect(marks(editor)).to.deep.equal([]);
  });

  it('leaves marks alone that others made in the meantime, and takes its own away when it goes', async () => {
    const editor = await make(FEN);
    const { store } = editor;
    const list = editor.shadowRoot!.querySelector('select')!;
    await hover(pointIn(list));
    store.dispatch({ type: 'set-view', view: { marks: ['a1'] } });
    await hover([1, 1]);
    expect(store.getSnapshot().view.marks).to.deep.equal(['a1']);
    await hover(pointIn(list));
    editor.remove();
    expect(store.getSnapshot().view.marks).to.deep.equal([]);
  });
});
