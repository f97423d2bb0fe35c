import {
  diagonalRays,
  kingTargets,
  knightTargets,
  pawnSources,
  straightRays,
} from '../../fen/attacks.js';
import { pieceOf } from '../../fen/squares.js';
import type { Color, Piece, Placement } from '../../fen/types.js';

/** Index of a colour's only king, -1 where there is none or more than one: then none can be in check. */
export function onlyKing(placement: Placement, color: Color): number {
  const king = pieceOf('K', color);
  let found = -1;
  // `indexOf` takes ten times as long.
  for (let index = 0; index < 64; index++) {
    if (placement[index] !== king) continue;
    if (found >= 0) return -1;
    found = index;
  }
  return found;
}

function hasSlider(
  placement: Placement,
  lines: readonly (readonly number[])[],
  slider: Piece,
  queen: Piece,
  left: number,
  taken: number,
): boolean {
  for (const line of lines) {
    for (const from of line) {
      if (from === taken) break;
      const piece = placement[from];
      if (!piece || from === left) continue;
      if (piece === slider || piece === queen) return true;
      break;
    }
  }
  return false;
}

function hasStepper(
  placement: Placement,
  sources: readonly number[],
  stepper: Piece,
  taken: number,
): boolean {
  for (const from of sources) if (placement[from] === stepper && from !== taken) return true;
  return false;
}

/**
 * Whether a colour would attack a square once a man has gone from `left` to `taken` and captured what
 * stood there; both may be -1. Kings are left out. Nothing is copied: it is asked for many moves.
 */
export function isAttackedAfter(
  placement: Placement,
  target: number,
  by: Color,
  left: number,
  taken: number,
): boolean {
  const queen = pieceOf('Q', by);
  return (
    hasSlider(placement, straightRays[target]!, pieceOf('R', by), queen, left, taken) ||
    hasSlider(placement, diagonalRays[target]!, pieceOf('B', by), queen, left, taken) ||
    hasStepper(placement, knightTargets[target]!, pieceOf('N', by), taken) ||
    hasStepper(placement, pawnSources[by][target]!, pieceOf('P', by), taken)
  );
}

/** Whether a king of a colour stands beside a square. */
export function isBesideKing(placement: Placement, target: number, color: Color): boolean {
  return hasStepper(placement, kingTargets[target]!, pieceOf('K', color), -1);
}
