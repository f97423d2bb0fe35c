import { escapeXml, rounded } from './xml.js';

/**
 * What cannot be parted at the end of a line: a character with its marks and joiners, and the signs with which no line
 * of Chinese or Japanese begins.
 */
const clusters =
  /(?:\p{RI}\p{RI}|.)(?:\p{M}|\p{EMod}|\u200d.)*[、。，．：；！？）］｝」』】〉》…]{0,3}/gsu;

/**
 * Widths of characters in ems, those of the wider fonts, since nobody here can ask the one that will be used. Emoji that
 * are joined to one are counted apart, as fonts without it show them.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/^[\p{M}\u200d]/u, 0],
  [/^[mwMW@%—…]/, 1],
  [/^[ fijlrtI.,:;'’|!()[\]/-]/, 0.42],
  [/^[a-z0-9]/, 0.64],
  // Chinese, Japanese and Korean.
  [/^[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/, 1.02],
  [/^\p{RI}/u, 0.9],
  [/^\p{Extended_Pictographic}/u, 1.4],
  [/^/, 0.85],
];

/** Whether the first letter is one of a script that runs from right to left. */
const rightToLeft = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

function widthOf(text: string): number {
  return [...text]
    .map((each) => widths.find(([kind]) => kind.test(each))![1])
    .reduce((sum, width) => sum + width, 0);
}

/** The lines of a paragraph, none of which is wider than `room` ems. */
function linesOf(paragraph: string, room: number): string[] {
  const lines = [''];
  let used = 0;
  const add = (part: string, gap: string): void => {
    const width = widthOf(gap + part);
    if (used > 0 && used + width <= room) {
      lines[lines.length - 1] += gap + part;
      used += width;
      return;
    }
    if (used > 0) lines.push('');
    lines[lines.length - 1] = part;
    used = widthOf(part);
  };
  for (const word of paragraph.split(/[^\S\u00a0\u202f]+/).filter(Boolean)) {
    if (widthOf(word) <= room) add(word, ' ');
    // Chinese and Japanese, which have no words apart, and what is too long for one line.
    else word.match(clusters)!.forEach((each, index) => add(each, index > 0 ? '' : ' '));
  }
  return lines;
}

export interface Caption {
  readonly svg: string;
  /** In pixels. */
  readonly height: number;
}

/** A text in lines below a board, centred on it; a line break in the text stays one. All lengths are in pixels. */
export function drawnCaption(text: string, left: number, top: number, width: number): Caption {
  if (!text.trim()) return { svg: '', height: 0 };
  const size = Math.min(Math.max(Math.round(width / 32), 12), 20);
  const leading = Math.round(size * 1.4);
  const lines = text
    .trim()
    .split(/\r\n?|\n/)
    .flatMap((paragraph) => linesOf(paragraph, width / size - 0.5));
  const x = rounded(left + width / 2);
  const texts = lines.map((line, index) => {
    const direction = rightToLeft.test(line) ? " direction='rtl'" : '';
    const y = top + leading * (index + 1);
    return line && `<text x='${x}' y='${y}'${direction}>${escapeXml(line)}</text>`;
  });
  return {
    svg: `<g font-size='${size}' text-anchor='middle'>${texts.join('')}</g>`,
    height: leading * lines.length + Math.round(size * 0.6),
  };
}
