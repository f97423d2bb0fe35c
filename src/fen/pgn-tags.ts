import { formatFen } from './format.js';
import type { FenOptions, Position } from './types.js';

/**
 * The tags with which a game in PGN begins from a position (PGN standard 9.7), one a line:
 * `SetUp` and `FEN`, before them `Variant` where the options say Chess960.
 */
export function formatPgnTags(position: Position, options: FenOptions = {}): string {
  const tags = ['[SetUp "1"]', `[FEN "${formatFen(position, options)}"]`];
  if (options.variant === 'chess960') tags.unshift('[Variant "Chess960"]');
  return tags.join('\n');
}
