import type { Square } from '../../fen/types.js';

/** An element that stands for squares: pointing at it marks them. */
export interface Pointer extends Element {
  squares?: readonly Square[];
}

/** The nearest element on an event's way that stands for squares. */
export function pointerOf(event: Event): Pointer | null {
  return (event.composedPath().find((each) => 'squares' in each) as Pointer | undefined) ?? null;
}
