import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { getCustomElements } from '@storybook/web-components-vite';
import { createElement, Fragment, type ReactNode } from 'react';
import { Page } from './page.js';
import { reference, type ElementDeclaration } from './reference.js';

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly ElementDeclaration[] }[];
}

/** The page of an element: when to use it, one at work, all that it has, and its stories. */
export function ElementPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { modules } = getCustomElements() as Manifest;
  const elements = modules.flatMap(({ declarations }) => declarations);
  const element = elements.find(({ tagName }) => tagName === preparedMeta.component)!;
  return createElement(
    Fragment,
    null,
    createElement(Title, null, `<${element.tagName}>`),
    createElement(Page, { text: element.summary }),
    createElement(Description),
    createElement(Primary),
    createElement(Controls, { include: Object.keys(preparedMeta.initialArgs) }),
    createElement(Heading, null, 'Reference'),
    createElement(Page, { text: reference(element) }),
    createElement(Stories, {
      includePrimary: false,
      title: createElement(Heading, null, 'Stories') as unknown as string,
    }),
  );
}
