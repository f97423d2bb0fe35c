import { pieceOf, squareIndex, squares } from './squares.js';
import type { Color, Piece, Placement, Square } from './types.js';

/**
 * Squares as steps on the board of 64 with a border. Two rows above and below and one column at
 * either side are enough for a knight, since its two columns fall into the next row's border.
 */
const BORDERED_WIDTH = 10;
const toBordered: readonly number[] = squares.map(
  (_, index) => ((index >> 3) + 2) * BORDERED_WIDTH + (index & 7) + 1,
);
const fromBordered: Int8Array = new Int8Array(BORDERED_WIDTH * 12).fill(-1);
toBordered.forEach((bordered, index) => (fromBordered[bordered] = index));

const knightSteps = [-21, -19, -12, -8, 8, 12, 19, 21];
const straightSteps = [-10, -1, 1, 10];
const diagonalSteps = [-11, -9, 9, 11];
const kingSteps = [...straightSteps, ...diagonalSteps];

/** The neighbour of an index by a step on the bordered board, -1 beyond the edge. */
function step(index: number, by: number): number {
  return fromBordered[toBordered[index]! + by]!;
}

function targets(steps: readonly number[]): readonly (readonly number[])[] {
  return squares.map((_, index) => steps.map((by) => step(index, by)).filter((to) => to >= 0));
}

function rays(steps: readonly number[]): readonly (readonly (readonly number[])[])[] {
  return squares.map((_, index) =>
    steps
      .map((by) => {
        const ray: number[] = [];
        for (let to = step(index, by); to >= 0; to = step(to, by)) ray.push(to);
        return ray;
      })
      .filter((ray) => ray.length > 0),
  );
}

/** By index: the indices a knight reaches. */
export const knightTargets = targets(knightSteps);
/** By index: the indices a king reaches in one step. */
export const kingTargets = targets(kingSteps);
/** By index: the indices from which a pawn of that colour attacks it. */
export const pawnSources = { w: targets([9, 11]), b: targets([-11, -9]) } as const;
/** By index: straight lines to the edge, near squares first. */
export const straightRays = rays(straightSteps);
/** By index: diagonals to the edge, near squares first. */
export const diagonalRays = rays(diagonalSteps);

function addSteppers(
  found: number[],
  placement: Placement,
  sources: readonly number[],
  piece: Piece,
): void {
  for (const from of sources) if (placement[from] === piece) found.push(from);
}

function addSliders(
  found: number[],
  placement: Placement,
  lines: readonly (readonly number[])[],
  slider: Piece,
  queen: Piece,
): void {
  for (const line of lines) {
    for (const from of line) {
      const piece = placement[from];
      if (piece === null) continue;
      if (piece === slider || piece === queen) found.push(from);
      break;
    }
  }
}

/**
 * Indices of the pieces of one colour that attack an index, pins not considered. A king counts as
 * an attacker only `withKing`: kings give each other no check.
 */
export function attackerIndices(
  placement: Placement,
  target: number,
  by: Color,
  withKing = true,
): number[] {
  const found: number[] = [];
  const queen = pieceOf('Q', by);
  addSteppers(found, placement, pawnSources[by][target]!, pieceOf('P', by));
  addSteppers(found, placement, knightTargets[target]!, pieceOf('N', by));
  addSliders(found, placement, diagonalRays[target]!, pieceOf('B', by), queen);
  addSliders(found, placement, straightRays[target]!, pieceOf('R', by), queen);
  if (withKing) addSteppers(found, placement, kingTargets[target]!, pieceOf('K', by));
  return found;
}

/** Squares of the pieces of one colour that attack a square, pins not considered. */
export function attackersOf(placement: Placement, square: Square, by: Color): Square[] {
  return attackerIndices(placement, squareIndex(square), by).map((index) => squares[index]!);
}
