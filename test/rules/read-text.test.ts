import { expect } from '@open-wc/testing';
import { parseFen } from '../../src/fen/parse.js';
import { formatPgnTags } from '../../src/fen/pgn-tags.js';
import type { TextReading } from '../../src/fen/types.js';
import { readText, readTextInSlices } from '../../src/rules/read-text.js';
import { mark, marked } from '../helpers/marked.js';
import { gamePositions, randomNumbers } from '../helpers/positions.js';

const BOARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const START = `${BOARD} w KQkq - 0 1`;
const DRAWN = 'r n b q k b n r\np p p p p p p p\n' + '. . . . . . . .\n'.repeat(4);

/** An edit's code and what it makes of the part between ‹ and ›. */
const edits: readonly (readonly [code: string, source: string, to: string])[] = [
  ['pgn-tag', `[Event "x"]\n‹[FEN "${START}"]›\n\n*`, START],
  [
    'link',
    `see ‹https://lichess.org/analysis/${BOARD}_w_KQkq_-_0_1?color=black› now`,
    `${BOARD}_w_KQkq_-_0_1`,
  ],
  ['text-left-out', `‹Look: ›${START}`, ''],
  ['text-left-out', `"${START}‹" is it.›`, ''],
  ['percent-encoding', `rnbqkbnr‹%2F›pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`, '/'],
  [
    'html-encoding',
    `rnbqkbnr‹&#47;pppppppp&#x2F;›8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`,
    '/pppppppp/',
  ],
  ['escapes', `rnbqkbnr‹\\/›pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`, '/'],
  ['invisible', `rnbqkbnr/‹\u200b›pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`, ''],
  ['invisible', `‹\ufeff›${START}`, ''],
  ['figurines', `rnbq‹♚›bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`, 'k'],
  ['letter-forms', `rnbq‹ｋ›bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`, 'k'],
  ['rank-separator', `‹${BOARD.replaceAll('/', '|')}› w KQkq - 0 1`, BOARD],
  ['empty-squares', `‹rnbqkbnr/pppppppp/......../8/8/8/PPPPPPPP/RNBQKBNR› w KQkq - 0 1`, BOARD],
  ['board-drawn', `‹${DRAWN}P P P P P P P P\nR N B Q K B N R›`, BOARD],
  ['active-color-word', `${DRAWN}P P P P P P P P\nR N B Q K B N R\n‹Black to move›`, 'b'],
  ['active-color-word', `${BOARD} ‹blancs› KQkq - 0 1`, 'w'],
  ['fields-glued', `${BOARD} w KQkq ‹-0› 1`, '-0'],
  ['fields-glued', `${BOARD} ‹wKQkq› - 0 1`, 'wKQkq'],
  ['castling-joined', `${BOARD} w ‹KQ kq› - 0 1`, 'KQkq'],
  ['separator', `${BOARD} w‹, ›KQkq - 0 1`, ' '],
  ['separator', `${BOARD} w‹_›KQkq - 0 1`, ' '],
  ['lines-joined', `rnbqkbnr/pppppppp/8/8/8/8/‹\n›PPPPPPPP/RNBQKBNR w KQkq - 0 1`, ''],
  ['start-position', `‹position startpos›`, START],
  ['dash', `${BOARD} w ‹none› - 0 1`, '-'],
  ['dash', `${BOARD} w KQkq ‹–› 0 1`, '-'],
  ['epd-semicolon', `${BOARD} w KQkq - bm e4; id "x"‹›`, ''],
  ['alphabet', `‹лксфкрскл/пппппппп/8/8/8/8/ПППППППП/ЛКСФКРСКЛ› w KQkq - 0 1`, BOARD],
];

