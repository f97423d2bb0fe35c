import { MappedBuilder } from './mapped.js';
import type { Mapped } from './mapped.js';
import type { Finding } from './record.js';

export const INITIAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const startKeyword =
  /\bposition\s+(?:fen\s+)?startpos\b(?:\s+moves\s+((?:[a-h][1-8][a-h][1-8][qrbn]?\s*)*))?/i;
const onlyStart =
  /^\W*(?:(?:fen|position)\W+)?(?:startpos|start ?position|starting ?position|initial ?position|start)\W*$/i;

/** `position startpos`, and the name alone. */
export function startPosition(line: Mapped): Finding | null {
  const command = startKeyword.exec(line.text);
  const alone = command ? null : onlyStart.exec(line.text);
  const match = command ?? alone;
  if (!match) return null;
  const range = line.range(match.index, match.index + match[0].length);
  const plain = new MappedBuilder().add(INITIAL_FEN, range).build();
  const moves = command?.[1]?.trim().split(/\s+/).filter(Boolean) ?? [];
  return { plain, changes: [{ code: 'start-position', range }], moves };
}
