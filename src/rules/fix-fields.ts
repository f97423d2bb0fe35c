import { wordFrom } from '../fen/tokens.js';
import type { Token } from '../fen/tokens.js';
import type { Fix, Reading } from '../fen/types.js';
import { fix } from './fix-parts.js';

/** What words look like that can be one field only, in FEN's order; dashes stand where one is missing. */
const looks = [/^(w|b|white|black)$/i, /^[KQ]{1,4}$/i, /^[a-h][36]$/, /^\d+$/];
/** How many words may be each. */
const room = [1, 1, 1, 2];
const FIELDS = 5;

/** The words behind a placement as far as they look like fields. */
function fieldWords(text: string, start: number): Token[] {
  const words: Token[] = [];
  for (let at = start; words.length <= FIELDS;) {
    const word = wordFrom(text, at);
    if (!word || (word.text !== '-' && !looks.some((look) => look.test(word.text)))) break;
    words.push(word);
    [, at] = word.range;
  }
  return words;
}

/** Fields in another order than FEN's, put in order where each word can be one of them only. */
export function fieldsInOrder(text: string, reading: Reading): Fix[] {
  const words = fieldWords(text, reading.fields.placement.range[1]);
  const places = looks.map((look) => words.filter((word) => look.test(word.text)));
  const dashes = words.filter((word) => word.text === '-');
  for (const place of [places[1]!, places[2]!]) {
    if (place.length === 0) place.push(...dashes.splice(0, 1));
  }
  const isSure = places.every((place, at) => place.length <= room[at]!) && dashes.length === 0;
  const [first, last] = [words[0], words.at(-1)];
  if (!isSure || !first || !last) return [];
  const fields = places
    .flat()
    .map((word) => word.text)
    .join(' ');
  const ordered = text.slice(0, first.range[0]) + fields + text.slice(last.range[1]);
  if (ordered === text) return [];
  return [fix('order-fields', { fields }, { type: 'set-text', text: ordered })];
}
