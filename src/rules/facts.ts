import { attackerIndices } from '../fen/attacks.js';
import { opposite, squares } from '../fen/squares.js';
import { lookAtHomes } from './homes.js';
import type { Homes } from './homes.js';
import { attacks, isInTouch } from './lines.js';
import { count, KING, noMaterial, PAWN } from './material.js';
import type { Material } from './material.js';
import { unmovedMen } from './retract.js';
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
}

/** What the rules look at: a position and what was found out about it once for all of them. */
export interface Facts {
  readonly position: Position;
  readonly placement: Placement;
  readonly variant: Variant;
  readonly w: Side;
  readonly b: Side;
  /** Whether a field was given and readable: what was assumed is no evidence. */
  readonly known: (field: FieldName) => boolean;
  /** Pieces that check the only king of a colour, kings left out; none if it has no or two kings. */
  readonly checkers: (color: Color) => readonly number[];
  /** How many men of each kind there are. */
  readonly material: Readonly<Record<Color, Material>>;
  /** Indices of kings and rooks that by castling rights have not moved. */
  readonly unmoved: () => readonly number[];
  /** What unmoved pawns of a colour say about the pieces behind them. */
  readonly homes: (color: Color) => Homes;
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

function newSide(color: Color): {
  color: Color;
  men: number[];
  pawns: number[];
  kings: readonly number[];
} {
  return { color, men: [], pawns: [], kings: none };
}

function findCheckers(facts: Facts, color: Color): readonly number[] {
  const { kings } = facts[color];
  if (kings.length !== 1) return none;
  const king = kings[0]!;
  const by = opposite(color);
  for (const index of facts[by].men) {
    if (isInTouch(index, king) && attacks(facts.placement, index, king)) {
      // All of them, in the order of their kinds.
      return attackerIndices(facts.placement, king, by);
    }
  }
  return none;
}

export function gatherFacts(
  position: Position,
  variant: Variant,
  known: (field: FieldName) => boolean,
): Facts {
  const { placement } = position;
  const sides = { w: newSide('w'), b: newSide('b') };
  const material = { w: noMaterial(), b: noMaterial() };
  for (let index = 0; index < 64; index++) {
    const piece = placement[index];
    if (!piece) continue;
    const isWhite = piece.charCodeAt(0) < 97;
    const side = isWhite ? sides.w : sides.b;
    const kind = count(isWhite ? material.w : material.b, piece, index);
    side.men.push(index);
    if (kind === PAWN) side.pawns.push(index);
    // Exactly one: a list that is pushed to takes room for many.
    else if (kind === KING) side.kings = side.kings.length === 0 ? [index] : [...side.kings, index];
  }
  const checkers: Partial<Record<Color, readonly number[]>> = {};
  let unmoved: readonly number[] | undefined;
  const homes: Partial<Record<Color, Homes>> = {};
  const facts: Facts = {
    position,
    placement,
    variant,
    ...sides,
    known,
    checkers: (color) => (checkers[color] ??= findCheckers(facts, color)),
    material,
    unmoved: () => (unmoved ??= known('castling') ? unmovedMen(position, variant) : []),
    homes: (color) => (homes[color] ??= lookAtHomes(facts, color)),
  };
  return facts;
}

export const colors: readonly Color[] = ['w', 'b'];

export function squaresOf(indices: readonly number[]): Square[] {
  return indices.map((index) => squares[index]!);
}

/** An error that follows from the rules of chess. */
export function illegal(
  code: string,
  field: FieldName,
  indices: readonly number[],
  data: Data,
): Finding {
  return {
    code,
    severity: 'error',
    category: 'legality',
    field,
    squares: squaresOf(indices),
    data,
  };
}

/** A proof that no game leads here. */
export function unreachable(
  code: string,
  field: FieldName,
  indices: readonly number[],
  data: Data,
): Finding {
  const squares = squaresOf(indices);
  return { code, severity: 'warning', category: 'reachability', field, squares, data };
}

/** Something worth saying that leaves the verdict alone. */
export function remark(
  code: string,
  category: 'suspicion' | 'note',
  field: FieldName,
  indices: readonly number[],
  data: Data,
): Finding {
  return { code, severity: 'info', category, field, squares: squaresOf(indices), data };
}
