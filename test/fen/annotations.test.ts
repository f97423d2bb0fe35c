import { expect } from '@open-wc/testing';
import {
  annotationsInComment,
  formatAnnotationCommands,
  formatAnnotations,
  parseAnnotations,
  transformAnnotations,
} from '../../src/fen/annotations.js';
import type { Transform } from '../../src/fen/types.js';
import { randomNumbers } from '../helpers/positions.js';

/** A text, and the same arrows and circles as the library writes them. */
const texts: readonly (readonly [text: string, canonical: string])[] = [
  ['', ''],
  ['Ge4', 'Ge4'],
  ['Ge4,Rd4f6', 'Ge4,Rd4f6'],
  ['Ya1,Bh8a1,Gg8,Rb1c3', 'Ya1,Bh8a1,Gg8,Rb1c3'],
  [' ge4 ;\n RD4F6 ', 'Ge4,Rd4f6'],
  ['bb5b4', 'Bb5b4'],
  ['[%csl Ga1][%cal Ge2e4]', 'Ga1,Ge2e4'],
  ['[ %csl Ga1,Rb2 ] [%cal  Ge2e4 , Yg1f3]', 'Ga1,Rb2,Ge2e4,Yg1f3'],
  ['{ [%cal Ge2e4] A plan. }', 'Ge2e4'],
  // What cannot be read is left out, and nothing else.
  ['Ge4,Xd4,Rd9,Re2e9,Gi4,G,e4,Bc3', 'Ge4,Bc3'],
  ['Ge44,Gee4,Ge4e5e6,Rc6', 'Rc6'],
  ['no annotation at all', ''],
  // Of two for the same squares the later counts.
  ['Ge4,Rd4,Be4', 'Be4,Rd4'],
  ['Ge2e4,Re2e4', 'Re2e4'],
  ['Ge2e4,Re4e2,Ye2,Be4', 'Ge2e4,Re4e2,Ye2,Be4'],
  ['Ge4,Ge4', 'Ge4'],
  ['Ge4e4', 'Ge4'],
];

describe('parseAnnotations and formatAnnotations', () => {
  for (const [text, canonical] of texts) {
    it(`${JSON.stringify(text)} is ${canonical || 'none'}`, () => {
      const annotations = parseAnnotations(text);
      expect(formatAnnotations(annotations)).to.equal(canonical);
      expect(parseAnnotations(canonical)).to.deep.equal(annotations);
      expect(Object.isFrozen(annotations) && annotations.every(Object.isFrozen)).to.equal(true);
    });
  }

  it('tells arrows from circles', () =>
    expect(parseAnnotations('Rd4f6,Ya1')).to.deep.equal([
      { color: 'R', from: 'd4', to: 'f6' },
      { color: 'Y', from: 'a1', to: null },
    ]));

  const transforms: readonly (readonly [transform: Transform, annotations: string])[] = [
    ['rotate', 'Gd5,Re8g6'],
    ['mirror', 'Gd4,Re1g3'],
    ['flip-ranks', 'Ge5,Rd8b6'],
    ['swap-colors', 'Ge5,Rd8b6'],
    ['swap-case', 'Ge4,Rd1b3'],
  ];
  for (const [transform, annotations] of transforms) {
    it(`go where ${transform} takes the pieces, and back`, () => {
      const there = transformAnnotations('Ge4,Rd1b3', transform);
      expect(there).to.equal(annotations);
      expect(transformAnnotations(there, transform)).to.equal('Ge4,Rd1b3');
    });
  }

  it('take anything', () => {
    for (const text of [null, undefined, 5, {}, ['Ge4', 'Rd4f6']]) {
      expect(() => parseAnnotations(text as string), String(text)).not.to.throw();
    }
    const random = randomNumbers(11);
    const parts = [...'GRYBgrybahe128, ;[]%', 'csl ', 'cal ', '\n', '\u{1f600}'];
    for (let count = 0; count < 2000; count++) {
      let text = '';
      for (let length = random() * 30; length > 0; length--) {
        text += parts[Math.floor(random() * parts.length)]!;
      }
      const canonical = formatAnnotations(parseAnnotations(text));
      expect(formatAnnotations(parseAnnotations(canonical)), text).to.equal(canonical);
    }
  });
});

describe('comments of PGN', () => {
  const comments: readonly (readonly [comment: string, annotations: string])[] = [
    ['[%csl Ga1][%cal Ge2e4]', 'Ga1,Ge2e4'],
    ['The move Be4 and then Rd4 wins. [%cal Re4h7] So does Ge5.', 'Re4h7'],
    ['[%clk 0:01:00] [%eval 0.3] [%CSL gd5]', 'Gd5'],
    ['[%cal Ge2e4', 'Ge2e4'],
    ['no commands: Ge4', ''],
  ];
  for (const [comment, annotations] of comments) {
    it(`${comment} has ${annotations || 'none'}`, () =>
      expect(formatAnnotations(annotationsInComment(comment))).to.equal(annotations));
  }

  const commands: readonly (readonly [annotations: string, commands: string])[] = [
    ['', ''],
    ['Ge4', '[%csl Ge4]'],
    ['Ge2e4', '[%cal Ge2e4]'],
    ['Rd4f6,Ge4,Bb1c3,Ya1', '[%csl Ge4,Ya1][%cal Rd4f6,Bb1c3]'],
  ];
  for (const [annotations, written] of commands) {
    it(`${annotations || 'none'} is written ${JSON.stringify(written)}`, () => {
      const parsed = parseAnnotations(annotations);
      expect(formatAnnotationCommands(parsed)).to.equal(written);
      expect(annotationsInComment(written)).to.have.deep.members(parsed);
    });
  }
});
