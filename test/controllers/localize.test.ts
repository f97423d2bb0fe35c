import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { addMessages } from '../../src/controllers/languages.js';
import { languageOf } from '../../src/controllers/localize.js';
import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { FenToolbar } from '../../src/elements/fen-toolbar/fen-toolbar.js';
import type { FenValidatorBadge } from '../../src/elements/fen-validator-badge/fen-validator-badge.js';
import { editable } from '../helpers/board.js';
import { press } from '../helpers/input.js';

/** A language of this test's own, which grows nowhere else. */
const LANGUAGE = 'tlh';

const undoOf = (toolbar: FenToolbar): string | null =>
  toolbar.shadowRoot!.querySelector('[data-tool=undo]')!.getAttribute('aria-label');
const frameOf = (board: FenBoard): HTMLElement => board.shadowRoot!.querySelector('.frame')!;
const described = (board: FenBoard): string =>
  board.shadowRoot!.querySelector('[part=board]')!.getAttribute('aria-label')!;

before(() => {
  addMessages(LANGUAGE, { toolbar: { undo: 'Qul' }, board: { described: () => 'Degh' } });
});

describe('the language of an element', () => {
  it('is what the nearest lang says, also beyond shadow roots', async () => {
    const page = await fixture(
      html`<div lang="fi">
        <p lang="de-AT"><b></b></p>
        <i></i>
      </div>`,
    );
    const inner = page.querySelector('i')!.appendChild(document.createElement('div'));
    const deep = inner.attachShadow({ mode: 'open' }).appendChild(document.createElement('u'));
    expect(languageOf(page.querySelector('b')!)).to.equal('de-AT');
    expect(languageOf(deep)).to.equal('fi');
    expect(languageOf(document.createElement('a'))).to.equal('');
  });

  it('is followed when a lang changes anywhere around it', async () => {
    const page = await fixture(html`<div><fen-toolbar></fen-toolbar></div>`);
    const toolbar = page.querySelector('fen-toolbar')!;
    expect(undoOf(toolbar)).to.equal('Undo');
    page.setAttribute('lang', LANGUAGE);
    await waitUntil(() => undoOf(toolbar) === 'Qul');
    page.removeAttribute('lang');
    await waitUntil(() => undoOf(toolbar) === 'Undo');
  });

  it('reaches what an editor has inside', async () => {
    const editor = await fixture<FenEditor>(html`<fen-editor lang=${LANGUAGE}></fen-editor>`);
    const toolbar = editor.shadowRoot!.querySelector('fen-toolbar')!;
    await waitUntil(() => undoOf(toolbar) === 'Qul');
  });

  it('is a part of a more particular one', async () => {
    const toolbar = await fixture<FenToolbar>(
      html`<fen-toolbar lang="${LANGUAGE}-QO"></fen-toolbar>`,
    );
    await waitUntil(() => undoOf(toolbar) === 'Qul');
  });
});

