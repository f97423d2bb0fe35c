import type { Data, Piece } from '../fen/types.js';
import { board } from './en-board.js';
import { FIELD_NAMES, sideName } from './en.js';
import { capitalized, shortened } from './phrases.js';

/** A sentence made from the data of a finding, an edit or a fix. */
export type Sentence = (data: Data) => string;

const otherSideName = (side: unknown): string => (side === 'b' ? 'White' : 'Black');

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as prose writes it: words up to twelve, digits beyond. */
export const counted = (count: unknown, one: string, many = `${one}s`): string =>
  `${NUMBERS[Number(count)] ?? String(count)} ${count === 1 ? one : many}`;

export const quoted = (text: unknown): string => `“${String(text)}”`;

export const LANGUAGES: Record<string, string> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish or Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  pl: 'Polish',
  cs: 'Czech',
  hu: 'Hungarian',
  fi: 'Finnish',
  et: 'Estonian',
  ro: 'Romanian',
  is: 'Icelandic',
  bs: 'Bosnian',
};

/** “kingside castling”, or the castling that a file letter asks for. */
export const castlingName = ({ color, side, right }: Data): string =>
  side === 'kingside' || side === 'queenside'
    ? `${sideName(color)} ${side} castling`
    : `${sideName(color)} castling with the rook on the ${String(right).toLowerCase()}-file`;

const missingPawns = (count: unknown): string =>
  count === 0 ? 'no pawn is missing' : `only ${counted(count, 'pawn is', 'pawns are')} missing`;

/** The kinds of which there are more than at the start. */
const promotedList = ({ Q, R, N, L, D }: Data): string => {
  const kinds = [
    Q && counted(Q, 'queen'),
    R && counted(R, 'rook'),
    L && `${counted(L, 'bishop')} on light squares`,
    D && `${counted(D, 'bishop')} on dark squares`,
    N && counted(N, 'knight'),
  ].filter(Boolean);
  return kinds.join(', ').replace(/, ([^,]*)$/, ' and $1');
};

