import { attackersOf } from '../fen/attacks.js';
import { colorOf, opposite, pieceOf, squareIndex, squares } from '../fen/squares.js';
import type { Color, Diagnostic, Fix, Placement, Position, Reading, Square } from '../fen/types.js';
import { fix, removePiece } from './fix-parts.js';
import { surplusOf } from './fix-men.js';

function distance(a: Square, b: Square): number {
  const files = a.charCodeAt(0) - b.charCodeAt(0);
  const ranks = a.charCodeAt(1) - b.charCodeAt(1);
  return files * files + ranks * ranks;
}

function homeOf(color: Color): Square {
  return color === 'w' ? 'e1' : 'e8';
}

function squaresWith(placement: Placement, is: (index: number) => boolean): Square[] {
  return squares.filter((_, index) => placement[index] && is(index));
}

function kingsOf({ placement }: Position, color: Color): Square[] {
  return squaresWith(placement, (index) => placement[index] === pieceOf('K', color));
}

/** Those of the squares where a king would be out of check and apart from the other, near ones first. */
function safe(
  among: readonly Square[],
  placement: Placement,
  color: Color,
  near: Square,
): Square[] {
  return among
    .filter((square) => attackersOf(placement, square, opposite(color)).length === 0)
    .sort((a, b) => distance(a, near) - distance(b, near));
}

function freeSquares(placement: Placement): Square[] {
  return squares.filter((_, index) => !placement[index]);
}

function putKing({ placement }: Position, color: Color, square: Square): Fix {
  const piece = pieceOf('K', color);
  const taken = placement[squareIndex(square)];
  const command = { type: 'put', square, piece } as const;
  return taken
    ? fix('replace-piece', { piece, square, taken }, command)
    : fix('put-piece', { piece, square }, command);
}

/** The king in check steps aside; what it stood before must not shelter it. */
function moveKing({ placement }: Position, from: Square, color: Color): Fix[] {
  const without = placement.with(squareIndex(from), null);
  const free = freeSquares(without).filter((square) => square !== from);
  return safe(free, without, color, from)
    .slice(0, 1)
    .map((to) =>
      fix('move-piece', { piece: pieceOf('K', color), from, to }, { type: 'move', from, to }),
    );
}

/** A king in the wrong colour's letter, a man of the home square who is one too many, the empty home. */
export function missingKing({ position }: Reading, color: Color): Fix[] {
  const others = kingsOf(position, opposite(color));
  const home = homeOf(color);
  const taken = position.placement[squareIndex(home)];
  const isFree = !taken || surplusOf(position, color).includes(home);
  return [...(others.length > 1 ? others : []), ...(isFree ? [home] : [])].map((square) =>
    putKing(position, color, square),
  );
}

/** The safe squares next to home; where there are sixteen men without a king, one has to go for it. */
export function missingKingElsewhere({ position }: Reading, color: Color): Fix[] {
  const { placement } = position;
  const home = homeOf(color);
  const own = squaresWith(placement, (index) => colorOf(placement[index]!) === color);
  const among = own.length < 16 ? freeSquares(placement) : surplusOf(position, color);
  return safe(among, placement, color, home)
    .slice(0, 2)
    .map((square) => putKing(position, color, square));
}

/** One may be the other side's who has none; else all but one go. */
export function extraKing({ position }: Reading, finding: Diagnostic, color: Color): Fix[] {
  const kings = finding.squares;
  const recoloured =
    kingsOf(position, opposite(color)).length === 0 && kings.length === 2
      ? kings.map((square) => putKing(position, opposite(color), square))
      : [];
  const fewer =
    kings.length === 2
      ? kings.map((square) => removePiece(position, square))
      : kings.map((square) => {
          const others = kings.filter((other) => other !== square);
          const commands = others.map((other) => ({ type: 'remove', square: other }) as const);
          return fix('keep-piece', { piece: pieceOf('K', color), square }, ...commands);
        });
  return [...recoloured, ...fewer];
}

/** A king who is one too many goes; else either steps aside. */
export function kingsApart({ position }: Reading, finding: Diagnostic): Fix[] {
  const [white, black] = finding.squares;
  if (!white || !black) return [];
  const fixes: Fix[] = [];
  for (const [color, square] of [
    ['w', white],
    ['b', black],
  ] as const) {
    if (kingsOf(position, color).length > 1) fixes.push(removePiece(position, square));
  }
  return [...fixes, ...moveKing(position, white, 'w'), ...moveKing(position, black, 'b')];
}

/** Where the turn does not mend it: the one piece that gives check goes, or the king steps aside. */
export function kingInCheck({ position }: Reading, finding: Diagnostic, color: Color): Fix[] {
  const [king, ...checkers] = finding.squares;
  if (!king) return [];
  return [
    ...checkers.map((square) => removePiece(position, square)),
    ...moveKing(position, king, color),
  ];
}
