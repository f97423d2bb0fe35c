import { formatPlacement } from '../fen/placement.js';
import { parseFen } from '../fen/parse.js';

/**
 * Letters of pawn, knight, bishop, rook, queen and king in other languages (PGN standard 8.2.3.2);
 * languages with the same letters share a line. Italian and Spanish differ from each other by nothing.
 */
const alphabets: readonly (readonly [languages: string, letters: string])[] = [
  ['de da nb sv', 'BSLTDK'],
  ['fr', 'PCFTDR'],
  ['es it', 'PCATDR'],
  ['nl', 'OPLTDK'],
  ['pt', 'PCBTDR'],
  ['pl', 'PSGWHK'],
  ['cs', 'PJSVDK'],
  ['hu', 'GHFBVK'],
  ['fi', 'PRLTDK'],
  ['et', 'PROVLK'],
  ['ro', 'PCNTDR'],
  ['is', 'PRBHDK'],
  ['bs hr sr', 'PSLTDK'],
];

const ENGLISH = 'PNBRQK';

/** A placement in English letters, and the languages it was written in. */
export interface Translation {
  readonly languages: string;
  readonly placement: string;
}

function translate(text: string, letters: string): string | null {
  let result = '';
  for (const character of text) {
    const capital = character.toUpperCase();
    const place = letters.indexOf(capital);
    if (/[\d/]/.test(character)) result += character;
    else if (place < 0) return null;
    else result += character === capital ? ENGLISH[place]! : ENGLISH[place]!.toLowerCase();
  }
  return result;
}

/** Letters of other scripts that look like piece letters. */
const lookalikes: Record<string, string> = {
  ...{ р: 'p', Р: 'P', к: 'k', К: 'K', В: 'B', п: 'n', г: 'r', ԛ: 'q', Ԛ: 'Q' },
  ...{ ρ: 'p', Ρ: 'P', κ: 'k', Κ: 'K', Β: 'B', Ν: 'N', η: 'n' },
};

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

/** How many things a placement has that no position has. */
function oddities(placement: string): number {
  let odd = Math.abs(count(placement, 'K') - 1) + Math.abs(count(placement, 'k') - 1);
  odd += Math.max(0, count(placement, 'P') - 8) + Math.max(0, count(placement, 'p') - 8);
  const ranks = placement.split('/');
  odd += count(`${ranks[0]}${ranks.at(-1)}`.toLowerCase(), 'p');
  // More than one promoted piece a kind is rare.
  for (const letter of 'NBRQnbrq') {
    odd += Math.max(0, count(placement, letter) - (/q/i.test(letter) ? 2 : 3));
  }
  return odd;
}

/** What a placement says in the letters of other languages, the likeliest first. */
export function translations(placement: string): Translation[] {
  const found = new Map<string, string>();
  const latin = placement.replace(/[^\x20-\x7e]/g, (letter) => lookalikes[letter] ?? letter);
  if (latin !== placement && parseFen(latin).diagnostics.length === 0) found.set(latin, 'latin');
  for (const [languages, letters] of alphabets) {
    const result = translate(placement, letters);
    if (result === null || found.has(result)) continue;
    const { diagnostics, position } = parseFen(result);
    if (diagnostics.length === 0) found.set(formatPlacement(position.placement), languages);
  }
  return [...found]
    .map(([text, languages]) => ({ placement: text, languages }))
    .sort((a, b) => oddities(a.placement) - oddities(b.placement));
}
