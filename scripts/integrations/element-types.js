const comment = (text) => (text ? `/** ${text} */\n` : '');
const key = (name) => (/^[\w$]+$/.test(name) ? name : `'${name}'`);
const listOf = (items) => items.join('\n');

/** An attribute whose name is not that of a property: what it sets has the same type. */
const attributeOf =
  (element) =>
  ({ name, description, fieldName }) =>
    `${comment(description)}${key(name)}?: ${element.name}['${fieldName}'];`;

/** `dist/types/elements.d.ts`: what each tag has, of which the types for each framework are made. */
export function elementTypes(elements) {
  const imported = new Set([
    ...elements.map(({ name }) => name),
    ...elements.flatMap(({ events }) => events.map(({ type }) => type.text)),
  ]);
  imported.delete('Event');
  const entries = elements.map((element) => {
    const isProperty = ({ name }) => element.properties.some((property) => property.name === name);
    const { tagName, name, summary, attributes, properties, events } = element;
    return `${comment(summary)}${key(tagName)}: {
      element: ${name};
      /** The properties that can be set; the attributes of the same names are those. */
      properties: ${properties.map(({ name }) => `'${name}'`).join(' | ')};
      attributes: {
        ${listOf(attributes.filter((attribute) => !isProperty(attribute)).map(attributeOf(element)))}
      };
      events: {
        ${listOf(events.map((event) => `${comment(event.description)}${key(event.name)}: ${event.type.text};`))}
      };
    };`;
  });
  return `import type { ${[...imported].join(', ')} } from '../index.js';

  /** What each tag has. */
  export interface Elements {
    ${listOf(entries)}
  }

  export type Tag = keyof Elements;
  export type ElementOf<T extends Tag> = Elements[T]['element'];

  /** What a template can set: the properties, and the attributes whose names differ from theirs. */
  export type PropsOf<T extends Tag> = Partial<
    Pick<ElementOf<T>, Elements[T]['properties'] & keyof ElementOf<T>>
  > & Elements[T]['attributes'];

  /** The events, with the element that listens as \`currentTarget\`. */
  export type EventsOf<T extends Tag> = {
    [Name in keyof Elements[T]['events']]: Elements[T]['events'][Name] & {
      readonly currentTarget: ElementOf<T>;
    };
  };

  /** The same without those that every element of HTML has. */
  export type OwnEventsOf<T extends Tag> = {
    [Name in keyof EventsOf<T> as Name extends \`\${string}-\${string}\` ? Name : never]: EventsOf<T>[Name];
  };
`;
}
