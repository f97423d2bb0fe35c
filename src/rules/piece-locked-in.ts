import { squares } from '../fen/squares.js';
import { colors, unreachable } from './facts.js';
import type { Rule } from './facts.js';
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
  const material = facts.material;
  for (const color of colors) {
    const { locked, outside, promoted } = facts.homes(color);
    if (locked.length > 0) {
      const square = squares[locked[0]!]!;
      const data = { color, count: locked.length, square, piece: facts.placement[locked[0]!]! };
      report(unreachable('piece-locked-in', 'placement', locked, { ...data, promoted: 0 }));
      continue;
    }
    if (promoted === 0) continue;
    const missing = 8 - material[color].P;
    const all = leastPromoted(material[color]) + promoted;
    if (all <= missing || all - promoted > missing) continue;
    const square = squares[outside[0]!]!;
    const data = { color, count: outside.length, square, piece: facts.placement[outside[0]!]! };
    report(
      unreachable('piece-locked-in', 'placement', outside, { ...data, promoted: all, missing }),
    );
  }
};
