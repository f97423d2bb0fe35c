import { squareIndex, squares } from './squares.js';
import type { Square, Transform } from './types.js';

/** Green, red, yellow, blue. */
export type AnnotationColor = 'G' | 'R' | 'Y' | 'B';

/** An arrow from one square to another, or a circle around one. Frozen. */
export interface Annotation {
  readonly color: AnnotationColor;
  readonly from: Square;
  /** `null` of a circle. */
  readonly to: Square | null;
}

const NONE: readonly Annotation[] = Object.freeze([]);

/** A colour, a square, perhaps another square, as a word of its own. */
const entry = /(?<!\w)([GRYB])([a-h][1-8])([a-h][1-8])?(?!\w)/gi;

/**
 * The arrows and circles of a text such as `Ge4,Rd4f6`, or `[%csl Ge4][%cal Rd4f6]` as the comments of PGN have them,
 * in the order given; capitals or not, whatever stands between them. What cannot be read is left out. Of two for the
 * same squares the colour of the later counts; an arrow to where it starts is a circle. Never throws.
 */
export function parseAnnotations(text: string): readonly Annotation[] {
  const found = new Map<string, Annotation>();
  for (const match of String(text ?? '').matchAll(entry)) {
    const [color, from, to] = [match[1]!.toUpperCase(), match[2]!, match[3]].map((part, index) =>
      index > 0 ? part?.toLowerCase() : part,
    ) as [AnnotationColor, Square, Square | undefined];
    const annotation = Object.freeze({ color, from, to: to && to !== from ? to : null });
    found.set(squaresOf(annotation), annotation);
  }
  return found.size === 0 ? NONE : Object.freeze([...found.values()]);
}

/** Arrows and circles as `Ge4,Rd4f6`; `''` of none. */
export function formatAnnotations(annotations: readonly Annotation[]): string {
  return annotations.map((each) => each.color + squaresOf(each)).join(',');
}

/** Arrows and circles as the comments of PGN have them: `[%csl Ge4][%cal Rd4f6]`, circles first; `''` of none. */
export function formatAnnotationCommands(annotations: readonly Annotation[]): string {
  const circles = annotations.filter(({ to }) => !to);
  const arrows = annotations.filter(({ to }) => to);
  return [
    circles.length > 0 ? `[%csl ${formatAnnotations(circles)}]` : '',
    arrows.length > 0 ? `[%cal ${formatAnnotations(arrows)}]` : '',
  ].join('');
}

/** The arrows and circles that the commands in a comment of PGN say; its words count for nothing. */
export function annotationsInComment(comment: string): readonly Annotation[] {
  return parseAnnotations((comment.match(/\[\s*%c[as]l\b[^\]]*/gi) ?? []).join(' '));
}

/** What a transform does to the index of each square: nothing, ranks upside down, left to right, or both. */
const TURNS: Readonly<Record<Transform, number>> = {
  'swap-case': 0,
  'flip-ranks': 56,
  'swap-colors': 56,
  mirror: 7,
  rotate: 63,
};

/** Arrows and circles with the squares to which a transform takes the pieces. */
export function transformAnnotations(text: string, transform: Transform): string {
  const turned = (square: Square): Square => squares[squareIndex(square) ^ TURNS[transform]]!;
  const all = parseAnnotations(text).map(({ color, from, to }) => {
    return { color, from: turned(from), to: to && turned(to) };
  });
  return formatAnnotations(all);
}

/** What two annotations have in common that cannot both be there: `e4`, `d4f6`. */
function squaresOf({ from, to }: Annotation): string {
  return from + (to ?? '');
}
