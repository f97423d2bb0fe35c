import { allSkills } from './store/all-skills.js';
import { provideSkills } from './store/skills.js';

// Who imports everything need not wait for a part of it.
provideSkills(allSkills);

export * from './all-elements.js';
export { createPositionStore, INITIAL_FEN, isPositionStore } from './store/index.js';
