import { expect } from '@open-wc/testing';
import { modern } from '../../src/diagram/art/modern.js';
import { coordinatesColor, marks, themes } from '../../src/diagram/themes.js';

type Rgb = readonly [red: number, green: number, blue: number];

/** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
function parsed(color: string): { rgb: Rgb; alpha: number } {
  const digits = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [red, green, blue, alpha = 255] = digits.match(/\w\w/g)!.map((each) => parseInt(each, 16));
  return { rgb: [red!, green!, blue!], alpha: alpha / 255 };
}

const mixed = (top: Rgb, share: number, below: Rgb): Rgb =>
  top.map((part, index) => part * share + below[index]! * (1 - share)) as unknown as Rgb;

/** What is seen of a colour on another. */
function on(color: string, below: string): Rgb {
  const { rgb, alpha } = parsed(color);
  return mixed(rgb, alpha, parsed(below).rgb);
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

const BLACK: Rgb = [0, 0, 0];
/** As in the styles of the board that is played on. */
const lastEdge = mixed(parsed(marks.last).rgb, 0.3, BLACK);
const checkEdge = parsed('#7a0c0c').rgb;
const darkPieces = [
  ['classic', '#111'],
  ['modern', /fill='(#\w+)'/.exec(modern.k)![1]!],
] as const;

for (const [name, { light, dark }] of Object.entries(themes)) {
  for (const [kind, square] of Object.entries({ light, dark })) {
    describe(`on ${kind} squares of ${name}`, () => {
      const facts: readonly (readonly [what: string, color: Rgb, least: number])[] = [
        ['names of ranks and files', on(coordinatesColor, square), 4.5],
        ['the edge of a finding', on(marks.mark, square), 3],
        ['the edge of a chosen piece’s square', on(marks.over, square), 3],
        ['the edge of the last move', lastEdge, 3],
        ['the edge of a check', checkEdge, 3],
        ['the dots of legal moves', on(marks.goal, square), 3],
        ...darkPieces.map(
          ([set, color]) => [`dark pieces of ${set}`, on(color, square), 3] as const,
        ),
      ];
      for (const [what, color, least] of facts) {
        it(`${what} stand out by ${least} to 1`, () => {
          expect(contrast(color, parsed(square).rgb)).to.be.at.least(least);
        });
      }
    });
  }
}

it('the squares of contrast stand out from each other by 3 to 1', () => {
  const { light, dark } = themes.contrast;
  expect(contrast(parsed(light).rgb, parsed(dark).rgb)).to.be.at.least(3);
});
