import { formatAnnotationCommands, parseAnnotations } from './annotations.js';
import { formatFen } from './format.js';
import type { FenOptions, Position } from './types.js';

/**
 * The tags with which a game in PGN begins from a position (PGN standard 9.7), one a line:
 * `SetUp` and `FEN`, before them `Variant` where the options say Chess960. With `annotations`, such as `Ge4,Rd4f6`,
 * a game without moves, whose comment has them.
 */
export function formatPgnTags(
  position: Position,
  options: FenOptions & { readonly annotations?: string } = {},
): string {
  const tags = ['[SetUp "1"]', `[FEN "${formatFen(position, options)}"]`];
  if (options.variant === 'chess960') tags.unshift('[Variant "Chess960"]');
  const drawn = formatAnnotationCommands(parseAnnotations(options.annotations ?? ''));
  return tags.join('\n') + (drawn && `\n\n{ ${drawn} } *`);
}
