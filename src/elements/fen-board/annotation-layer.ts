import { ANNOTATION_COLORS, annotationShapes, EDGE_WIDTH } from '../../diagram/arrows.js';
import { marks } from '../../diagram/themes.js';
import { parseAnnotations, type Annotation, type AnnotationColor } from '../../fen/annotations.js';
import { squareIndex } from '../../fen/squares.js';
import type { Square } from '../../fen/types.js';
import { annotationWords } from './annotation-words.js';

const SVG = 'http://www.w3.org/2000/svg';
/** The colours, where the page has no others. */
const FILLS: Readonly<Record<AnnotationColor, string>> = {
  G: `var(--fen-annotation-green, ${ANNOTATION_COLORS.G})`,
  R: `var(--fen-annotation-red, ${ANNOTATION_COLORS.R})`,
  Y: `var(--fen-annotation-yellow, ${ANNOTATION_COLORS.Y})`,
  B: `var(--fen-annotation-blue, ${ANNOTATION_COLORS.B})`,
};
/** Colour, how much of the square shows through it in per cent, and of black that its edge has. */
const MARKS = {
  highlight: [`var(--fen-board-highlight, ${marks.last})`, 45, 64],
  mark: [`var(--fen-board-mark, ${marks.mark})`, 70, 0],
} as const;

/** The arrows and circles over a board's pieces, and the squares marked and highlighted under them. */
export class AnnotationLayer {
  readonly #board: HTMLElement;
  readonly #drawing: SVGElement;
  #below: readonly HTMLElement[] = [];
  #annotations: readonly Annotation[] = [];
  #highlighted: readonly Square[] = [];
  #shown = '';

  constructor(board: HTMLElement) {
    this.#board = board;
    this.#drawing = make(board, 'svg', { viewBox: '0 0 8 8', 'aria-hidden': 'true' });
    // Without a sheet of its own, which would have to be made anew in another document.
    const { style } = this.#drawing;
    style.position = 'absolute';
    style.inset = '0';
    style.zIndex = '2';
    style.pointerEvents = 'none';
    board.append(this.#drawing);
  }

  /** Shows all this in place of what was there. */
  show(annotations: string, highlight: unknown, marked: readonly Square[], flipped: boolean): void {
    // Whatever a page set it to: an array of squares is as good.
    const named = String(highlight ?? '').toLowerCase();
    const shown = [annotations, named, marked, flipped].join('|');
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#annotations = parseAnnotations(annotations);
    this.#highlighted = [...new Set(named.match(/[a-h][1-8]/g))] as Square[];
    const shapes = annotationShapes(this.#annotations, flipped ? 'black' : 'white');
    this.#drawing.replaceChildren(
      ...shapes.map(({ annotation, path, edge, opacity }) =>
        make(this.#board, 'path', {
          d: path,
          fill: FILLS[annotation.color],
          stroke: edge,
          'stroke-width': EDGE_WIDTH,
          'stroke-linejoin': 'round',
          opacity,
        }),
      ),
    );
    for (const each of this.#below) each.remove();
    this.#below = [
      ...this.#highlighted.map((square) => this.#square(square, 'highlight', flipped)),
      ...marked.map((square) => this.#square(square, 'mark', flipped)),
    ];
    this.#board.prepend(...this.#below);
  }

  /** An element on a square, under the pieces. */
  #square(square: Square, kind: 'highlight' | 'mark', flipped: boolean): HTMLElement {
    const element = this.#board.ownerDocument.createElement('i');
    const index = squareIndex(square);
    element.className = `${kind} at-${flipped ? 63 - index : index}`;
    const [color, clear, black] = MARKS[kind];
    element.style.background = `color-mix(in srgb, ${color}, transparent ${clear}%)`;
    element.style.boxShadow = `inset 0 0 0 calc(max(2px, 0.4cqw) * var(--_weight, 1)) color-mix(in srgb, ${color}, #000 ${black}%)`;
    return element;
  }

  /** What is on a square, for those who hear it; `''` for nothing. */
  noteOn(square: Square, language: string): string {
    const words = annotationWords(language);
    const notes = this.#annotations
      .filter(({ from, to }) => from === square || to === square)
      .map((each) => words.at(each, square));
    if (this.#highlighted.includes(square)) notes.unshift(words.highlighted);
    return notes.join(', ');
  }

  /** All of it, to be said after the description of a position; `''` for nothing. */
  describe(language: string): string {
    const said = annotationWords(language).described(this.#annotations, this.#highlighted);
    return said && ` ${said}`;
  }
}

function make(
  { ownerDocument }: Element,
  name: 'svg' | 'path',
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = ownerDocument.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
