import { allSkills } from './store/all-skills.js';
import { provideSkills } from './store/skills.js';

// With every element at hand these are too, so a lone board need not wait for them.
provideSkills(allSkills);

export { FenBoard } from './define/fen-board.js';
export { FenEditor } from './define/fen-editor.js';
export { FenFieldEditor } from './define/fen-field-editor.js';
export { FenPalette } from './define/fen-palette.js';
export { FenToolbar } from './define/fen-toolbar.js';
export { FenValidatorBadge } from './define/fen-validator-badge.js';
export { FenChangeEvent, FenMoveEvent, FenVerdictChangeEvent } from './elements/events.js';
export { createPositionStore, INITIAL_FEN, isPositionStore } from './store/index.js';
