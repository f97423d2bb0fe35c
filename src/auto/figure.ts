import { sheetFor } from '../elements/sheet-for.js';
import { makeDiagram } from './diagram.js';
import { styles } from './figure.styles.js';
import { boardAttributes } from './options.js';
import type { Item } from './read-lines.js';

/** How large a board can be asked for, in pixels. */
const SMALLEST = 80;
const LARGEST = 1200;

/** Makes the board of a place when it is needed. */
export type Reserve = (place: Element, make: () => void) => void;

function setSize(figure: HTMLElement, size: string | undefined): void {
  const [, pixels] = /^(\d{1,5})(?:px)?$/.exec(size ?? '') ?? [];
  if (!pixels) return;
  const width = Math.min(Math.max(+pixels, SMALLEST), LARGEST);
  figure.style.setProperty('--fen-board-size', `${width}px`);
}

/** Shows boards and texts in a shadow root; a board's place is there at once, the board when it is needed. */
export function showItems(root: ShadowRoot, items: readonly Item[], reserve: Reserve): void {
  const document = root.ownerDocument;
  const make = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[Tag] => {
    const element = document.createElement(tag);
    element.append(...children);
    return element;
  };
  const boards = make('div');
  boards.className = 'boards';
  for (const item of items) {
    if (item.fen === null) {
      boards.append(make('p', item.text));
      continue;
    }
    const { fen, options } = item;
    const place = make('div');
    place.className = `place ${options.coordinates === 'outside' ? 'outside' : ''}`;
    const figure = make('figure', place);
    setSize(figure, options.size);
    if (options.caption) figure.append(make('figcaption', options.caption));
    figure.append(make('details', make('summary', 'FEN'), make('code', item.text)));
    boards.append(figure);
    const attributes = { ...boardAttributes(options, document.baseURI), readonly: '', fen };
    reserve(place, () => place.append(makeDiagram(document, attributes)));
  }
  root.adoptedStyleSheets = [sheetFor(styles, document)];
  root.replaceChildren(boards);
}
