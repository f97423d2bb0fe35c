import { parseFen } from '../fen/parse.js';
import { emptyPosition } from '../fen/position.js';
import { squareIndex } from '../fen/squares.js';
import type { Position } from '../fen/types.js';
import { annotations as annotationWords } from '../locales/en-annotations.js';
import { board as boardWords } from '../locales/en-board.js';
import { annotationShapes, EDGE_WIDTH } from './arrows.js';
import { drawnCaption } from './caption.js';
import { drawnCoordinates, EDGE } from './coordinates.js';
import { settled, type DiagramOptions } from './options.js';
import { drawnPieces } from './pieces.js';
import { drawnHighlight, drawnSquares } from './squares.js';
import { escapeXml } from './xml.js';

/**
 * A position as SVG text that looks as `<fen-board readonly>` does, the same in Node, workers and browsers. It has no
 * ids, styles, scripts or links, so that it can stand in a page any number of times.
 *
 * Never throws: of a text what can be read is drawn, an option of an unknown value counts as not given, and every text
 * is escaped.
 */
export function renderDiagram(position: Position | string, options?: DiagramOptions): string {
  const read = typeof position === 'string' ? parseFen(position).position : position;
  const shown = Array.isArray(read?.placement) ? read : emptyPosition;
  const {
    orientation,
    coordinates,
    colors,
    isStrong,
    annotations,
    highlight,
    caption,
    title,
    ...given
  } = settled(options ?? {});

  const edge = coordinates === 'outside' ? EDGE : { left: 0, bottom: 0 };
  const square = Math.floor((given.size - edge.left) / 8);
  const board = square * 8;
  const below = drawnCaption(caption, edge.left, board + edge.bottom, board);
  const width = board + edge.left;
  const height = board + edge.bottom + below.height;

  /** The corner of a square, as multiples of a square's width. */
  const cornerOf = (index: number): readonly [column: number, row: number] => {
    const place = orientation === 'black' ? 63 - index : index;
    return [place & 7, place >> 3];
  };
  const highlights = highlight.map((each) => {
    const [column, row] = cornerOf(squareIndex(each));
    return drawnHighlight(column * square, row * square, square, colors.highlight, isStrong);
  });
  const shapes = annotationShapes(annotations, orientation).map(
    ({ path, fill, edge: line, opacity }) =>
      `<path d='${path}' fill='${fill}' stroke='${line}' opacity='${opacity}'/>`,
  );
  const content =
    drawnSquares(square, colors.light, colors.dark, isStrong) +
    highlights.join('') +
    drawnCoordinates(coordinates, orientation, board, colors.coordinates, isStrong) +
    drawnPieces(shown.placement, options?.pieceSet, cornerOf, square) +
    (shapes.length > 0
      ? `<g transform='scale(${square})' stroke-width='${EDGE_WIDTH}' stroke-linejoin='round'>${shapes.join('')}</g>`
      : '');

  const described = [
    boardWords.described(caption.trim(), shown),
    annotationWords.described(annotations, highlight),
  ];
  const spoken = title ?? described.filter(Boolean).join(' ');
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}' ` +
    `${spoken ? `role='img' aria-label='${escapeXml(spoken)}'` : "aria-hidden='true'"} ` +
    `direction='ltr' font-family='system-ui,sans-serif' fill='${given.color}' stroke='none'>` +
    (given.background && `<rect width='${width}' height='${height}' fill='${given.background}'/>`) +
    (edge.left > 0 ? `<g transform='translate(${edge.left} 0)'>${content}</g>` : content) +
    `${below.svg}</svg>`
  );
}
