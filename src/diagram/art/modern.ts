import { bothColors, whole, type Kind } from './compose.js';

/** Outline, or its right half; lines; what lies in the shade, where that is not the right half. */
type Shape = readonly [outline: string, lines: string, shade?: string];

const shapes: Readonly<Record<Kind, Shape>> = {
  K: [
    'M48 6h5v6h7v10h-7v11c3-5 8-8 14-8c10 0 16 7 16 17c0 12-11 16-14 32h1a6 6 0 0 1 0 12h-22',
    'M27 74h42m-44-12c15-4 31-4 46 0',
  ],
  Q: [
    'M48 7a6.2 6.2 0 0 1 2 12l8 23l6-19a6 6 0 1 1 5 2l1 18l9-8a6 6 0 1 1 4 4l-12 23c-1 4-2 8-2 12h1a6 6 0 0 1 0 12h-22',
    'M27 74h42m-43-12c14-4 30-4 44 0',
  ],
  R: ['M48 18h6v8h8v-8h11v17l-9 8c0 13 2 24 5 31h1a6 6 0 0 1 0 12h-22', 'M27 74h42'],
  B: [
    'M48 7a5.9 5.9 0 0 1 3 11c10 8 18 17 18 29c0 7-4 12-10 15c2 5 5 9 9 12h2a6 6 0 0 1 0 12h-22',
    'M27 74h42m-11-41l-9 12',
  ],
  N: [
    'M24 74c0-14 20-16 22-31l-14 11c-4 4-10 3-12-1l-4-5c-2-2-2-5 0-8l12-17c1-6 3-12 8-17l9 9c21 1 33 17 33 39l-5 20a6 6 0 0 1 0 12h-52a6 6 0 0 1 0-12z',
    'M26 74h45m-39-41h2v-1z',
    'M45 15c21 1 33 17 33 39l-5 20a6 6 0 0 1 0 12h-25v-12c12-4 18-14 16-28-2-12-8-23-19-31z',
  ],
  P: ['M48 19a15 15 0 0 1 8 28c2 11 6 20 13 27h1a6 6 0 0 1 0 12h-22', 'M27 74h42'],
};

/** The SVG text of each piece, with single quotes only. The drawing is told of in assets/pieces/README.md. */
export const modern = /* @__PURE__ */ bothColors(
  shapes,
  '#222b35',
  3.2,
  ([outline, lines, shade = `${outline}z`], isDark) => {
    const path = `d='${whole(outline)}'/>`;
    const body = (fill: string, shaded: string) =>
      `<path stroke='none' fill='${fill}' ${path}<path stroke='none' fill='${shaded}' d='${shade}'/><path ${path}`;
    return isDark
      ? `<path stroke='#fff' stroke-opacity='.6' stroke-width='5.6' ${path}${body('#36424f', '#262f39')}<path stroke='#e6ebf0' d='${lines}'/>`
      : `${body('#fff', '#dfe5ec')}<path d='${lines}'/>`;
  },
);
