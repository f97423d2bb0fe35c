import type { PositionStore } from '../store/types.js';

/** One speaks for each store, so that nothing is said twice: a board where there is one. */
const speakers = new WeakMap<PositionStore, object>();

/** Makes `who` the one that speaks for a store, unless another does; whether it is. */
export function claimSpeech(store: PositionStore, who: object): boolean {
  if (!speakers.has(store)) speakers.set(store, who);
  return speakers.get(store) === who;
}

/** Lets another speak. */
export function releaseSpeech(store: PositionStore, who: object): void {
  if (speakers.get(store) === who) speakers.delete(store);
}

/** Whether edits, undo and findings of a store are already told by a board. */
export function isSpokenFor(store: PositionStore): boolean {
  return speakers.has(store);
}
