import { expect, fixture, html } from '@open-wc/testing';
import '../../src/define/fen-toolbar.js';
import type { FenToolbar } from '../../src/elements/fen-toolbar/fen-toolbar.js';
import { click, pointIn, press } from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

const button = (toolbar: FenToolbar, name: string): HTMLElement =>
  toolbar.shadowRoot!.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;

describe('<fen-toolbar>', () => {
  it('has no axe violation', async () => {
    const toolbar = await fixture<FenToolbar>(html`<fen-toolbar></fen-toolbar>`);
    await expect(toolbar).to.be.accessible();
  });

  it('clears, starts, undoes and redoes, each as one step', async () => {
    const toolbar = await fixture<FenToolbar>(html`<fen-toolbar></fen-toolbar>`);
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

  it('turns the view, which is no step', async () => {
    const toolbar = await fixture<FenToolbar>(html`<fen-toolbar></fen-toolbar>`);
    await click(pointIn(button(toolbar, 'Flip the board')));
    const { view, canUndo } = toolbar.store.getSnapshot();
    expect(view.orientation).to.equal('black');
    expect(canUndo).to.equal(false);
  });

  it('is one tab stop, walked by arrow keys; keys undo', async () => {
    const toolbar = await fixture<FenToolbar>(html`<fen-toolbar></fen-toolbar>`);
    button(toolbar, 'Undo').focus();
    await press('ArrowLeft');
    await press('Enter');
    expect(toolbar.fen).to.equal(EMPTY);
    await press('Control+z');
    expect(toolbar.fen).to.equal(INITIAL);
    expect(toolbar.shadowRoot!.querySelectorAll('[tabindex="0"]')).to.have.length(1);
  });
});
