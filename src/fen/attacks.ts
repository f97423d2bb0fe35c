import { pieceOf, squareIndex, squares } from './squares.js';
import type { Color, Piece, Placement, Square } from './types.js';

/** Steps as [files to the right, ranks down], in FEN's order of squares. */
type Step = readonly [number, number];

const straight: readonly Step[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];
const diagonal: readonly Step[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const knight = diagonal.flatMap(([x, y]): Step[] => [
  [2 * x, y],
  [x, 2 * y],
]);

/** By index: for each step that stays on the board, the indices it leads to when repeated. */
function rays(steps: readonly Step[]): readonly (readonly (readonly number[])[])[] {
  return squares.map((_, from) =>
    steps
      .map(([x, y]) => {
        const ray: number[] = [];
        let file = (from & 7) + x;
        let row = (from >> 3) + y;
        for (; (file | row) >> 3 === 0; file += x, row += y) ray.push(row * 8 + file);
        return ray;
      })
      .filter((ray) => ray.length > 0),
  );
}

function targets(steps: readonly Step[]): readonly (readonly number[])[] {
  return rays(steps).map((lines) => lines.map((ray) => ray[0]!));
}

/** By index: the indices a knight reaches. */
export const knightTargets = targets(knight);
/** By index: the indices a king reaches in one step. */
export const kingTargets = /* @__PURE__ */ targets([...straight, ...diagonal]);
/** By index: the indices from which a pawn of that colour attacks it. */
export const pawnSources = {
  w: targets(diagonal.slice(2)),
  b: targets(diagonal.slice(0, 2)),
} as const;
/** By index: straight lines to the edge, near squares first. */
export const straightRays = rays(straight);
/** By index: diagonals to the edge, near squares first. */
export const diagonalRays = rays(diagonal);

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
 * Indices of the pieces of one colour that attack an index, pins not considered and its king left
 * out: kings give each other no check.
 */
export function attackerIndices(placement: Placement, target: number, by: Color): number[] {
  const found: number[] = [];
  const queen = pieceOf('Q', by);
  addSteppers(found, placement, pawnSources[by][target]!, pieceOf('P', by));
  addSteppers(found, placement, knightTargets[target]!, pieceOf('N', by));
  addSliders(found, placement, diagonalRays[target]!, pieceOf('B', by), queen);
  addSliders(found, placement, straightRays[target]!, pieceOf('R', by), queen);
  return found;
}

/** Squares of the pieces of one colour that attack a square, its king too, pins not considered. */
export function attackersOf(placement: Placement, square: Square, by: Color): Square[] {
  const target = squareIndex(square);
  const found = attackerIndices(placement, target, by);
  addSteppers(found, placement, kingTargets[target]!, pieceOf('K', by));
  return found.map((index) => squares[index]!);
}
