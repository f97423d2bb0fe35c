import { expect } from '@open-wc/testing';
import { parseFen } from '../../../src/fen/parse.js';
import type { FenOptions } from '../../../src/fen/types.js';
import { moveToSan, parseSan } from '../../../src/rules/moves/san.js';
import { moveToUci, parseUci } from '../../../src/rules/moves/uci.js';

const chess960: FenOptions = { variant: 'chess960' };
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** A position and a move in both notations. */
const moves: readonly (readonly [fen: string, uci: string, san: string, options?: FenOptions])[] = [
  [start, 'e2e4', 'e4'],
  [start, 'g1f3', 'Nf3'],
  ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'exd5'],
  ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'exd6'],
  ['4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1', 'e3d5', 'Nxd5'],
  // File, then rank, then both; a pinned man is no rival, nor one that castles.
  ['4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1', 'c3e4', 'Nce4'],
  ['4k3/8/8/8/N7/8/N7/4K3 w - - 0 1', 'a4c3', 'N4c3'],
  ['2k5/8/8/8/4Q2Q/8/K7/7Q w - - 0 1', 'h4e1', 'Qh4e1'],
  ['2k5/8/8/8/4Q2Q/8/K7/7Q w - - 0 1', 'e4e1', 'Qee1'],
  ['2k5/8/8/8/4Q2Q/8/K7/7Q w - - 0 1', 'h1e1', 'Q1e1'],
  ['k7/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1', 'g3e4', 'Ne4'],
  ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'a1d1', 'Rd1'],
  ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1g1', 'O-O'],
  ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1c1', 'O-O-O'],
  ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1h1', 'O-O', chess960],
  ['4k3/8/8/8/8/8/8/5K1R w K - 0 1', 'f1g1', 'Kg1', chess960],
  ['4k3/8/8/8/8/8/8/5K1R w K - 0 1', 'f1h1', 'O-O', chess960],
  ['1rk5/8/8/8/8/8/8/4K3 b q - 0 1', 'c8b8', 'O-O-O', chess960],
  ['3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7d8n', 'exd8=N'],
  ['k7/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7e8q', 'e8=Q+'],
  ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'O-O+'],
  ['rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2', 'd8h4', 'Qh4#'],
];

describe('notation of moves', () => {
  for (const [fen, uci, san, options] of moves) {
    it(`${uci} is ${san} in ${fen}`, () => {
      const { position } = parseFen(fen, options);
      const move = parseUci(position, uci, options)!;
      expect(moveToUci(position, move, options)).to.equal(uci);
      expect(moveToSan(position, move, options)).to.equal(san);
      expect(parseSan(position, san, options)).to.deep.equal(move);
    });
  }

  it('of castling in Chess960 names the rook, however it was given', () => {
    const { position } = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1', chess960);
    expect(moveToUci(position, { from: 'e1', to: 'g1' }, chess960)).to.equal('e1h1');
    expect(moveToSan(position, { from: 'e1', to: 'g1' }, chess960)).to.equal('O-O');
    expect(parseUci(position, 'e1g1', chess960)).to.deep.equal({ from: 'e1', to: 'h1' });
  });
});

/** What people write for a move. */
const written: readonly (readonly [fen: string, text: string, uci: string | null])[] = [
  [start, ' Nf3!? ', 'g1f3'],
  [start, 'Ngf3', 'g1f3'],
  [start, 'Ng1-f3', 'g1f3'],
  [start, 'e2-e4', 'e2e4'],
  [start, 'e2e4', 'e2e4'],
  ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6 e.p.', 'e5d6'],
  ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'ed6', 'e5d6'],
  ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', '0-0', 'e1g1'],
  ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', '0-0-0+', 'e1c1'],
  ['7k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e8Q', 'e7e8q'],
  ['7k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e8(R)+', 'e7e8r'],
  // Not legal, not one move, or no move at all.
  [start, 'Nf6', null],
  [start, 'e5', null],
  [start, 'O-O', null],
  [start, 'e4=Q', null],
  ['7k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e8', null],
  ['4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1', 'Ne4', null],
  ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'Kg1', null],
  [start, '', null],
  [start, 'e', null],
  [start, '1. e4', null],
];

describe('moves as people write them', () => {
  for (const [fen, text, uci] of written) {
    it(`“${text}” is ${uci ?? 'no move'} in ${fen}`, () => {
      const { position } = parseFen(fen);
      const move = parseSan(position, text);
      expect(move && moveToUci(position, move)).to.equal(uci);
    });
  }

  for (const text of ['', 'e2', 'e2e', 'e2e5', 'e2e4q', 'E2E4', 'e2 e4', '0000', 'e2e4e5']) {
    it(`“${text}” is no move of the Universal Chess Interface`, () =>
      expect(parseUci(parseFen(start).position, text)).to.equal(null));
  }
});
