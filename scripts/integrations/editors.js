import { choices } from './elements.js';

const markdown = (value) => (value ? { description: { kind: 'markdown', value } } : {});

/** What several elements have, each name once, with what each of them says of it. */
function merged(elements, list, nameOf) {
  const entries = new Map();
  for (const element of elements) {
    for (const { name, description, default: value } of element[list]) {
      const text = value ? `${description} Default: \`${value}\`` : description;
      const texts = entries.get(name) ?? new Map();
      entries.set(name, texts.set(text, [...(texts.get(text) ?? []), `\`<${element.tagName}>\``]));
    }
  }
  return [...entries].map(([name, texts]) => ({
    name: nameOf(name),
    ...markdown(
      [...texts]
        .map(([text, tags]) => (tags.length < elements.length ? `${tags.join(', ')}: ` : '') + text)
        .join('\n\n'),
    ),
  }));
}

/** For `html.customData` of Visual Studio Code. */
export const vscodeHtml = (elements) => ({
  version: 1.1,
  tags: elements.map(({ tagName, summary, attributes }) => ({
    name: tagName,
    ...markdown(summary),
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      ...markdown(attribute.description),
      ...(attribute.type?.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...(choices(attribute).length > 0
        ? { values: choices(attribute).map((name) => ({ name })) }
        : {}),
    })),
  })),
});

/** For `css.customData` of Visual Studio Code. */
export const vscodeCss = (elements) => ({
  version: 1.1,
  properties: merged(elements, 'cssProperties', (name) => name),
  pseudoElements: merged(elements, 'cssParts', (name) => `::part(${name})`),
  pseudoClasses: merged(elements, 'cssStates', (name) => `:state(${name})`),
});

const named = ({ name, description }) => ({ name, description });
const typed = ({ name, description, type, default: value }) => ({
  name,
  description,
  type: type?.text,
  default: value,
});

/** For the editors of JetBrains, which find it by package.json's `web-types`. */
export const webTypes = (elements, { name, version }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tagName,
        description: element.summary,
        source: { module: `${name}/${element.tagName}`, symbol: element.name },
        attributes: element.attributes.map((attribute) => ({
          ...named(attribute),
          default: attribute.default?.replace(/^'(.*)'$/, '$1'),
          value: { type: attribute.type?.text },
        })),
        slots: element.slots.map(named),
        js: {
          properties: element.members.filter(({ kind }) => kind === 'field').map(typed),
          events: element.events.map(named),
        },
        css: {
          properties: element.cssProperties.map((property) => ({
            ...named(property),
            default: property.default,
          })),
          parts: element.cssParts.map(named),
        },
      })),
    },
  },
});
