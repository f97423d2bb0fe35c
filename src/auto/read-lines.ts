import { parseFen } from '../fen/parse.js';
import { optionsStart, readWords, type Options } from './options.js';

/** A line with a position, or one that is only text. */
export type Item =
  | { readonly fen: string; readonly text: string; readonly options: Options }
  | { readonly fen: null; readonly text: string };

/** What is longer is a file and not a diagram; it stays the text it is. */
const LONGEST = 20_000;
const MOST_LINES = 100;

function readLine(line: string): { fen: string; options: Options; rest: string } | null {
  const start = optionsStart(line);
  const head = line.slice(0, start);
  const { fen, diagnostics } = parseFen(head);
  if (diagnostics.some(({ severity }) => severity === 'error')) return null;
  const left = diagnostics.map(({ range }) => (range ? head.slice(...range) : '')).join(' ');
  return { fen, ...readWords(`${left} ${line.slice(start)}`) };
}

/**
 * The boards and texts that the lines of a text ask for, `null` where there is no board among them. A line of options
 * counts for the boards after it; a caption and annotations for one board only. When `strict`, lines that are
 * anything else than a position or options make it `null`.
 */
export function readLines(text: string, given: Options, strict = false): Item[] | null {
  if (text.length > LONGEST) return null;
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length > MOST_LINES) return null;
  const items: Item[] = [];
  let options = given;
  for (const line of lines) {
    const position = readLine(line);
    if (position) {
      if (strict && position.rest) return null;
      items.push({ fen: position.fen, text: line, options: { ...options, ...position.options } });
      options = { ...options };
      delete options.caption;
      delete options.annotations;
      continue;
    }
    const words = readWords(line);
    if (!words.rest) options = { ...options, ...words.options };
    else if (strict) return null;
    else items.push({ fen: null, text: line });
  }
  return items.some(({ fen }) => fen !== null) ? items : null;
}
