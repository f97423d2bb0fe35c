import type { Diagnostic, EditCommand, FenOptions, Move, Reading, Verdict } from '../fen/types.js';

/** What the rules say of a reading. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly diagnostics: readonly Diagnostic[];
}

/** What changes the text. */
export type TextCommand = EditCommand | { readonly type: 'play'; readonly move: Move };

/** What stores can do and a page of diagrams never needs. */
export interface Skills {
  judge(reading: Reading, options: FenOptions): Judgement;
  editText(text: string, command: TextCommand, options: FenOptions): string;
}

// Nothing here imports the skills statically: they are the larger part of the library. Whoever has them at hand
// provides them; otherwise the first element that edits or judges loads them.
let skills: Skills | null = null;
let loading = false;
const waiting = new Set<() => void>();

/** Gives the skills to every store of this copy of the library. */
export function provideSkills(given: Skills): void {
  if (skills) return;
  skills = given;
  for (const run of waiting) run();
  waiting.clear();
}

/** Begins to load the skills where nobody has provided them. */
export function loadSkills(): void {
  if (skills || loading) return;
  loading = true;
  import('./all-skills.js').then(
    ({ allSkills }) => provideSkills(allSkills),
    (reason: unknown) => {
      loading = false;
      console.error('fen-elements: no rules', reason);
    },
  );
}

/** The skills, or `null` while they load; `ready` is called once when they have. */
export function currentSkills(ready: () => void): Skills | null {
  if (!skills) {
    waiting.add(ready);
    loadSkills();
  }
  return skills;
}

/** Does what needs the skills: at once where they are there, else when they have loaded, one after another. */
export function withSkills(run: () => void): void {
  if (currentSkills(run)) run();
}
