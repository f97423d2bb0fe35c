import { expect } from '@open-wc/testing';
import { parseFen } from '../../src/fen/parse.js';
import { mark, marked } from '../helpers/marked.js';

/** By code: texts with the characters that can't be read between ‹ and ›. */
const findings: Record<string, readonly string[]> = {
  'text-empty': [
    '‹›',
    ' ‹›',
    '   ‹›',
    '\n\t ‹›',
    '\r\n‹›',
    '\ufeff‹›',
    '\u00a0\u00a0‹›',
    '\u3000‹›',
    '\u200b\u2060‹›',
    '_‹›',
    '+ +‹›',
  ],
  'placement-rank-count': [
    'rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR‹› w KQkq - 0 1',
    'rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP‹/RNBQKBNR› w KQkq - 0 1',
    '8/8/8/8/8/8/8/8‹/8/8/8› w - - 0 1',
    '8/8/8/8/8/8/8/8‹/› w - - 0 1',
    '8‹›',
    'rnbqkbnr/pppppppp‹›',
    '  8/8/8/8‹› b',
    'rnbqkbnr/pppppppp8/8/8/8/PPPPPPPP/RNBQKBNR‹› w KQkq - 0 1',
    '8/8/8/8/8/8/8/8‹//› w - - 0 1',
    '8/8/8/8/8/8/8‹›',
  ],
  'placement-rank-length': [
    'rnbqkbnr/‹pp1pppp›/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    '‹rnbqkbn›/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    '8/8/8/8/8/8/8/‹4K4› w - - 0 1',
    '8/8/8/8/8/8/8/‹› w - - 0 1',
    '‹›/8/8/8/8/8/8/8 w - - 0 1',
    '8/8/‹›/8/8/8/8/8 w - - 0 1',
    '8/8/‹ppppppppp›/8/8/8/8/8 w - - 0 1',
    '8/8/8/8/‹7›/8/8/8 w - - 0 1',
    '8/8/8/8/‹88›/8/8/8 w - - 0 1',
    '8/8/8/8/‹54›/8/8/8 w - - 0 1',
    ' 8/8/8/8/8/8/‹1›/8',
    'rnbqkbnr/‹pppppp›',
    '8/8/8/‹4x4›/8/8/8/8 w - - 0 1',
  ],
  'placement-letter': [
    'rnbqkbnr/ppppp‹x›pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    '‹t›nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    '8/8/8/8/8/8/8/7‹Z› w - - 0 1',
    '8/8/8/3‹😀›4/8/8/8/8 w - - 0 1',
    '8/8/8/3‹К›4/8/8/8/8 w - - 0 1',
    '8/8/8/3‹.›4/8/8/8/8 w - - 0 1',
    '‹[›rnbqkbn/8/8/8/8/8/8/8 w - - 0 1',
    '8/8/8/8/3‹*›4/8/8/8',
    '8/8/8/8/8/8/8/‹\\›7 w - - 0 1',
    '8/8/8/8/8/8/7‹"›/8 b - - 0 1',
  ],
  'placement-digit': [
    '‹9›/8/8/8/8/8/8/8 w - - 0 1',
    '8/8/8/8/8/8/8/‹9› w - - 0 1',
    'rnbqkbnr/pppppppp/‹0›8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    '8/pppp‹0›pppp/8/8/8/8/8/8 w - - 0 1',
    '8/8/8/8/4‹0›4/8/8/8 w - - 0 1',
    '8/8/8/8/pp‹9›/8/8/8 w - - 0 1',
    '8/1‹0›7/8/8/8/8/8/8 w - - 0 1',
    '8/8/8/8/8/8/8/k6‹0›K',
    '8/8/8/8/8/8/7p‹0›/8',
    '  8/8/8/8/8/‹9›/8/8 b',
  ],
  'active-color-unreadable': [
    '8/8/8/8/8/8/8/8 ‹x› KQkq - 0 1',
    '8/8/8/8/8/8/8/8 ‹weiss› - - 0 1',
    '8/8/8/8/8/8/8/8 ‹wb› KQkq - 0 1',
    '8/8/8/8/8/8/8/8 ‹w.› - - 0 1',
    '8/8/8/8/8/8/8/8 ‹s›',
    '8/8/8/8/8/8/8/8 ‹?› - - 0 1',
    '8/8/8/8/8/8/8/8 ‹w,› KQkq e3 0 1',
    '8/8/8/8/8/8/8/8\t‹Wh›',
    '8/8/8/8/8/8/8/8 ‹»› - - 3 9',
    '8/8/8/8/8/8/8/8 ‹(w)› KQ - 0 1',
  ],
  'castling-unreadable': [
    '8/8/8/8/8/8/8/8 w ‹KQxq› - 0 1',
    '8/8/8/8/8/8/8/8 w ‹KQkqx› - 0 1',
    '8/8/8/8/8/8/8/8 w ‹xyz› - 0 1',
    '8/8/8/8/8/8/8/8 b ‹none› - 0 1',
    '8/8/8/8/8/8/8/8 w ‹KQ/kq› - 0 1',
    '8/8/8/8/8/8/8/8 w ‹?› - 0 1',
    '8/8/8/8/8/8/8/8 w ‹O-O› - 0 1',
    '8/8/8/8/8/8/8/8 w ‹x›',
    '8/8/8/8/8/8/8/8 w ‹KQkq.›',
    '8/8/8/8/8/8/8/8 w ‹ДЖ› e3 0 1',
  ],
  'en-passant-unreadable': [
    '8/8/8/8/8/8/8/8 w KQkq ‹e9› 0 1',
    '8/8/8/8/8/8/8/8 w KQkq ‹i3› 0 1',
    '8/8/8/8/8/8/8/8 w KQkq ‹e› 0 1',
    '8/8/8/8/8/8/8/8 w KQkq ‹ep› 0 1',
    '8/8/8/8/8/8/8/8 b KQkq ‹e0› 0 1',
    '8/8/8/8/8/8/8/8 b KQkq ‹e3.› 0 1',
    '8/8/8/8/8/8/8/8 b KQkq ‹e3f3› 0 1',
    '8/8/8/8/8/8/8/8 b KQkq ‹?› 0 1',
    '8/8/8/8/8/8/8/8 b - ‹x›',
    '8/8/8/8/8/8/8/8 b - ‹е3› 0 1',
  ],
  'halfmove-clock-unreadable': [
    '8/8/8/8/8/8/8/8 w KQkq - ‹3x› 5',
    '8/8/8/8/8/8/8/8 w KQkq - ‹x› 5',
    '8/8/8/8/8/8/8/8 w KQkq - ‹1.5› 5',
    '8/8/8/8/8/8/8/8 w KQkq - ‹-1› 5',
    '8/8/8/8/8/8/8/8 w - - ‹?› 1',
    '8/8/8/8/8/8/8/8 w - e3 ‹0,› 1',
    '8/8/8/8/8/8/8/8 w - - ‹99999999999999999999› 1',
    '8/8/8/8/8/8/8/8 w - - ‹O› 1',
    '8/8/8/8/8/8/8/8 b - - ‹0x›',
    '8/8/8/8/8/8/8/8 b - - ‹٣› 1',
  ],
  'fullmove-number-unreadable': [
    '8/8/8/8/8/8/8/8 w KQkq - 0 ‹1x›',
    '8/8/8/8/8/8/8/8 w KQkq - 0 ‹1.›',
    '8/8/8/8/8/8/8/8 w KQkq - 0 ‹-3›',
    '8/8/8/8/8/8/8/8 w KQkq - 0 ‹x1› ',
    '8/8/8/8/8/8/8/8 w - - 12 ‹1.e4›',
    '8/8/8/8/8/8/8/8 w - - 0 ‹#1›',
    '8/8/8/8/8/8/8/8 w - - 0 ‹99999999999999999999›',
    '8/8/8/8/8/8/8/8 w - - 0 ‹l›',
    '8/8/8/8/8/8/8/8 w - - 0 ‹1"›',
    '8/8/8/8/8/8/8/8 w - - 0 ‹(7)› and so on',
    '8/8/8/8/8/8/8/8 b - - 0 ‹1e3›',
  ],
  'trailing-text': [
    '8/8/8/8/8/8/8/8 w KQkq - 0 1 ‹White to play›',
    '8/8/8/8/8/8/8/8 w KQkq - 0 1 ‹2›',
    '8/8/8/8/8/8/8/8 w KQkq - 0 1 ‹x›  \n',
    '8/8/8/8/8/8/8/8 w KQkq - 0 1\n‹8/8/8/8/8/8/8/8 b - - 0 1›',
    '8/8/8/8/8/8/8/8 w KQkq - ‹mate in two›',
    '8/8/8/8/8/8/8/8 White ‹to play›',
    '8/8/8/8/8/8/8/8 w - - 0 1 ‹; bm Qd1›',
    '8/8/8/8/8/8/8/8 w - - 0 1 ‹Qd1+›',
    '8/8/8/8/8/8/8/8 w - - 0 1\u00a0‹–›',
    '8/8/8/8/8/8/8/8 w - - 0 1 ‹"›',
  ],
  'extra-text': [
    '8/8/8/8/8/8/8/8 w ‹and› KQkq - 0 1',
    '8/8/8/8/8/8/8/8 w ‹w› KQkq - 0 1',
    '8/8/8/8/8/8/8/8 ‹|› w KQkq - 0 1',
    '8/8/8/8/8/8/8/8 ‹,› b - - 0 1',
    '8/8/8/8/8/8/8/8 w KQkq ‹|› - 0 1',
    '8/8/8/8/8/8/8/8 ‹is› b - - 0 1',
    '8/8/8/8/8/8/8/8 w - ‹/› - 0 1',
    '8/8/8/8/8/8/8/8 w ‹*› KQkq - 0 1',
    '8/8/8/8/8/8/8/8 ‹(› w KQkq - 0 1',
    '  8/8/8/8/8/8/8/8\tb ‹:› KQkq - 3 9',
    '8/8/8/8/8/8/8/8 w KQkq ‹ep› e3 0 1',
  ],
};

