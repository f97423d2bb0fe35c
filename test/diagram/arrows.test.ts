import { expect } from '@open-wc/testing';
import { ANNOTATION_COLORS, annotationShapes } from '../../src/diagram/arrows.js';
import { parseAnnotations } from '../../src/fen/annotations.js';
import { squares } from '../../src/fen/squares.js';

const shapesOf = (text: string, orientation: 'white' | 'black' = 'white') =>
  annotationShapes(parseAnnotations(text), orientation);

/** The corners of an arrow's outline: tail, neck, wing, tip, wing, neck, tail. */
const cornersOf = (path: string): [number, number][] =>
  path
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number) as [number, number]);

const tipOf = (path: string): [number, number] => cornersOf(path)[3]!;

describe('annotationShapes', () => {
  const tips: readonly (readonly [text: string, side: 'white' | 'black', x: number, y: number])[] =
    [
      ['Ge2e4', 'white', 4.5, 4.5],
      ['Ge2e4', 'black', 3.5, 3.5],
      ['Ga1h8', 'white', 7.5, 0.5],
      ['Ga1h8', 'black', 0.5, 7.5],
      ['Gg1f3', 'white', 5.5, 5.5],
    ];
  for (const [text, side, x, y] of tips) {
    it(`${text} ends in the middle of its goal with ${side} below`, () =>
      expect(tipOf(shapesOf(text, side)[0]!.path)).to.deep.equal([x, y]));
  }

  it('a circle surrounds the middle of its square, with a hole', () => {
    const { path } = shapesOf('Rd5')[0]!;
    const starts = [...path.matchAll(/M([\d.]+) ([\d.]+)a([\d.]+)/g)].map((circle) =>
      circle.slice(1).map(Number),
    );
    expect(starts).to.have.length(2);
    for (const [x, y, radius] of starts) {
      expect(x! + radius!).to.be.closeTo(3.5, 0.001);
      expect(y).to.equal(3.5);
    }
  });

  it('ends arrows to the same goal before its middle, and only those', () => {
    const [one, other, alone] = shapesOf('Ge2e4,Rd3e4,Ba1a3,Ge4').map(({ path }) => tipOf(path));
    const distance = ([x, y]: [number, number]): number => Math.hypot(x - 4.5, y - 4.5);
    expect(distance(one!)).to.be.within(0.1, 0.4);
    expect(distance(other!)).to.be.within(0.1, 0.4);
    expect(alone).to.deep.equal([0.5, 5.5]);
  });

  it('begins arrows beside the middle of their first square, and leaves a shaft of each', () => {
    for (const [index, to] of squares.entries()) {
      if (to === 'd4') continue;
      // The second makes the first end early.
      for (const text of [`Gd4${to}`, `Gd4${to},R${to === 'a1' ? 'a2' : 'a1'}${to}`]) {
        const [tail, neck, , tip] = cornersOf(shapesOf(text)[0]!.path) as [number, number][];
        const along = ([x, y]: [number, number]): number => {
          const [dx, dy] = [(index & 7) - 3, (index >> 3) - 4];
          return ((x - 3.5) * dx + (y - 4.5) * dy) / Math.hypot(dx, dy);
        };
        expect(along(tail!), text).to.be.greaterThan(0.2);
        expect(along(neck!), text).to.be.greaterThan(along(tail!) + 0.1);
        expect(along(tip!), text).to.be.greaterThan(along(neck!) + 0.2);
      }
    }
  });

  it('keeps order and colours', () =>
    expect(shapesOf('Ye4,Gd4f6,Ba1,Rh8').map(({ fill }) => fill)).to.deep.equal([
      ANNOTATION_COLORS.Y,
      ANNOTATION_COLORS.G,
      ANNOTATION_COLORS.B,
      ANNOTATION_COLORS.R,
    ]));

  it('has an edge that stands out from what it surrounds, 3 to 1 at least', () => {
    const luminance = (color: string): number => {
      const wide = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
      const [red, green, blue] = [1, 3, 5]
        .map((at) => parseInt(wide.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    for (const { fill, edge } of shapesOf('Ge4,Rd4,Yc4,Bb4')) {
      const [high, low] = [luminance(fill), luminance(edge)].sort((a, b) => b - a);
      expect((high! + 0.05) / (low! + 0.05), fill).to.be.greaterThan(3);
    }
  });
});
