/** The tags in the templates of Vue 3: `import type {} from 'fen-elements/types/vue'`, once. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { ElementOf, EventsOf, PropsOf, Tag } from './elements.js';

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type Listeners<T extends Tag> = {
  [Name in keyof EventsOf<T> as `on${Capitalize<CamelCase<Name & string>>}`]?: (
    event: EventsOf<T>[Name],
  ) => void;
};

/** Vue reads the types of a template from `$props` and `$emit`. */
type Component<T extends Tag> = new () => ElementOf<T> & {
  $props: Omit<HTMLAttributes, keyof PropsOf<T> | keyof Listeners<T>> &
    PropsOf<T> &
    Listeners<T> &
    PublicProps & { slot?: string };
  $emit: EmitFn<{ [Name in keyof EventsOf<T>]: (event: EventsOf<T>[Name]) => void }>;
};

type Components = { [T in Tag]: Component<T> };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