/** One sentence a diagnostic code. */
export const findings = {
  'text-empty': () => 'There is no position in this text.',
  'placement-rank-count': ({ count }) => `The board has ${counted(count, 'rank')}; it needs eight.`,
  'placement-rank-length': ({ rank, count }) =>
    `Rank ${rank} has ${counted(count, 'square')}; it needs eight.`,
  'placement-letter': ({ letter, rank }) => `${quoted(letter)} on rank ${rank} is no piece letter.`,
  'placement-digit': ({ text, rank }) =>
    `${text} on rank ${rank} is no number of empty squares; that is 1 to 8.`,
  'active-color-unreadable': ({ text }) =>
    `${quoted(text)} does not say whose turn it is; that is w or b.`,
  'castling-unreadable': ({ text }) =>
    `${quoted(text)} says no castling rights; those are letters of KQkq, or - for none.`,
  'en-passant-unreadable': ({ text }) =>
    `${quoted(text)} is no en passant square; that is a square such as e3, or - for none.`,
  'halfmove-clock-unreadable': ({ text }) =>
    `${quoted(text)} is no halfmove clock; that is a number.`,
  'fullmove-number-unreadable': ({ text }) =>
    `${quoted(text)} is no fullmove number; that is a number from 1 up.`,
  'trailing-text': ({ text }) => `${quoted(text)} stands behind the position and is no part of it.`,
  'extra-text': ({ text }) => `${quoted(text)} stands between the fields and is none of them.`,
  'king-missing': ({ color }) => `${sideName(color)} has no king.`,
  'king-extra': ({ color, count }) =>
    `${sideName(color)} has ${counted(count, 'king')}; only one can be.`,
  'kings-adjacent': () => 'The kings stand next to each other.',
  'opponent-in-check': ({ color }) =>
    `${sideName(color)} is in check, but it is ${otherSideName(color)}’s turn.`,
  'pawn-on-back-rank': ({ count }) =>
    count === 1
      ? 'A pawn stands on the first or eighth rank, where none can be.'
      : 'Pawns stand on the first or eighth rank, where none can be.',
  'too-many-pawns': ({ color, count }) =>
    `${sideName(color)} has ${counted(count, 'pawn')}; eight is the most.`,
  'too-many-pieces': ({ color, count }) =>
    `${sideName(color)} has ${counted(count, 'man', 'men')}; sixteen is the most.`,
  'castling-without-king': ({ color, square, rank }) =>
    `${sideName(color)} cannot castle: the king is not on ${square || `rank ${rank}`}.`,
  'castling-without-rook': ({ color, side, square, rank, file }) => {
    if (file)
      return `${sideName(color)} cannot castle with a rook of the ${file}-file in standard chess.`;
    const where = square ? `on ${square}` : `beyond the king on rank ${rank}`;
    return `${sideName(color)} cannot castle${side ? ` ${side}` : ''}: there is no rook ${where}.`;
  },
  'en-passant-rank': ({ square, color, rank }) =>
    `The en passant square ${square} is not on rank ${rank}, as it has to be when ${sideName(color)} is to move.`,
  'en-passant-no-pawn': ({ square, color, pawn }) =>
    `No ${color === 'b' ? 'black' : 'white'} pawn can have just passed ${square}: there is none on ${pawn}.`,
  'en-passant-blocked': ({ square, color, count, blocked }) => {
    const why = count === 1 ? `${blocked} is occupied` : 'its way is occupied';
    return `No ${color === 'b' ? 'black' : 'white'} pawn can have just passed ${square}: ${why}.`;
  },
  'halfmove-clock-too-high': ({ clock, number, most }) =>
    `The halfmove clock is ${clock}, but at move ${number} ${most === 0 ? 'none' : `at most ${counted(most, 'halfmove')}`} can have been played.`,
  'halfmove-clock-en-passant': ({ clock, square }) =>
    `A pawn has just passed ${square}, so the halfmove clock is 0, not ${clock}.`,
  'too-many-promoted': (data) =>
    `${sideName(data.color)} has ${promotedList(data)}${data.missing === 0 ? ' and all eight pawns' : ''}: ${counted(data.promoted, 'man', 'men')} must have been promoted, but ${missingPawns(data.missing)}.`,
  'too-many-checkers': ({ color, count }) =>
    capitalized(
      `${counted(count, 'piece gives', 'pieces give')} check to ${sideName(color)}; one move makes two at most.`,
    ),
  'impossible-check': ({ color, count }) =>
    count === 1
      ? `No last move can have given ${sideName(color)} this check.`
      : `No last move can have given ${sideName(color)} both checks at once.`,
  'en-passant-impossible-check': ({ color, square }) =>
    `The double step past ${square} cannot have been the last move and given ${sideName(color)} this check.`,
  'no-last-move': ({ color }) => `No move of ${sideName(color)} can have been the last.`,
  'pawn-captures-impossible': ({ color, needed, captures, promoted }) => {
    if (!color) {
      const what = promoted === 0 ? '' : ` and ${counted(promoted, 'man', 'men')} been promoted`;
      const most = captures === 0 ? 'Without a capture' : `With ${counted(captures, 'capture')}`;
      return `${most} the pawns cannot have come to these files${what}.`;
    }
    const pawns = `${sideName(color)}’s pawns`;
    if (Number(needed) > 30) return `${pawns} cannot all have come here from the second rank.`;
    const taken = `${color === 'b' ? 'white' : 'black'} ${captures === 1 ? 'man was' : 'men were'}`;
    const howMany = captures === 0 ? 'no' : `only ${counted(captures, '', '').trim()}`;
    return `${pawns} need ${counted(needed, 'capture')} to stand here, but ${howMany} ${taken} there to take.`;
  },
  'piece-locked-in': ({ color, count, piece, square, promoted, missing }) => {
    if (promoted !== 0)
      return `${sideName(color)}’s pawns that never moved kept pieces at home: ${counted(promoted, 'man', 'men')} must have been promoted, but ${missingPawns(missing)}.`;
    return count === 1
      ? `The ${board.pieceName(piece as Piece)} on ${square} cannot have got there past pawns that never moved.`
      : 'These pieces cannot have got there past pawns that never moved.';
  },
  parity: ({ color }) =>
    `Only knights and rooks can have moved, and their moves do not add up to ${sideName(color)}’s turn.`,
  'looks-mirrored': () => 'Left and right look exchanged: both kings stand on the d-file.',
  'looks-upside-down': () =>
    'The board looks upside down, as if its ranks were written from 1 to 8.',
  'looks-color-swapped': () => 'The colours look swapped; capitals are White’s pieces.',
  'looks-other-side-to-move': ({ color }) =>
    `It is not said whose turn it is, and ${sideName(color)} is in check.`,
  'field-missing': ({ field }) => `${FIELD_NAMES[String(field)] ?? 'A field'} is not given.`,
  'en-passant-not-capturable': ({ square, color, pinned }) =>
    pinned === 0
      ? `No ${color === 'b' ? 'black' : 'white'} pawn stands ready to take en passant on ${square}.`
      : `Taking en passant on ${square} would leave ${sideName(color)}’s king in check.`,
  check: ({ color }) => `${sideName(color)} is in check.`,
  checkmate: ({ color }) => `${sideName(color)} is checkmated.`,
  stalemate: ({ color }) =>
    `${sideName(color)} is stalemated: not in check, and without a legal move.`,
  'dead-position': () => 'Neither side has the men to give mate.',
} satisfies Record<string, Sentence>;

