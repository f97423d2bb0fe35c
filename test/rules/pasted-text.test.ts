import { expect } from '@open-wc/testing';
import type { FenOptions, Verdict } from '../../src/fen/types.js';
import { checkFen } from '../../src/rules/check-fen.js';
import { applyFix, fixesFor } from '../../src/rules/fixes.js';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly options?: FenOptions;
  readonly fen?: string;
  readonly verdict?: Verdict;
  readonly codes?: readonly string[];
  readonly notCodes?: readonly string[];
  readonly edited?: boolean;
  readonly operations?: Record<string, readonly string[]>;
  readonly afterFix?: string;
}

/** Texts around a position, of many positions, or in other alphabets: more than one FEN can be. */
const beyondOneFen = [
  'German piece letters: offered, not assumed',
  'a PGN tag',
  'in quotation marks',
  'percent-encoded',
  'a link to an editor page',
  'a UCI command',
  'a board drawn in text',
  'a game with a set-up',
  'a file of positions, one wrong',
];

/** Positions that only a proof of how they cannot arise tells. */
const beyondTheseRules = [
  'kings and rooks that never moved, and nothing else: who moved last?',
  'more promoted pieces than missing pawns',
  'two knights give check',
  'initial array, Black to move',
];

const response = await fetch(new URL('../fixtures/pasted-text.json', import.meta.url));
const cases = (await response.json()) as readonly Case[];
const beyond = new Set([...beyondOneFen, ...beyondTheseRules]);

describe('what people paste', () => {
  for (const given of cases.filter(({ name }) => !beyond.has(name))) {
    it(given.name, () => {
      const { text, options } = given;
      const reading = checkFen(text, options);
      const codes = reading.diagnostics.map(({ code }) => code);
      if (given.fen !== undefined) expect(reading.fen).to.equal(given.fen);
      if (given.verdict !== undefined) expect(reading.verdict).to.equal(given.verdict);
      expect(codes).to.include.members([...(given.codes ?? [])]);
      for (const code of given.notCodes ?? []) expect(codes).not.to.include(code);
      if (given.edited !== undefined) expect(reading.edits.length > 0).to.equal(given.edited);
      if (given.operations) {
        expect(JSON.stringify(reading.operations)).to.equal(JSON.stringify(given.operations));
      }
      if (given.afterFix !== undefined) {
        const results = reading.diagnostics.flatMap((finding) =>
          fixesFor(text, finding, options).map(
            (fix) => checkFen(applyFix(text, fix, options), options).fen,
          ),
        );
        expect(results).to.include(given.afterFix);
      }
    });
  }

  it('has every case named above as beyond this', () =>
    expect(cases.map(({ name }) => name)).to.include.members([...beyond]));
});
