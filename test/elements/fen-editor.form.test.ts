import { expect, fixture, html } from '@open-wc/testing';
import '../../src/index.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { FenFieldEditor } from '../../src/elements/fen-field-editor/fen-field-editor.js';
import { editable } from '../helpers/board.js';
import { click, pointIn, press, type } from '../helpers/input.js';
import { focusedAs } from '../helpers/roles.js';
import { formControlSuite, typedIntoLine } from './form-control.suite.js';

formControlSuite({
  tag: 'fen-editor',
  ready: async (control) => {
    await control.updateComplete;
    await editable(control.shadowRoot!.querySelector('fen-board')!);
    await control.shadowRoot!.querySelector('fen-field-editor')!.updateComplete;
  },
  ...typedIntoLine,
  clicked: (control) => [
    control
      .shadowRoot!.querySelector('fen-board')!
      .shadowRoot!.querySelector('[role=gridcell][aria-label^=b1]')!,
    'gridcell “b1, white knight”',
  ],
  named: (control) => control.shadowRoot!.querySelector('[role=group]')!,
});

describe('<fen-editor> in a form', () => {
  it('knows of a counter that is no number for the field, and points at it, until it is reset', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><fen-editor name="p"></fen-editor></form>`,
    );
    const editor = form.querySelector('fen-editor')!;
    await editor.updateComplete;
    const fields = editor.shadowRoot!.querySelector<FenFieldEditor>('fen-field-editor')!;
    await fields.updateComplete;
    const clock = fields.shadowRoot!.querySelector<HTMLInputElement>('#halfmoveClock')!;
    clock.select();
    await type('-3');
    await editor.updateComplete;
    expect(form.checkValidity()).to.equal(false);
    expect(editor.validationMessage).to.equal('a whole number from 0 on');
    await press('Tab');
    expect(form.reportValidity()).to.equal(false);
    expect(focusedAs()).to.equal('spinbutton “Halfmove clock”');
    form.reset();
    await editor.updateComplete;
    expect([clock.value, form.checkValidity()]).to.deep.equal(['0', true]);
  });

  it('points at the board, takes the focus there and is named by its label, in a layout without a line', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <label for="composed">Study 7</label>
        <fen-editor id="composed" name="p" fen="P6k/8/8/8/8/8/8/4K3 w - - 0 1">
          <fen-board style="--fen-board-size: 320px"></fen-board>
        </fen-editor>
      </form>`,
    );
    const editor = form.querySelector<FenEditor>('fen-editor')!;
    await editable(editor.querySelector('fen-board')!);
    await click(pointIn(form.querySelector('label')!));
    expect(focusedAs()).to.equal('gridcell “e2, empty”');
    expect(form.reportValidity()).to.equal(false);
    expect(focusedAs()).to.equal('gridcell “a8, white pawn”');
  });
});
