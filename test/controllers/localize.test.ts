import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { addMessages } from '../../src/controllers/languages.js';
import { languageOf } from '../../src/controllers/localize.js';
import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { FenToolbar } from '../../src/elements/fen-toolbar/fen-toolbar.js';

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
