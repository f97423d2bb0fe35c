import { isLightIndex } from '../../fen/squares.js';
import type { Placement } from '../../fen/types.js';

/**
 * Whether no sequence of moves can lead to mate with these men (FIDE Laws 5.2.2): besides one king each
 * there is nothing, a single knight, or bishops that all go on squares of one colour. In all else but
 * blocked pawns somebody can be mated with the other's help.
 */
export function isDeadMaterial(placement: Placement): boolean {
  let kings = 0;
  let knights = 0;
  let lightBishops = 0;
  let darkBishops = 0;
  for (let index = 0; index < 64; index++) {
    switch (placement[index]) {
      case null:
      case undefined:
        break;
      case 'K':
        kings += 1;
        break;
      case 'k':
        kings += 16;
        break;
      case 'N':
      case 'n':
        knights += 1;
        break;
      case 'B':
      case 'b':
        if (isLightIndex(index)) lightBishops += 1;
        else darkBishops += 1;
        break;
      default:
        return false;
    }
  }
  if (kings !== 17) return false;
  if (knights > 0) return knights === 1 && lightBishops + darkBishops === 0;
  return lightBishops === 0 || darkBishops === 0;
}
