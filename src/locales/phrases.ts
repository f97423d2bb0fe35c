/** The beginning of a long text, on one line. */
export const shortened = (text: unknown): string => {
  const line = String(text).replace(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};

/** Its first letter as a capital. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
