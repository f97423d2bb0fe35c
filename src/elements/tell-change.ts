import type { Snapshot } from '../store/types.js';
import { FenAnnotationsChangeEvent, FenChangeEvent, FenVerdictChangeEvent } from './events.js';

/** Raises the events for what a person changed. */
export function tellChange(target: EventTarget, before: Snapshot, after: Snapshot): void {
  const { annotations } = after.view;
  if (annotations !== before.view.annotations) {
    target.dispatchEvent(new FenAnnotationsChangeEvent(annotations));
  }
  if (after.fen === before.fen) return;
  target.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  target.dispatchEvent(new FenChangeEvent(after.fen, before.fen, after.source));
  if (after.verdict !== before.verdict) {
    target.dispatchEvent(new FenVerdictChangeEvent(after.verdict, before.verdict));
  }
}
