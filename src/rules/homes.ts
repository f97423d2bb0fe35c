import { isLightIndex, pieceOf } from '../fen/squares.js';
import type { Kind } from '../fen/squares.js';
import type { Piece } from '../fen/types.js';
import type { Facts, Side } from './facts.js';
import { initialCounts } from './material.js';
import { unmovedOf } from './retract.js';

/** What pawns that never moved say about the back rank behind them. */
export interface Homes {
  /** Indices of men that cannot have come where they stand. */
  readonly locked: readonly number[];
  /** Indices of men of which more were promoted than it seems, and how many more. */
  readonly outside: readonly number[];
  readonly promoted: number;
  /** Men of the start that were captured where they began, so by no pawn. */
  readonly diedAtHome: number;
}

const nothingShut: Homes = { locked: [], outside: [], promoted: 0, diedAtHome: 0 };

/** The initial array's pieces by file. */
const INITIAL = 'RNBQKBNR';
const initialPieces = { w: [...INITIAL], b: [...INITIAL.toLowerCase()] };
const ALL_FILES = 255;
/** Where rooks, queen and king begin. */
const ROYAL_FILES = 0b10011001;
const MAJOR = 'RQKrqk';
/** The d- and the e-file. */
const KING_AND_QUEEN = 24;

/** A set of files, in which those from `first` to `last` are, as far as the board has them. */
function files(first: number, last: number): number {
  return ((2 << last) - 1) & ~((1 << Math.max(first, 0)) - 1) & ALL_FILES;
}

/**
 * Looks at a colour's back rank and the pawns before it that never moved: those on their second rank.
 *
 * 1. A bishop leaves or enters the back rank by the next rank only. With both squares there (one, in a
 *    corner) under such pawns, it never did. So an own one stands where it began, on the c- or
 *    f-file; a bishop of the other side was promoted there, unless a pawn stands before it too. An own
 *    bishop that began behind two such pawns is there or was captured there, and any other on squares
 *    of that colour was promoted.
 * 2. Such a bishop, and kings and rooks that by castling rights never moved, are walls. Between two
 *    walls or the edges, the squares are shut for rooks if such pawns stand before all of them, and
 *    for queens, kings and pawns that promote if they stand before the walls too. Castling takes king
 *    and rook over free squares, so from one wall to the other at most. What began inside is inside or
 *    was captured there, and nothing else is inside but knights. King and queen that fill the two
 *    squares between them have not moved.
 *
 * In Chess960 nobody knows where pieces began, so there an own piece is judged only where all eight
 * pawns stand before it.
 */
function lookAtHomes(facts: Facts, side: Side): Homes {
  const { color, unmovedFiles: pawns } = side;
  /** Files where both ways of a bishop are shut. */
  const shut = ((pawns << 1) | 1) & ((pawns >> 1) | 128);
  // One pawn shuts in a bishop in the corner, or a square between king and rook.
  if (pawns === 0 || (shut === 0 && facts.position.castling === '')) return nothingShut;
  const { placement, variant } = facts;
  const home = color === 'w' ? 56 : 0;
  const pieces = initialPieces[color];
  const isStandard = variant === 'standard';
  let walls = 0;
  /** Files that rook, queen or king have left, or come to. */
  let changed = isStandard ? 0 : ALL_FILES;
  /** Files with a bishop that cannot have come there by moving, or where one has died. */
  let bishops = 0;
  for (let file = 0; file < 8; file++) {
    const bit = 1 << file;
    const piece = placement[home + file];
    if (isStandard && piece === pieces[file]) {
      if (file === 2 || file === 5) walls |= shut & bit;
      continue;
    }
    if (ROYAL_FILES & bit || (piece && MAJOR.includes(piece))) changed |= bit;
    if (isBishop(piece) || file === 2 || file === 5) bishops |= shut & bit;
  }
  if (changed === 0 && bishops === 0) return nothingShut;
  for (const index of unmovedOf(facts)) if (index >> 3 === home >> 3) walls |= 1 << (index & 7);
  if (bishops === 0 && !hasShutRange(pawns, walls, changed)) return nothingShut;
  return judgeHomes(facts, side, pawns, shut, walls);
}

