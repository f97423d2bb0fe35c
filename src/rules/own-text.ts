import type { Diagnostic } from '../fen/types.js';

const texts = new WeakMap<Diagnostic, string>();

/** Notes the notation that a finding is about, where the text as given has more around it. */
export function belongsTo(text: string, diagnostic: Diagnostic): Diagnostic {
  texts.set(diagnostic, text);
  return diagnostic;
}

/** The notation that a finding of `readText` is about. */
export function ownText(diagnostic: Diagnostic): string | undefined {
  return texts.get(diagnostic);
}
