/**
 * Reads a million random and damaged texts (or as many as the first argument says) with every function
 * that takes a text. Exits with 1 at the first exception and at the first range that is none.
 */
import { readFileSync } from 'node:fs';
import { makePositions } from './positions.js';
import { loadLibrary } from '../scripts/library.js';

const { applyFix, checkFen, fixesFor, formatEpd, formatFen, readText } = await loadLibrary();
const count = Number(process.argv[2] ?? 1_000_000);

let state = 7;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const below = (limit) => Math.floor(random() * limit);
const oneOf = (list) => list[below(list.length)];

const pasted = ['pasted-text.json', 'pasted-more.json'].flatMap((file) =>
  JSON.parse(readFileSync(`test/fixtures/${file}`, 'utf8')).map(({ text }) => text),
);
const seeds = [...pasted, ...makePositions(300)];
const pieces = [
  ...'pnbrqkPNBRQK12345678/ wKQkq-e309x_\u00a0\u{1f600}\n;"[](){}<>&%–♔|.\\\'`+=:,?#*~\u200b\ufe0f\ud83d',
  ...['%2F', '&#47;', '\\/', '\\n', '[FEN "', '"]', 'position fen ', ' moves e2e4', 'startpos'],
  ...['https://lichess.org/editor/', '?fen=', ' bm e4;', ' id "x";', 'White to move', '| ', '\r\n'],
];

function randomText() {
  let text = '';
  for (let length = below(60); length > 0; length -= 1) text += oneOf(pieces);
  return text;
}

function damagedText() {
  let text = oneOf(seeds);
  for (let changes = 1 + below(4); changes > 0; changes -= 1) {
    const at = below(text.length + 1);
    const middle = oneOf(['', oneOf(pieces), oneOf(seeds).slice(0, below(80))]);
    text = text.slice(0, at) + middle + text.slice(at + below(3));
  }
  return text;
}

const start = performance.now();
let longest = 0;
for (let done = 0; done < count; done += 1) {
  const text = done % 2 ? damagedText() : randomText();
  const options = done % 3 ? {} : { variant: 'chess960', castlingNotation: 'shredder' };
  const begun = performance.now();
  try {
    checkFen(text, options);
    for (const reading of readText(text, options)) {
      if (reading.verdict === undefined) throw new Error('no verdict');
      for (const { range, from } of reading.edits) {
        if (text.slice(...range) !== from) throw new Error(`an edit is not at ${range}`);
      }
      for (const { range } of reading.diagnostics) {
        if (!(range[0] >= 0 && range[0] <= range[1] && range[1] <= text.length)) {
          throw new Error(`a finding is at ${range}`);
        }
      }
      formatEpd(reading, options);
      formatFen(reading.position, options);
      if (done % 50 === 0) {
        for (const finding of reading.diagnostics) {
          for (const fix of fixesFor(text, finding, options)) applyFix(text, fix, options);
        }
      }
    }
  } catch (error) {
    console.error(JSON.stringify(text), error);
    process.exit(1);
  }
  longest = Math.max(longest, performance.now() - begun);
}
const seconds = (performance.now() - start) / 1000;
console.log(`${count} texts in ${seconds.toFixed(0)} s, the longest ${longest.toFixed(0)} ms`);
