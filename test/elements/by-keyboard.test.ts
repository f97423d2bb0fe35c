import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import { editable } from '../helpers/board.js';
import { press, setViewport, type } from '../helpers/input.js';
import { focused, focusedAs, nameOf, roleOf } from '../helpers/roles.js';

const GOAL = '2kr3r/ppp2ppp/2n1bn2/2b1p3/4P1q1/2NP1N2/PPP1BPPP/R1BQ1RK1 w - - 4 10';
const WITH_RIGHT = GOAL.replace(' w - ', ' w K ');

/** Presses a key until what is sought has the focus. */
async function walkTo(key: string, role: string, name: RegExp, limit = 70): Promise<void> {
  const isThere = (): boolean => roleOf(focused()) === role && name.test(nameOf(focused()));
  for (let count = 0; count < limit && !isThere(); count++) await press(key);
  expect(isThere(), `${key} leads to the ${role} ${name}, not ${focusedAs()}`).to.equal(true);
}

/** Writes a number into the field that has the focus. */
async function fillIn(text: string): Promise<void> {
  await press('Control+a');
  await type(text);
  await press('Enter');
}

describe('by keyboard alone, by role and name', () => {
  it('an author sets up a position, mends it, undoes, redoes, and copies the FEN', async () => {
    await setViewport({ width: 1000, height: 800 });
    const box = await fixture(
      html`<div>
        <button>Before</button>
        <fen-editor></fen-editor>
        <label>Notes <textarea></textarea></label>
      </div>`,
    );
    const editor = box.querySelector<FenEditor>('fen-editor')!;
    await editable(editor.shadowRoot!.querySelector('fen-board')!);
    box.querySelector('button')!.focus();

    await walkTo('Tab', 'button', /^(Undo|Flip the board)$/, 3);
    await walkTo('ArrowRight', 'button', /^Empty board$/, 8);
    await press('Enter');
    expect(editor.fen).to.equal('8/8/8/8/8/8/8/8 w - - 0 1');

    await walkTo('Tab', 'gridcell', /./, 4);
    await press('Control+Home');
    expect(focusedAs()).to.equal('gridcell “a8, empty”');
    const ranks = GOAL.split(' ')[0]!.split('/');
    for (const [index, rank] of ranks.entries()) {
      for (const character of rank) {
        if (/\d/.test(character)) {
          for (let empty = 0; empty < Number(character); empty++) await press('ArrowRight');
        } else {
          await type(character);
          await press('ArrowRight');
        }
      }
      if (index < 7) await press('Home');
      if (index < 7) await press('ArrowDown');
    }
    expect(editor.fen).to.equal(`${GOAL.split(' ')[0]} w - - 0 1`);

    await walkTo('Tab', 'checkbox', /^White kingside/);
    await press(' ');
    await walkTo('Tab', 'spinbutton', /^Halfmove clock/);
    await fillIn('4');
    await walkTo('Tab', 'spinbutton', /^Fullmove number/);
    await fillIn('10');
    await waitUntil(() => editor.fen === WITH_RIGHT, `${editor.fen} is ${WITH_RIGHT}`);
    expect(editor.verdict).to.equal('illegal');

    await press('Shift+Tab');
    await walkTo('Shift+Tab', 'button', /Illegal/);
    await press('Enter');
    await waitUntil(() => !/Illegal/.test(focusedAs()), 'the list opens');
    await walkTo('Tab', 'button', /^Drop White kingside castling/, 8);
    await press('Enter');
    await waitUntil(() => editor.fen === GOAL, `${editor.fen} is ${GOAL}`);
    expect(editor.verdict).to.equal('valid');
    await press('Escape');

    await press('Control+z');
    await waitUntil(() => editor.fen === WITH_RIGHT);
    await press('Control+Shift+z');
    await waitUntil(() => editor.fen === GOAL);

    await walkTo('Tab', 'textbox', /^FEN/, 8);
    await press('Control+a');
    await press('Control+c');
    await walkTo('Tab', 'textbox', /^Notes/);
    await press('Control+v');
    await waitUntil(() => box.querySelector('textarea')!.value === GOAL, 'the FEN is pasted');
  });
});
