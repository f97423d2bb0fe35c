import { loadSkills } from './store/skills.js';

// The rules are a file of their own, so that boards show before it has come; it is asked for at once.
loadSkills();

export * from './all-elements.js';
export { addMessages } from './controllers/languages.js';
export { createStore as createPositionStore, INITIAL_FEN, isPositionStore } from './store/store.js';
