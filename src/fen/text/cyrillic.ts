import { MappedBuilder } from './mapped.js';
import type { Mapped } from './mapped.js';
import type { Finding } from './record.js';

/**
 * Piece letters that cannot be taken for English ones: those of Russian, Ukrainian, Bulgarian and
 * Serbian. Each has letters of its own, so that no placement reads in two of them.
 */
const alphabets: readonly Readonly<Record<string, string>>[] = [
  { п: 'p', к: 'n', с: 'b', л: 'r', ф: 'q', кр: 'k' },
  { п: 'p', к: 'n', с: 'b', т: 'r', ф: 'q', кр: 'k' },
  { п: 'p', к: 'n', о: 'b', т: 'r', д: 'q', ц: 'k' },
  { п: 'p', с: 'n', л: 'b', т: 'r', д: 'q', к: 'k' },
];

const ranks = /(?<![\p{L}\p{N}/])[а-яА-Я1-8]{1,10}(?:\/[а-яА-Я1-8]{1,10}){7}(?![\p{L}\p{N}/])/u;

function readIn(
  alphabet: Readonly<Record<string, string>>,
  line: Mapped,
  from: number,
  to: number,
): Mapped | null {
  const builder = new MappedBuilder();
  let width = 0;
  const kings = { K: 0, k: 0 };
  const text = line.text.slice(from, to);
  for (let at = 0; at <= text.length;) {
    const character = text[at];
    if (character === undefined || character === '/') {
      if (width !== 8) return null;
      width = 0;
      if (character) builder.append(line, from + at, from + at + 1);
      at++;
    } else if (/\d/.test(character)) {
      width += +character;
      builder.append(line, from + at, from + at + 1);
      at++;
    } else {
      const two = text.slice(at, at + 2);
      const found = alphabet[two.toLowerCase()] ? two : character;
      const letter = alphabet[found.toLowerCase()];
      if (!letter) return null;
      const piece = character === character.toLowerCase() ? letter : letter.toUpperCase();
      if (piece === 'K' || piece === 'k') kings[piece]++;
      builder.add(piece, line.range(from + at, from + at + found.length));
      width++;
      at += found.length;
    }
  }
  return kings.K === 1 && kings.k === 1 ? builder.append(line, to).build() : null;
}

/** A placement in Cyrillic letters. */
export function cyrillicPlacement(line: Mapped): Finding | null {
  const match = ranks.exec(line.text);
  if (!match) return null;
  const end = match.index + match[0].length;
  for (const alphabet of alphabets) {
    const plain = readIn(alphabet, line, match.index, end);
    if (plain)
      return { plain, changes: [{ code: 'alphabet', range: line.range(match.index, end) }] };
  }
  return null;
}
