import type { Diagnostic, FenOptions, Reading, Verdict } from '../fen/types.js';

/** What the rules say of a reading. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly diagnostics: readonly Diagnostic[];
}
export type Judge = (reading: Reading, options: FenOptions) => Judgement;

// A page of diagrams never needs the rules, so nothing here imports them statically. Whoever has them at hand
// provides them; otherwise the first question for a verdict loads them.
let judge: Judge | null = null;
let loading = false;
const waiting = new Set<() => void>();

/** Makes the rules known to every store of this copy of the library. */
export function provideJudge(given: Judge): void {
  if (judge) return;
  judge = given;
  for (const run of waiting) run();
  waiting.clear();
}

/** The rules, or `null` while they load; `ready` is called once when they have. */
export function currentJudge(ready: () => void): Judge | null {
  if (!judge) {
    waiting.add(ready);
    if (!loading) {
      loading = true;
      import('../rules/judge.js').then(
        (rules) => provideJudge(rules.judge),
        (reason: unknown) => {
          loading = false;
          console.error('fen-elements: the rules could not be loaded', reason);
        },
      );
    }
  }
  return judge;
}
