/** A run of characters between separators. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Blanks that need no mention: space, tab, line feed, carriage return and their kin. */
function isPlainBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** Unicode spaces, invisible marks, and what links put in place of a space. */
export function isSeparator(code: number): boolean {
  return (
    isPlainBlank(code) ||
    code === 95 || // _
    code === 43 || // +
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200f) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x2060 ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Hyphens, dashes and minus signs that stand for FEN's `-`. */
export function isDash(code: number): boolean {
  return (
    code === 45 ||
    (code >= 0x2010 && code <= 0x2015) ||
    code === 0x2212 ||
    code === 0xfe58 ||
    code === 0xfe63 ||
    code === 0xff0d
  );
}

/** First index from `at` on that is no separator, at most `end`. */
export function skipSeparators(text: string, at: number, end: number): number {
  while (at < end && isSeparator(text.charCodeAt(at))) at++;
  return at;
}

/** First index from `at` on that is a separator, at most `end`. */
export function skipToken(text: string, at: number, end: number): number {
  while (at < end && !isSeparator(text.charCodeAt(at))) at++;
  return at;
}

/** Whether the characters hold anything but spaces, tabs and line ends. */
export function isUnusual(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isPlainBlank(text.charCodeAt(at))) return true;
  return false;
}