describe('what cannot be read', () => {
  for (const [code, sources] of Object.entries(findings)) {
    describe(code, () => {
      for (const source of sources) {
        it(JSON.stringify(source), () => {
          const { text, range } = marked(source);
          const reading = parseFen(text);
          const found = reading.diagnostics.filter((diagnostic) => diagnostic.code === code);
          const places = found.map((diagnostic) => mark(text, diagnostic.range));
          expect(places).to.deep.equal([mark(text, range)]);
          expect(found[0]!.category).to.equal('syntax');
          const isWarning = code === 'trailing-text' || code === 'extra-text';
          expect(found[0]!.severity).to.equal(isWarning ? 'warning' : 'error');
          if (!isWarning) expect(reading.fen).to.equal(text);
        });
      }
    });
  }

  it('is found all at once', () => {
    const text = 'rnbqkbnr/ppppppp/8/8/9/8/PPPPPPPP w KQkx e9 3x 1y';
    expect(parseFen(text).diagnostics.map(({ code }) => code)).to.have.members([
      'placement-rank-length',
      'placement-digit',
      'placement-rank-count',
      'castling-unreadable',
      'en-passant-unreadable',
      'halfmove-clock-unreadable',
      'fullmove-number-unreadable',
    ]);
  });

  it('is none of this in a sound text', () => {
    const text = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    expect(parseFen(text).diagnostics).to.deep.equal([]);
  });
});

