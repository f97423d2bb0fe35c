/**
 * What XML 1.0 has no place for, not even escaped (section 2.2), and halves of surrogate pairs. Without the flag `u`,
 * with which WebKit overlooks the character behind half a pair.
 */
const forbidden =
  /[^\t\n\r\u0020-\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as XML can hold it: what it cannot is the replacement character. Of anything but text and numbers `''`. */
export function xmlText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(forbidden, '\ufffd')
    : '';
}

/** The same as the content of an element or of an attribute. */
export function escapeXml(value: unknown): string {
  return xmlText(value).replace(/[&<>"']/g, (character) => entities[character]!);
}

/** A length, to a hundredth. */
export function rounded(value: number): string {
  return String(Number(value.toFixed(2)));
}
