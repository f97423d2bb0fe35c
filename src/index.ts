import { provideMessages } from './controllers/languages.js';
import english from './locales/en-findings.js';
import { allSkills } from './store/all-skills.js';
import { provideSkills } from './store/skills.js';

// Who imports everything need not wait for a part of it.
provideSkills(allSkills);
provideMessages('en', english);

export * from './all-elements.js';
export { addMessages } from './controllers/languages.js';
export { createPositionStore, INITIAL_FEN, isPositionStore } from './store/index.js';
