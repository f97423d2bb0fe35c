import { squares } from '../../fen/squares.js';
import type { FieldName, Piece, Square } from '../../fen/types.js';
import type { Snapshot } from '../../store/types.js';
import { boardWords, words as wordsIn } from './words.js';

/** More squares than this are counted rather than named; castling changes four. */
const NAMED_SQUARES = 4;

const LATER_FIELDS = [
  'activeColor',
  'castling',
  'enPassant',
  'halfmoveClock',
  'fullmoveNumber',
] as const satisfies readonly FieldName[];

/** What differs between two positions, briefly: pieces that moved, squares with what is now on them, else fields. */
export function describeChange(
  { position: before }: Snapshot,
  { position: after }: Snapshot,
  language: string,
): string {
  const words = wordsIn(language);
  const changed = squares.flatMap((square, index) => {
    const was = before.placement[index] ?? null;
    const is = after.placement[index] ?? null;
    return was === is ? [] : [{ square, was, is }];
  });
  if (changed.length > NAMED_SQUARES) return words.manySquares(changed.length, after.placement);
  if (changed.length > 0) return describeSquares(changed, language).join('; ');
  return LATER_FIELDS.filter((field) => before[field] !== after[field])
    .map((field) => words.field(field, after[field] ?? ''))
    .join('; ');
}

interface Changed {
  readonly square: Square;
  readonly was: Piece | null;
  readonly is: Piece | null;
}

function describeSquares(changed: readonly Changed[], language: string): string[] {
  const { pieceName, square: nameOf } = boardWords(language);
  const words = wordsIn(language);
  const left = changed.filter(({ was, is }) => was && !is);
  const moved: string[] = [];
  const rest: Changed[] = [];
  const gone = new Set<Changed>();
  for (const each of changed) {
    if (!each.is) continue;
    const from = left.find((other) => other.was === each.is && !gone.has(other));
    if (from) {
      gone.add(from);
      moved.push(words.moved(pieceName(each.is), from.square, each.square));
    } else {
      rest.push(each);
    }
  }
  rest.push(...left.filter((each) => !gone.has(each)));
  return [...moved, ...rest.map(({ square, is }) => nameOf(square, is))];
}
