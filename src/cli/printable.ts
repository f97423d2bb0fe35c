/** What moves the cursor, changes colours or turns the direction of writing. */
// eslint-disable-next-line no-control-regex
const controls = /[\0-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * A text from a file for one line of a terminal: control characters as pictures of them, of the same
 * length.
 */
export function printable(text: string): string {
  return text.replace(controls, (character) => {
    if (character === '\t') return ' ';
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });
}