describe('messages', () => {
  it('that a page leaves out are English', async () => {
    const toolbar = await fixture<FenToolbar>(html`<fen-toolbar lang=${LANGUAGE}></fen-toolbar>`);
    const redo = toolbar.shadowRoot!.querySelector('[data-tool=redo]')!;
    expect(redo.getAttribute('aria-label')).to.equal('Redo');
  });

  it('can be added later and in parts, and take effect at once', async () => {
    const toolbar = await fixture<FenToolbar>(html`<fen-toolbar lang="x-own"></fen-toolbar>`);
    addMessages('x-own', { toolbar: { undo: 'Back' } });
    addMessages('x-own', { toolbar: { redo: 'Forth' } });
    await toolbar.updateComplete;
    expect(undoOf(toolbar)).to.equal('Back');
    const redo = toolbar.shadowRoot!.querySelector('[data-tool=redo]')!;
    expect(redo.getAttribute('aria-label')).to.equal('Forth');
  });

  it('of a function can be one text', async () => {
    addMessages('x-fixed', { board: { described: 'A board' } });
    const board = await fixture<FenBoard>(html`<fen-board readonly lang="x-fixed"></fen-board>`);
    await board.updateComplete;
    expect(described(board)).to.equal('A board');
  });

  it('in another language than the page asks for say so', async () => {
    const board = await fixture<FenBoard>(html`<fen-board readonly lang="tok"></fen-board>`);
    await waitUntil(() => frameOf(board).lang === 'en');
    expect(described(board)).to.match(/^Chess position/);
    board.lang = LANGUAGE;
    await waitUntil(() => described(board) === 'Degh');
    expect(frameOf(board).hasAttribute('lang')).to.equal(false);
  });

  it('in another language say so wherever they are', async () => {
    const page = await fixture(
      html`<div lang="tok">
        <fen-toolbar></fen-toolbar><fen-palette></fen-palette><fen-field-editor></fen-field-editor>
        <fen-validator-badge></fen-validator-badge><fen-board></fen-board>
      </div>`,
    );
    const board = await editable(page.querySelector('fen-board')!);
    const badge = page.querySelector('fen-validator-badge')!;
    badge.show();
    await waitUntil(() => badge.shadowRoot!.querySelector('.foot'));
    board.focus();
    await press('?');
    await waitUntil(() => board.shadowRoot!.querySelector('dialog[open]'));
    const unmarked: string[] = [];
    let count = 0;
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        const text = [...element.childNodes].map((node) => node.nodeType === 3 && node.nodeValue);
        const words = [...text, element.getAttribute('aria-label')]
          .filter(Boolean)
          .join(' ')
          .trim();
        if (words === '' || element.matches('[translate=no], style, .coordinates *')) continue;
        count++;
        if (languageOf(element) !== 'en') unmarked.push(`${element.localName} ${words}`);
      }
    };
    look(page);
    await press('Escape');
    expect(unmarked).to.deep.equal([]);
    expect(count).to.be.above(50);
  });

  it('are settled when nothing changes', async () => {
    const board = await fixture<FenBoard>(html`<fen-board readonly lang="tok"></fen-board>`);
    await waitUntil(() => frameOf(board).lang === 'en');
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(board.shadowRoot!, { attributes: true, childList: true, subtree: true });
    await aTimeout(100);
    observer.disconnect();
    expect(changes).to.equal(0);
  });
});

describe('a language that is loaded', () => {
  it('shows English till it has come', async () => {
    const toolbar = await fixture<FenToolbar>(html`<fen-toolbar lang="fi"></fen-toolbar>`);
    expect(undoOf(toolbar)).to.equal('Undo');
    expect(toolbar.shadowRoot!.querySelector('div')!.lang).to.equal('en');
    await waitUntil(() => undoOf(toolbar) === 'Kumoa');
    expect(toolbar.shadowRoot!.querySelector('div')!.hasAttribute('lang')).to.equal(false);
  });

  it('can be changed in parts by a page, and in another place', async () => {
    addMessages('de-AT', { toolbar: { undo: 'Zurück' } });
    const page = await fixture(
      html`<div>
        <fen-toolbar lang="de-AT"></fen-toolbar><fen-toolbar lang="de-CH"></fen-toolbar>
      </div>`,
    );
    const [austrian, swiss] = page.querySelectorAll('fen-toolbar');
    await waitUntil(() => undoOf(swiss!) === 'Rückgängig');
    expect(undoOf(austrian!)).to.equal('Zurück');
    const redo = austrian!.shadowRoot!.querySelector('[data-tool=redo]')!;
    expect(redo.getAttribute('aria-label')).to.equal('Wiederholen');
  });
});

