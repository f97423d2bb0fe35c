/** Registers every element. */
export { FenBoard } from './define/fen-board.js';
export { FenEditor } from './define/fen-editor.js';
export { FenFieldEditor } from './define/fen-field-editor.js';
export { FenPalette } from './define/fen-palette.js';
export { FenToolbar } from './define/fen-toolbar.js';
export { FenValidatorBadge } from './define/fen-validator-badge.js';
export { FenChangeEvent, FenMoveEvent, FenVerdictChangeEvent } from './elements/events.js';
