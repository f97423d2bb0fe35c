import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Transform } from '../../fen/types.js';
import { words as wordsIn } from './words.js';

// Loaded with the menu: what its items open.
export { showKeyHelp } from '../fen-board/key-help.js';
export { Chess960Form } from './chess960-form.js';
export { menuStyles } from './menu.styles.js';

export type MenuItem = Transform | 'chess960-start' | 'chess960' | 'keys';

/** The items with a line between the groups. */
const GROUPS: readonly (readonly MenuItem[])[] = [
  ['swap-colors', 'mirror', 'rotate', 'flip-ranks', 'swap-case'],
  ['chess960-start', 'chess960'],
  ['keys'],
];

export interface MenuHost {
  readonly language: string;
  /** Whether castling follows the rules of Chess960. */
  readonly isChess960: boolean;
  choose(item: MenuItem): void;
  /** Closes the menu and gives the focus back to its button. */
  close(): void;
}

const itemsOf = (element: Element): HTMLElement[] => [
  ...element.closest('[role=menu]')!.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

/** Arrow keys, Home, End and first letters walk the items; Tab leaves the menu. */
function handleKeyDown(event: KeyboardEvent, host: MenuHost): void {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  // The button has the focus then, so that Tab goes on from there.
  if (key === 'Tab') return host.close();
  const items = itemsOf(target as Element);
  const now = items.indexOf(target as HTMLElement);
  const places: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    Home: 0,
    End: -1,
  };
  let next = places[key];
  if (next === undefined && /^\S$/u.test(key)) {
    const begins = ({ textContent }: HTMLElement): boolean =>
      textContent.trim().toLowerCase().startsWith(key.toLowerCase());
    const behind = [...items.slice(now + 1), ...items.slice(0, now + 1)].find(begins);
    next = behind ? items.indexOf(behind) : now;
  }
  if (next === undefined) return;
  items.at(next % items.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** The items of the menu; the element around them has the role. */
export function renderMenu(host: MenuHost): TemplateResult {
  const words = wordsIn(host.language);
  const item = (name: MenuItem): TemplateResult => {
    const isChoice = name === 'chess960';
    const { text, hint } = words.menu[name];
    return html`<button
      type="button"
      part="item"
      class="item"
      data-item=${name}
      tabindex="-1"
      role=${isChoice ? 'menuitemcheckbox' : 'menuitem'}
      aria-checked=${isChoice ? (host.isChess960 ? 'true' : 'false') : nothing}
      @click=${() => host.choose(name)}
    >
      <span class="text">${text}</span>${hint ? html` <span class="hint">${hint}</span>` : nothing}
    </button>`;
  };
  return html`<div
    class="items"
    role="none"
    @keydown=${(event: KeyboardEvent) => handleKeyDown(event, host)}
  >
    ${GROUPS.map(
      (group, index) =>
        html`${index > 0 ? html`<div class="line" role="separator"></div>` : nothing}${group.map(item)}`,
    )}
  </div>`;
}
