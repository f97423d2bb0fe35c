import type { Command, Snapshot } from './types.js';

/** Takes all arrows and circles away, as a step that can be undone: nobody would draw them all again. */
export function withoutAnnotations({ text, pasted }: Snapshot): Command {
  return { type: 'set-text', text, edits: pasted, annotations: '' };
}
