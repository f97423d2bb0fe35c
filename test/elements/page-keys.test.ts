import { expect, fixture, html } from '@open-wc/testing';
import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import { editable } from '../helpers/board.js';
import { press, type } from '../helpers/input.js';

/** What a page's own shortcuts listen for. */
const EVENTS = ['keydown', 'keypress', 'keyup'] as const;

describe('shortcuts of the page', () => {
  let editor: FenEditor;
  let heard: Set<string>;
  const listen = (event: KeyboardEvent): void => {
    const { key } = event;
    // Else Firefox would search for what is typed behind a stroke.
    event.preventDefault();
    if (key !== 'Shift' && key !== 'Control') heard.add(key.toLowerCase());
  };

  beforeEach(async () => {
    const box = await fixture(html`<div style="width: 700px"><fen-editor></fen-editor></div>`);
    editor = box.querySelector('fen-editor')!;
    await editable(editor.shadowRoot!.querySelector('fen-board')!);
    heard = new Set();
    for (const name of EVENTS) document.addEventListener(name, listen);
  });
  afterEach(() => {
    for (const name of EVENTS) document.removeEventListener(name, listen);
  });

  const inside = (tag: string, selector = ''): HTMLElement => {
    const element = editor.shadowRoot!.querySelector<HTMLElement>(tag)!;
    return selector ? element.shadowRoot!.querySelector<HTMLElement>(selector)! : element;
  };

  /** Where the focus is, what is pressed there, and which of it the page hears of. */
  const table: [where: string, focus: () => HTMLElement, keys: string[], heard: string[]][] = [
    [
      'the FEN line',
      () => inside('fen-field-editor', 'textarea'),
      ['f', 'j', '?', '/', ' ', '1', 'Enter', 'Backspace', 'ArrowLeft', 'Home', 'Delete'],
      [],
    ],
    [
      'the FEN line',
      () => inside('fen-field-editor', 'textarea'),
      ['Control+a', 'Control+c', 'Control+z', 'Control+Shift+z', 'Control+y'],
      [],
    ],
    [
      'the FEN line',
      () => inside('fen-field-editor', 'textarea'),
      ['Control+Enter', 'Control+e', 'F2', 'Escape'],
      ['enter', 'e', 'f2', 'escape'],
    ],
    [
      'a counter',
      () => inside('fen-field-editor', '#halfmoveClock'),
      ['3', 'j', 'ArrowUp', 'Enter'],
      [],
    ],
    ['the list of squares', () => inside('fen-field-editor', 'select'), ['e', 'ArrowDown'], []],
    [
      'a radio button',
      () => inside('fen-field-editor', '[type=radio]'),
      [' ', 'ArrowDown', 'f', '/'],
      ['f', '/'],
    ],
    [
      'a check box',
      () => inside('fen-field-editor', '[type=checkbox]'),
      [' ', 'j', '?'],
      ['j', '?'],
    ],
    [
      'the toolbar',
      () => inside('fen-toolbar', '[data-tool=flip]'),
      [' ', 'Enter', 'ArrowRight', 'ArrowLeft', 'Control+z', 'f', '/'],
      ['f', '/'],
    ],
    ['the palette', () => inside('fen-palette', 'button'), [' ', 'ArrowRight', 'f'], ['f']],
    ['the verdict', () => inside('fen-validator-badge', 'button'), ['j', 'Control+z'], ['j']],
    [
      'the board',
      () => inside('fen-board'),
      [
        'n',
        'N',
        ' ',
        'Escape',
        'Enter',
        'Escape',
        'Delete',
        'd',
        'ArrowUp',
        'Home',
        'Control+z',
        'Control+y',
      ],
      [],
    ],
    [
      'the board',
      () => inside('fen-board'),
      ['f', 'j', '/', 'F2', 'Escape'],
      ['f', 'j', '/', 'f2', 'escape'],
    ],
  ];
  for (const [where, focus, keys, expected] of table) {
    const what = expected.length > 0 ? `hear ${expected.join(' ')} of` : 'hear nothing of';
    it(`${what} ${keys.map((key) => key.replace(' ', 'Space')).join(', ')} on ${where}`, async () => {
      focus().focus();
      for (const key of keys) await (/^[\w?]$/.test(key) ? type(key) : press(key));
      expect([...heard].sort()).to.deep.equal([...expected].sort());
    });
  }

  it('hear nothing while the list of keys is shown', async () => {
    const board = inside('fen-board') as FenBoard;
    board.focus();
    await type('?');
    while (!board.shadowRoot!.querySelector('dialog')) await new Promise(requestAnimationFrame);
    await type('fj/');
    await press('Escape');
    expect([...heard]).to.deep.equal([]);
  });

  it('on the element itself hear everything', async () => {
    const fields = inside('fen-field-editor');
    const own: string[] = [];
    fields.addEventListener('keydown', ({ key }) => own.push(key));
    fields.focus();
    await type('fj');
    expect(own).to.deep.equal(['f', 'j']);
  });
});
