// The files that people link to are the drawings that the elements show.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';

const folder = 'assets/pieces';
const names = [...'bw'].flatMap((color) => [...'BKNPQR'].map((kind) => `${color}${kind}.svg`));

describe('the piece files', () => {
  it('are as the drawings say', () => {
    execFileSync('node', [`${folder}/build.mjs`, '--check']);
  });

  for (const set of ['classic', 'modern']) {
    it(`of ${set} are twelve, with nothing that a strict page forbids`, () => {
      assert.deepEqual(readdirSync(`${folder}/${set}`).sort(), names);
      for (const name of names) {
        const text = readFileSync(`${folder}/${set}/${name}`, 'utf8');
        assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96" /);
        assert.doesNotMatch(text, /\b(style|id|href|class|on\w+)=|<(style|script|use|image)|url\(/);
      }
    });
  }
});
