import { colorOf, squareIndex, squares } from '../fen/squares.js';
import type { Color, Diagnostic, Fix, Position, Reading, Square } from '../fen/types.js';
import { fix, removePiece } from './fix-parts.js';

/** How many of each kind the initial array has. */
const initial: Record<string, number> = { P: 8, N: 2, B: 2, R: 2, Q: 1, K: 1 };
const MOST_PAWNS = 8;
const MOST_MEN = 16;

/** Of these squares the ones whose kind has more men there than the initial array has. */
function overNumbered({ placement }: Position, among: readonly Square[]): Square[] {
  const pieces = among.map((square) => placement[squareIndex(square)]!);
  return among.filter((_, at) => {
    const piece = pieces[at]!;
    return pieces.filter((other) => other === piece).length > initial[piece.toUpperCase()]!;
  });
}

/** Where a colour's men stand of which it has more than the initial array. */
export function surplusOf(position: Position, color: Color): Square[] {
  const { placement } = position;
  return overNumbered(
    position,
    squares.filter((_, index) => placement[index] && colorOf(placement[index]) === color),
  );
}

function isOnBackRank(square: Square): boolean {
  return square[1] === '1' || square[1] === '8';
}

/** How likely a man is the one too many: kings, pawns on impossible or shared squares, far from home. */
function strangeness({ placement }: Position, square: Square, among: readonly Square[]): number {
  const piece = placement[squareIndex(square)]!;
  const kind = piece.toUpperCase();
  const home = { w: kind === 'P' ? 2 : 1, b: kind === 'P' ? 7 : 8 }[colorOf(piece)];
  const far = Math.abs(+square[1]! - home);
  if (kind === 'K') return 1000 + far;
  if (kind !== 'P') return far;
  const sharing = among.filter(
    (other) => other[0] === square[0] && placement[squareIndex(other)] === piece,
  ).length;
  return 100 + (isOnBackRank(square) ? 500 : sharing * 10) + far;
}

/** All at once, where there are several too many. */
function removeMen(position: Position, finding: Diagnostic, surplus: number): Fix[] {
  let left = finding.squares;
  const removed: Square[] = [];
  while (removed.length < surplus) {
    const candidates = overNumbered(position, left);
    const strange = (square: Square): number => strangeness(position, square, left);
    const [next] = candidates.sort((a, b) => strange(b) - strange(a));
    if (next === undefined) return [];
    removed.push(next);
    left = left.filter((square) => square !== next);
  }
  const color = String(finding.data.color);
  const data = { color, count: surplus, squares: removed.join(', ') };
  const commands = removed.map((square) => ({ type: 'remove', square }) as const);
  return [fix('remove-men', data, ...commands)];
}

/** One pawn too many: on eight files two of nine share one, so it is likely one of those. */
export function surplusPawns({ position }: Reading, finding: Diagnostic): Fix[] {
  const surplus = finding.squares.length - MOST_PAWNS;
  if (surplus > 1) return removeMen(position, finding, surplus);
  const crowded = finding.squares.filter((square) =>
    finding.squares.some((other) => other !== square && other[0] === square[0]),
  );
  return crowded
    .sort((a, b) => +isOnBackRank(b) - +isOnBackRank(a))
    .map((square) => removePiece(position, square));
}

/** Men of which there are more than the initial array has. */
export function surplusMen({ position }: Reading, finding: Diagnostic): Fix[] {
  const surplus = finding.squares.length - MOST_MEN;
  if (surplus > 1) return removeMen(position, finding, surplus);
  return overNumbered(position, finding.squares).map((square) => removePiece(position, square));
}
