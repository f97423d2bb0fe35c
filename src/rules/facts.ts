import { attackerIndices } from '../fen/attacks.js';
import { squares } from '../fen/squares.js';
import type { Homes } from './homes.js';
import { attacks, isInTouch } from './lines.js';
import { count, KING, noMaterial, PAWN } from './material.js';
import type { Material } from './material.js';
import type {
  Category,
  Color,
  Data,
  FieldName,
  Placement,
  Position,
  Severity,
  Square,
  Variant,
} from '../fen/types.js';

/** One colour's men, as indices in FEN's order. */
export interface Side {
  readonly color: Color;
  readonly men: readonly number[];
  readonly pawns: readonly number[];
  readonly kings: readonly number[];
  /** Files of its pawns, and of those on their second rank, as bits: 1 is the a-file. */
  readonly files: number;
  readonly unmovedFiles: number;
  /** Whether two of its pawns stand on a file. */
  readonly isDoubled: boolean;
  /** How many men of each kind there are. */
  readonly material: Material;
  /** Pieces that check its only king, kings left out; none if it has no or two kings. */
  readonly checkers: readonly number[];
  /** What its unmoved pawns say about the pieces behind them, once somebody asked: see `homesOf`. */
  homes: Homes | null;
}

/** Whether each field was given and readable: what was assumed is no evidence. */
export type Known = Readonly<Record<FieldName, boolean>>;

/** What the rules look at: a position and what was found out about it once for all of them. */
export interface Facts {
  readonly position: Position;
  readonly placement: Placement;
  readonly variant: Variant;
  readonly known: Known;
  readonly w: Side;
  readonly b: Side;
  /** White, then Black. */
  readonly sides: readonly [Side, Side];
  /** Whether a white pawn stands above a black one on a file. */
  readonly isCrossed: boolean;
  /** The side to move, and the one that moved last. */
  readonly mover: Side;
  readonly waiter: Side;
  /** Indices of kings and rooks that by castling rights have not moved, once somebody asked. */
  unmoved: readonly number[] | null;
}

/** What a rule reports; the judge adds where in the text it is. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly category: Category;
  readonly field: FieldName | null;
  readonly squares: readonly Square[];
  readonly data: Data;
}

export type Report = (finding: Finding) => void;

/** Looks for one kind of thing and reports what it finds. */
export type Rule = (facts: Facts, report: Report) => void;

const none: readonly number[] = [];

/** All fields are given. */
export const allKnown: Known = {
  placement: true,
  activeColor: true,
  castling: true,
  enPassant: true,
  halfmoveClock: true,
  fullmoveNumber: true,
};

type NewSide = { -readonly [Key in keyof Side]: Side[Key] } & { men: number[]; pawns: number[] };

function newSide(color: Color): NewSide {
  return {
    color,
    men: [],
    pawns: [],
    kings: none,
    files: 0,
    unmovedFiles: 0,
    isDoubled: false,
    material: noMaterial(),
    checkers: none,
    homes: null,
  };
}

function findCheckers(placement: Placement, { kings }: Side, by: Side): readonly number[] {
  if (kings.length !== 1) return none;
  const king = kings[0]!;
  for (const index of by.men) {
    if (isInTouch(index, king) && attacks(placement, index, king)) {
      // All of them, in the order of their kinds.
      return attackerIndices(placement, king, by.color);
    }
  }
  return none;
}

export function gatherFacts(position: Position, variant: Variant, known: Known): Facts {
  const { placement } = position;
  const w = newSide('w');
  const b = newSide('b');
  let isCrossed = false;
  for (let index = 0; index < 64; index++) {
    const piece = placement[index];
    if (!piece) continue;
    const code = piece.charCodeAt(0);
    const isWhite = code < 97;
    const side = isWhite ? w : b;
    const kind = code & 95;
    count(side.material, kind, index);
    side.men.push(index);
    if (kind === PAWN) {
      const file = 1 << (index & 7);
      side.pawns.push(index);
      side.isDoubled ||= (side.files & file) !== 0;
      side.files |= file;
      if (index >> 3 === (isWhite ? 6 : 1)) side.unmovedFiles |= file;
      isCrossed ||= !isWhite && (w.files & file) !== 0;
    }
    // Exactly one: a list that is pushed to takes room for many.
    else if (kind === KING) side.kings = side.kings.length === 0 ? [index] : [...side.kings, index];
  }
  w.checkers = findCheckers(placement, w, b);
  b.checkers = findCheckers(placement, b, w);
  const isBlack = position.activeColor === 'b';
  const mover = isBlack ? b : w;
  const waiter = isBlack ? w : b;
  const sides = [w, b] as const;
  return {
    position,
    placement,
    variant,
    known,
    w,
    b,
    sides,
    isCrossed,
    mover,
    waiter,
    unmoved: null,
  };
}

export function squaresOf(indices: readonly number[]): Square[] {
  return indices.map((index) => squares[index]!);
}

/** Whose king is in check, and by what: the squares and the data of a finding. */
export function checkOf({ color, kings, checkers }: Side): [number[], Data] {
  const king = squares[kings[0]!]!;
  return [[...kings, ...checkers], { color, king, count: checkers.length }];
}

type Maker = (code: string, field: FieldName, indices: readonly number[], data: Data) => Finding;

function maker(severity: Severity, category: Category): Maker {
  return (code, field, indices, data) => {
    return { code, severity, category, field, squares: squaresOf(indices), data };
  };
}

/** An error that follows from the rules of chess. */
export const illegal = /* @__PURE__ */ maker('error', 'legality');
/** A proof that no game leads here. */
export const unreachable = /* @__PURE__ */ maker('warning', 'reachability');
/** Something that is probably not meant, which leaves the verdict alone. */
export const suspicion = /* @__PURE__ */ maker('info', 'suspicion');
/** Something worth saying that leaves the verdict alone. */
export const note = /* @__PURE__ */ maker('info', 'note');
