import { allSkills } from './all-skills.js';
import { provideSkills } from './skills.js';
import { createStore, type StoreInit } from './store.js';
import type { PositionStore } from './types.js';

export { isPositionStore, INITIAL_FEN, type StoreInit } from './store.js';
export type * from './types.js';

/**
 * A store of one position, its text, history and view, for any number of elements and subscribers.
 * Any `fen` is taken: what cannot be read is in the snapshot's `diagnostics`.
 */
export function createPositionStore(init: StoreInit = {}): PositionStore {
  provideSkills(allSkills);
  return createStore(init);
}
