import { widthOf } from './ranks.js';

/**
 * Piece letters that cannot be taken for English ones: those of Russian, Ukrainian, Bulgarian and
 * Serbian. Each has letters of its own, so that no array reads in two of them.
 */
const alphabets: readonly Readonly<Record<string, string>>[] = [
  { п: 'p', к: 'n', с: 'b', л: 'r', ф: 'q', кр: 'k' },
  { п: 'p', к: 'n', с: 'b', т: 'r', ф: 'q', кр: 'k' },
  { п: 'p', к: 'n', о: 'b', т: 'r', д: 'q', ц: 'k' },
  { п: 'p', с: 'n', л: 'b', т: 'r', д: 'q', к: 'k' },
];

/** A placement in Cyrillic letters in English ones; `null` where no alphabet makes eight ranks with both kings of it. */
export function cyrillicPlacement(text: string): string | null {
  for (const alphabet of alphabets) {
    const english = text.replace(/кр|[а-я]/gi, (found) => {
      const letters = alphabet[found.toLowerCase()] ? [found] : [...found];
      return letters
        .map((letter) => {
          const piece = alphabet[letter.toLowerCase()] ?? '?';
          return letter[0] === letter[0]!.toLowerCase() ? piece : piece.toUpperCase();
        })
        .join('');
    });
    const isWhole = english.split('/').every((rank) => widthOf(rank) === 8);
    if (isWhole && /^[^K]*K[^K]*$/.test(english) && /^[^k]*k[^k]*$/.test(english)) return english;
  }
  return null;
}
