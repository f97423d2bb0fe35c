import { squares } from '../fen/squares.js';
import type { Data } from '../fen/types.js';
import { unreachable } from './facts.js';
import type { Rule } from './facts.js';
import { homesOf } from './homes.js';
import { leastPromoted } from './material.js';

/**
 * Pieces in front of pawns that never moved, and beyond walls, where they cannot have got.
 *
 * Proof: see `lookAtHomes` for what is shut. A piece that stands where none of its kind can have come,
 * neither from its first square nor from where it was promoted, did not come there. Pieces that were
 * promoted because those of the start are shut in or died there came from missing pawns, and there may
 * be fewer of those.
 *
 * Stays legal: a bishop at home behind its pawns, and no bishop there at all (a knight took it); a
 * promoted bishop of the other side between two pawns, where none stands before it; a rook on g1
 * behind a shut castle, which stepped there from h1; a king that castled before its pawns shut it in
 * (they never moved, but f1 was free).
 */
export const pieceLockedIn: Rule = (facts, report) => {
  const { placement, sides } = facts;
  for (const side of sides) {
    const { locked, outside, promoted } = homesOf(facts, side);
    const isLocked = locked.length > 0;
    if (!isLocked && promoted === 0) continue;
    const { color, material } = side;
    const missing = 8 - material.P;
    const counted = leastPromoted(material);
    const all = counted + promoted;
    if (!isLocked && (all <= missing || counted > missing)) continue;
    const men = isLocked ? locked : outside;
    const first = men[0]!;
    const data = { color, count: men.length, square: squares[first]!, piece: placement[first]! };
    const more: Data = isLocked ? { promoted: 0 } : { promoted: all, missing };
    report(unreachable('piece-locked-in', 'placement', men, { ...data, ...more }));
  }
};
