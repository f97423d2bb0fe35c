const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, before, letter) => letter.toUpperCase());

/** `fen-change` is `onFenChange`. */
const listeners = ({ events }) =>
  events.map(({ name, type }) => ({ prop: `on${pascal(name)}`, name, type: type.text }));

/** A module for each element, so that bundlers leave out those that nobody uses. */
const wrapper = (element) => `'use client';
import { createComponent } from '@lit/react';
import react from 'react';
import { ${element.name} as elementClass } from '../define/${element.tagName}.js';

export const ${element.name} = /* @__PURE__ */ createComponent({
  react,
  tagName: '${element.tagName}',
  displayName: '${element.name}',
  elementClass,
  events: { ${listeners(element)
    .map(({ prop, name }) => `${prop}: '${name}'`)
    .join(', ')} },
});
`;

function wrapperTypes(element) {
  const { name, tagName, summary } = element;
  const own = listeners(element).filter(({ type }) => type !== 'Event');
  return `import type { EventName, ReactWebComponent } from '@lit/react';
import type { ${name} as Element } from '../define/${tagName}.js';
import type { ${[...new Set(own.map(({ type }) => type))].join(', ')} } from '../index.js';

/** ${summary} */
export declare const ${name}: ReactWebComponent<Element, {
${element.events
  .map(({ description }, index) => {
    const { prop, type } = listeners(element)[index];
    return `/** ${description} */\n${prop}: EventName<${type}>;`;
  })
  .join('\n')}
}>;
`;
}

/** The files of \`fen-elements/react\`, by their names in \`dist/react\`. */
export function reactWrappers(elements) {
  const index = elements
    .map(({ name, tagName }) => `export { ${name} } from './${tagName}.js';\n`)
    .join('');
  return Object.fromEntries([
    ['index.js', index],
    ['index.d.ts', index],
    ...elements.flatMap((element) => [
      [`${element.tagName}.js`, wrapper(element)],
      [`${element.tagName}.d.ts`, wrapperTypes(element)],
    ]),
  ]);
}
