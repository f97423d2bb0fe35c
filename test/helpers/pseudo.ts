import type { Messages } from '../../src/locales/messages.js';
import { english } from './languages.js';

const FILLER = 'åçéîñøšüÿž';

/** A word that is two fifths longer, and looks foreign. Squares and numbers stay as they are. */
function longer(word: string): string {
  if (!/\p{L}{2}/u.test(word)) return word;
  const length = Math.ceil(word.length * 0.4);
  const filler = FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
  // Before what ends a sentence.
  return word.replace(/[^\p{L}\p{N}]*$/u, (end) => filler + end);
}

const lengthenedText = (text: string): string => text.replace(/\S+/g, longer);

function lengthenedTable(words: unknown): unknown {
  if (typeof words === 'string') return lengthenedText(words);
  if (typeof words === 'function') {
    return (...data: unknown[]): string =>
      lengthenedText((words as (...data: unknown[]) => string)(...data));
  }
  if (Array.isArray(words)) return words.map(lengthenedTable);
  return Object.fromEntries(
    Object.entries(words as object).map(([name, value]) => [name, lengthenedTable(value)]),
  );
}

/** English with every word two fifths longer: what no language should be much beyond. */
export const lengthened = lengthenedTable(english) as Messages;
