import { insteadOf, languageOf } from '../../controllers/localize.js';
import { sheetFor } from '../sheet-for.js';
import { keyHelpStyles } from './key-help.styles.js';
import { boardWords, legendWords, words } from './words.js';

/**
 * Shows the keys that a board understands, in a dialog over the page; Escape, its button and a press beside it close
 * it, and the focus goes back to where it was. `host` is the element whose shadow root holds the dialog while it is
 * open: a board, or a toolbar whose button asks for it. Its theme is the host's.
 */
export function showKeyHelp(host: HTMLElement): void {
  const root = host.shadowRoot;
  if (!root || root.querySelector('dialog.key-help')) return;
  const { ownerDocument } = host;
  const language = languageOf(host);
  const { close: closeWord, keys: rows, keysTitle } = words(language);
  const make = <T extends keyof HTMLElementTagNameMap>(
    tag: T,
    ...content: (string | Node)[]
  ): HTMLElementTagNameMap[T] => {
    const element = ownerDocument.createElement(tag);
    element.append(...content);
    return element;
  };
  const table = make(
    'table',
    ...rows.map(([keys, meaning]) => {
      const head = make(
        'th',
        ...keys.flatMap((key, index) => [index > 0 ? ' ' : '', make('kbd', key)]),
      );
      head.scope = 'row';
      return make('tr', head, make('td', meaning));
    }),
  );
  const title = make('h2', keysTitle);
  title.id = 'key-help-title';
  const close = make('button', closeWord);
  close.type = 'button';
  const letters = Object.entries(boardWords(language).kinds).flatMap(([kind, name]) => [
    ' ',
    make('span', make('b', kind.toUpperCase()), ` ${name}`),
  ]);
  const legend = make('p', legendWords(language).intro, ...letters);
  const dialog = make('dialog', make('header', title, close), table, legend);
  dialog.className = 'key-help';
  const instead = insteadOf(language);
  if (instead) dialog.lang = instead;
  dialog.setAttribute('aria-labelledby', title.id);
  const sheet = sheetFor(keyHelpStyles, ownerDocument);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog && isBeside(dialog, event)) dialog.close();
  });
  // What is typed here is meant for nothing behind it.
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    // WebKit would close a popover around it, too.
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  root.append(dialog);
  dialog.showModal();
}

function isBeside(dialog: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
