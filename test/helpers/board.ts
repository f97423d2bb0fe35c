import { nextFrame, waitUntil } from '@open-wc/testing';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { Square } from '../../src/fen/types.js';
import { pointIn, type Point } from './input.js';

/** The square with all 64 squares. */
export const boardPart = (board: FenBoard): HTMLElement =>
  board.shadowRoot!.querySelector<HTMLElement>('[part=board]')!;

/** Waits until an editable board's own code for that has come. */
export async function editable(board: FenBoard): Promise<FenBoard> {
  await board.updateComplete;
  await waitUntil(
    () => boardPart(board).getAttribute('role') === 'grid',
    'the board can be edited',
    { timeout: 5000 },
  );
  // A finger scrolls or not by the last frame that was shown.
  await nextFrame();
  await nextFrame();
  return board;
}

/** A point in a square, by default its middle. */
export function pointOf(board: FenBoard, square: Square, across = 0.5, down = 0.5): Point {
  const column = square.charCodeAt(0) - 97;
  const row = 8 - Number(square[1]);
  const flipped = (board.orientation ?? board.store.getSnapshot().view.orientation) === 'black';
  return pointIn(
    boardPart(board),
    ((flipped ? 7 - column : column) + across) / 8,
    ((flipped ? 7 - row : row) + down) / 8,
  );
}

/** Brings pieces that are on their way to their squares. */
export function land(board: FenBoard): void {
  for (const animation of board.shadowRoot!.getAnimations()) animation.finish();
}

/** The piece elements that a person sees once all have come to their squares, as `wp e2`, sorted. */
export function piecesShown(board: FenBoard): string[] {
  land(board);
  const box = boardPart(board).getBoundingClientRect();
  return [...board.shadowRoot!.querySelectorAll('.piece')]
    .map((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const square = board.squareAt(left + width / 2, top + height / 2);
      const name = /\b[wb][pnbrqk]\b/.exec(piece.className)?.[0];
      return `${name} ${square}${width * 7 > box.width ? '!' : ''}`;
    })
    .sort();
}

/** What a placement should look like, in the form of `piecesShown`. */
export function piecesOf(board: FenBoard): string[] {
  return board.position.placement
    .flatMap((piece, index) => {
      if (!piece) return [];
      const lower = piece.toLowerCase();
      return `${piece === lower ? 'b' : 'w'}${lower} ${'abcdefgh'[index % 8]}${8 - (index >> 3)}`;
    })
    .sort();
}
