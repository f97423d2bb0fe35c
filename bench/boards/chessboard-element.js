import 'chessboard-element';

export function mount(container, fen) {
  const board = document.createElement('chess-board');
  board.setPosition(fen, false);
  container.append(board);
  return board;
}

export const setPosition = (board, fen) => board.setPosition(fen, false);
