import type { Annotation, AnnotationColor } from '../fen/annotations.js';
import type { Square } from '../fen/types.js';

const COLORS: Readonly<Record<AnnotationColor, string>> = {
  G: 'green',
  R: 'red',
  Y: 'yellow',
  B: 'blue',
};

function named({ color, from, to }: Annotation): string {
  return to ? `${COLORS[color]} arrow from ${from} to ${to}` : `${COLORS[color]} circle on ${from}`;
}

/** Arrows, circles and highlighted squares, which only some boards have. */
export const annotations = {
  /** What is drawn on the whole board, after the position. */
  described: (drawn: readonly Annotation[], highlighted: readonly Square[]) =>
    [
      drawn.length > 0 && `Drawn: ${drawn.map(named).join(', ')}.`,
      highlighted.length > 0 && `Highlighted: ${highlighted.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  /** One of them at the square where it starts, or ends. */
  at: ({ color, from, to }: Annotation, square: Square) => {
    if (!to) return `${COLORS[color]} circle`;
    return `${COLORS[color]} arrow ${square === from ? `to ${to}` : `from ${from}`}`;
  },
  highlighted: 'highlighted',
  /** After the key that begins. */
  begun: (square: Square) =>
    `Drawing from ${square}. Go to a square and press A, or R, Y or B for red, yellow or blue.`,
  /** After a press that begins. */
  held: (square: Square) => `Drawing from ${square}. Now press its goal.`,
  notDrawn: 'Not drawn',
  drawn: named,
  /** `count` is that of all, which are told only where they are few. */
  removed: (few: readonly Annotation[], count: number) => {
    if (count === 0) return 'Nothing drawn to remove';
    return `Removed: ${few.length > 0 ? few.map(named).join(', ') : `${count} arrows and circles`}`;
  },
};
