import type { Data, Diagnostic, Edit } from '../fen/types.js';
import { localized } from './localize.js';

const findings = localized('findings');
const edits = localized('edits');

type Said = Readonly<Record<string, ((data: Data) => string) | undefined>>;

/** A finding as a sentence; its code where another version of the library found it, `''` while the words load. */
export function sentenceOf(
  { code, data }: Pick<Diagnostic, 'code' | 'data'>,
  language: string,
): string {
  const said: Said = findings(language);
  return said[code]?.(data) ?? (said['text-empty'] ? code : '');
}

/** What reading assumed or changed, as a phrase. */
export function phraseOf({ code, from, to }: Edit, language: string): string {
  const said: Said = edits(language);
  return said[code]?.({ from, to }) ?? `${from} → ${to}`;
}
