import 'cm-chessboard/assets/chessboard.css';
import { Chessboard } from 'cm-chessboard/src/Chessboard.js';

export const mount = (container, position) =>
  new Chessboard(container, {
    position,
    assetsUrl: '/cm-chessboard/',
    style: { animationDuration: 0 },
  });

export const setPosition = (board, fen) => board.setPosition(fen, false);
