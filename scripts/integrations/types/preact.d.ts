/** The tags in the JSX of Preact: `import type {} from 'fen-elements/types/preact'`, once. */
import type { HTMLAttributes } from 'preact';
import type { ElementOf, OwnEventsOf, PropsOf, Tag } from './elements.js';

type Listeners<T extends Tag> = {
  [Name in keyof OwnEventsOf<T> as `on${Name & string}`]?: (event: OwnEventsOf<T>[Name]) => void;
};

type Intrinsic = {
  [T in Tag]: Omit<HTMLAttributes<ElementOf<T>>, keyof PropsOf<T>> & PropsOf<T> & Listeners<T>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
