import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

function face(name, weight) {
  const file = resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
  const data = readFileSync(file, 'base64');
  return `@font-face {
    font-family: ${name}; font-weight: ${weight}; src: url('data:font/woff2;base64,${data}');
  }`;
}

/** A style sheet that makes pages and elements have the same letters on every machine. */
export const letters = () => `
  ${face('dejavu-sans', 400)} ${face('dejavu-sans', 700)} ${face('dejavu-mono', 400)}
  :root { --fen-font: dejavu-sans; --fen-font-mono: dejavu-mono }
  body { font-family: dejavu-sans !important }`;
