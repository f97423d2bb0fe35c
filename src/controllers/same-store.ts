import { LINK_KEY, type StoreLink } from '../store/link.js';
import type { PositionStore } from '../store/types.js';

/** Whether `target` is a linked element that uses this store, from whichever copy of the library. */
export function usesStore(target: EventTarget, store: PositionStore): boolean {
  return (target as { [LINK_KEY]?: StoreLink })[LINK_KEY]?.store === store;
}

/** The board that shows this store: looked for from the element's own root outwards, and inside editors on the way. */
export function boardOf(element: Element, store: PositionStore): Element | null {
  let node: Node = element;
  for (;;) {
    const root = node.getRootNode() as Document | ShadowRoot;
    for (const each of root.querySelectorAll?.('fen-board, fen-editor') ?? []) {
      if (!usesStore(each, store)) continue;
      const board =
        each.localName === 'fen-board' ? each : each.shadowRoot?.querySelector('fen-board');
      if (board) return board;
    }
    if (!('host' in root)) return null;
    node = root.host;
  }
}