/** A finding's code and a text with the characters it is about. */
const findings: readonly (readonly [code: string, source: string])[] = [
  ['text-empty', '‹no position here›'],
  ['text-empty', '  ‹nothing›  '],
  ['placement-letter', '[FEN "rnbqkbnr/pppp‹x›ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]'],
  [
    'placement-rank-length',
    'See rnbqkbnr/‹ppppppp›/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, please',
  ],
  [
    'placement-rank-length',
    'rnbqkbnr%2F‹ppppppp›%2F8%2F8%2F8%2F8%2FPPPPPPPP%2FRNBQKBNR%20w%20KQkq',
  ],
  ['placement-rank-length', '“4k3/8/8/8/8/8/8/‹4K4› w - - 0 1”'],
  ['halfmove-clock-unreadable', `"${BOARD} w KQkq - ‹3x› 5"`],
  ['trailing-text', `${START} ‹White to play›`],
  ['king-missing', '`‹8/8/8/8/8/8/8/4K3› w - - 0 1`'],
  ['pawn-on-back-rank', '(4k3/8/8/8/8/8/8/‹P›3K3 w - - 0 1)'],
];

describe('readText', () => {
  for (const [code, source, to] of edits) {
    it(`${code} in ${JSON.stringify(source)}`, () => {
      const { text, range } = marked(source);
      const [reading] = readText(text);
      const own = reading!.edits.filter((edit) => edit.code === code);
      expect(own.map((edit) => mark(text, edit.range))).to.include(mark(text, range));
      const edit = own.find((other) => other.range[0] === range[0])!;
      expect(edit.to).to.equal(to);
      expect(edit.from).to.equal(text.slice(...range));
    });
  }

  for (const [code, source] of findings) {
    it(`${code} in ${JSON.stringify(source)}`, () => {
      const { text, range } = marked(source);
      const found = readText(text)[0]!.diagnostics.filter((finding) => finding.code === code);
      expect(found.map((finding) => mark(text, finding.range))).to.deep.equal([mark(text, range)]);
    });
  }

  it('says which line and which part of the text', () => {
    const text = `# mine\n\n${START}\r\n  "${BOARD} b - - 3 9"  \n`;
    const readings = readText(text);
    expect(readings.map(({ line }) => line)).to.deep.equal([3, 4]);
    expect(readings.map(({ range }) => text.slice(...range))).to.deep.equal([
      START,
      `${BOARD} b - - 3 9`,
    ]);
  });

  it('gives the notation alone, which is read as the same position', () => {
    const [reading] = readText(`https://x.org/?fen=${BOARD.replaceAll('/', '%2F')}+b+KQ+-+3+9`);
    expect(reading!.text).to.equal(`${BOARD}+b+KQ+-+3+9`);
    expect(parseFen(reading!.text).position).to.deep.equal(reading!.position);
  });

  const TAG = `[FEN "${START}"]\n\n`;
  const annotated: readonly (readonly [text: string, annotations: readonly string[]])[] = [
    [START, ['']],
    ['nothing', ['']],
    [`${TAG}{ [%csl Gd5][%cal Gd5e7,Rd4f6] }\n1. e4 *`, ['Gd5,Gd5e7,Rd4f6']],
    [`${TAG}{ Look: Rd4! } { [%cal Rd4f6] } 1. e4 { [%cal Ge4e5] } *`, ['Rd4f6']],
    [`${TAG}; [%csl Gd5]\n; [%csl Re5]\n1. e4 *`, ['Gd5,Re5']],
    [`${TAG}1. e4 { [%cal Ge4e5] } *`, ['']],
    [`${TAG}{ [%cal Gd5e7`, ['']],
    [`[Event "x"]\n[White "y"]\n\n{ [%csl Ge4] } 1. e4 *`, ['Ge4']],
    [`${TAG}{ [%csl Ga1] } *\n\n${TAG}*\n\n${TAG}{ [%csl Gb2] } *`, ['Ga1', '', 'Gb2']],
  ];
  for (const [text, annotations] of annotated) {
    it(`${JSON.stringify(text)} has the annotations ${JSON.stringify(annotations)}`, () =>
      expect(readText(text).map((reading) => reading.annotations)).to.deep.equal(annotations));
  }

  it('reads the annotations that formatPgnTags writes', () => {
    const { position } = parseFen(START);
    const written = formatPgnTags(position, { annotations: 'Ga1,Be2e4,Yh8' });
    expect(readText(written).map(({ annotations }) => annotations)).to.deep.equal([
      'Ga1,Yh8,Be2e4',
    ]);
  });

  it('takes 10,000 lines, and judges them when asked', async () => {
    const positions = await gamePositions();
    const lines = Array.from({ length: 10_000 }, (_, index) => positions[index % 200]!);
    const start = performance.now();
    const readings = readText(lines.join('\n'));
    expect(performance.now() - start).to.be.lessThan(2000);
    expect(readings.length).to.equal(10_000);
    expect(readings[9_999]!.line).to.equal(10_000);
    expect(readings[9_999]!.verdict).to.equal('valid');
  });
});

