import type { Category, Verdict } from '../fen/types.js';
import { setState, type Validated } from './position-control.js';

/** The verdicts that each requirement lets pass. */
const PASSES = {
  readable: ['illegal', 'unreachable', 'valid'],
  legal: ['unreachable', 'valid'],
  reachable: ['valid'],
};

/** The findings that each verdict comes from. */
const CATEGORY: Partial<Record<Verdict, Category>> = {
  unreadable: 'syntax',
  illegal: 'legality',
  unreachable: 'reachability',
};

/**
 * Sets what keeps a form from being submitted: unreadable text is `badInput`, an empty one where something is
 * required `valueMissing`, a verdict worse than required `customError` with the sentence of its first finding.
 */
export function validate(control: Validated): void {
  const { internals, touched } = control;
  const { willValidate } = internals;
  if (willValidate) setValidity(control);
  setState(internals, 'user-invalid', touched && willValidate && !internals.validity.valid);
}

function setValidity(control: Validated): void {
  const { internals, snapshot, custom, badInput } = control;
  const { text, verdict, diagnostics, options } = snapshot;
  if (custom) {
    internals.setValidity({ customError: true }, custom, control.validityAnchor());
  } else if (badInput) {
    internals.setValidity({ badInput: true }, badInput, control.validityAnchor());
  } else if (text.trim() === '') {
    const missing = control.required && diagnostics.find((each) => each.code === 'text-empty');
    internals.setValidity(
      { valueMissing: Boolean(missing) },
      missing ? control.explain(missing) || missing.code : '',
      control.validityAnchor(),
    );
  } else if (verdict !== null && PASSES[options.require].includes(verdict)) {
    internals.setValidity({});
  } else {
    // Before the rules have loaded only what is unreadable is known.
    const category = CATEGORY[verdict ?? 'unreadable'];
    const worst = diagnostics.find(
      (each) => each.category === category && each.code !== 'trailing-text',
    );
    internals.setValidity(
      { [category === 'syntax' ? 'badInput' : 'customError']: worst !== undefined },
      worst ? control.explain(worst) || worst.code : '',
      control.validityAnchor(worst),
    );
  }
}
