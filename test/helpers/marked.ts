/** A text whose part between ‹ and › is to be found. */
export interface Marked {
  readonly text: string;
  readonly range: [start: number, end: number];
}

/** Takes the marks ‹ › out of a text and says where they stood. */
export function marked(source: string): Marked {
  const start = source.indexOf('‹');
  const end = source.indexOf('›') - 1;
  if (start < 0 || end < start) throw new Error(`no marks in ${source}`);
  return { text: source.replace('‹', '').replace('›', ''), range: [start, end] };
}

/** The same text with marks around a range, for messages that show where something was found. */
export function mark(text: string, range: readonly [number, number] | null): string {
  if (!range) return text;
  return `${text.slice(0, range[0])}‹${text.slice(...range)}›${text.slice(range[1])}`;
}
