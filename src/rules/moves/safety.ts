import {
  diagonalRays,
  kingTargets,
  knightTargets,
  pawnSources,
  straightRays,
} from '../../fen/attacks.js';
import { colorOf, opposite, pieceOf } from '../../fen/squares.js';
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

/**
 * Whether a colour would attack a square once a man has gone from `left` to `taken` and captured what
 * stood there; both may be -1. Kings are left out. Nothing is copied: it is asked for every move.
 */
export function isAttackedAfter(
  placement: Placement,
  target: number,
  by: Color,
  left: number,
  taken: number,
): boolean {
  const queen = pieceOf('Q', by);
  const steps = (sources: readonly number[], piece: Piece): boolean => {
    for (const from of sources) if (placement[from] === piece && from !== taken) return true;
    return false;
  };
  const slides = (lines: readonly (readonly number[])[], slider: Piece): boolean => {
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
  };
  return (
    steps(pawnSources[by][target]!, pieceOf('P', by)) ||
    steps(knightTargets[target]!, pieceOf('N', by)) ||
    slides(diagonalRays[target]!, pieceOf('B', by)) ||
    slides(straightRays[target]!, pieceOf('R', by))
  );
}

/** Whether a king of the other colour stands beside a square. */
export function isBesideKing(placement: Placement, target: number, color: Color): boolean {
  const king = pieceOf('K', color);
  return kingTargets[target]!.some((from) => placement[from] === king);
}

/** Indices of a colour's men that alone shield its king from a bishop, rook or queen. */
export function pinnedMen(placement: Placement, king: number, color: Color): number[] {
  const pinned: number[] = [];
  const enemy = opposite(color);
  const queen = pieceOf('Q', enemy);
  const look = (lines: readonly (readonly number[])[], slider: Piece): void => {
    for (const line of lines) {
      let shield = -1;
      for (const at of line) {
        const piece = placement[at];
        if (!piece) continue;
        if (shield >= 0) {
          if (piece === slider || piece === queen) pinned.push(shield);
          break;
        }
        if (colorOf(piece) !== color) break;
        shield = at;
      }
    }
  };
  look(diagonalRays[king]!, pieceOf('B', enemy));
  look(straightRays[king]!, pieceOf('R', enemy));
  return pinned;
}
