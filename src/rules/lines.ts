import type { Piece, Placement } from '../fen/types.js';

/** How two squares lie to each other, by `64 * one + other`: 0 where nothing goes from one to the other. */
const STRAIGHT = 1;
const DIAGONAL = 2;
const KNIGHT = 4;

function makeTables(): readonly [relations: Uint8Array, steps: Int8Array] {
  const relations = new Uint8Array(4096);
  const steps = new Int8Array(4096);
  for (let one = 0; one < 64; one++) {
    for (let other = 0; other < 64; other++) {
      const files = (other & 7) - (one & 7);
      const ranks = (other >> 3) - (one >> 3);
      if (one === other) continue;
      const at = one * 64 + other;
      if (files === 0 || ranks === 0) relations[at] = STRAIGHT;
      else if (Math.abs(files) === Math.abs(ranks)) relations[at] = DIAGONAL;
      else if (Math.abs(files) + Math.abs(ranks) === 3) relations[at] = KNIGHT;
      steps[at] = Math.sign(ranks) * 8 + Math.sign(files);
    }
  }
  return [relations, steps];
}

const [relations, steps] = /* @__PURE__ */ makeTables();

/** Whether a man on one square may attack the other, or stand on a line to it. */
export function isInTouch(one: number, other: number): boolean {
  return relations[one * 64 + other] !== 0;
}

function slidesAlong(piece: Piece, relation: number): boolean {
  switch (piece) {
    case 'Q':
    case 'q':
      return relation === STRAIGHT || relation === DIAGONAL;
    case 'R':
    case 'r':
      return relation === STRAIGHT;
    case 'B':
    case 'b':
      return relation === DIAGONAL;
    default:
      return false;
  }
}

/** Whether the man on a square, no king, attacks another: far quicker than to look along all lines. */
export function attacks(placement: Placement, from: number, target: number): boolean {
  const relation = relations[from * 64 + target]!;
  if (relation === 0) return false;
  const piece = placement[from]!;
  switch (piece) {
    case 'N':
    case 'n':
      return relation === KNIGHT;
    case 'P':
      return relation === DIAGONAL && (target === from - 7 || target === from - 9);
    case 'p':
      return relation === DIAGONAL && (target === from + 7 || target === from + 9);
  }
  if (!slidesAlong(piece, relation)) return false;
  const step = steps[from * 64 + target]!;
  for (let at = from + step; at !== target; at += step) if (placement[at] !== null) return false;
  return true;
}

/**
 * Whether a colour attacks a square along the line on which a man stands, once that man has gone back
 * to another square.
 */
export function isUncovered(
  placement: Placement,
  target: number,
  gone: number,
  back: number,
  byBlack: boolean,
): boolean {
  const relation = relations[target * 64 + gone]!;
  if (relation !== STRAIGHT && relation !== DIAGONAL) return false;
  const step = steps[target * 64 + gone]!;
  let at = target;
  for (;;) {
    const before = at;
    at += step;
    if ((at & ~63) !== 0 || Math.abs((at & 7) - (before & 7)) > 1 || at === back) return false;
    const piece = placement[at];
    if (piece === null || piece === undefined || at === gone) continue;
    return piece > 'Z' === byBlack && slidesAlong(piece, relation);
  }
}
