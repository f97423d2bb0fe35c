import { expect } from '@open-wc/testing';
import { parseFen } from '../../../src/fen/parse.js';
import { formatFen } from '../../../src/fen/format.js';
import { squares } from '../../../src/fen/squares.js';
import type { FenOptions, Move, Piece, Position } from '../../../src/fen/types.js';
import { legalMoves } from '../../../src/rules/moves/legal-moves.js';
import { playMove } from '../../../src/rules/moves/play-move.js';
import { moveToSan, parseSan } from '../../../src/rules/moves/san.js';
import { status } from '../../../src/rules/moves/status.js';
import { moveToUci, parseUci } from '../../../src/rules/moves/uci.js';
import { randomNumbers } from '../../helpers/positions.js';

/** That every move listed can be played, written and read again. */
function tryAll(position: Position, options: FenOptions): number {
  const moves = legalMoves(position, options);
  const where = formatFen(position, options);
  for (const move of moves) {
    const next = playMove(position, move, options);
    expect(next && formatFen(next, options).split(' ').length, where).to.equal(6);
    const san = moveToSan(position, move, options);
    expect(parseSan(position, san!, options), `${san} in ${where}`).to.deep.equal(move);
    const uci = moveToUci(position, move, options);
    expect(parseUci(position, uci!, options), `${uci} in ${where}`).to.deep.equal(move);
  }
  const { check, checkmate, stalemate } = status(position, options);
  if (checkmate || stalemate) expect(moves, where).to.deep.equal([]);
  expect(checkmate && !check, where).to.equal(false);
  return moves.length;
}

describe('moves in any position', () => {
  it('of men put down at random, kings and pawns where they cannot be', () => {
    const random = randomNumbers(7);
    const below = (limit: number): number => Math.floor(random() * limit);
    let moves = 0;
    for (let count = 0; count < 600; count++) {
      const placement = new Array<Piece | null>(64).fill(null);
      for (let men = below(30); men > 0; men--) {
        placement[below(64)] = 'PNBRQKpnbrqk'[below(12)] as Piece;
      }
      const variant = count % 2 ? 'chess960' : 'standard';
      moves += tryAll(
        {
          placement,
          activeColor: below(2) ? 'w' : 'b',
          castling: ['', 'KQkq', 'HAha', 'BCDEFGbcdefg'][below(4)]!,
          enPassant: below(3) ? squares[below(64)]! : null,
          halfmoveClock: 0,
          fullmoveNumber: 1,
        },
        { variant },
      );
    }
    expect(moves).to.be.greaterThan(10_000);
  });

  it('of the six fields filled with anything', () => {
    const placements: readonly unknown[][] = [
      [],
      new Array<undefined>(64).fill(undefined),
      new Array<string>(64).fill('x'),
      new Array<string>(64).fill('k'),
      new Array<string>(64).fill('P'),
      new Array<string>(200).fill('Q'),
      ['K', 'x', 'P', 'k'],
    ];
    for (const placement of placements) {
      for (const activeColor of ['w', 'b', '']) {
        for (const castling of ['', 'KQkq', 'ZZ']) {
          for (const enPassant of [null, 'e3', 'z9', '']) {
            const parts = { placement, activeColor, castling, enPassant };
            const position = { ...parts, halfmoveClock: NaN, fullmoveNumber: -3 } as Position;
            for (const variant of ['standard', 'chess960'] as const) tryAll(position, { variant });
          }
        }
      }
    }
  });

  it('and no text is too bad', () => {
    const { position } = parseFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    for (const text of ['', '\0', '𝔢4', 'O-O-O-O', 'a'.repeat(10_000), 'Nf3'.repeat(1000)]) {
      expect(parseSan(position, text)).to.equal(null);
      expect(parseUci(position, text)).to.equal(null);
      expect(playMove(position, { from: text, to: text } as unknown as Move)).to.equal(null);
    }
  });
});
