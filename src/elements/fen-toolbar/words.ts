import { localized } from '../../controllers/localize.js';
import { toolbar } from '../../locales/en.js';

export const words = localized('toolbar', toolbar);
