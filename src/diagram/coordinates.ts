import { rounded } from './xml.js';

/** Pixels beside and below a board that names its ranks and files outside. */
export const EDGE = { left: 18, bottom: 20 };

/** Boards up to this width, in pixels, have no room for names inside. */
const NARROW = 180;

/** Ascent and descent of most fonts of user interfaces, in ems. */
const ASCENT = 0.93;
const DESCENT = 0.24;

type Point = readonly [x: number, y: number];

/**
 * The names of ranks and files of a board that is `width` pixels wide; lengths are in pixels from its corner. Baselines
 * are where browsers put those of the board's lines of text; they are given since few renderers know any other.
 */
export function drawnCoordinates(
  coordinates: 'inside' | 'outside' | 'none',
  orientation: 'white' | 'black',
  width: number,
  colorInside: string,
  isStrong: boolean,
): string {
  const isInside = coordinates === 'inside';
  if (coordinates === 'none' || (isInside && width <= NARROW)) return '';
  const square = width / 8;
  const inside = isStrong ? Math.max(9, width * 0.03) : Math.max(8, width * 0.025);
  const size = isInside ? inside : 12;
  const ascent = Math.round(ASCENT * size);
  const descent = Math.round(DESCENT * size);
  const gap = (square - ascent - descent) / 2;
  const rank = (start: number): Point => {
    const baseline = start + Math.floor(gap) + ascent;
    return isInside ? [width * 0.007, baseline - width * 0.046] : [-6, baseline];
  };
  const file = (start: number): Point => {
    const middle = start + Math.ceil(gap) + (ascent + descent) / 2;
    return isInside
      ? [middle + width * 0.051, width * 0.996 - descent]
      : [middle, width + 3 + ascent];
  };
  const names = (list: string, anchor: string, at: (start: number) => Point): string => {
    const texts = [...list].map((name, index) => {
      const [x, y] = at(square * (orientation === 'white' ? index : 7 - index));
      return `<text x='${rounded(x)}' y='${Math.round(y)}'>${name}</text>`;
    });
    return `<g text-anchor='${anchor}'>${texts.join('')}</g>`;
  };
  const all =
    names('87654321', isInside ? 'start' : 'end', rank) + names('abcdefgh', 'middle', file);
  const halo = `<g stroke='#fff' stroke-width='2.6' stroke-opacity='.45' stroke-linejoin='round'>${all}</g>`;
  return (
    `<g font-weight='${isStrong ? 700 : 500}' font-size='${rounded(size)}'${isInside ? ` fill='${colorInside}'` : ''}>` +
    `${isStrong && isInside ? halo : ''}${all}</g>`
  );
}
