import { colorOf, squareIndex, squares } from '../../fen/squares.js';
import type { FenOptions, Move, Position } from '../../fen/types.js';
import { canMove, visitMoves } from './generate.js';
import { findMove, legalMoves } from './legal-moves.js';
import { play } from './play-move.js';
import { lookAt } from './scene.js';
import type { Scene } from './scene.js';

/** Squares other than `from` from which a man of the same kind could go to `to` as well. */
function rivals(scene: Scene, from: number, to: number): number[] {
  const { placement } = scene.position;
  const found: number[] = [];
  for (let other = 0; other < 64; other++) {
    if (other === from || placement[other] !== placement[from]) continue;
    if (visitMoves(scene, other, (_, goal) => goal === to)) found.push(other);
  }
  return found;
}

/** As much of the square a move starts from as it takes, the file before the rank (PGN standard 8.2.3.4). */
function disambiguation(scene: Scene, from: number, to: number): string {
  const others = rivals(scene, from, to);
  const [file, rank] = squares[from]!;
  if (others.length === 0) return '';
  if (!others.some((other) => (other & 7) === (from & 7))) return file!;
  return others.some((other) => other >> 3 === from >> 3) ? file! + rank! : rank!;
}

/**
 * A legal move in standard algebraic notation (PGN standard 8.2.3), with `+` or `#`; `null` where it is
 * not legal.
 */
export function moveToSan(position: Position, move: Move, options: FenOptions = {}): string | null {
  const scene = lookAt(position, options.variant);
  const found = findMove(scene, move);
  if (!found) return null;
  const { from, to, rook } = found;
  const letter = position.placement[from]!.toUpperCase();
  let san = squares[to] as string;
  if (rook >= 0) san = rook > from ? 'O-O' : 'O-O-O';
  else if (letter === 'P') {
    if ((to - from) % 8 !== 0) san = `${squares[from]![0]}x${san}`;
    if (move.promotion) san += `=${move.promotion.toUpperCase()}`;
  } else {
    san = letter + disambiguation(scene, from, to) + (position.placement[to] ? 'x' : '') + san;
  }
  const next = lookAt(play(scene, found), options.variant);
  if (next.checkers.length > 0) san += canMove(next) ? '+' : '#';
  return san;
}

const castlingText = /^[O0o]-?[O0o](-?[O0o])?[^\w]*$/;
const moveText =
  /^([NBRQK]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])(?:[=/]?\(?([NBRQnbrq])\)?)?(?: ?e\.?p\.?)?[^\w]*$/;

/** Which wing a legal move castles to; '' for other moves: the king goes one step in those. */
function castlingSide({ placement }: Position, { from, to }: Move): '' | 'king' | 'queen' {
  const man = placement[squareIndex(from)];
  if (man !== 'K' && man !== 'k') return '';
  const taken = placement[squareIndex(to)];
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  if (Math.abs(files) < 2 && !(taken && colorOf(taken) === colorOf(man))) return '';
  return files > 0 ? 'king' : 'queen';
}

/**
 * The one legal move that a text in standard algebraic notation means, as `legalMoves` lists it; `null`
 * where none or more than one fits. More of the starting square than needed, zeros for O, missing or
 * wrong signs of capture, check and mate, and remarks such as `!?` are taken too.
 */
export function parseSan(position: Position, text: string, options: FenOptions = {}): Move | null {
  const castling = castlingText.exec(text.trim());
  const [, letter, file, rank, goal, kind] = moveText.exec(text.trim()) ?? [];
  const fitting = legalMoves(position, options).filter((move) => {
    const { from, to, promotion } = move;
    const side = castlingSide(position, move);
    if (castling) return side === (castling[1] ? 'queen' : 'king');
    return (
      side === '' &&
      to === goal &&
      position.placement[squareIndex(from)]!.toUpperCase() === (letter || 'P') &&
      from.startsWith(file!) &&
      from.endsWith(rank!) &&
      promotion === kind?.toLowerCase()
    );
  });
  return fitting.length === 1 ? fitting[0]! : null;
}