/** What is known of a side's home, looked at once. */
export function homesOf(facts: Facts, side: Side): Homes {
  return (side.homes ??= lookAtHomes(facts, side));
}

/** Whether pawns stand before all squares between two walls or edges, and one of those is changed. */
function hasShutRange(pawns: number, walls: number, changed: number): boolean {
  let range = 0;
  for (let file = 0; file < 9; file++) {
    const bit = 1 << file;
    if (file < 8 && !(walls & bit)) {
      range |= bit;
      continue;
    }
    if ((range & ~pawns) === 0 && range & changed) return true;
    range = 0;
  }
  return false;
}

function judgeHomes(
  { placement, variant, w, b }: Facts,
  { color, men, kings }: Side,
  pawns: number,
  shut: number,
  walls: number,
): Homes {
  const home = color === 'w' ? 56 : 0;
  const isStandard = variant === 'standard';
  const locked: number[] = [];
  const outside: number[] = [];
  let promoted = 0;
  let diedAtHome = 0;
  const own = (kind: Kind): number[] =>
    men.filter((index) => placement[index] === pieceOf(kind, color));

  for (let file = 0; file < 8; file++) {
    const bit = 1 << file;
    if (!(shut & bit)) continue;
    const index = home + file;
    const piece = placement[index];
    const isHome = INITIAL[file] === 'B';
    if (piece === pieceOf('B', color) ? isStandard && !isHome : isBishop(piece) && pawns & bit) {
      locked.push(index);
    }
    if (!isStandard || !isHome || walls & bit) continue;
    diedAtHome++;
    const others = own('B').filter((other) => isLightIndex(other) === isLightIndex(index));
    if (others.length > 0) promoted++;
    outside.push(...others);
  }
  if (!isStandard && pawns === ALL_FILES) {
    locked.push(...own('B').filter((index) => index >> 3 !== home >> 3));
  }

  /** So many of a kind began between two walls. A pawn takes there only if the squares are not shut. */
  const judgeOwn = (
    kind: 'R' | 'Q',
    inside: readonly number[],
    began: number,
    isShut: boolean,
  ): void => {
    if (inside.length > began) locked.push(...inside);
    if (inside.length >= began) return;
    if (isShut) diedAtHome += began - inside.length;
    const initial = initialCounts[kind];
    const away = own(kind).filter((index) => !inside.includes(index));
    const fromPawns = away.length - (initial - began);
    if (fromPawns <= 0) return;
    // Those of which there are too many are counted already.
    promoted += fromPawns - Math.max(0, away.length + inside.length - initial);
    outside.push(...away);
  };

  for (let first = 0; first < 8; first++) {
    if (walls & (1 << first)) continue;
    let last = first;
    while (last < 7 && !(walls & (2 << last))) last++;
    const range = files(first, last);
    const isShut = (files(first - 1, last + 1) & ~pawns) === 0;
    const isIn = (index: number): boolean =>
      index >> 3 === home >> 3 && !!(range & (1 << (index & 7)));
    const began = (kind: Kind): number =>
      [...INITIAL].filter((other, file) => other === kind && range & (1 << file)).length;
    first = last;
    if (range & ~pawns) continue;
    if (isShut) {
      const others = (color === 'w' ? b : w).men;
      locked.push(...others.filter((index) => isIn(index) && MAJOR.includes(placement[index]!)));
    }
    // In Chess960 all of them began on the rank, and nobody knows where.
    if (!isStandard && range !== ALL_FILES) continue;
    judgeOwn('R', own('R').filter(isIn), began('R'), isShut);
    if (!isShut) continue;
    const queens = own('Q').filter(isIn);
    judgeOwn('Q', queens, began('Q'), true);
    const hasKing = isIn(kings[0]!);
    if (hasKing !== began('K') > 0) locked.push(...kings);
    // Two that fill all the room have never moved.
    if (range === KING_AND_QUEEN && hasKing && kings[0] === home + 3 && queens[0] === home + 4) {
      locked.push(...kings, ...queens);
    }
  }
  return { locked, outside, promoted, diedAtHome };
}

function isBishop(piece: Piece | null | undefined): boolean {
  return piece === 'B' || piece === 'b';
}
