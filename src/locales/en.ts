import type { Data } from '../fen/types.js';

/** A sentence made from the data of a finding, an edit or a fix. */
export type Sentence = (data: Data) => string;

/** One sentence a diagnostic code. */
export const findings: Record<string, Sentence> = {};

/** One label a fix code: what the button will do. */
export const fixes: Record<string, Sentence> = {};

/** One phrase an edit code: what reading assumed or changed; data has `from` and `to`. */
export const edits: Record<string, Sentence> = {};
