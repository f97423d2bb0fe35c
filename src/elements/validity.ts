import type { Category, Verdict } from '../fen/types.js';
import type { Validated } from './position-control.js';

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
  const { internals, snapshot, custom, badInput } = control;
  const { text, verdict, diagnostics, options } = snapshot;
  if (custom) {
    internals.setValidity({ customError: true }, custom, control.anchor());
  } else if (badInput) {
    internals.setValidity({ badInput: true }, badInput, control.anchor());
  } else if (text.trim() === '') {
    const missing = control.required && diagnostics.find((each) => each.code === 'text-empty');
    internals.setValidity(
      { valueMissing: Boolean(missing) },
      missing ? control.explain(missing) : '',
      control.anchor(),
    );
  } else if (verdict === null || PASSES[options.require].includes(verdict)) {
    internals.setValidity({});
  } else {
    const category = CATEGORY[verdict];
    const worst = diagnostics.find((each) => each.category === category);
    internals.setValidity(
      verdict === 'unreadable' ? { badInput: true } : { customError: true },
      (worst && control.explain(worst)) || verdict,
      control.anchor(worst),
    );
  }
}
