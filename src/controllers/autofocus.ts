const asked = new WeakSet<HTMLElement>();

/**
 * Gives the focus to an element with `autofocus` that became one to focus only after the browser had looked for it:
 * once, and where nothing else has it.
 */
export function takeAutofocus(element: HTMLElement): void {
  if (asked.has(element)) return;
  asked.add(element);
  const { activeElement, body } = element.ownerDocument;
  if (element.autofocus && activeElement === body) element.focus();
}
