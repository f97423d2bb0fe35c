import { readFileSync } from 'node:fs';

/**
 * The elements as `dist/custom-elements.json` describes them, by tag, with every list there, and `properties`: the
 * fields that can be set.
 */
export function readElements() {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  return modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .map((declaration) => ({
      attributes: [],
      events: [],
      slots: [],
      cssParts: [],
      cssProperties: [],
      cssStates: [],
      ...declaration,
      properties: declaration.members.filter(({ kind, readonly }) => kind === 'field' && !readonly),
    }))
    .toSorted((one, other) => one.tagName.localeCompare(other.tagName));
}

/** The words of an attribute that is one of several: `'a' | 'b'` is `a` and `b`. */
export const choices = ({ type }) =>
  [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, word]) => word);
