import { squares } from '../fen/squares.js';
import type { Color, Placement } from '../fen/types.js';

/** The kinds of men by their letters in FEN, which are the English ones in every language. */
export type Kind = 'k' | 'q' | 'r' | 'b' | 'n' | 'p';

/** Of a piece's letter, as it stands in the data of a finding too. */
export const kindOf = (piece: unknown): Kind => String(piece).toLowerCase() as Kind;

export const colorOf = (piece: unknown): Color => (piece === kindOf(piece) ? 'b' : 'w');

/** The men of one side, kings first: “king g1, rooks a1, f1”; `''` where there are none. */
export function menOf(
  placement: Placement,
  side: Color,
  name: (kind: Kind, count: number) => string,
): string {
  const parts: string[] = [];
  for (const kind of 'kqrbnp' as Iterable<Kind>) {
    const letter = side === 'w' ? kind.toUpperCase() : kind;
    const on = squares.filter((_, index) => placement[index] === letter);
    if (on.length > 0) parts.push(`${name(kind, on.length)} ${on.join(', ')}`);
  }
  return parts.join(', ');
}