/** One phrase an edit code: what reading assumed or changed; data has `from` and `to`. */
export const edits = {
  separator: ({ from }) => `Read ${quoted(from)} as a space`,
  'edge-blank': () => 'Left out invisible characters at the edge',
  'digits-joined': ({ from, to }) => `Read ${from} as ${to} empty squares`,
  figurines: () => 'Read figurines as piece letters',
  'active-color-word': ({ to }) => `Read as ${sideName(to)} to move`,
  'castling-order': ({ to }) => `Put the castling rights in order: ${to}`,
  'castling-notation': ({ from, to }) => `Read the castling rights ${from} as ${to}`,
  dash: ({ from }) => `Read ${quoted(from)} as -`,
  'en-passant-capital': ({ from, to }) => `Read ${from} as ${to}`,
  'leading-zeros': ({ from, to }) => `Read ${from} as ${to}`,
  'counter-assumed': ({ to }) => `Read a dash as ${to}`,
  'fullmove-number-zero': () => 'Read fullmove number 0 as 1',
  'pgn-tag': () => 'Taken from a PGN tag',
  link: () => 'Taken from a link',
  'text-left-out': ({ from }) => `Left out ${quoted(shortened(from))}`,
  'html-encoding': () => 'Decoded HTML',
  'percent-encoding': () => 'Decoded percent signs',
  escapes: () => 'Left out backslashes',
  invisible: () => 'Left out invisible characters',
  'letter-forms': () => 'Read other forms of letters as plain ones',
  'promoted-mark': () => 'Left out the marks of promoted men',
  'rank-separator': () => 'Put slashes between the ranks',
  'empty-squares': () => 'Counted the empty squares',
  'board-drawn': () => 'Read a board drawn in text',
  alphabet: () => 'Read Cyrillic piece letters',
  'fields-glued': ({ from, to }) => `Read ${quoted(from)} as ${quoted(to)}`,
  'castling-joined': ({ from, to }) => `Read ${quoted(from)} as ${to}`,
  'lines-joined': () => 'Joined a position that was broken over lines',
  'epd-semicolon': () => 'Put semicolons behind the operations',
  'start-position': () => 'Read as the start position',
  caption: ({ from }) => `Took ${quoted(shortened(from))} from beside the board`,
  'moves-played': ({ to }) => `Played ${shortened(to)}`,
  'moves-left-out': ({ to }) => `Left out the moves ${shortened(to)}`,
} satisfies Record<string, Sentence>;

export default { findings, edits };
