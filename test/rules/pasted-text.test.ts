import { expect } from '@open-wc/testing';
import { parseFen } from '../../src/fen/parse.js';
import type { FenOptions, TextReading, Verdict } from '../../src/fen/types.js';
import { edits as phrases, type Sentence } from '../../src/locales/en-findings.js';
import { checkFen } from '../../src/rules/check-fen.js';
import { applyFix, fixesFor } from '../../src/rules/fixes.js';
import { readText } from '../../src/rules/read-text.js';

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
  readonly variant?: string;
  readonly orientation?: string;
  readonly records?: readonly Partial<TextReading>[];
  readonly afterFix?: string;
}

async function casesIn(file: string): Promise<readonly Case[]> {
  const response = await fetch(new URL(`../fixtures/${file}`, import.meta.url));
  return (await response.json()) as readonly Case[];
}

/** Everything that holds of every reading. */
function expectSound(text: string, reading: TextReading, options: FenOptions = {}): void {
  if (reading.diagnostics.some(({ code }) => code === 'text-empty')) return;
  const again = parseFen(reading.text, { ...options, variant: reading.variant });
  expect(again.position, 'its text read again').to.deep.equal(reading.position);
  expect(reading.fen).to.equal(reading.verdict === 'unreadable' ? reading.text : again.fen);
  for (const { code, from, to, range } of reading.edits) {
    expect(text.slice(...range), code).to.equal(from);
    expect((phrases as Readonly<Record<string, Sentence>>)[code]!({ from, to }), code).to.be.a(
      'string',
    );
  }
  for (const { code, range } of reading.diagnostics) {
    const [start, end] = range!;
    expect(0 <= start && start <= end && end <= text.length, code).to.equal(true);
  }
}

const files = {
  'what people paste': await casesIn('pasted-text.json'),
  'what else they paste': await casesIn('pasted-more.json'),
};

for (const [title, cases] of Object.entries(files)) {
  describe(title, () => {
    for (const given of cases) {
      it(given.name, () => {
        const { text, options } = given;
        const readings = readText(text, options);
        for (const each of readings) expectSound(text, each, options);
        if (given.records) {
          const asked = given.records.map((record, index) =>
            Object.fromEntries(
              Object.keys(record).map((key) => [key, readings[index]?.[key as keyof TextReading]]),
            ),
          );
          expect(asked).to.deep.equal(given.records);
        }
        expect(readings.length).to.equal(given.records?.length ?? 1);
        const reading = text === '' ? checkFen(text, options) : readings[0]!;
        const codes = reading.diagnostics.map(({ code }) => code);
        if (given.fen !== undefined) expect(reading.fen).to.equal(given.fen);
        if (given.verdict !== undefined) expect(reading.verdict).to.equal(given.verdict);
        expect(codes).to.include.members([...(given.codes ?? [])]);
        for (const code of given.notCodes ?? []) expect(codes).not.to.include(code);
        if (given.edited !== undefined) expect(reading.edits.length > 0).to.equal(given.edited);
        if (given.variant) expect(readings[0]!.variant).to.equal(given.variant);
        if (given.orientation) expect(readings[0]!.orientation).to.equal(given.orientation);
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
  });
}
