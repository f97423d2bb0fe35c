import { localized } from '../../controllers/localize.js';
import { annotations } from '../../locales/en-annotations.js';

/** What is said of arrows, circles and highlighted squares. */
export const annotationWords = localized('annotations', annotations);