describe('an editor whose page changes its language', () => {
  /** All that is seen and heard in it. */
  function words(editor: FenEditor): Record<string, string> {
    const inside = (...path: string[]): Element | null =>
      path.reduce<Element | null>(
        (element, selector) => element?.shadowRoot!.querySelector(selector) ?? null,
        editor,
      );
    const text = (...path: string[]): string =>
      (inside(...path)?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const label = (...path: string[]): string => inside(...path)?.getAttribute('aria-label') ?? '';
    const badge = ['fen-validator-badge'];
    return {
      heading: text('h2'),
      undo: label('fen-toolbar', '[data-tool=undo]'),
      start: text('fen-toolbar', '[data-tool=start] .words'),
      tool: label('fen-palette', '[role=radio]:nth-of-type(2)'),
      board: label('fen-board', '[part=board]'),
      hint: inside('fen-board', '[part=board]')?.getAttribute('aria-description') ?? '',
      square: label('fen-board', '[role=gridcell]:nth-of-type(5)'),
      right: label('fen-field-editor', '.right input'),
      passed: text('fen-field-editor', '#enPassant option:checked'),
      message: text('fen-field-editor', '#message'),
      verdict: text(...badge, '.words'),
      title: text(...badge, '#title'),
      finding: text(...badge, '.finding p'),
      fix: text(...badge, '.fix'),
    };
  }
  const english = {
    heading: 'Position editor',
    undo: 'Undo',
    start: 'Start position',
    tool: 'white king',
    board: 'Chess board',
    hint: 'Press ? for a list of keys.',
    square: 'e8, black king',
    right: 'White kingside',
    passed: 'none',
    message: 'White has two kings; only one can be.',
    verdict: 'Illegal · 1 error',
    title: 'This position breaks the rules.',
    finding: 'White has two kings; only one can be. e1 g1',
    fix: 'Remove the white king on e1',
  };
  const german = {
    heading: 'Stellungseditor',
    undo: 'Rückgängig',
    start: 'Grundstellung',
    tool: 'weißer König',
    board: 'Schachbrett',
    hint: '? drücken für eine Liste der Tasten.',
    square: 'e8, schwarzer König',
    right: 'Weiß kurz',
    passed: 'keines',
    message: 'Weiß hat 2 Könige; es kann nur einen geben.',
    verdict: 'Regelwidrig · 1 Fehler',
    title: 'Diese Stellung verstößt gegen die Regeln.',
    finding: 'Weiß hat 2 Könige; es kann nur einen geben. e1 g1',
    fix: 'Weißen König auf e1 entfernen',
  };

  let page: HTMLElement;
  let editor: FenEditor;
  let board: FenBoard;

  beforeEach(async () => {
    page = await fixture(
      html`<div lang="en"><fen-editor fen="4k3/8/8/8/8/8/8/4K1K1 w - - 0 1"></fen-editor></div>`,
    );
    editor = page.querySelector('fen-editor')!;
    board = await editable(editor.shadowRoot!.querySelector('fen-board')!);
  });

  const speaks = async (expected: Record<string, string>): Promise<void> => {
    await waitUntil(() => words(editor).fix === expected.fix, 'the language has come', {
      timeout: 5000,
    });
    expect(words(editor)).to.deep.equal(expected);
  };

  it('says everything in German, and in English again', async () => {
    editor.shadowRoot!.querySelector<FenValidatorBadge>('fen-validator-badge')!.show();
    await speaks(english);
    page.lang = 'de';
    await speaks(german);
    page.lang = 'en';
    await speaks(english);
  });

  it('names the letters of FEN in German only', async () => {
    const legend = (): string =>
      editor
        .shadowRoot!.querySelector('fen-field-editor')!
        .shadowRoot!.querySelector('.legend')
        ?.textContent!.replace(/\s+/g, ' ') ?? '';
    expect(legend()).to.equal('');
    page.lang = 'de';
    await waitUntil(() => legend().includes('N Springer'));
    page.lang = 'en';
    await waitUntil(() => legend() === '');
  });

  it('tells in German what is done and found', async () => {
    page.lang = 'de';
    await waitUntil(() => words(editor).undo === 'Rückgängig');
    const heard = (): string => board.shadowRoot!.querySelector('[aria-live=polite]')!.textContent!;
    board.shadowRoot!.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')!.focus();
    await press('k');
    await waitUntil(() => /^\w\d, schwarzer König/.test(heard()));
    await waitUntil(() => heard().startsWith('Schwarz hat 2 Könige; es kann nur einen geben.'));
  });
});
