import { bothColors, whole, type Kind } from './compose.js';

/** Outline, or its right half; lines of both colours; those of dark pieces only; those of light ones only. */
type Shape = readonly [outline: string, lines: string, dark?: string, light?: string];

const shapes: Readonly<Record<Kind, Shape>> = {
  K: [
    'M48 5h3v5h5v6h-5v9c4 1 6 4 5 8c3-3 7-5 12-5c10 0 15 7 15 16c0 11-10 16-13 24c0 4 1 7 2 10h2c2 0 4 2 4 4v4h-30',
    'M48 48v13m-21 7c12-5 30-5 42 0m-45 10h48',
    'M67 59c3-4 9-9 9-15s-4-9-9-9-15 5-19 13c-4-8-14-13-19-13s-9 3-9 9 6 11 9 15',
    'M41 34c0 4 4 8 7 14 3-6 7-10 7-14',
  ],
  Q: [
    'M48 5a6.2 6.2 0 0 1 2 12l6 26l7-23a6 6 0 1 1 4 1l3 24l9-15a6 6 0 1 1 4 2l-9 27c-2 3-3 5-3 9c0 3 1 7 2 10h1c2 0 4 2 4 4v4h-30',
    'M24 59c14-5 34-5 48 0m-46 9c13-5 31-5 44 0m-46 10h48',
  ],
  R: ['M48 18h5v8h9v-8h10v14l-8 10c0 14 2 26 7 36h3c2 0 4 2 4 4v4h-30', 'M33 42h30m-38 36h46'],
  B: [
    'M48 8a5.7 5.7 0 0 1 2 11c10 7 19 16 19 27c0 5-3 9-7 12h2c5 0 5 8 0 8h-4c1 5 4 9 10 12h4c2 0 4 2 4 4v4h-30',
    'M35 58h26m-24 8h22m-32 12h42m-12-46l-10 13',
  ],
  N: [
    'M18 86v-4c0-2 2-4 4-4h2c0-9 6-14 13-19s9-8 9-15c-4 3-7 4-10 5s-5 6-8 9-6 4-9 2c-1-2-1-3 0-4-5 0-8-4-6-10s8-10 11-17 5-9 10-12c-1-4 0-9 2-13 3 2 5 5 6 8 2-3 4-6 7-7 2 3 2 7 2 10 16 1 29 15 28 38-1 10-4 18-5 25h1c2 0 4 2 4 4v4z',
    'M45 43c3-3 4-7 3-12m-24 47h50m-43-46c0-1 2-2 5-2-1 2-3 3-5 2zm-12 18l1-1',
    'M53 22c12 5 18 17 18 30 0 7-1 12-3 17',
  ],
  P: [
    'M48 18a14 14 0 0 1 10 24h3c5 0 5 8 0 8h-3c1 13 5 21 12 28h2c2 0 4 2 4 4v4h-28',
    'M40 42h16m-17 8h18m-30 28h42',
  ],
};

/** The SVG text of each piece, with single quotes only. The drawing is told of in assets/pieces/README.md. */
export const classic = /* @__PURE__ */ bothColors(
  shapes,
  '#111',
  3.6,
  ([outline, lines, dark = '', light = ''], isDark) => {
    const path = `d='${whole(outline)}'/>`;
    return isDark
      ? `<path stroke='#fff' stroke-opacity='.4' stroke-width='6' ${path}<path fill='#111' ${path}<path stroke='#fff' stroke-width='2.8' d='${lines}${dark}'/>`
      : `<path fill='#fff' ${path}<path d='${lines}${light}'/>`;
  },
);
