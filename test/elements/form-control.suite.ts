import { aTimeout, expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import type { PositionControl } from '../../src/elements/position-control.js';
import { createPositionStore } from '../../src/store/index.js';
import { click, pointIn, press, type } from '../helpers/input.js';
import { focusedAs, nameOf } from '../helpers/roles.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
const UNREADABLE = 'rnbqkbnr/ppp w KQkq';
const NO_WHITE_KING = 'k7/8/8/8/8/8/8/8 w - - 0 1';
const NOT_REACHABLE = 'k7/8/8/8/8/8/PPPPPPPP/QQ5K w - - 0 1';

export interface FormControlFacts {
  tag: 'fen-board' | 'fen-field-editor' | 'fen-editor';
  /** Waits until it can be edited. */
  ready(control: PositionControl): Promise<unknown>;
  /** What has the focus after `focus()`, by role and name. */
  focus: string;
  /** Something else inside that takes the focus at a click, by role and name. */
  clicked(control: PositionControl): [part: Element, focused: string];
  /** What a form points at, by the text that is wrong. */
  pointsAt: [fen: string, focused: string][];
  /** A person makes an illegal position of the initial array, by real input, and ends the step. */
  spoil(control: PositionControl): Promise<void>;
  /** What a person hears the control's name with. */
  named(control: PositionControl): Element;
}

/** Of controls in which the position is typed into the FEN line. */
export const typedIntoLine: Pick<FormControlFacts, 'focus' | 'pointsAt' | 'spoil'> = {
  focus: 'textbox “FEN”',
  pointsAt: ['', UNREADABLE, NO_WHITE_KING].map((fen) => [fen, 'textbox “FEN”']),
  spoil: async (control) => {
    control.focus();
    await press('Control+a');
    await type(EMPTY);
    await press('Enter');
    await control.updateComplete;
  },
};

/** A page in a frame, on which something is done, that is left for another and come back to: as it is then. */
export async function leaveAndComeBack(
  act: (page: Document) => void | Promise<void>,
): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe width="400" height="400"></iframe>`);
  const go = (start: () => void): Promise<unknown> =>
    new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      start();
    });
  await go(() => (frame.src = '/test/fixtures/left-page.html'));
  await act(frame.contentDocument!);
  // What is navigated to while `load` is raised takes the page's place in the history.
  await aTimeout(0);
  await go(() => frame.contentWindow!.location.assign('/test/fixtures/arrived.html'));
  await go(() => frame.contentWindow!.history.back());
  return frame.contentDocument!;
}

/** What holds of every control of the library in a form, as of the browser's own. */
export function formControlSuite(facts: FormControlFacts): void {
  const { tag } = facts;

  const build = (attributes: Record<string, string> = {}): PositionControl => {
    const control = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
    return control;
  };

  const formWith = async (...content: (string | Element)[]): Promise<HTMLFormElement> => {
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    form.style.setProperty('max-inline-size', '320px');
    form.append(...content);
    return form;
  };

  /** A control in a form, that can be edited and whose position is judged. */
  const make = async (
    attributes: Record<string, string> = {},
  ): Promise<{ form: HTMLFormElement; control: PositionControl }> => {
    const control = build({ name: 'p', ...attributes });
    const form = await formWith(control);
    await judged(control);
    return { form, control };
  };

  const judged = async (control: PositionControl): Promise<void> => {
    await facts.ready(control);
    await waitUntil(() => control.verdict !== null, 'the rules have loaded', { timeout: 5000 });
    await control.updateComplete;
  };

  const focusedTag = (): string => document.activeElement?.localName ?? '';

  const submitted = (form: HTMLFormElement, name = 'p'): unknown[] =>
    new FormData(form).getAll(name);

  describe(`<${tag}> in a form submits`, () => {
    const table: [what: string, attributes: Record<string, string>, submitted: string[]][] = [
      ['its fen under its name', { name: 'p' }, [INITIAL]],
      ['canonical FEN', { name: 'p', fen: '8/8/8/8/8/8/8/8' }, [EMPTY]],
      ['unreadable text as it is', { name: 'p', fen: UNREADABLE }, [UNREADABLE]],
      ['an empty text', { name: 'p', fen: '' }, ['']],
      ['what can only be read', { name: 'p', readonly: '' }, [INITIAL]],
      ['nothing without a name', {}, []],
      ['nothing with an empty name', { name: '' }, []],
      ['nothing while it is disabled', { name: 'p', disabled: '' }, []],
    ];
    for (const [what, attributes, expected] of table) {
      it(what, async () => {
        const form = await formWith(build(attributes));
        expect(submitted(form)).to.deep.equal(expected);
        expect([...new FormData(form)]).to.have.length(expected.length);
      });
    }

    it('what it is now, at once: a set text, another name, no name, disabled', async () => {
      const control = build({ name: 'p' });
      const form = await formWith(control);
      control.fen = EMPTY;
      expect(submitted(form)).to.deep.equal([EMPTY]);
      control.name = 'q';
      expect([submitted(form), submitted(form, 'q')]).to.deep.equal([[], [EMPTY]]);
      control.setAttribute('name', 'r');
      expect([submitted(form, 'q'), submitted(form, 'r')]).to.deep.equal([[], [EMPTY]]);
      control.disabled = true;
      expect([...new FormData(form)]).to.deep.equal([]);
      control.disabled = false;
      expect(submitted(form, 'r')).to.deep.equal([EMPTY]);
      control.removeAttribute('name');
      expect([...new FormData(form)]).to.deep.equal([]);
    });

    it('nothing from a disabled fieldset, but from its first legend', async () => {
      const fieldset = document.createElement('fieldset');
      fieldset.disabled = true;
      const legend = document.createElement('legend');
      const [inside, exempt] = [build({ name: 'inside' }), build({ name: 'exempt' })];
      legend.append(exempt);
      fieldset.append(legend, inside);
      const form = await formWith(fieldset);
      expect([...new FormData(form).keys()]).to.deep.equal(['exempt']);
      expect([inside, exempt].map((each) => each.matches(':disabled'))).to.deep.equal([
        true,
        false,
      ]);
      expect([inside, exempt].map((each) => each.matches(':state(disabled)'))).to.deep.equal([
        true,
        false,
      ]);
      fieldset.disabled = false;
      expect([...new FormData(form).keys()]).to.deep.equal(['exempt', 'inside']);
    });

    it('as one of two of the same name, in the order they stand', async () => {
      const [first, second] = [build({ name: 'p' }), build({ name: 'p', fen: EMPTY })];
      const form = await formWith(first, second);
      expect(submitted(form)).to.deep.equal([INITIAL, EMPTY]);
      form.append(first);
      expect(submitted(form)).to.deep.equal([EMPTY, INITIAL]);
      const both = form.elements.namedItem('p') as RadioNodeList;
      expect([...both]).to.deep.equal([second, first]);
    });

    it('to the form it stands in, or that its attribute names', async () => {
      const control = build({ name: 'p' });
      const one = await formWith(control);
      const two = await formWith();
      two.id = 'two';
      expect([control.form, submitted(one), submitted(two)]).to.deep.equal([one, [INITIAL], []]);
      two.append(control);
      expect([control.form, submitted(one), submitted(two)]).to.deep.equal([two, [], [INITIAL]]);
      one.append(control);
      control.setAttribute('form', 'two');
      expect([control.form, submitted(one), submitted(two)]).to.deep.equal([two, [], [INITIAL]]);
      control.remove();
      expect([control.form, submitted(two)]).to.deep.equal([null, []]);
    });

    it('as one of the elements of its form, whose data an event may change', async () => {
      const control = build({ name: 'p' });
      const form = await formWith(control);
      expect([...form.elements]).to.deep.equal([control]);
      expect(form.elements.namedItem('p')).to.equal(control);
      form.addEventListener('formdata', ({ formData }) => {
        formData.append('more', `${String(formData.get('p'))}!`);
      });
      expect(submitted(form, 'more')).to.deep.equal([`${INITIAL}!`]);
    });

    it('from whichever has a name, of several on one position', async () => {
      const store = createPositionStore({ fen: EMPTY });
      const [silent, one, two] = [build(), build({ name: 'one' }), build({ name: 'two' })];
      const form = await formWith(silent, one, two);
      for (const each of [silent, one, two]) each.store = store;
      expect([...new FormData(form)]).to.deep.equal([
        ['one', EMPTY],
        ['two', EMPTY],
      ]);
      silent.store.dispatch({ type: 'load', text: INITIAL });
      expect([submitted(form, 'one'), submitted(form, 'two')]).to.deep.equal([
        [INITIAL],
        [INITIAL],
      ]);
    });

    it('to a page', async () => {
      const control = build({ name: 'p' });
      const frame = document.createElement('iframe');
      frame.name = 'arrived';
      const form = await formWith(control, frame);
      form.action = '/test/fixtures/arrived.html';
      form.target = 'arrived';
      await judged(control);
      await facts.spoil(control);
      control.require = 'readable';
      const arrived = new Promise((resolve) => {
        frame.addEventListener('load', () => {
          if (frame.contentWindow!.location.pathname.endsWith('arrived.html')) resolve(null);
        });
      });
      form.requestSubmit();
      await arrived;
      expect(frame.contentDocument!.body.textContent!.trim()).to.equal(`p: ${control.fen}`);
    });
  });

  describe(`<${tag}> in a form objects`, () => {
    const table: [attributes: Record<string, string>, flag: keyof ValidityState][] = [
      [{}, 'valid'],
      [{ fen: '' }, 'valid'],
      [{ fen: '', required: '' }, 'valueMissing'],
      [{ fen: ' \n', required: '' }, 'valueMissing'],
      [{ fen: UNREADABLE }, 'badInput'],
      [{ fen: UNREADABLE, require: 'readable' }, 'badInput'],
      [{ fen: NO_WHITE_KING }, 'customError'],
      [{ fen: NO_WHITE_KING, require: 'readable' }, 'valid'],
      [{ fen: NOT_REACHABLE }, 'valid'],
      [{ fen: NOT_REACHABLE, require: 'reachable' }, 'customError'],
      [{ fen: UNREADABLE, readonly: '' }, 'valid'],
      [{ fen: UNREADABLE, disabled: '' }, 'valid'],
    ];
    for (const [attributes, flag] of table) {
      const text = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      it(`${flag === 'valid' ? 'to nothing' : `by ${flag}`} with ${text.join(' ') || 'no attribute'}`, async () => {
        const isBarred = 'readonly' in attributes || 'disabled' in attributes;
        const control = build({ name: 'p', ...attributes });
        const form = await formWith(control);
        if (!isBarred) await judged(control);
        const isValid = flag === 'valid';
        const invalid: Event[] = [];
        control.addEventListener('invalid', (event) => invalid.push(event));
        expect(control.willValidate).to.equal(!isBarred);
        expect(control.checkValidity()).to.equal(isValid);
        expect(form.checkValidity()).to.equal(isValid);
        expect(invalid).to.have.length(isValid ? 0 : 2);
        expect(control.matches(':invalid')).to.equal(!isValid);
        if (isBarred) return;
        expect(control.validity[flag]).to.equal(true);
        expect(control.validationMessage === '').to.equal(isValid);
      });
    }

    it('with a sentence of the finding', async () => {
      const { control } = await make({ fen: NO_WHITE_KING });
      expect(control.validationMessage).to.equal('White has no king.');
      control.fen = '';
      control.required = true;
      expect(control.validationMessage).to.equal('There is no position in this text.');
    });

    it('at once after a text, an attribute or the page’s own word, and no longer than that', async () => {
      const { form, control } = await make({ required: '' });
      const steps: [step: () => unknown, isValid: boolean][] = [
        [() => (control.fen = ''), false],
        [() => (control.required = false), true],
        [() => (control.fen = EMPTY), false],
        [() => (control.require = 'readable'), true],
        [() => control.setCustomValidity('Not this one.'), false],
        [() => (control.readonly = true), true],
        [() => (control.readonly = false), false],
        [() => control.setCustomValidity(''), true],
        [() => (control.fen = UNREADABLE), false],
        [() => (control.disabled = true), true],
        [() => (control.disabled = false), false],
        [() => (control.fen = INITIAL), true],
      ];
      for (const [step, isValid] of steps) {
        step();
        expect(form.checkValidity(), String(step)).to.equal(isValid);
        expect(control.validity.valid || !control.willValidate, String(step)).to.equal(isValid);
      }
    });

    it('with the page’s own sentence before any other', async () => {
      const { control } = await make({ fen: UNREADABLE });
      control.setCustomValidity('Not this one.');
      expect(control.validationMessage).to.equal('Not this one.');
      expect(control.validity.customError).to.equal(true);
      await control.updateComplete;
      control.setCustomValidity('');
      expect(control.validity.customError).to.equal(false);
      expect(control.validity.badInput).to.equal(true);
    });

    it('to the page’s own sentence before it can be edited', async () => {
      const control = build({ name: 'p' });
      control.setCustomValidity('Not this one.');
      const form = await formWith(control);
      expect(form.checkValidity()).to.equal(false);
      expect(control.validationMessage).to.equal('Not this one.');
    });

    for (const [fen, expected] of facts.pointsAt) {
      it(`to ${JSON.stringify(fen)} by pointing at the ${expected}`, async () => {
        const { form, control } = await make({ fen, required: '' });
        expect(form.reportValidity()).to.equal(false);
        await waitUntil(() => document.activeElement === control);
        expect(focusedAs()).to.equal(expected);
        control.blur();
        expect(control.reportValidity()).to.equal(false);
        await waitUntil(() => document.activeElement === control);
        expect(focusedAs()).to.equal(expected);
      });
    }

    it('by keeping the form from being submitted', async () => {
      const { form, control } = await make({ fen: NO_WHITE_KING });
      let count = 0;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        count++;
      });
      const button = document.createElement('button');
      button.textContent = 'Send';
      form.prepend(button);
      await click(pointIn(button));
      expect(count).to.equal(0);
      await waitUntil(() => document.activeElement === control);
      control.fen = INITIAL;
      form.requestSubmit();
      expect(count).to.equal(1);
    });

    it('silently where the page prevents `invalid`', async () => {
      const { form, control } = await make({ fen: NO_WHITE_KING });
      control.addEventListener('invalid', (event) => event.preventDefault());
      expect(form.reportValidity()).to.equal(false);
      await nextFrame();
      await nextFrame();
      expect(focusedTag()).to.equal('body');
    });
  });

  describe(`<${tag}> is :state(user-invalid)`, () => {
    const isMarked = (control: PositionControl): boolean => control.matches(':state(user-invalid)');

    it('once a person changed it to what the form does not take, until it is mended', async () => {
      const { control } = await make();
      control.fen = NO_WHITE_KING;
      await control.updateComplete;
      expect(isMarked(control), 'set by the page').to.equal(false);
      control.fen = INITIAL;
      await facts.spoil(control);
      expect(isMarked(control), 'spoiled').to.equal(true);
      control.fen = INITIAL;
      expect(isMarked(control), 'mended').to.equal(false);
    });

    it('once a person tried to submit it, until the form is reset', async () => {
      const { form, control } = await make({ fen: '', required: '' });
      expect(isMarked(control)).to.equal(false);
      form.requestSubmit();
      expect(isMarked(control), 'submitted').to.equal(true);
      form.reset();
      expect(isMarked(control), 'reset').to.equal(false);
      expect(control.checkValidity()).to.equal(false);
      expect(isMarked(control), 'asked by the page').to.equal(false);
    });

    it('not while it is read-only or disabled', async () => {
      const { form, control } = await make({ fen: '', required: '' });
      form.requestSubmit();
      for (const name of ['readonly', 'disabled'] as const) {
        control[name] = true;
        await control.updateComplete;
        expect(isMarked(control), name).to.equal(false);
        control[name] = false;
        await control.updateComplete;
        expect(isMarked(control), `no longer ${name}`).to.equal(true);
      }
    });
  });

  describe(`<${tag}> has the focus`, () => {
    it('by focus(), until blur(), and tells of both', async () => {
      const { control } = await make();
      const seen: string[] = [];
      for (const name of ['focus', 'blur']) control.addEventListener(name, () => seen.push(name));
      control.focus();
      expect(focusedAs()).to.equal(facts.focus);
      expect(control.matches(':focus')).to.equal(true);
      control.blur();
      expect(focusedTag()).to.equal('body');
      expect(control.matches(':focus-within')).to.equal(false);
      expect(seen).to.deep.equal(['focus', 'blur']);
    });

    for (const [where, wrap] of [
      ['by its id', false],
      ['around it', true],
    ] as const) {
      it(`when its label ${where} is clicked, and its name from it`, async () => {
        const control = build({ id: 'labelled' });
        const label = document.createElement('label');
        const words = document.createElement('span');
        words.textContent = 'Study 7';
        label.append(words);
        if (wrap) label.append(control);
        else label.htmlFor = 'labelled';
        await formWith(label, ...(wrap ? [] : [control]));
        await judged(control);
        words.scrollIntoView();
        await click(pointIn(words));
        expect(focusedAs()).to.equal(facts.focus);
        // A click inside is none on the label.
        const [clicked, expected] = facts.clicked(control);
        clicked.scrollIntoView({ block: 'center' });
        await click(pointIn(clicked));
        expect(focusedAs()).to.equal(expected);
        expect([...control.labels]).to.deep.equal([label]);
        expect(nameOf(facts.named(control))).to.contain('Study 7');
        control.label = 'Study 8';
        await control.updateComplete;
        expect(nameOf(facts.named(control))).to.contain('Study 8');
        expect(nameOf(facts.named(control))).not.to.contain('Study 7');
      });
    }

    it('from the start with autofocus, where nothing else has it', async () => {
      const control = build({ autofocus: '' });
      await formWith(control);
      await judged(control);
      await waitUntil(() => document.activeElement === control);
      expect(focusedAs()).to.equal(facts.focus);
      const second = build({ autofocus: '' });
      control.after(second);
      await judged(second);
      expect(document.activeElement === control).to.equal(true);
      second.remove();
      // Until the browser's own has had its turn.
      await nextFrame();
      await nextFrame();
      control.blur();
      control.readonly = true;
      await control.updateComplete;
      control.readonly = false;
      await judged(control);
      await nextFrame();
      expect(focusedTag()).to.equal('body');
    });

    it('by Tab, and not while it is disabled', async () => {
      const { form, control } = await make();
      const before = document.createElement('button');
      before.textContent = 'Before';
      form.prepend(before);
      before.focus();
      await press('Tab');
      expect(document.activeElement === control).to.equal(true);
      control.disabled = true;
      await control.updateComplete;
      before.focus();
      control.focus();
      expect(document.activeElement === before).to.equal(true);
    });
  });

  describe(`<${tag}> goes back`, () => {
    it('to its attribute when the form is reset, with a new history', async () => {
      const { form, control } = await make();
      await facts.spoil(control);
      const events: string[] = [];
      for (const name of ['input', 'change', 'fen-change']) {
        form.addEventListener(name, () => events.push(name));
      }
      form.reset();
      expect(control.fen).to.equal(INITIAL);
      expect(submitted(form)).to.deep.equal([INITIAL]);
      expect(control.store.getSnapshot().canUndo).to.equal(false);
      control.setAttribute('fen', EMPTY);
      expect(control.fen, 'follows the attribute again').to.equal(EMPTY);
      expect(events).to.deep.equal([]);
    });

    it('to the attribute of the element whose position it shows', async () => {
      const owner = document.createElement('fen-palette');
      owner.id = 'owner';
      owner.setAttribute('fen', EMPTY);
      const control = build({ name: 'p', for: 'owner' });
      const around = await fixture(html`<div></div>`);
      const form = document.createElement('form');
      around.append(owner, form);
      form.append(control);
      owner.fen = INITIAL;
      expect(submitted(form)).to.deep.equal([INITIAL]);
      form.reset();
      expect([owner.fen, submitted(form)]).to.deep.equal([EMPTY, [EMPTY]]);
    });

    it('not in a store that the page made', async () => {
      const control = build({ name: 'p' });
      const form = await formWith(control);
      control.store = createPositionStore({ fen: EMPTY });
      form.reset();
      expect(control.fen).to.equal(EMPTY);
    });

    it('to the text that the browser kept, and takes nothing that it filled in', async () => {
      const { control } = await make();
      control.formStateRestoreCallback('8/8/8/8/8/8/8/8', 'restore');
      expect(control.store.getSnapshot().text).to.equal('8/8/8/8/8/8/8/8');
      expect(control.store.getSnapshot().canUndo).to.equal(false);
      control.formStateRestoreCallback('x', 'autocomplete');
      control.formStateRestoreCallback(null, 'restore');
      control.formStateRestoreCallback(new FormData(), 'restore');
      expect(control.fen).to.equal(EMPTY);
    });

    it('to what stood there when the person comes back to the page', async () => {
      const find = (page: Document): PositionControl => page.querySelector(`${tag}[name=p]`)!;
      const page = await leaveAndComeBack(async (left) => {
        await judged(find(left));
        find(left).store.dispatch({ type: 'set-text', text: UNREADABLE });
      });
      await waitUntil(() => find(page).fen === UNREADABLE, 'it is restored');
      const { form } = find(page);
      expect(submitted(form!)).to.deep.equal([UNREADABLE]);
      form!.reset();
      expect(find(page).fen).to.equal(INITIAL);
    });
  });

  describe(`<${tag}> in a form`, () => {
    it('is not edited by what is linked to it while a fieldset is disabled', async () => {
      const fieldset = document.createElement('fieldset');
      fieldset.disabled = true;
      const toolbar = document.createElement('fen-toolbar');
      toolbar.setAttribute('for', 'owner');
      const control = build({ id: 'owner' });
      fieldset.append(control, toolbar);
      await formWith(fieldset);
      await toolbar.updateComplete;
      const clear = toolbar.shadowRoot!.querySelector<HTMLElement>('[data-tool=clear]')!;
      clear.click();
      expect(control.fen).to.equal(INITIAL);
      fieldset.disabled = false;
      clear.click();
      expect(control.fen).to.equal(EMPTY);
    });

    it('is cloned with its attributes, and is another control', async () => {
      const { form, control } = await make({ fen: EMPTY, required: '', require: 'readable' });
      control.fen = INITIAL;
      const clone = control.cloneNode(true) as PositionControl;
      form.append(clone);
      expect([clone.name, clone.required, clone.require]).to.deep.equal(['p', true, 'readable']);
      expect(submitted(form)).to.deep.equal([INITIAL, EMPTY]);
      const cloned = form.cloneNode(true) as HTMLFormElement;
      form.after(cloned);
      expect(submitted(cloned)).to.deep.equal([EMPTY, EMPTY]);
    });

    it('submits nothing at Enter', async () => {
      const { form, control } = await make();
      let count = 0;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        count++;
      });
      form.append(document.createElement('button'));
      control.focus();
      await press('Enter');
      expect(count).to.equal(0);
    });

    it('raises input and change on the form as a native control does', async () => {
      const { form, control } = await make();
      const seen = new Set<string>();
      for (const name of ['input', 'change']) {
        form.addEventListener(name, (event) => {
          seen.add(`${event.type} ${String(event.target === control)}`);
        });
      }
      await facts.spoil(control);
      expect([...seen]).to.deep.equal(['input true', 'change true']);
    });
  });
}
