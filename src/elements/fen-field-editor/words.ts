import { localized } from '../../controllers/localize.js';
import { fieldEditor } from '../../locales/en.js';

export const words = localized('fieldEditor', fieldEditor);
