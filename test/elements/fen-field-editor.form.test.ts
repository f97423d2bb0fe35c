import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { FenFieldEditor } from '../../src/elements/fen-field-editor/fen-field-editor.js';
import { press, type } from '../helpers/input.js';
import { focusedAs } from '../helpers/roles.js';
import { formControlSuite, leaveAndComeBack, typedIntoLine } from './form-control.suite.js';

formControlSuite({
  tag: 'fen-field-editor',
  ready: (control) => control.updateComplete,
  ...typedIntoLine,
  clicked: (control) => [
    control.shadowRoot!.querySelector('input[type=number]')!,
    'spinbutton “Halfmove clock”',
  ],
  named: (control) => control.shadowRoot!.querySelector('[role=group]')!,
});

describe('<fen-field-editor> in a form', () => {
  const make = async (): Promise<{ form: HTMLFormElement; editor: FenFieldEditor }> => {
    const form = await fixture<HTMLFormElement>(
      html`<form><fen-field-editor name="p"></fen-field-editor><button>b</button></form>`,
    );
    const editor = form.querySelector('fen-field-editor')!;
    await editor.updateComplete;
    return { form, editor };
  };
  const clockOf = (editor: FenFieldEditor): HTMLInputElement =>
    editor.shadowRoot!.querySelector('#halfmoveClock')!;

  it('objects to a counter that is no number for the field, and points at it', async () => {
    const { form, editor } = await make();
    clockOf(editor).select();
    await type('-3');
    await press('Tab');
    expect(editor.validity.badInput).to.equal(true);
    expect(editor.validationMessage).to.equal('a whole number from 0 on');
    expect(form.reportValidity()).to.equal(false);
    expect(focusedAs()).to.equal('spinbutton “Halfmove clock”');
    clockOf(editor).select();
    await type('3');
    expect(form.checkValidity()).to.equal(true);
  });

  it('drops such a number when the form is reset, though the position is what it was', async () => {
    const { form, editor } = await make();
    clockOf(editor).select();
    await type('-3');
    form.reset();
    await editor.updateComplete;
    expect(clockOf(editor).value).to.equal('0');
    expect(form.checkValidity()).to.equal(true);
  });

  it('raises no change for what was being typed when the form was reset', async () => {
    const { form, editor } = await make();
    editor.focus();
    await type('x');
    const seen: Event[] = [];
    form.addEventListener('change', (event) => seen.push(event));
    form.reset();
    // Longer than the pause that ends a step of typing.
    await aTimeout(1100);
    await press('Tab');
    expect(seen).to.deep.equal([]);
  });

  it('shows what stood there when the person comes back, where the position is a nameless board’s', async () => {
    const page = await leaveAndComeBack((left) => {
      left.querySelector('fen-board')!.store.dispatch({ type: 'set-text', text: 'e4' });
    });
    const linked = page.querySelector<FenFieldEditor>('[name=linked]')!;
    await waitUntil(() => linked.fen === 'e4', 'it is restored');
    expect(page.querySelector('fen-board')!.fen).to.equal('e4');
    linked.form!.reset();
    expect(linked.fen).to.equal(page.querySelector('fen-board')!.defaultFen);
  });
});