describe('a bad placement is read as far as it goes', () => {
  const boards: readonly (readonly [string, string])[] = [
    ['rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR', 'rnbqkbnr/pp1pppp1/8/8/8/8/PPPPPPPP/RNBQKBNR'],
    ['4K4/8/8/8/8/8/8/8', '4K3/8/8/8/8/8/8/8'],
    ['xk6/8/8/8/8/8/8/8', '1k6/8/8/8/8/8/8/8'],
    ['😀k6/8/8/8/8/8/8/8', '1k6/8/8/8/8/8/8/8'],
    ['ppppppppk/8/8/8/8/8/8/8', 'pppppppp/8/8/8/8/8/8/8'],
    ['9/k7/8/8/8/8/8/8', '8/k7/8/8/8/8/8/8'],
    ['k0K/8/8/8/8/8/8/8', 'kK6/8/8/8/8/8/8/8'],
    ['8/k', '8/k7/8/8/8/8/8/8'],
    ['8/8/8/8/8/8/8/8/kkkkkkkk', '8/8/8/8/8/8/8/8'],
    ['//k', '8/8/k7/8/8/8/8/8'],
  ];
  for (const [text, board] of boards) {
    it(`${text} as ${board}`, () => {
      expect(parseFen(text).position.placement).to.deep.equal(parseFen(board).position.placement);
    });
  }
});
