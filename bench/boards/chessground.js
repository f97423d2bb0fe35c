import { Chessground } from 'chessground';
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.brown.css';
import 'chessground/assets/chessground.cburnett.css';

export const mount = (container, fen) =>
  Chessground(container, { fen, viewOnly: true, animation: { enabled: false } });

export const setPosition = (board, fen) => board.set({ fen });
