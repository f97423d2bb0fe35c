import { css, type CSSResult } from '@lit/reactive-element';
import type { Diagnostic, Variant, Verdict } from '../../fen/types.js';
import { insteadOf, languageOf, localized } from '../../controllers/localize.js';
import { sentenceOf } from '../../controllers/sentences.js';
import { positionChooser } from '../../locales/en-later.js';
import { validatorBadge } from '../../locales/en.js';
import { createStore } from '../../store/store.js';
import type { Orientation, PositionStore } from '../../store/types.js';
import { sheetFor } from '../sheet-for.js';
import { theme } from '../theme.styles.js';

const wordsIn = localized('positionChooser', positionChooser);
const verdictsIn = localized('validatorBadge', validatorBadge);

/** One position of a file. */
export interface ChoosablePosition {
  /** What the FEN line would show. */
  readonly text: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly variant: Variant;
  readonly orientation: Orientation | null;
  /** Looked at only when its row comes into sight. */
  readonly verdict: Verdict;
  readonly diagnostics: readonly Diagnostic[];
}

/** In CSS pixels; rows are found by their number, so all are alike. */
const ROW_HEIGHT = 112;
/** Rows that are made above and below what is in sight. */
const MARGIN = 4;

const styles = css`
  dialog {
    box-sizing: border-box;
    inline-size: min(560px, 100vw - 16px);
    block-size: min(640px, 100dvh - 16px);
    padding: 0;
    border: 1px solid var(--_fen-border);
    border-radius: calc(var(--_fen-radius) + 4px);
    background: var(--_fen-surface);
    color: var(--_fen-text);
    font: 14px/1.4 var(--_fen-font);
    overflow: hidden;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  dialog::backdrop {
    background: #0007;
  }
  header {
    display: flex;
    gap: var(--_fen-gap);
    align-items: center;
    justify-content: space-between;
    padding: 10px 10px 10px 14px;
    border-block-end: 1px solid var(--_fen-border-quiet);
  }
  h2 {
    margin: 0;
    font-size: 15px;
  }
  button {
    min-block-size: var(--_fen-control-height);
    padding-inline: 12px;
    border: 1px solid var(--_fen-border);
    border-radius: var(--_fen-radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .list {
    flex: 1;
    position: relative;
    overflow: auto;
    overscroll-behavior: contain;
    outline: none;
  }
  .rows {
    position: relative;
  }
  .row {
    position: absolute;
    inset-inline: 0;
    box-sizing: border-box;
    block-size: ${ROW_HEIGHT}px;
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 12px;
    padding: 8px 14px;
    border-block-end: 1px solid var(--_fen-border-quiet);
    cursor: pointer;
  }
  .row:hover {
    background: var(--_fen-surface-raised);
  }
  .row[aria-selected='true'] {
    background: color-mix(in srgb, var(--_fen-accent) 14%, transparent);
  }
  .list:focus-visible .row[aria-selected='true'] {
    outline: 2px solid var(--_fen-accent);
    outline-offset: -3px;
  }
  fen-board {
    inline-size: 96px;
    pointer-events: none;
  }
  .line {
    color: var(--_fen-text-quiet);
    font-size: 12px;
  }
  .text {
    font-family: var(--_fen-font-mono);
    font-size: 12px;
    direction: ltr;
    text-align: start;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .verdict {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .valid {
    color: var(--_fen-valid);
  }
  .unreachable {
    color: var(--_fen-warning);
  }
  .illegal,
  .unreadable {
    color: var(--_fen-error);
  }
  .why {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: 13px;
  }
  button:focus-visible {
    outline: 2px solid var(--_fen-accent);
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .row[aria-selected='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/**
 * Asks a person which of a file's positions to take. Rows are made only when they come into sight, so ten thousand
 * positions are no more work than ten.
 *
 * Returns the one that was chosen, `null` where none was.
 */
export function choosePosition<Chosen extends ChoosablePosition>(
  host: HTMLElement,
  positions: readonly Chosen[],
): Promise<Chosen | null> {
  return new Promise((resolve) => {
    new Chooser(host, positions, (index) => resolve(positions[index] ?? null)).open();
  });
}

class Chooser {
  readonly #positions: readonly ChoosablePosition[];
  readonly #language: string;
  readonly #done: (index: number) => void;
  readonly #container: HTMLElement;
  readonly #dialog: HTMLDialogElement;
  readonly #list: HTMLElement;
  readonly #rows: HTMLElement;
  readonly #shown = new Map<number, HTMLElement>();
  #active = 0;
  #chosen = -1;

  constructor(
    host: HTMLElement,
    positions: readonly ChoosablePosition[],
    done: (index: number) => void,
  ) {
    this.#positions = positions;
    this.#done = done;
    const page = host.ownerDocument;
    this.#language = languageOf(host);
    const words = wordsIn(this.#language);
    // A root of its own: the host renders its own into what it has, and has styles of its own.
    this.#container = page.createElement('div');
    const root = this.#container.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [theme, styles].map((style: CSSResult) => sheetFor(style, page));
    this.#dialog = make(page, 'dialog', '');
    const instead = insteadOf(this.#language);
    if (instead) this.#dialog.lang = instead;
    const header = make(page, 'header', '');
    const title = make(page, 'h2', '', words.title(positions.length));
    title.id = 'title';
    this.#dialog.setAttribute('aria-labelledby', 'title');
    const close = make(page, 'button', '', words.cancel);
    close.type = 'button';
    close.addEventListener('click', () => this.#dialog.close());
    header.append(title, close);
    this.#list = make(page, 'div', 'list');
    this.#list.tabIndex = 0;
    this.#list.setAttribute('role', 'listbox');
    this.#list.setAttribute('aria-labelledby', 'title');
    this.#rows = make(page, 'div', 'rows');
    this.#rows.setAttribute('role', 'presentation');
    this.#rows.style.setProperty('height', `${positions.length * ROW_HEIGHT}px`);
    this.#list.append(this.#rows);
    this.#dialog.append(header, this.#list);
    root.append(this.#dialog);
    (host.shadowRoot ?? host).append(this.#container);
    this.#list.addEventListener('scroll', () => this.#show(), { passive: true });
    this.#list.addEventListener('click', (event) => this.#handleClick(event));
    this.#dialog.addEventListener('keydown', (event) => this.#handleKeyDown(event));
    this.#dialog.addEventListener('close', () => this.#finish());
  }

  open(): void {
    this.#dialog.showModal();
    this.#show();
    this.#list.focus();
  }

  #finish(): void {
    this.#container.remove();
    this.#done(this.#chosen);
  }

  #choose(index: number): void {
    this.#chosen = index;
    this.#dialog.close();
  }

  /** Makes the rows in sight and takes away the others. */
  #show(): void {
    const { scrollTop, clientHeight } = this.#list;
    const first = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - MARGIN);
    const last = Math.min(
      this.#positions.length - 1,
      Math.ceil((scrollTop + clientHeight) / ROW_HEIGHT) + MARGIN,
    );
    for (const [index, row] of this.#shown) {
      // What is spoken about stays.
      if ((index >= first && index <= last) || index === this.#active) continue;
      row.remove();
      this.#shown.delete(index);
    }
    for (let index = first; index <= last; index++) this.#row(index);
    this.#row(this.#active);
    for (const [index, row] of this.#shown) {
      row.setAttribute('aria-selected', String(index === this.#active));
    }
    this.#list.setAttribute('aria-activedescendant', `row-${this.#active}`);
  }

  #row(index: number): void {
    const position = this.#positions[index];
    if (!position || this.#shown.has(index)) return;
    const row = makeRow(this.#container.ownerDocument, position, this.#language);
    row.id = `row-${index}`;
    row.setAttribute('aria-posinset', String(index + 1));
    row.setAttribute('aria-setsize', String(this.#positions.length));
    row.dataset['index'] = String(index);
    row.style.setProperty('top', `${index * ROW_HEIGHT}px`);
    this.#rows.append(row);
    this.#shown.set(index, row);
  }

  #handleClick(event: Event): void {
    const row = (event.target as Element).closest<HTMLElement>('.row');
    if (row) this.#choose(Number(row.dataset['index']));
  }

  #handleKeyDown(event: KeyboardEvent): void {
    // No key of the dialog is the page's.
    event.stopPropagation();
    if (event.key === 'Escape') {
      // WebKit would close a popover around it, too.
      event.preventDefault();
      return this.#dialog.close();
    }
    if (event.target !== this.#list || event.ctrlKey || event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(this.#list.clientHeight / ROW_HEIGHT) - 1);
    const last = this.#positions.length - 1;
    const next = {
      ArrowDown: this.#active + 1,
      ArrowUp: this.#active - 1,
      PageDown: this.#active + page,
      PageUp: this.#active - page,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Enter') this.#choose(this.#active);
    else if (next === undefined) return;
    else this.#activate(Math.min(last, Math.max(0, next)));
    event.preventDefault();
  }

  #activate(index: number): void {
    this.#active = index;
    const top = index * ROW_HEIGHT;
    const { scrollTop, clientHeight } = this.#list;
    if (top < scrollTop) this.#list.scrollTop = top;
    else if (top + ROW_HEIGHT > scrollTop + clientHeight) {
      this.#list.scrollTop = top + ROW_HEIGHT - clientHeight;
    }
    this.#show();
  }
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = page.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

function makeRow(page: Document, position: ChoosablePosition, language: string): HTMLElement {
  const { text, line, variant, orientation, verdict, diagnostics } = position;
  const row = make(page, 'div', 'row');
  row.setAttribute('role', 'option');
  const picture = make(page, 'div', 'picture');
  if (customElements.get('fen-board')) {
    const board = page.createElement('fen-board') as HTMLElement & {
      store: PositionStore;
      orientation: Orientation;
    };
    board.setAttribute('readonly', '');
    board.setAttribute('aria-hidden', 'true');
    // Its own, or it would show the position of the editor around it.
    board.store = createStore({ fen: text, variant });
    if (orientation) board.orientation = orientation;
    picture.append(board);
  }
  const says = make(page, 'div', 'says');
  const worst = diagnostics.find(({ severity }) => severity !== 'info');
  says.append(
    make(page, 'div', 'line', wordsIn(language).line(line)),
    make(page, 'div', 'text', text.slice(0, 200)),
    make(page, 'div', `verdict ${verdict}`, verdictsIn(language).verdict[verdict]),
    make(page, 'div', 'why', worst ? sentenceOf(worst, language) : ''),
  );
  row.append(picture, says);
  return row;
}
