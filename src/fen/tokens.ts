import type { Range } from './types.js';

/** A run of characters between separators. */
export interface Token {
  readonly text: string;
  readonly range: Range;
}

// Unicode spaces, invisible marks, and what links put in place of a space.
const word = /[^\s_+\u200b-\u200f\u2060]+/g;
const unusual = /[^ \t-\r]/;
const dashes = /^[\p{Pd}\u2212]+$/u;

/** The first word from an index on, `null` where there is none. */
export function wordFrom(text: string, start: number): Token | null {
  word.lastIndex = start;
  const match = word.exec(text);
  return match && { text: match[0], range: [match.index, word.lastIndex] };
}

/** Whether a gap between words holds anything but spaces, tabs and line ends. */
export function isUnusualGap(gap: string): boolean {
  return unusual.test(gap);
}

/** Whether a character separates words, as a string of one. */
export function isSeparator(character: string): boolean {
  word.lastIndex = 0;
  return !word.test(character);
}

/** Hyphens, dashes and minus signs that stand for FEN's `-`. */
export function isDashes(text: string): boolean {
  return dashes.test(text);
}
