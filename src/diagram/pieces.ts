import type { Piece, Placement } from '../fen/types.js';
import { classic } from './art/classic.js';
import { modern } from './art/modern.js';
import { xmlText } from './xml.js';

/** SVG text by piece. */
export type PieceSet = Readonly<Record<Piece, string>>;

export const sets = new Map<unknown, PieceSet>([
  ['classic', classic],
  ['modern', modern],
]);

/** Our own drawings: a root with attributes that all pieces of the set share, in a square from 0 0. */
const ownDrawing = /^<svg xmlns='[^']*' viewBox='0 0 (\d+) \1'([^>]*)>(.*)<\/svg>$/s;

/**
 * The men of a position on squares of `size` pixels. Each is drawn in full, since sanitizers of HTML remove `<use>`,
 * and what it points at would need an id, which clashes where several diagrams share a page. Compressed, the
 * repetition costs next to nothing.
 */
export function drawnPieces(
  placement: Placement,
  set: string | Partial<PieceSet> | undefined,
  cornerOf: (index: number) => readonly [column: number, row: number],
  size: number,
): string {
  const own = typeof set === 'object' ? (set ?? {}) : {};
  const builtIn = sets.get(set) ?? classic;
  const [, side, shared = ''] = ownDrawing.exec(builtIn.K)!;
  const drawn: string[] = [];
  const pictures: string[] = [];
  placement.forEach((piece, index) => {
    if (typeof piece !== 'string' || !Object.hasOwn(classic, piece) || index > 63) return;
    const [column, row] = cornerOf(index);
    const art = own[piece];
    if (typeof art === 'string') {
      pictures.push(picture(art, column * size, row * size, size));
    } else {
      const at = `translate(${column * Number(side)} ${row * Number(side)})`;
      drawn.push(`<g transform='${at}'>${ownDrawing.exec(builtIn[piece])![3]}</g>`);
    }
  });
  const scale = Number((size / Number(side)).toFixed(6));
  return (
    (drawn.length > 0 ? `<g transform='scale(${scale})'${shared}>${drawn.join('')}</g>` : '') +
    pictures.join('')
  );
}

/** Somebody's SVG as a picture, so that neither its ids nor its mistakes can harm the rest. */
function picture(art: string, x: number, y: number, size: number): string {
  const bytes = encodeURIComponent(xmlText(art)).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  const box = `x='${x}' y='${y}' width='${size}' height='${size}'`;
  const address = `data:image/svg+xml;base64,${btoa(bytes)}`;
  return `<image xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='${address}' ${box}/>`;
}
