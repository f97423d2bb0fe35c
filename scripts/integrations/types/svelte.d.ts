/** The tags in the markup of Svelte 4 and 5: `import type {} from 'fen-elements/types/svelte'`, once. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementOf, OwnEventsOf, PropsOf, Tag } from './elements.js';

type Listeners<T extends Tag> = {
  [Name in keyof OwnEventsOf<T> as `${'on' | 'on:'}${Name & string}`]?: (
    event: OwnEventsOf<T>[Name],
  ) => void;
};

type Intrinsic = {
  [T in Tag]: Omit<HTMLAttributes<ElementOf<T>>, keyof PropsOf<T>> & PropsOf<T> & Listeners<T>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Intrinsic {}
}
