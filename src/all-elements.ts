/** Registers every element. */
import { PositionControl } from './elements/position-control.js';
import { validate } from './elements/validity.js';

// So that a lone board need not wait for it.
PositionControl.validate = validate;

export { FenBoard } from './define/fen-board.js';
export { FenEditor } from './define/fen-editor.js';
export { FenFieldEditor } from './define/fen-field-editor.js';
export { FenPalette } from './define/fen-palette.js';
export { FenToolbar } from './define/fen-toolbar.js';
export { FenValidatorBadge } from './define/fen-validator-badge.js';
export {
  FenAnnotationsChangeEvent,
  FenChangeEvent,
  FenVerdictChangeEvent,
} from './elements/events.js';
export { FenMoveEvent } from './elements/fen-move-event.js';
