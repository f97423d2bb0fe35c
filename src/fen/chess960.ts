import { createPosition } from './position.js';
import type { Piece, Position } from './types.js';

/** Places of the two knights among the five squares that are left, by number. */
const knights = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34'];
const PAWNS = 8;

/** Puts a piece on the empty square with that number, counted from the a-file. */
function put(rank: string[], piece: string, emptyNumber: number): void {
  const empty = rank.flatMap((there, file) => (there === '' ? [file] : []));
  rank[empty[emptyNumber]!] = piece;
}

/** White's back rank by its number in Reinhard Scharnagl's numbering. */
function backRank(number: number): string[] {
  const rank = new Array<string>(8).fill('');
  rank[(number % 4) * 2 + 1] = 'B';
  const beyondLight = Math.floor(number / 4);
  rank[(beyondLight % 4) * 2] = 'B';
  const beyondBishops = Math.floor(beyondLight / 4);
  put(rank, 'Q', beyondBishops % 6);
  const [first, second] = knights[Math.floor(beyondBishops / 6)]!;
  // The second place is counted before the first knight takes his.
  put(rank, 'N', +second!);
  put(rank, 'N', +first!);
  for (const piece of 'RKR') put(rank, piece, 0);
  return rank;
}

/**
 * A Chess960 starting position by its number, 0 to 959, in Reinhard Scharnagl's numbering; 518 is the
 * initial array of standard chess. Any other number is taken into that range: broken parts are left
 * off, and 960 is 0 again.
 */
export function chess960Start(number: number): Position {
  const whole = Number.isFinite(number) ? Math.trunc(number) % 960 : 518;
  const rank = backRank(whole < 0 ? whole + 960 : whole);
  const placement = [
    ...rank.map((letter) => letter.toLowerCase()),
    ...new Array<string>(PAWNS).fill('p'),
    ...new Array<null>(32).fill(null),
    ...new Array<string>(PAWNS).fill('P'),
    ...rank,
  ] as (Piece | null)[];
  return createPosition(placement, 'w', 'KQkq', null, 0, 1);
}

/** The number of a position whose placement is a Chess960 starting position, `null` for any other. */
export function chess960Number({ placement }: Position): number | null {
  const rank = placement.slice(56, 64).join('');
  for (let number = 0; number < 960; number++) {
    if (backRank(number).join('') !== rank) continue;
    const start = chess960Start(number).placement;
    return start.every((piece, index) => piece === (placement[index] ?? null)) ? number : null;
  }
  return null;
}
