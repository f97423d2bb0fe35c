import type { TemplateResult } from 'lit/html.js';
import type { Transform } from '../../fen/types.js';
import { renderItems } from './menu-items.js';
import { words as wordsIn } from './words.js';

// Loaded with the menu: what its items open.
export { transformAnnotations } from '../../fen/annotations.js';
export { withoutAnnotations } from '../../store/without-annotations.js';
export { showKeyHelp } from '../fen-board/key-help.js';
export { Chess960Form } from './chess960-form.js';
export { menuStyles } from './menu.styles.js';

export type MenuItem = Transform | 'clear-annotations' | 'chess960-start' | 'chess960' | 'keys';

/** The items with a line between the groups. */
const GROUPS: readonly (readonly MenuItem[])[] = [
  ['swap-colors', 'mirror', 'rotate', 'flip-ranks', 'swap-case'],
  ['clear-annotations'],
  ['chess960-start', 'chess960'],
  ['keys'],
];

export interface MenuHost {
  readonly language: string;
  /** Whether castling follows the rules of Chess960. */
  readonly isChess960: boolean;
  /** Whether there are arrows or circles. */
  readonly isAnnotated: boolean;
  choose(item: MenuItem): void;
  /** Closes the menu and gives the focus back to its button. */
  close(): void;
}

/** The items of the menu; the element around them has the role. */
export function renderMenu(host: MenuHost): TemplateResult {
  const words = wordsIn(host.language);
  const offered = GROUPS.filter(([first]) => first !== 'clear-annotations' || host.isAnnotated);
  const groups = offered.map((group) =>
    group.map((name) => ({
      name,
      ...words.menu[name],
      ...(name === 'chess960' ? { isOn: host.isChess960 } : {}),
    })),
  );
  return renderItems(
    groups,
    (name) => host.choose(name),
    () => host.close(),
  );
}
