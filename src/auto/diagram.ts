import { FenBoard } from '../elements/fen-board/fen-board.js';

/** A board that is only looked at; under a name of its own, so that it is never in the way of a page's `<fen-board>`s. */
const TAG = 'fen-diagram';

/** Makes a diagram of these attributes. */
export function makeDiagram(document: Document, attributes: Record<string, string>): Element {
  if (!customElements.get(TAG)) customElements.define(TAG, class extends FenBoard {});
  const diagram = document.createElement(TAG);
  for (const [name, value] of Object.entries(attributes)) diagram.setAttribute(name, value);
  return diagram;
}
