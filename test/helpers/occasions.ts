import { parseFen } from '../../src/fen/parse.js';
import type { Data, FieldName, Piece } from '../../src/fen/types.js';
import { checkFen } from '../../src/rules/check-fen.js';
import { fixesFor } from '../../src/rules/fixes.js';
import { readText } from '../../src/rules/read-text.js';

/** Numbers in which languages differ: few, many, teens, and those that end in one. */
export const COUNTS = [0, 1, 2, 3, 4, 5, 8, 11, 12, 17, 21, 22, 25, 30, 63, 101] as const;

const BOARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const colors = ['w', 'b'] as const;
const sides = ['kingside', 'queenside', ''] as const;
const pieces = [...'KQRBNPkqrbnp'] as Piece[];

/** All that can be made of these choices, one of each. */
function combined(choices: Readonly<Record<string, readonly (string | number)[]>>): Data[] {
  return Object.entries(choices).reduce<Data[]>(
    (all, [name, values]) =>
      all.flatMap((data) => values.map((value) => ({ ...data, [name]: value }))),
    [{}],
  );
}

/** Texts with something wrong in every place. */
export function damagedTexts(): string[] {
  const put = [
    '',
    'x',
    '9',
    '/',
    ' ',
    '-',
    'Q',
    'p',
    'e3',
    '\u00a0',
    '–',
    '0',
    'W',
    ';',
    '♔',
    '44',
  ];
  const bases = [
    `${BOARD} w KQkq - 0 1`,
    'RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq e3 0 0 end',
    '4k3/4R3/8/8/4P3/8/8/4K3',
  ];
  return bases.flatMap((base) =>
    [...base].flatMap((_, at) => put.map((text) => base.slice(0, at) + text + base.slice(at + 1))),
  );
}

/** What a finding, an edit or a fix may have to say, by part and code, as the rules may give it. */
const constructed: Readonly<Record<string, Data[]>> = {
  'findings.placement-rank-count': combined({ count: COUNTS }).slice(1),
  'findings.placement-rank-length': combined({ rank: [1, 7], count: COUNTS }),
  'findings.king-extra': combined({ color: colors, count: COUNTS }).filter(isSeveral),
  'findings.pawn-on-back-rank': combined({ count: COUNTS }).slice(1),
  'findings.too-many-pawns': combined({ color: colors, count: COUNTS }).filter(isSeveral),
  'findings.too-many-pieces': combined({ color: colors, count: COUNTS }).filter(isSeveral),
  'findings.too-many-checkers': combined({ color: colors, count: COUNTS }).filter(isSeveral),
  'findings.castling-without-king': combined({ color: colors, square: ['e1', ''], rank: [1, 8] }),
  'findings.castling-without-rook': combined({
    color: colors,
    side: sides,
    square: ['h1', ''],
    rank: [1, 8],
    file: ['g', ''],
  }),
  'findings.en-passant-rank': combined({ square: ['e4'], color: colors, rank: [3, 6] }),
  'findings.en-passant-no-pawn': combined({ square: ['e3'], color: colors, pawn: ['e4'] }),
  'findings.en-passant-blocked': combined({
    square: ['e3'],
    color: colors,
    count: [1, 2],
    blocked: ['e2'],
  }),
  'findings.halfmove-clock-too-high': combined({ clock: [99], number: [7], most: COUNTS }),
  'findings.too-many-promoted': [
    ...combined({ color: colors, promoted: COUNTS.slice(1), missing: [0, 1, 2, 5], Q: [9] }),
    ...combined({ Q: [0, 2, 5], R: [0, 3, 11], L: [0, 2], D: [0, 2, 5], N: [0, 3, 5] })
      .slice(1)
      .map((counts) => ({ color: 'w', promoted: 3, missing: 1, ...counts })),
  ],
  'findings.impossible-check': combined({ color: colors, count: [1, 2] }),
  'findings.en-passant-impossible-check': combined({ color: colors, square: ['e3'] }),
  'findings.no-last-move': combined({ color: colors }),
  'findings.pawn-captures-impossible': [
    ...combined({ captures: COUNTS, promoted: COUNTS, pawns: [16] }),
    ...combined({ color: colors, needed: [...COUNTS.slice(1), 99], captures: COUNTS }),
  ],
  'findings.piece-locked-in': [
    ...combined({ color: colors, count: [1, 3], piece: pieces, square: ['a1'], promoted: [0] }),
    ...combined({
      color: colors,
      count: [1, 3],
      piece: ['B'],
      square: ['a1'],
      promoted: COUNTS.slice(1),
      missing: [0, 1, 2, 5],
    }),
  ],
  'findings.parity': combined({ color: colors }),
  'findings.looks-mirrored': [{}],
  'findings.looks-other-side-to-move': combined({ color: colors }),
  'findings.field-missing': combined({
    field: ['activeColor', 'castling', 'enPassant', 'halfmoveClock', 'fullmoveNumber', 'another'],
  }),
  'findings.en-passant-not-capturable': combined({
    square: ['e3'],
    color: colors,
    pinned: [0, 1, 2],
  }),
  'findings.check': combined({ color: colors }),
  'findings.checkmate': combined({ color: colors }),
  'findings.stalemate': combined({ color: colors }),
  'edits.digits-joined': combined({ from: ['44', '11'], to: ['8', '2', '5'] }),
  'edits.active-color-word': combined({ to: colors }),
  'fixes.read-letters': combined({
    languages: [
      'latin',
      ...['de da nb sv', 'fr', 'es it', 'nl', 'pt', 'pl', 'cs'],
      ...['hu', 'fi', 'et', 'ro', 'is', 'bs hr sr'],
    ],
  }),
  'fixes.fill-with-empty-ranks': combined({ count: COUNTS.slice(1) }),
  'fixes.leave-out-ranks': combined({ count: COUNTS.slice(1) }),
  'fixes.set-active-color': combined({ color: colors }),
  'fixes.set-castling': combined({ value: ['-', 'KQ'] }),
  'fixes.drop-castling-right': [
    ...combined({ color: colors, side: sides.slice(0, 2), right: ['K'] }),
    ...combined({ color: colors, side: [''], right: ['G', 'c'] }),
  ],
  'fixes.drop-castling-rights': [{ rights: 'KQ' }],
  'fixes.clear-en-passant': combined({ square: ['e3', ''] }),
  'fixes.set-halfmove-clock': combined({ value: ['0', '12'] }),
  'fixes.set-fullmove-number': combined({ value: ['1', '12'] }),
  'fixes.remove-piece': combined({ piece: pieces, square: ['e1'] }),
  'fixes.remove-pawns': combined({ count: COUNTS.slice(1), piece: ['P'], square: ['e1'] }),
  'fixes.remove-men': combined({ color: colors, count: COUNTS.slice(2), squares: ['a1, b2'] }),
  'fixes.keep-piece': combined({ piece: pieces, square: ['e1'] }),
  'fixes.move-piece': combined({ piece: pieces, from: ['e1'], to: ['f1'] }),
  'fixes.replace-piece': combined({ piece: pieces, taken: pieces, square: ['e1'] }),
  'fixes.put-piece': combined({ piece: pieces, square: ['e1'] }),
  'fixes.set-en-passant': [{ square: 'e3' }],
  'fixes.order-fields': [{ fields: 'w KQkq - 0 1' }],
  'fixes.flip-ranks': [{}],
  'fixes.rotate': [{}],
  'fixes.swap-case': [{}],
  'fixes.mirror': [{}],
};

