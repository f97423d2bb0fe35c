import { sheetFor } from '../elements/linked-element.js';
import { styles } from './figure.styles.js';
import { boardAttributes, type Options } from './options.js';
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

function makeBoard(document: Document, fen: string, options: Options): Element {
  const board = document.createElement('fen-board');
  for (const [name, value] of Object.entries(boardAttributes(options, document.baseURI))) {
    board.setAttribute(name, value);
  }
  board.setAttribute('readonly', '');
  board.setAttribute('fen', fen);
  return board;
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
    reserve(place, () => place.append(makeBoard(document, fen, options)));
  }
  root.adoptedStyleSheets = [sheetFor(styles, document)];
  root.replaceChildren(boards);
}
