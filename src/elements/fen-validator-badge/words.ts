import { localized } from '../../controllers/localize.js';
import { validatorBadge } from '../../locales/en.js';

export const words = localized('validatorBadge', validatorBadge);
