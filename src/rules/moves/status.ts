import { squares } from '../../fen/squares.js';
import type { FenOptions, Position, Square } from '../../fen/types.js';
import { isDeadMaterial } from './dead-material.js';
import { canMove } from './generate.js';
import { lookAt } from './scene.js';

/** How a position stands for the side to move. */
export interface Status {
  /** Whether its king is attacked; never where it has no king or more than one. */
  readonly check: boolean;
  /** The squares of the men that give check. */
  readonly checkers: readonly Square[];
  /** In check, and no legal move (FIDE Laws 5.1.1). */
  readonly checkmate: boolean;
  /** Not in check, and no legal move (FIDE Laws 5.2.1); never without a king that is the only one. */
  readonly stalemate: boolean;
  /** Neither side can ever be mated with the men there are (FIDE Laws 5.2.2). */
  readonly deadPosition: boolean;
}

/** Check, checkmate, stalemate and dead position by material, of any position, an illegal one too. */
export function status(position: Position, options: FenOptions = {}): Status {
  const scene = lookAt(position, options.variant);
  const check = scene.checkers.length > 0;
  const stuck = scene.king >= 0 && !canMove(scene);
  return {
    check,
    checkers: scene.checkers.map((index) => squares[index]!),
    checkmate: check && stuck,
    stalemate: !check && stuck,
    deadPosition: isDeadMaterial(position.placement),
  };
}
