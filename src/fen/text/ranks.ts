/** Squares of a rank's text, -1 where it holds anything but piece letters and 1 to 8. */
export function widthOf(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 49 && code <= 56) width += code - 48;
    else if (isPieceCode(code)) width++;
    else return -1;
  }
  return width;
}

function isPieceCode(code: number): boolean {
  return 'pnbrqkPNBRQK'.includes(String.fromCharCode(code));
}

export function ranksOf(placement: string): string[] {
  return placement.split('/');
}

/** A rank with its empty squares counted. */
export function formatRank(rank: string): string {
  return rank.replace(
    /[1-8]+/g,
    (digits) => `${[...digits].reduce((sum, digit) => sum + +digit, 0)}`,
  );
}

/** How many letters from the first on make up a whole rank, 0 where none do. */
export function wholeRankAtStart(text: string): number {
  for (let end = 1, width = 0; end <= 8 && end <= text.length; end++) {
    const own = widthOf(text[end - 1]!);
    if (own < 0) return 0;
    width += own;
    if (width >= 8) return width === 8 ? end : 0;
  }
  return 0;
}
