import { isSeparator } from '../fen/tokens.js';
import { pieceByCode } from '../fen/placement.js';
import { squares as names } from '../fen/squares.js';
import type { Field, Range, Reading, Square } from '../fen/types.js';
import type { Finding } from './facts.js';

/** Characters of the placement from the first to the last of these squares that has a letter. */
function rangeOfSquares({ text, range }: Field, squares: readonly Square[]): Range {
  let start = -1;
  let end = -1;
  let index = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 49 && code <= 56) {
      index += code - 48;
      continue;
    }
    if (!pieceByCode[code] && ('/\\|'.includes(text[at]!) || isSeparator(text[at]!))) continue;
    // Behind a figurine there may be a variation selector.
    if ((code & 0xfffe) === 0xfe0e) continue;
    if (squares.includes(names[index]!)) {
      if (start < 0) start = at;
      end = at + 1;
    }
    index++;
  }
  return start < 0 ? range : [range[0] + start, range[0] + end];
}

/** Characters of a castling field from the first to the last of these rights. */
function rangeOfRights({ text, range }: Field, rights: string): Range {
  const places = [...rights].map((right) => text.indexOf(right)).filter((place) => place >= 0);
  if (places.length === 0) return range;
  return [range[0] + Math.min(...places), range[0] + Math.max(...places) + 1];
}

/** Where in the text a finding is to be marked: as few characters as say it. */
export function rangeOf(finding: Finding, reading: Reading): Range | null {
  const { field, squares, data } = finding;
  if (field === null) return null;
  const { [field]: given } = reading.fields;
  if (field === 'placement' && squares.length > 0) return rangeOfSquares(given, squares);
  if (field === 'castling') return rangeOfRights(given, String(data.right ?? data.rights ?? ''));
  return given.range;
}
