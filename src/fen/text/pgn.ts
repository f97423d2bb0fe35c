import { annotationsInComment, formatAnnotations } from '../annotations.js';
import { decode } from './decode.js';
import type { Change } from './decode.js';
import { findCandidates } from './candidates.js';
import type { Mapped } from './mapped.js';
import { bestReadable } from './record.js';
import type { Finding } from './record.js';
import type { Range } from '../types.js';

const quoted = /\[\s*([A-Za-z]\w*)\s+["“”„]((?:[^"“”„\\\n]|\\.)*)["“”„]\s*\]/;
/** A FEN tag that lacks a quotation mark or its bracket, or has marks of another kind. */
const damaged =
  /\[\s*(FEN)\s+["“”„'‘’`«»]?([^[\]"“”„'‘’`«»\n]{1,80}\/[^[\]"“”„'‘’`«»\n]{1,200})(?:["“”„'‘’`«»]\s*\]?|\]|$)/;
const tags = new RegExp(`${quoted.source}|${damaged.source}`, 'gim');
const wellKnown = new RegExp(
  `\\[\\s*(?:Event|Site|Date|Round|White|Black|Result|SetUp|FEN|Variant)\\s+["“”„]|${damaged.source}`,
  'im',
);

interface Tag {
  readonly name: string;
  readonly value: Range;
  readonly range: Range;
}

/** Whether a text has the tags of Portable Game Notation. */
export function hasPgnTags(text: string): boolean {
  return wellKnown.test(text);
}

/** The tags of each game, with the moves that follow them: all up to the tags of the next. */
function* gamesOf(text: string): Generator<{ readonly game: Tag[]; readonly moves: string }> {
  let game: Tag[] = [];
  let end = 0;
  for (const { 0: whole, index, ...groups } of text.matchAll(tags)) {
    const [name, value] = [groups[1] ?? groups[3], groups[2] ?? groups[4]];
    const isRepeated = game.some((tag) => tag.name === name);
    // A tag that is damaged is no move either.
    const between = text.slice(end, index).replace(/^\s*\[.*$/gm, '');
    if (game.length > 0 && (isRepeated || between.trim() !== '')) {
      yield { game, moves: text.slice(end, index) };
      game = [];
    }
    end = index + whole.length;
    const from = index + whole.indexOf(value!, whole.indexOf(name!) + name!.length);
    game.push({ name: name!, value: [from, from + value!.length], range: [index, end] });
  }
  if (game.length > 0) yield { game, moves: text.slice(end) };
}

const comment = /\s*(?:\{([^}]*)\}|;(.*))/y;

/** The arrows and circles on a game's first position: in the comments before its first move. */
function annotationsBefore(moves: string): string {
  let comments = '';
  comment.lastIndex = 0;
  for (let match = comment.exec(moves); match; match = comment.exec(moves)) {
    comments += match[1] ?? match[2];
  }
  return formatAnnotations(annotationsInComment(comments));
}

/** A game that says nothing of a position begins with the initial array. */
export interface GameFinding extends Finding {
  readonly at: number;
}

/**
 * The starting positions of the games in a text, from their FEN tags (PGN standard 9.7.2); of games without one
 * `null` with the range of their tags.
 */
export function* readGames(
  source: Mapped,
): Generator<GameFinding | { readonly tags: Range; readonly annotations: string }> {
  for (const { game, moves } of gamesOf(source.text)) {
    const annotations = annotationsBefore(moves);
    const valueOf = (name: string): string | undefined => {
      const tag = game.find((other) => other.name.toLowerCase() === name);
      return tag && source.text.slice(...tag.value);
    };
    const fen = game.find(({ name }) => name.toLowerCase() === 'fen');
    if (!fen) {
      const isGame = game.some(({ name }) => /^(?:Event|White|Black|Result)$/.test(name));
      if (isGame) yield { tags: [game[0]!.range[0], game.at(-1)!.range[1]], annotations };
      continue;
    }
    const changes: Change[] = [];
    const value = decode(source.slice(...fen.value), changes);
    const candidate = findCandidates(value.text)[0];
    const width = candidate ? candidate.end - candidate.start : 0;
    const { plain } = candidate
      ? bestReadable(value.slice(candidate.start), width, changes, true)
      : { plain: value };
    const range = source.range(...fen.range);
    const side = valueOf('orientation')?.toLowerCase();
    yield {
      plain,
      changes,
      at: fen.value[0],
      variant: /960|fischer|freestyle/i.test(valueOf('variant') ?? '') ? 'chess960' : undefined,
      orientation: side === 'black' || side === 'white' ? side : null,
      annotations,
      edits: [{ code: 'pgn-tag', from: source.text.slice(...fen.range), to: plain.text, range }],
    };
  }
}