describe('readTextInSlices', () => {
  it('gives the same readings, and lets the page breathe between', async () => {
    const positions = await gamePositions();
    const text = Array.from({ length: 17_000 }, (_, index) => positions[index % 200]!).join('\n');
    let longest = 0;
    let beat = performance.now();
    let beats = 0;
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - beat);
      beat = performance.now();
      beats++;
    });
    const readings: TextReading[] = [];
    for await (const some of readTextInSlices(text)) readings.push(...some);
    clearInterval(timer);
    expect(readings.length).to.equal(17_000);
    expect(readings.map(({ fen }) => fen)).to.deep.equal(readText(text).map(({ fen }) => fen));
    expect(beats).to.be.greaterThan(3);
    // Far less on a machine that has nothing else to do.
    expect(longest).to.be.lessThan(300);
  });

  it('says that there is nothing', async () => {
    const readings: TextReading[] = [];
    for await (const some of readTextInSlices('nothing')) readings.push(...some);
    expect(readings.map(({ verdict }) => verdict)).to.deep.equal(['unreadable']);
  });
});

describe('no text is too bad for readText', () => {
  const random = randomNumbers(5);
  const parts = [
    ...[...'pnbrqkPNBRQK12345678/ wKQkq-e309x_\u00a0\n;"[](){}<>&%–♔|.\\\'`'],
    ...['\u{1f600}', '%2F', '&#47;', '\\/', '[FEN "', '"]', 'position fen ', ' moves e2e4'],
    ...['startpos', 'https://lichess.org/editor/', '?fen=', ' bm e4;', 'White to move', BOARD],
  ];
  const oneOf = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;

  function expectSound(text: string): void {
    for (const reading of readText(text)) {
      for (const { range, from } of reading.edits) expect(text.slice(...range)).to.equal(from);
      for (const { range } of reading.diagnostics) {
        const [start, end] = range!;
        expect(0 <= start && start <= end && end <= text.length, text).to.equal(true);
      }
      for (const { text: field, range } of Object.values(reading.fields)) {
        expect(range[0] <= range[1] && range[1] <= text.length, field).to.equal(true);
      }
    }
  }

  it('5,000 random texts', () => {
    for (let count = 0; count < 5000; count++) {
      let text = '';
      for (let length = random() * 50; length > 0; length--) text += oneOf(parts);
      expectSound(text);
    }
  }).timeout(60_000);

  it('5,000 damaged positions', async () => {
    const positions = await gamePositions();
    for (let count = 0; count < 5000; count++) {
      let text = oneOf(positions);
      for (let changes = random() * 4; changes > 0; changes--) {
        const at = Math.floor(random() * text.length);
        text = text.slice(0, at) + oneOf(['', oneOf(parts)]) + text.slice(at + random() * 3);
      }
      expectSound(text);
    }
  }).timeout(60_000);

  it('takes time in proportion to the text', () => {
    const kinds = [
      ...['x', '1', '/', 'p/', ' ', '"', 'a b;', '\n', '%25', '&amp;', '[FEN "', '♔'],
      ...['[FEN "8"]{', '[FEN "8"] {[%csl ', '[FEN "8"];[%cal ]'],
    ];
    for (const kind of kinds) {
      const time = (length: number): number => {
        const text = kind.repeat(length / kind.length);
        const start = performance.now();
        readText(text);
        return performance.now() - start;
      };
      const short = Math.max(time(50_000), time(50_000));
      // Sixteen times the text; were it the square, it would be 256 times as long.
      expect(time(800_000), kind).to.be.lessThan(64 * short + 500);
    }
  }).timeout(60_000);
});
