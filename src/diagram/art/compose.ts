import type { Piece } from '../../fen/types.js';

/** A kind of piece, by White's letter. */
export type Kind = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P';

type Curve = [a: number, b: number, c: number, d: number, x: number, y: number];

/**
 * A closed path from its right half, which runs from the top of the middle to its foot in steps of `h`, `v`, `l`, `a`
 * and `c`, each with its letter; what is closed already stays as it is. One path for both halves shows no seam.
 */
export function whole(half: string): string {
  if (half.endsWith('z')) return half;
  const back = half
    .match(/[a-z][^a-z]+/g)!
    .reverse()
    .map((step) => {
      if (step[0] === 'h') return step;
      if (step[0] !== 'c') return step.replace(/-?\d+$/, (y) => ` ${-y}`);
      const [a, b, c, d, x, y] = step.match(/-?\d+/g)!.map(Number) as Curve;
      return `c${[x - c, d - y, x - a, b - y, x, -y]}`;
    });
  return `${half}${back.join('')}z`;
}

/**
 * The SVG text of all twelve pieces, with single quotes only: what `draw` puts in for a kind in light or dark. Lines are
 * `ink` and `width` wide, and nothing is filled, where it does not say otherwise.
 */
export function bothColors<Shape>(
  shapes: Readonly<Record<Kind, Shape>>,
  ink: string,
  width: number,
  draw: (shape: Shape, isDark: boolean) => string,
): Readonly<Record<Piece, string>> {
  const pieces: Partial<Record<string, string>> = {};
  for (const kind in shapes) {
    for (const piece of [kind, kind.toLowerCase()]) {
      const content = draw(shapes[kind as Kind], piece !== kind);
      pieces[piece] =
        `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96' fill='none' stroke='${ink}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'>${content}</svg>`;
    }
  }
  return pieces as Record<Piece, string>;
}
