export { renderDiagram } from './render-diagram.js';
export type { DiagramColors, DiagramOptions } from './options.js';
export type { PieceSet } from './pieces.js';
export type { ThemeName } from './themes.js';
