import type { Annotation, AnnotationColor } from '../fen/annotations.js';
import { squareIndex } from '../fen/squares.js';
import type { Square } from '../fen/types.js';

/** What is drawn for an annotation: one filled path with an edge, so that it stands out from squares and pieces. */
export interface AnnotationShape {
  readonly annotation: Annotation;
  /** Path data in squares from the board's top left corner as it is seen: the board is 8 by 8. */
  readonly path: string;
  readonly fill: string;
  /** Colour of the path's stroke, `EDGE_WIDTH` wide. */
  readonly edge: string;
  readonly opacity: number;
}

/** Width of an annotation's edge, in squares. */
export const EDGE_WIDTH = 0.03;

/** Told apart by lightness too: from yellow over green and red down to blue. */
export const ANNOTATION_COLORS: Readonly<Record<AnnotationColor, string>> = {
  G: '#1f8a38',
  R: '#a31d17',
  Y: '#f2b20c',
  B: '#0b3d91',
};

/** Yellow alone is too light for a white edge on light squares. */
const EDGES: Readonly<Record<AnnotationColor, string>> = {
  G: '#fff',
  R: '#fff',
  Y: '#4a3300',
  B: '#fff',
};
const OPACITY = 0.88;

/** Outer and inner radius of a circle. */
const RING = [0.47, 0.375] as const;
/** An arrow starts so far from the middle of its square, unless nothing of its shaft would be left. */
const START = 0.34;
/** Where several arrows lead to a square, each ends so far from its middle. */
const SHARED_END = 0.22;
const SHORTEST_SHAFT = 0.12;
const SHAFT_WIDTH = 0.17;
const HEAD_LENGTH = 0.42;
const HEAD_WIDTH = 0.5;

/**
 * The shapes of arrows and circles, in their order. An arrow leads straight from beside the piece on its first
 * square to the middle of its goal; where several lead to one goal they end before it.
 */
export function annotationShapes(
  annotations: readonly Annotation[],
  orientation: 'white' | 'black',
): readonly AnnotationShape[] {
  return annotations.map((annotation) => {
    const { color, from, to } = annotation;
    const isShared = to !== null && annotations.filter((other) => other.to === to).length > 1;
    const start = middle(from, orientation);
    const path = to
      ? arrow(start, middle(to, orientation), isShared ? SHARED_END : 0)
      : ring(start);
    return {
      annotation,
      path,
      fill: ANNOTATION_COLORS[color],
      edge: EDGES[color],
      opacity: OPACITY,
    };
  });
}

type Point = readonly [x: number, y: number];

function middle(square: Square, orientation: 'white' | 'black'): Point {
  const index = squareIndex(square);
  const place = orientation === 'black' ? 63 - index : index;
  return [(place & 7) + 0.5, (place >> 3) + 0.5];
}

function at([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

function rounded(value: number): string {
  return String(Number(value.toFixed(3)));
}

/** Two circles, the inner one the other way round, so that it is a hole whatever the fill rule. */
function ring([x, y]: Point): string {
  return RING.map((radius, index) => {
    const arc = `a${radius} ${radius} 0 1 ${index} `;
    return `M${at([x - radius, y])}${arc}${radius * 2} 0${arc}${-radius * 2} 0z`;
  }).join('');
}

function arrow([x, y]: Point, [goalX, goalY]: Point, shortened: number): string {
  const distance = Math.hypot(goalX - x, goalY - y);
  const [acrossX, acrossY] = [(goalX - x) / distance, (goalY - y) / distance];
  const point = (along: number, aside: number): string =>
    at([x + acrossX * along - acrossY * aside, y + acrossY * along + acrossX * aside]);
  const tip = distance - shortened;
  const neck = tip - HEAD_LENGTH;
  const tail = Math.min(START, neck - SHORTEST_SHAFT);
  const outline = [
    point(tail, SHAFT_WIDTH / 2),
    point(neck, SHAFT_WIDTH / 2),
    point(neck, HEAD_WIDTH / 2),
    point(tip, 0),
    point(neck, -HEAD_WIDTH / 2),
    point(neck, -SHAFT_WIDTH / 2),
    point(tail, -SHAFT_WIDTH / 2),
  ];
  return `M${outline.join('L')}z`;
}