function isSeveral({ count }: Data): boolean {
  return Number(count) > 1;
}

/** Some of what reading says, whose texts are in nobody's damaged FEN. */
const READ = [
  'position startpos moves e2e4 e7e5',
  `see ${BOARD} w KQkq - 0 1 for more`,
  `<p>${BOARD} w KQkq - 0 1</p>`,
  '[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]',
  'https://lichess.org/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1?color=black',
];

/** What is really found, changed and offered in these texts. */
function gathered(pasted: readonly string[]): Record<string, Data[]> {
  const all: Record<string, Map<string, Data>> = {};
  const note = (path: string, data: Data): void => {
    (all[path] ??= new Map()).set(JSON.stringify(data), data);
  };
  const texts = damagedTexts();
  const readings = [
    ...texts.map((text) => checkFen(text)),
    ...[...READ, ...pasted].flatMap((text) => readText(text)),
  ];
  for (const { diagnostics, edits } of readings) {
    for (const { code, data } of diagnostics) note(`findings.${code}`, data);
    for (const { code, from, to } of edits) note(`edits.${code}`, { from, to });
  }
  for (const text of [...texts, ...pasted]) {
    const { diagnostics } = checkFen(text);
    for (const { code, data } of diagnostics.slice(0, 1).flatMap((each) => fixesFor(text, each))) {
      note(`fixes.${code}`, data);
    }
  }
  return Object.fromEntries(Object.entries(all).map(([path, data]) => [path, [...data.values()]]));
}

const positions = [
  `${BOARD} w KQkq - 0 1`,
  '8/8/8/8/8/8/8/8 b - - 0 1',
  '4k3/8/8/8/3pP3/8/8/R3K3 b Q e3 0 1',
  'kqrbnp2/kqrbnp2/8/8/8/8/KQRBNP2/KQRBNP2 w - - 0 1',
].map((fen) => parseFen(fen).position);
const placements = [0, 1, 2, 5, 21, 22].map((men) =>
  Array.from({ length: 64 }, (_, index): Piece | null => (index < men ? 'P' : null)),
);
const square = ['e4'];
const drawn = [...'GRYB'].flatMap((color) => [
  { color, from: 'e4', to: null },
  { color, from: 'e4', to: 'd5' },
]);
const sentences = (count: number): string[] => Array.from({ length: count }, () => 'Aha!');
const values: readonly [FieldName, string | number][] = [
  ['activeColor', 'w'],
  ['activeColor', 'b'],
  ['castling', 'KQ'],
  ['castling', ''],
  ['enPassant', 'e3'],
  ['enPassant', ''],
  ['halfmoveClock', 3],
  ['fullmoveNumber', 12],
];

