import { colorOf, isLightIndex } from '../fen/squares.js';
import type { Color, Placement } from '../fen/types.js';

/** How many men of a kind a side has; `L` and `D` are bishops on light and on dark squares. */
export interface Material {
  men: number;
  P: number;
  N: number;
  L: number;
  D: number;
  R: number;
  Q: number;
}

/** The kinds that pawns become, and how many of each the initial array has. */
export const initialCounts = { N: 2, L: 1, D: 1, R: 2, Q: 1 } as const;
export type PromotedKind = keyof typeof initialCounts;
export const promotedKinds: readonly PromotedKind[] = ['N', 'L', 'D', 'R', 'Q'];

export function noMaterial(): Material {
  return { men: 0, P: 0, N: 0, L: 0, D: 0, R: 0, Q: 0 };
}

/** Codes of capitals. */
export const PAWN = 80;
export const KING = 75;
const KNIGHT = 78;
const BISHOP = 66;
const ROOK = 82;
const QUEEN = 81;

/** Counts one more man, by the code of its kind's capital. */
export function count(material: Material, kind: number, index: number): void {
  material.men++;
  switch (kind) {
    case PAWN:
      material.P++;
      break;
    case KNIGHT:
      material.N++;
      break;
    case BISHOP:
      if (isLightIndex(index)) material.L++;
      else material.D++;
      break;
    case ROOK:
      material.R++;
      break;
    case QUEEN:
      material.Q++;
  }
}

export function countMaterial(placement: Placement): Record<Color, Material> {
  const material = { w: noMaterial(), b: noMaterial() };
  for (let index = 0; index < 64; index++) {
    const piece = placement[index];
    if (piece) count(material[colorOf(piece)], piece.charCodeAt(0) & 95, index);
  }
  return material;
}

/** So many men of a kind are beyond what the initial array had, so they were promoted. */
export function surplus(material: Material, kind: PromotedKind): number {
  return beyond(material[kind], initialCounts[kind]);
}

function beyond(count: number, initial: number): number {
  return count > initial ? count - initial : 0;
}

/** Those of a side's men of whose kind it has more than the initial array. */
export function promotedMen(
  placement: Placement,
  { men, material }: { readonly men: readonly number[]; readonly material: Material },
): number[] {
  return men.filter((index) => {
    const kind = placement[index]!.toUpperCase();
    const named = kind === 'B' ? (isLightIndex(index) ? 'L' : 'D') : kind;
    // Pawns and kings have no entry.
    return surplus(material, named as PromotedKind) > 0;
  });
}

/** So many of a side's men, at least, were pawns once. */
export function leastPromoted({ N, L, D, R, Q }: Material): number {
  return beyond(N, 2) + beyond(L, 1) + beyond(D, 1) + beyond(R, 2) + beyond(Q, 1);
}

/** Whether one side of the initial array can have become these men by captures and promotions. */
export function canBe(material: Material): boolean {
  return material.men <= 16 && leastPromoted(material) <= 8 - material.P;
}
