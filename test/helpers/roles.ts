/** Finds elements as assistive technology does, by role and accessible name, through shadow roots. */

const IMPLICIT: [selector: string, role: string][] = [
  ['button, summary', 'button'],
  ['textarea, input:not([type])', 'textbox'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=number]', 'spinbutton'],
  ['select', 'combobox'],
];

const spaces = /[\s\u00a0]+/g;

function textOf(elements: Iterable<Element>): string {
  return [...elements]
    .map((element) => element.textContent ?? '')
    .join(' ')
    .replace(spaces, ' ')
    .trim();
}

export function roleOf(element: Element): string {
  const explicit = element.getAttribute('role');
  return explicit ?? IMPLICIT.find(([selector]) => element.matches(selector))?.[1] ?? '';
}

/** The name by label, referenced elements, `<label>` or content; enough for what the elements here do. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const referenced = ids.flatMap((id) => root.getElementById(id) ?? []);
  if (referenced.length > 0) return textOf(referenced);
  const { labels } = element as HTMLInputElement;
  if (labels?.length) return textOf(labels);
  return textOf([element]);
}

/** The element that has the focus, inside whatever shadow roots. */
export function focused(): Element {
  let element: Element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** `role “name”` of the element that has the focus. */
export const focusedAs = (): string => `${roleOf(focused())} “${nameOf(focused())}”`;
