import { cyrillicPlacement } from './cyrillic.js';
import { formatRank, ranksOf, widthOf } from './ranks.js';
import type { Mapped } from './mapped.js';
import type { Range } from '../types.js';

/** A change of how the text is written, by an edit's code and its place in the text as given. */
export interface Change {
  readonly code: string;
  readonly range: Range;
}

type Replacement = (match: RegExpMatchArray) => string | null;
type Pass = readonly [code: string, pattern: RegExp, replacement: Replacement];

/** Texts without any of these are what they look like. */
const suspicious = /[^\t\n\r -}]|[%&\\]/;

const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  sol: '/',
  bsol: '\\',
  lowbar: '_',
  plus: '+',
  colon: ':',
  semi: ';',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  comma: ',',
  period: '.',
  dash: '-',
  hyphen: '-',
  ndash: '–',
  mdash: '—',
  minus: '−',
  shy: '',
  zwnj: '',
  zwj: '',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
};

function character(code: number): string | null {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : null;
}

/** `&#47;`, `&#x2F;`, `&sol;`. */
const readEntity: Replacement = ([, hexadecimal, decimal, name]) => {
  if (hexadecimal) return character(parseInt(hexadecimal, 16));
  if (decimal) return character(+decimal);
  return entities[name!.toLowerCase()] ?? null;
};

/** `%2F`, also where it was encoded again as `%252F`; beyond ASCII whole runs of UTF-8. */
const readPercent: Replacement = ([run, ascii]) => {
  if (ascii) return String.fromCharCode(parseInt(ascii, 16));
  try {
    return decodeURIComponent(run.replace(/%(?:25)+/g, '%'));
  } catch {
    return null;
  }
};

const figurines = '♔♕♖♗♘♙♚♛♜♝♞♟';
const figurineLetters = 'KQRBNPkqrbnp';

const rank = '[pnbrqkPNBRQK1-8]{1,8}';
/** Eight ranks with slashes and blanks between them, or any one other mark. */
const eightRanks = [
  new RegExp(`(?<![\\w/])${rank}(?:\\s*[/\\\\]+\\s*${rank}){7}(?:\\s*/+(?=\\s|$))?`, 'g'),
  new RegExp(`(?<![\\w/])${rank}( ?[|:,;.~–—-] ?| )(?:${rank}\\1){6}${rank}(?![\\w/])`, 'g'),
];

const withSlashes: Replacement = ([match]) => {
  const ranks = match.split(/[^A-Za-z1-8]+/).filter(Boolean);
  return ranks.length === 8 && ranks.every((text) => widthOf(text) === 8) ? ranks.join('/') : null;
};

const cells = '[pnbrqkPNBRQK1-8.*·∙-]{1,8}';
/** Eight ranks with a mark for each empty square. */
const markedSquares = new RegExp(`(?<![\\w/.])${cells}(?:/${cells}){7}`, 'g');

const withNumbers: Replacement = ([match]) => {
  const ranks = ranksOf(match.replace(/[.*·∙-]/g, '1'));
  return ranks.every((text) => widthOf(text) === 8) ? ranks.map(formatRank).join('/') : null;
};

const htmlEncoding: Pass = [
  'html-encoding',
  /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,7}));/gi,
  readEntity,
];

/** Escapes of JSON; before a backslash is taken for what stands between ranks. */
const escapes: Pass = [
  'escapes',
  /\\(?:u([\da-f]{4})|\/)/gi,
  ([, code]) => (code ? String.fromCharCode(parseInt(code, 16)) : '/'),
];

const passes: readonly Pass[] = [
  // Colours of a terminal.
  ['invisible', new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), () => ''],
  htmlEncoding,
  ['percent-encoding', /%(?:25)*(0[9ad]|[2-7][\da-f])|(?:%(?:25)*[89a-f][\da-f])+/gi, readPercent],
  [
    'figurines',
    /[\u2654-\u265f][\ufe0e\ufe0f]?/g,
    ([match]) => figurineLetters[figurines.indexOf(match[0]!)]!,
  ],
  [
    'invisible',
    /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe0e\ufe0f]|\u20e3/g,
    () => '',
  ],
  // Crazyhouse marks promoted men.
  ['promoted-mark', /(?<=[/\d][\dA-Za-z]{0,7}[NBRQnbrq])~(?=[\w/\s])/g, () => ''],
  // Full-width and mathematical letters, letters in circles.
  [
    'letter-forms',
    /[\uff01-\uff5e\u24b6-\u24e9\u{1d400}-\u{1d7ff}\u2044\u2215\u29f8]/gu,
    ([match]) => (/[\u2044\u2215\u29f8]/.test(match) ? '/' : match.normalize('NFKC')),
  ],
];

const cyrillic = /(?<![\p{L}\p{N}/])[а-яА-Я1-8]{1,10}(?:\/[а-яА-Я1-8]{1,10}){7}(?![\p{L}\p{N}/])/gu;

/**
 * A line with its encodings undone: HTML, URL and JSON escapes, figurines, other forms of letters,
 * invisible characters; and with slashes between eight ranks that have something else there.
 */
export function decode(line: Mapped, changes: Change[]): Mapped {
  let decoded = line;
  const apply = ([code, pattern, replacement]: Pass): void => {
    decoded = decoded.replace(pattern, replacement, (range) => changes.push({ code, range }));
  };
  if (suspicious.test(line.text)) {
    apply(escapes);
    for (const pattern of eightRanks) apply(['rank-separator', pattern, withSlashes]);
    for (const pass of passes) apply(pass);
    apply(['alphabet', cyrillic, ([match]) => cyrillicPlacement(match)]);
    // `&amp;#47;` and the like.
    if (decoded.text.includes('&')) apply(htmlEncoding);
  }
  if (decoded.text.length > 22 || decoded !== line) {
    for (const pattern of eightRanks) apply(['rank-separator', pattern, withSlashes]);
    if (/[.*·∙-]/.test(decoded.text) && decoded.text.includes('/')) {
      apply(['empty-squares', markedSquares, withNumbers]);
    }
  }
  return decoded;
}
