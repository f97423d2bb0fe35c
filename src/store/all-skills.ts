import { editText } from '../fen/edit.js';
import { formatFen } from '../fen/format.js';
import { parseFen } from '../fen/parse.js';
import { isSquare } from '../fen/squares.js';
import type { FenOptions, Move } from '../fen/types.js';
import { judge } from '../rules/judge.js';
import { playMove } from '../rules/moves/play-move.js';
import type { Skills } from './skills.js';

/** The text after a move: the canonical FEN. The very same text where the move is not legal or a field unreadable. */
function playText(text: string, move: Move | undefined, options: FenOptions): string {
  if (!move || !isSquare(move.from) || !isSquare(move.to)) return text;
  const { position, diagnostics } = parseFen(text, options);
  if (diagnostics.some(({ severity }) => severity === 'error')) return text;
  const next = playMove(position, move, options);
  return next ? formatFen(next, options) : text;
}

export const allSkills: Skills = {
  judge,
  editText: (text, command, options) =>
    command.type === 'play'
      ? playText(text, command.move, options)
      : editText(text, command, options),
};
