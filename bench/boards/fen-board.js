import '../../dist/define/fen-board.js';

export function mount(container, fen) {
  const board = document.createElement('fen-board');
  board.readonly = true;
  board.fen = fen;
  container.append(board);
  return board;
}

export function setPosition(board, fen) {
  board.fen = fen;
}
