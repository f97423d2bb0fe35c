import { expect } from '@open-wc/testing';
import { english, languages, tableOf, wordsOf, type Saying } from '../helpers/languages.js';
import { occasions } from '../helpers/occasions.js';

type Word = string | Saying;

const englishWords = new Map(wordsOf(english));
const isKey = (path: string): boolean => /^boardEditing\.keys\.\d+\.0/.test(path);

/** How a language ends a sentence; the others with a full stop. */
const fullStops: Readonly<Record<string, string>> = { zh: '。' };

/** What is called the same in some languages. */
const SAME = ['FEN', 'En passant', 'Position', 'Error'];

/** What it is told that it must not say otherwise: squares, FEN and what was typed, not sides and pieces. */
function texts(path: string, given: readonly unknown[]): string[] {
  // “Black to move” is what was typed and what is said of it.
  if (path === 'edits.active-color-word') return [];
  const isWord = /^(color|side|field|piece|taken|languages)$/;
  return given
    .flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null && !Array.isArray(each)
        ? Object.entries(each).flatMap(([name, value]) => (isWord.test(name) ? [] : [value]))
        : [each],
    )
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .flatMap((value) => [value, value.trim()]);
}

/** What is wrong with something said, by what English says of the same. */
function faults(said: unknown, says: string, language: string, keep: string[] = []): string[] {
  if (typeof said !== 'string') return ['is no text'];
  if (says === '' || said === '') return said === says ? [] : ['is empty, or is not'];
  // A single letter may be in any word.
  const kept = keep.filter((text) => text.length > 1 && says.includes(text));
  const without = (words: string): string =>
    keep.reduce((left, text) => left.replaceAll(text, '·'), words);
  const rest = without(said);
  const begins = /^\p{L}/u.exec(rest)?.[0] ?? '';
  const stop = fullStops[language] ?? '.';
  const all: Readonly<Record<string, boolean>> = {
    [`lacks ${kept.join()}`]: kept.some((text) => !said.includes(text)),
    'has a trace of code': /undefined|null|NaN|\[object|#|\$\{/.test(rest),
    'has a space too many': /\s\s|^\s|\s$| [.,:;!]/.test(rest),
    'ends otherwise': [stop, '…'].some(
      (end) => rest.endsWith(end) !== without(says).endsWith(end.replace(stop, '.')),
    ),
    'begins small': /^[A-Z]/.test(says) && begins !== begins.toUpperCase(),
  };
  return Object.keys(all).filter((fault) => all[fault]);
}

for (const language of languages) {
  describe(`the table of ${language}`, () => {
    let words: Map<string, Word>;
    /** Each function with what it is called with, what English says then, and what this language says. */
    let said: { path: string; keep: string[]; says: string; said: string }[];

    before(async function () {
      this.timeout(30_000);
      words = new Map(wordsOf(await tableOf(language)));
      const all = await occasions();
      said = [...englishWords].flatMap(([path, english]) => {
        const own = words.get(path);
        if (typeof english === 'string' || typeof own !== 'function') return [];
        return (all[path] ?? []).map((given) => ({
          path,
          keep: texts(path, given),
          says: english(...(given as never[])),
          said: own(...(given as never[])),
        }));
      });
    });

    it('has what English has, and nothing else', () => {
      const kinds = (table: Map<string, Word>): string[] =>
        [...table].map(([path, word]) => `${path}: ${typeof word}`).sort();
      expect(kinds(words)).to.deep.equal(kinds(englishWords));
    });

    it('has sound texts of its own', () => {
      const wrong = [...englishWords].flatMap(([path, says]) => {
        const said = words.get(path);
        if (typeof says !== 'string' || isKey(path)) return [];
        const found = faults(said, says, language);
        if (said === says && says !== '' && !SAME.includes(says)) found.push('is English');
        return found.map((fault) => `${path} ${fault}: ${String(said)}`);
      });
      expect(wrong).to.deep.equal([]);
    });

    it('leaves the letters of FEN as they are', () => {
      const letters = [...englishWords].filter(
        ([path, word]) => isKey(path) && typeof word === 'string' && /^[a-z?]$/i.test(word),
      );
      expect(letters.map(([path]) => words.get(path))).to.deep.equal(
        letters.map(([, letter]) => letter),
      );
    });

    it('says something sound of all that there is to be said', () => {
      const wrong = said.flatMap(({ path, keep, says, said }) =>
        faults(said, says, language, keep).map((fault) => `${path} ${fault}: ${said} | ${says}`),
      );
      expect([...new Set(wrong)]).to.deep.equal([]);
    });

    it('tells apart what English tells apart', () => {
      const known = new Map<string, string>();
      const wrong: string[] = [];
      for (const { path, says, said: own } of said) {
        const before = known.get(path + own);
        known.set(path + own, says);
        if (before !== undefined && before !== says) wrong.push(`${own} | ${before} | ${says}`);
      }
      expect([...new Set(wrong)]).to.deep.equal([]);
    });

    it('writes numbers as FEN or the language does', () => {
      // A browser may not know the language's own way.
      const formats = [language, 'en', 'hr'].map((each) => new Intl.NumberFormat(each));
      const wrong = said.filter(({ says, said }) =>
        // Fewer may be a word.
        (says.match(/\d+/g) ?? []).some(
          (each) =>
            Number(each) > 20 &&
            ![each, ...formats.map((format) => format.format(+each))].some((written) =>
              said.includes(written),
            ),
        ),
      );
      expect(wrong.map(({ said, says }) => `${said} | ${says}`)).to.deep.equal([]);
    });
  });
}

it('Arabic isolates what is written from left to right and need not have letters', async () => {
  const { findings, fixes } = await tableOf('ar');
  expect(findings['trailing-text']({ text: '- 0 1' })).to.include('«\u2066- 0 1\u2069»');
  expect(fixes['order-fields']({ fields: '- - 0 1' })).to.include('\u2066- - 0 1\u2069');
  expect(fixes['split-rank']({ from: '88', to: '8/8' })).to.include('\u20668/8\u2069');
});

it('every function of a table is called with something here', async () => {
  const all = await occasions();
  const silent = [...englishWords].filter(
    ([path, word]) => typeof word === 'function' && !all[path]?.length,
  );
  expect(silent.map(([path]) => path)).to.deep.equal([]);
}).timeout(30_000);
