export interface Labelled extends HTMLElement {
  readonly label: string;
  readonly labels: Iterable<HTMLLabelElement>;
}

/** What a form control is called: by its attribute, else by its `<label>` elements; `''` of one without a name. */
export function labelText(control: Labelled): string {
  if (control.label) return control.label;
  return Array.from(control.labels, (label) =>
    Array.from(label.childNodes)
      // A label around the control has its fallback among its words.
      .filter((node) => !node.contains(control))
      .map((node) => node.textContent)
      .join(''),
  )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
