import { rounded } from './xml.js';

/** Of the board's corners, in pixels. */
const RADIUS = 3;

/**
 * The 64 squares, each `size` pixels wide: every second file and every second rank as one path whose crossings are
 * left out again. The light squares lie below all of them, so that no seam shows where edges fall between pixels.
 */
export function drawnSquares(size: number, light: string, dark: string, isStrong: boolean): string {
  const board = size * 8;
  const side = board - RADIUS;
  const arc = `a${RADIUS} ${RADIUS} 0 0 1 `;
  const strips = [1, 3, 5].map(
    (each) =>
      `M${each * size} 0h${size}v${board}h-${size}zM0 ${each * size}h${board}v${size}h-${board}z`,
  );
  const lastFile = `M${7 * size} 0h${size - RADIUS}${arc}${RADIUS} ${RADIUS}v${side}h-${size}z`;
  const lastRank = `M0 ${7 * size}h${board}v${size}h-${side}${arc}-${RADIUS}-${RADIUS}z`;
  return (
    `<rect width='${board}' height='${board}' rx='${RADIUS}' fill='${light}'/>` +
    `<path fill='${dark}' fill-rule='evenodd' d='${strips.join('')}${lastFile}${lastRank}'/>` +
    (isStrong
      ? `<rect x='.5' y='.5' width='${board - 1}' height='${board - 1}' rx='${RADIUS - 0.5}' fill='none' stroke='currentColor'/>`
      : '')
  );
}

/** A highlighted square as the board has it: its colour, and a line of the same colour darkened with black. */
export function drawnHighlight(
  x: number,
  y: number,
  size: number,
  color: string,
  isStrong: boolean,
): string {
  const line = Math.max(2, size * 0.032) * (isStrong ? 2 : 1);
  const side = rounded(size - line);
  const inner = `x='${rounded(x + line / 2)}' y='${rounded(y + line / 2)}' width='${side}' height='${side}'`;
  const ring = `<rect ${inner} fill='none' stroke-width='${rounded(line)}' stroke=`;
  return (
    `<rect x='${x}' y='${y}' width='${size}' height='${size}' fill='${color}' fill-opacity='.55'/>` +
    `${ring}'${color}'/>${ring}'#000' stroke-opacity='.64'/>`
  );
}
