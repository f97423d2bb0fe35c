import { localized } from '../../controllers/localize.js';
import { board } from '../../locales/en-board.js';
import { legend } from '../../locales/en.js';
import { boardEditing } from '../../locales/en-later.js';

/** What is said of squares and pieces. */
export const boardWords = localized('board', board);

/** What is said while a board is edited or played on. */
export const words = localized('boardEditing', boardEditing);

/** Which letter is which piece. */
export const legendWords = localized('legend', legend);
