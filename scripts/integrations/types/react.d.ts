/** The tags in the JSX of React 19: `import type {} from 'fen-elements/types/react'`, once. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementOf, OwnEventsOf, PropsOf, Tag } from './elements.js';

type Listeners<T extends Tag> = {
  [Name in keyof OwnEventsOf<T> as `on${Name & string}`]?: (event: OwnEventsOf<T>[Name]) => void;
};

type Intrinsic = {
  [T in Tag]: Omit<
    DetailedHTMLProps<HTMLAttributes<ElementOf<T>>, ElementOf<T>>,
    keyof PropsOf<T>
  > &
    PropsOf<T> &
    Listeners<T>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
