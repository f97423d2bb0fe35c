import { html, nothing, type TemplateResult } from 'lit/html.js';

export interface MenuEntry<Name extends string> {
  readonly name: Name;
  readonly text: string;
  readonly hint?: string;
  /** Of what can be switched on and off. */
  readonly isOn?: boolean;
}

const itemsOf = (element: Element): HTMLElement[] => [
  ...element.closest('[role=menu]')!.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

/** Arrow keys, Home, End and first letters walk the items; Tab leaves the menu. */
function handleKeyDown(event: KeyboardEvent, close: () => void): void {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  // The button has the focus then, so that Tab goes on from there.
  if (key === 'Tab') return close();
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

/** The items of a menu, a line between its groups; the element around them has the role. */
export function renderItems<Name extends string>(
  groups: readonly (readonly MenuEntry<Name>[])[],
  choose: (name: Name) => void,
  close: () => void,
): TemplateResult {
  const item = ({ name, text, hint, isOn }: MenuEntry<Name>): TemplateResult =>
    html`<button
      type="button"
      part="item"
      class="item"
      data-item=${name}
      tabindex="-1"
      role=${isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked=${isOn === undefined ? nothing : isOn ? 'true' : 'false'}
      @click=${() => choose(name)}
    >
      <span class="text">${text}</span>${hint ? html` <span class="hint">${hint}</span>` : nothing}
    </button>`;
  return html`<div
    class="items"
    role="none"
    @keydown=${(event: KeyboardEvent) => handleKeyDown(event, close)}
  >
    ${groups.map(
      (group, index) =>
        html`${index > 0 ? html`<div class="line" role="separator"></div>` : nothing}${group.map(item)}`,
    )}
  </div>`;
}
