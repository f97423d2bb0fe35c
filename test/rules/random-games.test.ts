import { expect } from '@open-wc/testing';
import { formatFen } from '../../src/fen/format.js';
import { parseFen } from '../../src/fen/parse.js';
import type { Position, Variant } from '../../src/fen/types.js';
import { checkFen } from '../../src/rules/check-fen.js';
import { legalMoves } from '../../src/rules/moves/legal-moves.js';
import { playMove } from '../../src/rules/moves/play-move.js';
import { randomNumbers } from '../helpers/positions.js';

const GAMES = 12;
const PLIES = 100;

type Random = () => number;

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!;
}

/** A rank with bishops on both colours and the king between the rooks. */
function startRank(random: Random): string {
  const files: string[] = new Array<string>(8).fill('');
  const free = (): number[] => [...files.keys()].filter((file) => files[file] === '');
  files[pick([0, 2, 4, 6], random)] = 'b';
  files[pick([1, 3, 5, 7], random)] = 'b';
  for (const piece of 'qnn') files[pick(free(), random)] = piece;
  for (const piece of 'rkr') files[free()[0]!] = piece;
  return files.join('');
}

function startPosition(variant: Variant, random: Random): Position {
  const rank = variant === 'standard' ? 'rnbqkbnr' : startRank(random);
  const board = `${rank}/pppppppp/8/8/8/8/PPPPPPPP/${rank.toUpperCase()}`;
  return parseFen(`${board} w KQkq - 0 1`, { variant }).position;
}

describe('random games', () => {
  for (const variant of ['standard', 'chess960'] as const) {
    it(`nothing is said against their positions (${variant})`, () => {
      const random = randomNumbers(variant.length);
      const options = { variant };
      for (let game = 0; game < GAMES; game++) {
        let position = startPosition(variant, random);
        for (let ply = 0; ply < PLIES; ply++) {
          const fen = formatFen(position, options);
          const { diagnostics } = checkFen(fen, options);
          const wrong = diagnostics.filter(({ category }) => category !== 'note');
          expect([fen, ...wrong.map(({ code }) => code)]).to.deep.equal([fen]);
          const moves = legalMoves(position, options);
          if (moves.length === 0) break;
          position = playMove(position, pick(moves, random), options)!;
        }
      }
    });
  }
});
