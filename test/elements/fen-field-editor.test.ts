import { aTimeout, expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../src/define/fen-field-editor.js';
import type { FenFieldEditor } from '../../src/elements/fen-field-editor/fen-field-editor.js';
import { asShown, caretAfter, stretches } from '../../src/elements/fen-field-editor/line-text.js';
import type { Diagnostic, Range } from '../../src/fen/types.js';
import { canEmulateMedia, click, emulateMedia, pointIn, press, type } from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';
const SEVEN = 'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2';
const EIGHT = 'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2';
/** Longer than the pause that ends a step of typing. */
const PAUSE = 1100;

/** With something behind it: Tab out of the page takes the focus from the page for good. */
async function make(fen = INITIAL): Promise<FenFieldEditor> {
  const around = await fixture<HTMLElement>(
    html`<div><fen-field-editor fen=${fen}></fen-field-editor><button>next</button></div>`,
  );
  const editor = around.querySelector('fen-field-editor')!;
  await editor.updateComplete;
  return editor;
}

const areaOf = (editor: FenFieldEditor): HTMLTextAreaElement =>
  editor.shadowRoot!.querySelector('textarea')!;
const textOf = (editor: FenFieldEditor): string => editor.store.getSnapshot().text;

/** The words of an element that its id list in `attribute` names, hidden ones too. */
function wordsOf(control: Element, attribute: string): string {
  const root = control.getRootNode() as ShadowRoot;
  return (control.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => root.getElementById(id)?.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A control by its accessible name. */
function control<T extends HTMLElement = HTMLInputElement>(
  editor: FenFieldEditor,
  name: string,
): T {
  const found = [
    ...editor.shadowRoot!.querySelectorAll<HTMLInputElement>('input, select, textarea, button'),
  ].find(
    (each) =>
      (
        each.getAttribute('aria-label') ??
        each.labels?.[0]?.textContent ??
        each.textContent
      )?.trim() === name,
  );
  if (!found) throw new Error(`There is no control "${name}".`);
  return found as HTMLElement as T;
}

const list = (editor: FenFieldEditor): HTMLSelectElement => control(editor, 'En passant');

async function toggle(editor: FenFieldEditor, name: string): Promise<void> {
  await click(pointIn(control(editor, name)));
  await editor.updateComplete;
}

/** Chooses an option of a native list as a person does: by typing it. */
async function choose(editor: FenFieldEditor, option: string): Promise<void> {
  list(editor).focus();
  await type(option);
  // Firefox and WebKit tell the page when the list is left.
  if (editor.position.enPassant !== option) await press('Enter');
  await editor.updateComplete;
}

/** Puts the caret into the line. */
async function enter(editor: FenFieldEditor, at = areaOf(editor).value.length): Promise<void> {
  await editor.updateComplete;
  editor.focus();
  areaOf(editor).setSelectionRange(at, at);
}

/** Puts a text in place of the line's, key by key. */
async function typeAnew(editor: FenFieldEditor, text: string): Promise<void> {
  await enter(editor);
  areaOf(editor).select();
  await type(text);
  await editor.updateComplete;
}

/** The underlined pieces of the line, a missing one as `^` and its place. */
function marks(editor: FenFieldEditor): string[] {
  let at = 0;
  const found: string[] = [];
  for (const node of editor.shadowRoot!.querySelector('.mirror')!.childNodes) {
    const text = node.textContent ?? '';
    if (node instanceof Element) found.push(text || `^${at}`);
    if (!(node instanceof Comment)) at += text.length;
  }
  return found;
}

const messageOf = (editor: FenFieldEditor): string => {
  const message = editor.shadowRoot!.querySelector<HTMLElement>('[part=message]')!;
  return message.hidden ? '' : message.textContent!.replace(/\s+/g, ' ').trim();
};

const announced = (editor: FenFieldEditor): string =>
  editor.shadowRoot!.querySelector('[role=status]')!.textContent!;

/** What the page around hears, with the source of each `fen-change`. */
function record(editor: FenFieldEditor): string[] {
  const seen: string[] = [];
  for (const name of ['input', 'change', 'fen-change', 'fen-verdict-change']) {
    editor.parentElement!.addEventListener(name, (event) => {
      expect(event.target).to.equal(editor);
      seen.push('source' in event ? `${name} ${String(event.source)}` : name);
    });
  }
  return seen;
}

describe('the text of the FEN line', () => {
  const finding = (severity: Diagnostic['severity'], range: Range | null): Diagnostic => ({
    code: 'trailing-text',
    category: 'syntax',
    field: null,
    squares: [],
    data: {},
    severity,
    range,
  });
  const cut = (text: string, ...findings: Diagnostic[]): string =>
    stretches(text, findings)
      .map(({ text: piece, level }) => (level ? `[${level[0]}:${piece}]` : piece))
      .join('');

  const cuts: [what: string, text: string, findings: Diagnostic[], cut: string][] = [
    ['nothing', 'abc', [], 'abc'],
    ['the empty text', '', [], ''],
    ['a range', 'abcd', [finding('error', [1, 3])], 'a[e:bc]d'],
    ['the whole', 'abcd', [finding('warning', [0, 4])], '[w:abcd]'],
    ['no place', 'abcd', [finding('error', null)], 'abcd'],
    ['a note', 'abcd', [finding('info', [1, 3])], 'abcd'],
    ['what is missing', 'abcd', [finding('error', [2, 2])], 'ab[e:]cd'],
    ['what is missing at the end', 'abcd', [finding('warning', [4, 4])], 'abcd[w:]'],
    [
      'an error within a warning',
      'abcdef',
      [finding('warning', [1, 5]), finding('error', [2, 4])],
      'a[w:b][e:cd][w:e]f',
    ],
    ['two in a row', 'abcd', [finding('error', [2, 3]), finding('error', [1, 2])], 'a[e:b][e:c]d'],
    [
      'a missing thing within a range',
      'abcd',
      [finding('error', [1, 3]), finding('warning', [2, 2])],
      'a[e:b][w:][e:c]d',
    ],
    ['a range behind line breaks', 'a\r\nb\rc', [finding('error', [3, 4])], 'a\n[e:b]\nc'],
    ['a range beyond the end', 'ab', [finding('error', [1, 9])], 'a[e:b]'],
  ];
  for (const [what, text, findings, expected] of cuts) {
    it(`is cut for ${what}`, () => expect(cut(text, ...findings)).to.equal(expected));
  }

  const carets: [before: string, after: string][] = [
    ['abc|', 'abc|'],
    ['|abc', '|xabc'],
    ['ab|c', 'xab|c'],
    ['abc|', 'abxc|'],
    ['a|bc', 'a|bxc'],
    ['abxy|cd', 'ab|cd'],
    ['8/8 b KQ|kq', '8/8 w KQ|kq'],
    ['ab|cd', '|'],
    ['|', '|abc'],
  ];
  for (const [before, after] of carets) {
    it(`keeps the caret: ${before} → ${after}`, () => {
      const plain = (text: string): string => text.replace('|', '');
      expect(caretAfter(plain(before), plain(after), before.indexOf('|'))).to.equal(
        after.indexOf('|'),
      );
    });
  }
});

describe('<fen-field-editor>: the FEN line', () => {
  it('is a text box named FEN that shows the text', async () => {
    const editor = await make();
    const area = control<HTMLTextAreaElement>(editor, 'FEN');
    expect(area.value).to.equal(INITIAL);
    expect([area.rows, area.spellcheck]).to.deep.equal([1, false]);
    expect(area.getAttribute('autocapitalize')).to.equal('off');
    expect(getComputedStyle(area).direction).to.equal('ltr');
  });

  it('says that rank 7 has seven squares, marks it, changes nothing, and is content with the eighth', async () => {
    const editor = await make();
    await typeAnew(editor, SEVEN);
    expect(textOf(editor)).to.equal(SEVEN);
    expect(areaOf(editor).value).to.equal(SEVEN);
    expect(marks(editor)).to.deep.equal(['pp1pppp']);
    // The sentences may still be on their way.
    await waitUntil(() => messageOf(editor) !== '');
    expect(messageOf(editor)).to.match(/Rank 7 has seven squares/);
    expect(areaOf(editor).getAttribute('aria-invalid')).to.equal('true');
    expect(wordsOf(areaOf(editor), 'aria-describedby')).to.equal(messageOf(editor));
    expect(editor.position.placement.slice(8, 16).join('')).to.equal('pppppp');

    areaOf(editor).setSelectionRange(12, 12);
    await type('p');
    await editor.updateComplete;
    expect(textOf(editor)).to.equal(EIGHT);
    expect(areaOf(editor).selectionStart).to.equal(13);
    expect(marks(editor)).to.deep.equal([]);
    expect(messageOf(editor)).to.equal('');
    expect(areaOf(editor).getAttribute('aria-invalid')).to.equal('false');
  });

  it('is read at each key', async () => {
    const editor = await make('8/8/8/8/8/8/8/8 w - - 0 1');
    const seen: string[] = [];
    editor.addEventListener('fen-change', ({ fen }) => seen.push(fen));
    await enter(editor);
    await type('23');
    expect(seen.map((fen) => fen.split(' ')[5])).to.deep.equal(['12', '123']);
  });

  it('marks the place where something is missing', async () => {
    const editor = await make('8/8/8/8 w - - 0 1');
    expect(marks(editor)).to.deep.equal(['^7']);
  });

  it('marks errors and warnings of the rules where they stand', async () => {
    const editor = await make('4k3/8/8/8/8/8/8/4K3 w K e6 9 1 and more');
    expect(marks(editor)).to.deep.equal(['K', 'e6', '9', 'and more']);
  });

  it('never moves the caret while somebody types', async () => {
    const editor = await make(INITIAL);
    await enter(editor, 8);
    for (const [index, letter] of [...'/pp 1x'].entries()) {
      await type(letter);
      await editor.updateComplete;
      expect(areaOf(editor).selectionStart).to.equal(9 + index);
      expect(areaOf(editor).value).to.equal(textOf(editor));
    }
  });

  it('takes what another element changes, and keeps the caret beside the same letters', async () => {
    const editor = await make();
    await enter(editor, INITIAL.indexOf('KQkq') + 2);
    editor.store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    await editor.updateComplete;
    const { value, selectionStart } = areaOf(editor);
    expect(value).to.equal('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1');
    expect(value.slice(0, selectionStart)).to.match(/ KQ$/);
  });

  it('does not take the focus when the text changes', async () => {
    const editor = await make();
    editor.fen = AFTER_E4;
    await editor.updateComplete;
    expect(areaOf(editor).value).to.equal(AFTER_E4);
    expect(document.activeElement).not.to.equal(editor);
  });

  it('leaves caret and history alone when fen is set to what it is', async () => {
    const editor = await make();
    await typeAnew(editor, SEVEN);
    areaOf(editor).setSelectionRange(5, 7);
    editor.fen = SEVEN;
    await editor.updateComplete;
    expect([areaOf(editor).selectionStart, areaOf(editor).selectionEnd]).to.deep.equal([5, 7]);
    expect(editor.store.getSnapshot().canUndo).to.be.true;
  });

  it('keeps line breaks as they were given until somebody types', async () => {
    const given = `${INITIAL}\r\nmore\r`;
    const editor = await make();
    editor.fen = given;
    await enter(editor);
    areaOf(editor).blur();
    await editor.updateComplete;
    expect(textOf(editor)).to.equal(given);
    expect(areaOf(editor).value).to.equal(`${INITIAL}\nmore\n`);
  });

  it('does nothing while an input method composes', async () => {
    const editor = await make();
    const seen = record(editor);
    await enter(editor);
    const area = areaOf(editor);
    const compose = (name: string, init?: InputEventInit): boolean =>
      area.dispatchEvent(
        name === 'input'
          ? new InputEvent(name, { bubbles: true, composed: true, isComposing: true, ...init })
          : new CompositionEvent(name, { bubbles: true, composed: true }),
      );
    compose('compositionstart');
    area.value = `${INITIAL}1`;
    compose('input');
    editor.store.dispatch({ type: 'remove', square: 'a1' });
    await editor.updateComplete;
    expect(area.value).to.equal(`${INITIAL}1`);
    expect(seen).to.deep.equal([]);
    area.value = `${INITIAL}12`;
    compose('input');
    compose('compositionend');
    await editor.updateComplete;
    expect(textOf(editor)).to.equal(`${INITIAL}12`);
    expect(seen).to.deep.equal(['input', 'fen-change text', 'fen-verdict-change']);
  });

  it('grows with its text, and the mirror with it', async () => {
    const texts = [
      INITIAL,
      SEVEN,
      `${INITIAL} ${'x'.repeat(300)}`,
      'a\nb\n\n',
      '',
      ' '.repeat(200),
    ];
    for (const width of [280, 333, 480, 700]) {
      const editor = await make();
      editor.style.setProperty('width', `${width}px`);
      for (const text of texts) {
        editor.fen = text;
        await editor.updateComplete;
        const area = areaOf(editor);
        const mirror = editor.shadowRoot!.querySelector<HTMLElement>('.mirror')!;
        const what = `${JSON.stringify(text.slice(0, 20))} at ${width}`;
        expect(area.scrollHeight, what).to.be.at.most(area.clientHeight);
        expect(mirror.getBoundingClientRect().height, what).to.be.closeTo(area.clientHeight, 1);
        expect(mirror.clientWidth, what).to.equal(area.clientWidth);
        const box = area.parentElement!;
        expect(box.scrollHeight, what).to.equal(box.clientHeight);
      }
    }
  });

  it('scrolls a text that is a whole file, with the caret in sight', async () => {
    const editor = await make();
    editor.fen = `${INITIAL}\n`.repeat(200);
    await editor.updateComplete;
    await enter(editor);
    await type('1');
    await nextFrame();
    const box = areaOf(editor).parentElement!;
    expect(box.clientHeight).to.be.within(100, 400);
    expect(box.scrollTop + box.clientHeight).to.be.closeTo(box.scrollHeight, 30);
  });

  it('says what is wrong at a pause, not at each key', async () => {
    const editor = await make();
    await enter(editor);
    await type('x');
    expect(announced(editor)).to.equal('');
    await aTimeout(PAUSE);
    await editor.updateComplete;
    expect(messageOf(editor)).not.to.equal('');
    expect(announced(editor)).to.equal(messageOf(editor));
    await press('Backspace');
    await aTimeout(PAUSE);
    await editor.updateComplete;
    expect(announced(editor)).to.equal('The FEN can be read.');
  });

  it('says at once what the rules have against a field, and that it is mended', async () => {
    const editor = await make('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    await toggle(editor, 'White queenside');
    expect(announced(editor)).to.match(/no rook on a1/);
    await toggle(editor, 'White queenside');
    expect(announced(editor)).to.equal('Nothing is wrong any more.');
  });

  it('loses no text and raises nothing, whatever it is set to', async () => {
    const editor = await make();
    const alphabet = [...'rnbqkpRNBQKP12345678/ -wbKQkqe3609x\n\r\té♔😀_"\u0000\ud800'];
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const area = areaOf(editor);
    for (let count = 0; count < 2000; count++) {
      const given = Array.from(
        { length: random(80) },
        () => alphabet[random(alphabet.length)],
      ).join('');
      if (count % 2) {
        editor.fen = given;
        expect(textOf(editor)).to.equal(given);
        if (count % 20 === 1) await editor.updateComplete;
      } else {
        area.value = given;
        area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        expect(asShown(textOf(editor))).to.equal(asShown(given));
      }
    }
    await editor.updateComplete;
    expect(area.value).to.equal(asShown(textOf(editor)));
  });
});

describe('<fen-field-editor>: undo', () => {
  it('takes back all that was typed without a pause, in one step', async () => {
    const editor = await make();
    await typeAnew(editor, 'abc');
    await press('Control+z');
    await editor.updateComplete;
    expect(textOf(editor)).to.equal(INITIAL);
    expect(areaOf(editor).value).to.equal(INITIAL);
    expect(editor.store.getSnapshot().canUndo).to.be.false;
  });

  for (const redo of ['Control+Shift+Z', 'Control+y']) {
    it(`does it again with ${redo}`, async () => {
      const editor = await make();
      await enter(editor);
      await type('0');
      await press('Control+z');
      await press(redo);
      expect(textOf(editor)).to.equal(`${INITIAL}0`);
    });
  }

  it('goes step by step over a pause', async () => {
    const editor = await make();
    await enter(editor);
    await type('23');
    await aTimeout(PAUSE);
    await type('4');
    await press('Control+z');
    expect(textOf(editor)).to.equal(`${INITIAL}23`);
    await press('Control+z');
    expect(textOf(editor)).to.equal(INITIAL);
  });

  it('goes to the store from a menu too', async () => {
    const editor = await make();
    await enter(editor);
    await type('0');
    const undo = (inputType: string): boolean =>
      areaOf(editor).dispatchEvent(
        new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }),
      );
    expect(undo('historyUndo')).to.be.false;
    expect(textOf(editor)).to.equal(INITIAL);
    expect(undo('historyRedo')).to.be.false;
    expect(textOf(editor)).to.equal(`${INITIAL}0`);
  });

  for (const name of ['White to move', 'White kingside', 'En passant', 'Halfmove clock']) {
    it(`works in ${name}`, async () => {
      const editor = await make();
      editor.store.dispatch({ type: 'set-field', field: 'activeColor', value: 'b' });
      await editor.updateComplete;
      control(editor, name).focus();
      await press('Control+z');
      expect(editor.fen).to.equal(INITIAL);
    });
  }

  it('makes a paste a step of its own', async () => {
    const editor = await make();
    const seen = record(editor);
    await enter(editor);
    await type('1');
    // A part of a FEN goes where the caret is.
    areaOf(editor).setSelectionRange(INITIAL.length - 1, INITIAL.length + 1);
    await press('Control+c');
    await press('ArrowRight');
    const pasted = new Promise((resolve) => areaOf(editor).addEventListener('input', resolve));
    await press('Control+v');
    await pasted;
    await type('x');
    expect(seen.filter((each) => each.startsWith('fen-change'))).to.deep.equal([
      'fen-change text',
      'fen-change paste',
      'fen-change text',
    ]);
    const steps = [textOf(editor)];
    for (let count = 0; count < 3; count++) {
      await press('Control+z');
      steps.push(textOf(editor));
    }
    expect(steps).to.deep.equal([`${INITIAL}111x`, `${INITIAL}111`, `${INITIAL}1`, INITIAL]);
  });
});

describe('<fen-field-editor>: at Enter or when the focus leaves', () => {
  const typed = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR   b qkQK e3 00 01';
  const canonical = AFTER_E4;

  it('takes the canonical FEN if only the notation differs, in the same step', async () => {
    const editor = await make();
    await typeAnew(editor, typed);
    expect(areaOf(editor).value).to.equal(typed);
    await press('Tab');
    await editor.updateComplete;
    expect(areaOf(editor).value).to.equal(canonical);
    expect(textOf(editor)).to.equal(canonical);
    editor.focus();
    await press('Control+z');
    expect(textOf(editor)).to.equal(INITIAL);
  });

  it('does so at Enter, which breaks no line', async () => {
    const editor = await make();
    await typeAnew(editor, typed);
    await press('Enter');
    await editor.updateComplete;
    expect(areaOf(editor).value).to.equal(canonical);
    expect(document.activeElement).to.equal(editor);
  });

  it('leaves a text alone in which nobody typed', async () => {
    const editor = await make(typed);
    await enter(editor);
    await press('Tab');
    await editor.updateComplete;
    expect(textOf(editor)).to.equal(typed);
    expect(editor.store.getSnapshot().canUndo).to.be.false;
  });

  for (const [what, text] of [
    ['unreadable', SEVEN],
    ['short of fields', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'],
    ['followed by other text', `${INITIAL} good luck`],
    ['with a counter assumed', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - -'],
  ] as const) {
    it(`leaves a text alone that is ${what}`, async () => {
      const editor = await make();
      await typeAnew(editor, text);
      await press('Tab');
      await editor.updateComplete;
      expect(areaOf(editor).value).to.equal(text);
    });
  }
});

describe('<fen-field-editor>: what reading assumed or left out', () => {
  const placement = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
  const table: [text: string, said: RegExp, accepted: string][] = [
    [`${placement} w KQkq - 0`, /^The fullmove number is not given\.$/, INITIAL],
    [placement, /^5 assumptions/, `${placement} w - - 0 1`],
    [`${INITIAL} good luck`, /“good luck”/, INITIAL],
    [`${placement} w KQkq - - 1`, /^Read a dash as 0$/, INITIAL],
    [`${placement} w KQkq - bm e4; hmvc 3;`, /^Leaves out bm, hmvc/, `${placement} w KQkq - 3 1`],
  ];
  for (const [text, said, accepted] of table) {
    it(`is accepted with one click, and that taken back with one undo: ${text}`, async () => {
      const editor = await make(text);
      const button = control<HTMLButtonElement>(editor, 'Accept');
      const before = button.previousElementSibling!.textContent!.replace(/\s+/g, ' ').trim();
      expect(before).to.match(said);
      await click(pointIn(button));
      await editor.updateComplete;
      expect(textOf(editor)).to.equal(accepted);
      expect(() => control(editor, 'Accept')).to.throw();
      editor.focus();
      await press('Control+z');
      expect(textOf(editor)).to.equal(text);
    });
  }

  it('is shown piece by piece', async () => {
    const editor = await make(placement);
    const details = editor.shadowRoot!.querySelector('details')!;
    await click(pointIn(details.querySelector('summary')!));
    expect(details.open).to.be.true;
    expect(
      [...details.querySelectorAll('li')].map(({ textContent }) => textContent),
    ).to.have.length(5);
  });

  it('gives the focus to the line when the button goes', async () => {
    const editor = await make(placement);
    control(editor, 'Accept').focus();
    await press('Enter');
    await editor.updateComplete;
    expect(editor.shadowRoot!.activeElement).to.equal(areaOf(editor));
  });

  it('has nothing to accept while a field is unreadable or the text is canonical', async () => {
    for (const text of [SEVEN, INITIAL, '', `${placement} w qkQK - 0 1`]) {
      const editor = await make(text);
      expect(() => control(editor, 'Accept'), text).to.throw();
    }
  });
});

describe('<fen-field-editor>: fields to text', () => {
  const clicks: [name: string, before: string, after: string][] = [
    ['Black to move', INITIAL, INITIAL.replace(' w ', ' b ')],
    ['White to move', AFTER_E4, AFTER_E4.replace(' b ', ' w ')],
    ['White kingside', INITIAL, INITIAL.replace('KQkq', 'Qkq')],
    ['White queenside', INITIAL, INITIAL.replace('KQkq', 'Kkq')],
    ['Black kingside', INITIAL, INITIAL.replace('KQkq', 'KQq')],
    ['Black queenside', INITIAL, INITIAL.replace('KQkq', 'KQk')],
    ['Black queenside', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', '4k3/8/8/8/8/8/8/4K3 w q - 0 1'],
    ['White kingside', '4k3/8/8/8/8/8/8/4K3 w K - 0 1', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['White kingside', INITIAL.replace('KQkq', 'qQ'), INITIAL.replace('KQkq', 'KQq')],
  ];
  for (const [name, before, after] of clicks) {
    it(`${name}: ${before.slice(-14)} → ${after.slice(-14)}`, async () => {
      const editor = await make(before);
      await toggle(editor, name);
      expect(textOf(editor)).to.equal(after);
      expect(areaOf(editor).value).to.equal(after);
      expect(editor.fen).to.equal(after);
    });
  }

  it('writes the letters of Shredder-FEN where that is asked for', async () => {
    const editor = await fixture<FenFieldEditor>(
      html`<fen-field-editor
        castling-notation="shredder"
        fen="r3k2r/8/8/8/8/8/8/R3K2R w HA - 0 1"
      ></fen-field-editor>`,
    );
    await toggle(editor, 'Black kingside');
    expect(textOf(editor)).to.equal('r3k2r/8/8/8/8/8/8/R3K2R w HAh - 0 1');
  });

  it('offers the en passant squares that can be, then the others', async () => {
    const editor = await make('4k3/8/8/pP1pP3/8/8/8/4K3 w - - 0 1');
    const options = [...list(editor).children].map((child) =>
      child instanceof HTMLOptGroupElement
        ? `${child.label}: ${[...child.children].map(({ textContent }) => textContent).join(' ')}`
        : child.textContent,
    );
    expect(options).to.deep.equal([
      'none',
      'a6 — pawn a5',
      'd6 — pawn d5',
      'not possible here: a3 b3 c3 d3 e3 f3 g3 h3 b6 c6 e6 f6 g6 h6',
    ]);
  });

  for (const square of ['d6', 'c6', 'c3']) {
    it(`En passant: ${square}`, async () => {
      const editor = await make('4k3/8/8/pP1pP3/8/8/8/4K3 w - - 0 1');
      await choose(editor, square);
      expect(textOf(editor)).to.equal(`4k3/8/8/pP1pP3/8/8/8/4K3 w - ${square} 0 1`);
    });
  }

  it('shows an en passant square of any rank that the text asks for', async () => {
    for (const square of ['e3', 'e4', 'a1']) {
      const editor = await make(`4k3/8/8/8/8/8/8/4K3 w - ${square} 0 1`);
      expect(list(editor).value).to.equal(square);
      expect(list(editor).selectedOptions[0]!.parentElement!.localName).to.equal('optgroup');
    }
  });

  const counters: [name: string, keys: string, after: string][] = [
    ['Halfmove clock', '12', ' 12 1'],
    ['Fullmove number', '40', ' 0 40'],
    ['Halfmove clock', '007', ' 7 1'],
  ];
  for (const [name, keys, after] of counters) {
    it(`${name}: ${keys}, in one step`, async () => {
      const editor = await make();
      control(editor, name).select();
      await type(keys);
      await editor.updateComplete;
      expect(control(editor, name).value, 'nothing moves under the caret').to.equal(keys);
      expect(textOf(editor)).to.equal(INITIAL.replace(' 0 1', after));
      await press('Tab');
      await editor.updateComplete;
      expect(control(editor, name).value).to.equal(String(Number(keys)));
      editor.focus();
      await press('Control+z');
      expect(textOf(editor)).to.equal(INITIAL);
    });
  }

  const drafts: [name: string, keys: string][] = [
    ['Halfmove clock', 'Backspace'],
    ['Halfmove clock', '-5'],
    ['Fullmove number', '0'],
    ['Fullmove number', '.5'],
  ];
  for (const [name, keys] of drafts) {
    it(`${name}: ${keys} is no number for it, is marked and stays, and undo brings the number back`, async () => {
      const editor = await make(INITIAL.replace('0 1', '3 4'));
      const input = control(editor, name);
      const before = input.value;
      input.select();
      if (keys === 'Backspace') await press(keys);
      else await type(keys);
      await editor.updateComplete;
      expect(input.getAttribute('aria-invalid')).to.equal('true');
      expect(wordsOf(input, 'aria-describedby')).to.match(/^a whole number from [01] on$/);
      await press('Tab');
      editor.store.dispatch({ type: 'set-field', field: 'activeColor', value: 'b' });
      await editor.updateComplete;
      expect(input.value).to.equal(keys === 'Backspace' ? '' : keys);
      expect(input.getAttribute('aria-invalid')).to.equal('true');
      input.focus();
      await press('Control+z');
      await editor.updateComplete;
      expect(input.getAttribute('aria-invalid')).to.equal('false');
      expect([input.value, editor.position.activeColor]).to.deep.equal([before, 'b']);
    });
  }
});

describe('<fen-field-editor>: text to fields', () => {
  const state = (editor: FenFieldEditor): string =>
    [
      control(editor, 'White to move').checked && 'White',
      control(editor, 'Black to move').checked && 'Black',
      ['White kingside', 'White queenside', 'Black kingside', 'Black queenside']
        .map((name, index) => (control(editor, name).checked ? 'KQkq'[index] : '.'))
        .join(''),
      list(editor).selectedOptions[0]!.textContent,
      control(editor, 'Halfmove clock').value,
      control(editor, 'Fullmove number').value,
    ]
      .filter(Boolean)
      .join(' ');

  const table: [fields: string, shown: string][] = [
    ['w KQkq - 0 1', 'White KQkq none 0 1'],
    ['b Kq e3 12 345', 'Black K..q e3 12 345'],
    ['b - a6 0 1', 'Black .... a6 0 1'],
    ['B qK - 007 0', 'Black K..q none 7 1'],
    ['', 'White .... none 0 1'],
    ['b', 'Black .... none 0 1'],
  ];
  for (const [fields, shown] of table) {
    it(`“${fields}” is ${shown}`, async () => {
      const editor = await make();
      editor.fen = `${INITIAL.split(' ')[0]} ${fields}`;
      await editor.updateComplete;
      expect(state(editor)).to.equal(shown);
    });
  }

  it('follows a field that its own control was clicked for before', async () => {
    const editor = await make();
    await toggle(editor, 'Black to move');
    await toggle(editor, 'White kingside');
    editor.fen = INITIAL;
    await editor.updateComplete;
    expect(state(editor)).to.equal('White KQkq none 0 1');
  });

  const unreadable: [text: string, name: string, said: string][] = [
    ['4k3/8/8/8/8/8/8/4K3 b KQxq e3 1 2', 'White kingside', 'KQxq'],
    ['4k3/8/8/8/8/8/8/4K3 b - e9 1 2', 'En passant', 'e9'],
    ['4k3/8/8/8/8/8/8/4K3 b - - 1a 2', 'Halfmove clock', '1a'],
    ['4k3/8/8/8/8/8/8/4K3 b - - 1 2b', 'Fullmove number', '2b'],
    ['4k3/8/8/8/8/8/8/4K3 x - - 1 2', 'White to move', 'x'],
  ];
  for (const [text, name, said] of unreadable) {
    it(`says beside ${name} that ‘${said}’ can't be read, and keeps it while another field is set`, async () => {
      const editor = await make(text);
      const own = control(editor, name);
      const group = own.closest('[role$=group]:not(.base)');
      expect(wordsOf(group ?? own, 'aria-describedby')).to.equal(`can’t be read: ‘${said}’`);
      expect(marks(editor)).to.include(said);
      const other = name === 'Fullmove number' ? 'Halfmove clock' : 'Fullmove number';
      control(editor, other).select();
      await type('9');
      expect(textOf(editor).split(' ')).to.include(said).and.to.include('9');
    });
  }

  it('replaces what could not be read when the field itself is set', async () => {
    const editor = await make('4k3/8/8/8/8/8/8/4K3 b Kxq e9 1 2');
    await toggle(editor, 'White kingside');
    expect(textOf(editor)).to.equal('4k3/8/8/8/8/8/8/4K3 b q e9 1 2');
  });

  it('says which requested right and square cannot be, in words', async () => {
    const editor = await make('r3k3/8/8/8/8/8/8/4K2R b KQkq c3 0 1');
    const said = (name: string): string => wordsOf(control(editor, name), 'aria-describedby');
    expect(said('White kingside')).to.equal('');
    expect(said('White queenside')).to.match(/no rook on a1/);
    expect(said('Black kingside')).to.match(/no rook on h8/);
    expect(said('Black queenside')).to.equal('');
    expect(said('En passant')).to.match(/none on c4/);
    const titled = [...editor.shadowRoot!.querySelectorAll<HTMLElement>('.fields [title]')];
    expect(titled.map(({ title }) => title)).to.deep.equal(
      ['White queenside', 'Black kingside', 'En passant'].map(said),
    );
  });

  it('shows missing fields as assumed', async () => {
    const editor = await make('4k3/8/8/8/8/8/8/4K3 b');
    const said = (name: string): string => wordsOf(control(editor, name), 'aria-describedby');
    expect(said('En passant')).to.equal('assumed');
    expect(said('Halfmove clock')).to.equal('assumed');
    control(editor, 'Halfmove clock').select();
    await type('0');
    await editor.updateComplete;
    expect(textOf(editor)).to.equal('4k3/8/8/8/8/8/8/4K3 b - - 0');
    expect(said('Halfmove clock')).to.equal('');
  });
});

describe('<fen-field-editor>: events', () => {
  const change = (source: string): string[] => ['input', `fen-change ${source}`];
  const table: [what: string, act: (editor: FenFieldEditor) => Promise<void>, seen: string[]][] = [
    [
      'typing, then a pause',
      async (editor) => {
        await enter(editor);
        await type('00');
        await aTimeout(PAUSE);
      },
      [...change('text'), ...change('text'), 'change'],
    ],
    [
      'typing, then leaving',
      async (editor) => {
        await enter(editor);
        await type('0');
        await press('Tab');
      },
      [...change('text'), 'change'],
    ],
    [
      'typing, then Enter',
      async (editor) => {
        await enter(editor);
        await type('0');
        await press('Enter');
        await press('Tab');
      },
      [...change('text'), 'change'],
    ],
    [
      'typing and taking it back within a step',
      async (editor) => {
        await enter(editor);
        await type('0');
        await press('Backspace');
        await press('Tab');
      },
      [...change('text'), ...change('text')],
    ],
    ['a check box', (editor) => toggle(editor, 'White kingside'), [...change('field'), 'change']],
    ['a radio button that is chosen already', (editor) => toggle(editor, 'White to move'), []],
    [
      'a list',
      async (editor) => {
        await choose(editor, 'e3');
        await press('Tab');
      },
      [...change('field'), 'fen-verdict-change', 'change'],
    ],
    [
      'a counter',
      async (editor) => {
        control(editor, 'Fullmove number').select();
        await type('25');
        await press('Tab');
      },
      [...change('field'), ...change('field'), 'change'],
    ],
    [
      'an empty counter',
      async (editor) => {
        control(editor, 'Halfmove clock').select();
        await press('Backspace');
        await press('Tab');
      },
      [],
    ],
    [
      'undo',
      async (editor) => {
        editor.store.dispatch({ type: 'remove', square: 'a2' });
        await enter(editor);
        await press('Control+z');
      },
      [...change('undo'), 'change'],
    ],
    [
      'a program',
      async (editor) => {
        editor.fen = AFTER_E4;
        editor.store.dispatch({ type: 'set-field', field: 'activeColor', value: 'w' });
        await editor.updateComplete;
      },
      [],
    ],
    [
      'accepting what was assumed, which changes no FEN',
      async (editor) => {
        editor.fen = '4k3/8/8/8/8/8/8/4K3 w - -';
        await editor.updateComplete;
        await click(pointIn(control(editor, 'Accept')));
      },
      [],
    ],
  ];
  for (const [what, act, expected] of table) {
    it(`of ${what}`, async () => {
      const editor = await make();
      const seen = record(editor);
      await act(editor);
      await nextFrame();
      expect(seen).to.deep.equal(expected);
    });
  }
});

describe('<fen-field-editor>: as a form control', () => {
  it('takes the focus in the line, wherever it was', async () => {
    const editor = await make();
    list(editor).focus();
    editor.focus();
    expect(editor.shadowRoot!.activeElement).to.equal(areaOf(editor));
  });

  it('goes back to the attribute at a reset, drafts too', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><fen-field-editor name="fen" fen=${AFTER_E4}></fen-field-editor></form>`,
    );
    const editor = form.querySelector('fen-field-editor')!;
    control(editor, 'Halfmove clock').select();
    await press('Backspace');
    await toggle(editor, 'White to move');
    form.reset();
    await editor.updateComplete;
    expect(areaOf(editor).value).to.equal(AFTER_E4);
    expect(control(editor, 'Halfmove clock').value).to.equal('0');
  });

  it('can be read but not edited when it is read-only', async () => {
    const editor = await fixture<FenFieldEditor>(
      html`<fen-field-editor readonly></fen-field-editor>`,
    );
    const seen = record(editor);
    editor.store.dispatch({ type: 'set-field', field: 'activeColor', value: 'b' });
    await enter(editor);
    expect(editor.shadowRoot!.activeElement).to.equal(areaOf(editor));
    await type('x');
    await press('Control+z');
    await toggle(editor, 'White to move');
    await toggle(editor, 'White kingside');
    control(editor, 'Halfmove clock').focus();
    await type('5');
    expect(editor.fen).to.equal(INITIAL.replace(' w ', ' b '));
    expect(seen).to.deep.equal([]);
    expect(list(editor).disabled).to.be.true;
  });

  for (const [what, template] of [
    ['itself', html`<div><fen-field-editor disabled></fen-field-editor></div>`],
    ['by a fieldset', html`<fieldset disabled><fen-field-editor></fen-field-editor></fieldset>`],
  ] as const) {
    it(`has no control that can be used when it is disabled ${what}`, async () => {
      const around = await fixture<HTMLElement>(template);
      const editor = around.querySelector('fen-field-editor')!;
      await editor.updateComplete;
      const controls = editor.shadowRoot!.querySelectorAll<HTMLInputElement>(
        'input, select, textarea, button',
      );
      expect([...controls].filter(({ disabled }) => !disabled)).to.deep.equal([]);
      expect(controls).to.have.length(10);
    });
  }
});

describe('<fen-field-editor>: looks and ears', () => {
  const texts = [
    INITIAL,
    SEVEN,
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    '',
    '4k3/8/8/8/8/8/8/4K3 b KQxq e3 99 2 x',
  ];

  for (const scheme of ['light', 'dark']) {
    it(`is accessible in ${scheme}`, async () => {
      const page = await fixture<HTMLElement>(
        html`<div>
          ${texts.map((text) => html`<fen-field-editor fen=${text}></fen-field-editor>`)}
          <fen-field-editor readonly></fen-field-editor>
          <fen-field-editor disabled></fen-field-editor>
        </div>`,
      );
      page.style.setProperty('color-scheme', scheme);
      page.style.setProperty('background', scheme === 'dark' ? '#1b1f24' : '#fff');
      await expect(page).to.be.accessible();
    });
  }

  it('is walked by Tab in the order it is read', async () => {
    const editor = await make();
    editor.focus();
    const walked: string[] = [];
    for (let count = 0; count < 9; count++) {
      await press('Tab');
      const { activeElement } = editor.shadowRoot!;
      walked.push(activeElement?.getAttribute('aria-label') ?? activeElement?.id ?? '');
    }
    expect(walked).to.deep.equal([
      '',
      'White kingside',
      'White queenside',
      'Black kingside',
      'Black queenside',
      'allow',
      'enPassant',
      'halfmoveClock',
      'fullmoveNumber',
    ]);
  });

  for (const width of [280, 320, 480, 700, 1280]) {
    it(`fits into ${width} pixels, also with letters twice as big`, async () => {
      for (const size of ['100%', '200%']) {
        document.documentElement.style.setProperty('font-size', size);
        for (const text of texts) {
          const editor = await make(text);
          editor.style.setProperty('width', `${width}px`);
          await nextFrame();
          const right = editor.getBoundingClientRect().right + 0.5;
          const beyond = [...editor.shadowRoot!.querySelectorAll<HTMLElement>('.base *')].filter(
            (each) => each.getBoundingClientRect().right > right,
          );
          // The smallest width has no room for letters of twice the size.
          if (size === '100%' || width > 320) expect(beyond, `${size} ${text}`).to.deep.equal([]);
        }
      }
      document.documentElement.style.removeProperty('font-size');
    });
  }

  it('moves nothing below the line when a message comes or goes', async () => {
    const editor = await make();
    editor.style.setProperty('width', '700px');
    const top = (): number => control(editor, 'Halfmove clock').getBoundingClientRect().top;
    const before = top();
    for (const text of texts.slice(0, 4)) {
      editor.fen = text;
      await editor.updateComplete;
      expect(top(), text).to.be.closeTo(before, 0.5);
    }
  });

  if (canEmulateMedia) {
    it('keeps its underlines in forced colours', async () => {
      await emulateMedia({ forcedColors: 'active' });
      const editor = await make(SEVEN);
      const mark = editor.shadowRoot!.querySelector('.mirror .error')!;
      const { textDecorationColor, color } = getComputedStyle(mark);
      expect(color).to.equal('rgba(0, 0, 0, 0)');
      expect(textDecorationColor).not.to.equal(color);
    });
  }

  it('is written from left to right on a page that is not, and in fields that follow the page', async () => {
    const page = await fixture<HTMLElement>(
      html`<div dir="rtl"><fen-field-editor></fen-field-editor></div>`,
    );
    const editor = page.querySelector('fen-field-editor')!;
    expect(getComputedStyle(areaOf(editor)).direction).to.equal('ltr');
    expect(getComputedStyle(list(editor)).direction).to.equal('rtl');
  });

  it('forgets its timer when it is taken out in mid-typing', async () => {
    const editor = await make();
    await enter(editor);
    await type('0');
    editor.remove();
    const seen: Event[] = [];
    editor.addEventListener('change', (event) => seen.push(event));
    await aTimeout(PAUSE);
    expect(seen).to.deep.equal([]);
  });
});