/** What the other functions are asked for, by path. */
const others: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'annotations.described': [
    [drawn, []],
    [[], ['e4', 'd5']],
    [drawn.slice(1), ['e4']],
  ],
  'annotations.at': drawn.flatMap((each) => [[each, 'e4'], ...(each.to ? [[each, each.to]] : [])]),
  'annotations.begun': [square],
  'annotations.held': [square],
  'annotations.drawn': drawn.map((each) => [each]),
  'annotations.removed': [
    ...drawn.map((each) => [[each], 1]),
    [drawn.slice(2, 4), 2],
    ...[0, 5, 11, 21, 22].map((count) => [[], count]),
  ],
  'board.pieceName': pieces.map((piece) => [piece]),
  'board.square': [null, ...pieces].map((piece) => [...square, piece]),
  'board.described': ['', 'Problem 1'].flatMap((label) =>
    positions.map((position) => [label, position]),
  ),
  'boardEditing.described': positions.map((position) => [position]),
  'boardEditing.undone': [[''], ['e4']],
  'boardEditing.redone': [[''], ['e4']],
  'boardEditing.pickedUp': [
    ['e4', ''],
    ['e4', 'e5, e6'],
  ],
  'boardEditing.moved': [['e4!', 'e2', 'e4']],
  'boardEditing.manySquares': placements.flatMap((placement) =>
    [5, 11, 21, 22, 64].map((count) => [count, placement]),
  ),
  'boardEditing.field': values,
  'boardEditing.found': [1, 2, 3, 4, 7, 23, 24].map((count) => [sentences(count)]),
  'boardEditing.mended': [1, 2, 3, 5, 21, 22].map((count) => [sentences(count)]),
  'boardEditing.goals': [1, 2, 5, 21, 22].map((count) => [
    Array.from({ length: count }, () => 'e4'),
  ]),
  'boardEditing.cannotPlay': [['Aha!']],
  'fieldEditor.more': COUNTS.slice(1).map((count) => [count]),
  'fieldEditor.assumptions': COUNTS.slice(2).map((count) => [count]),
  'fieldEditor.operationsLeftOut': [[['bm']], [['bm', 'id', 'ce']]],
  'fieldEditor.rookRight': combined({ color: colors, rook: ['h1'], side: sides }).map((data) => [
    { ...data, side: data['side'] || null },
  ]),
  'fieldEditor.passed': [[{ square: 'e3', pawn: 'e4' }]],
  'fieldEditor.unreadable': [['e9']],
  'fieldEditor.wholeNumber': [[0], [1]],
  'positionChooser.title': COUNTS.map((count) => [count]).filter(([count]) => count !== 1),
  'positionChooser.line': [[1], [12], [12345]],
  'toolbar.chess960.number': [[{ last: 959 }]],
  'validatorBadge.count': combined({ errors: COUNTS, warnings: COUNTS, hints: [0, 1, 2, 5] })
    .slice(1)
    .map((data) => [data]),
  'validatorBadge.moreSquares': [[1], [23]],
  'validatorBadge.mends': COUNTS.slice(2).map((count) => [count]),
  'validatorBadge.labelled': [
    ['Problem 1', 'Aha!', ''],
    ['Problem 1', 'Aha!', 'Oh!'],
  ],
};

async function pastedTexts(): Promise<string[]> {
  const files = ['pasted-text.json', 'pasted-more.json'];
  const cases = files.map(async (file) => {
    const response = await fetch(new URL(`../fixtures/${file}`, import.meta.url));
    return (await response.json()) as { text: string }[];
  });
  return (await Promise.all(cases)).flat().map(({ text }) => text);
}

export type Occasions = Readonly<Record<string, readonly (readonly unknown[])[]>>;
let all: Promise<Occasions> | undefined;

/** For every function of a table, by its path, what it may be called with. */
export function occasions(): Promise<Occasions> {
  all ??= pastedTexts().then((pasted) => {
    const result: Record<string, readonly (readonly unknown[])[]> = { ...others };
    for (const data of [gathered(pasted), constructed]) {
      for (const [path, each] of Object.entries(data)) {
        result[path] = [...(result[path] ?? []), ...each.map((one) => [one])];
      }
    }
    return result;
  });
  return all;
}
