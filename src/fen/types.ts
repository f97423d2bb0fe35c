/** The words of the library: every layer speaks in these types. */

export type Color = 'w' | 'b';

/** A piece by its FEN letter: capitals are White's. */
export type Piece = 'P' | 'N' | 'B' | 'R' | 'Q' | 'K' | 'p' | 'n' | 'b' | 'r' | 'q' | 'k';

export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export type Square = `${File}${Rank}`;

/** 64 entries in FEN's order: a8, b8 … h8, a7 … h1. */
export type Placement = readonly (Piece | null)[];

export type FieldName =
  'placement' | 'activeColor' | 'castling' | 'enPassant' | 'halfmoveClock' | 'fullmoveNumber';

/** A position as requested; nothing in it is checked. Frozen. */
export interface Position {
  readonly placement: Placement;
  readonly activeColor: Color;
  /** Requested rights in X-FEN letters, `''` for none. */
  readonly castling: string;
  /** Requested en passant target square. */
  readonly enPassant: Square | null;
  /** Plies since the last capture or pawn move, ≥ 0. */
  readonly halfmoveClock: number;
  /** ≥ 1. */
  readonly fullmoveNumber: number;
}

export type Promotion = 'q' | 'r' | 'b' | 'n';

/** A move; castling is the king going to its goal, in Chess960 also to the square of the rook. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: Promotion;
}

export type Variant = 'standard' | 'chess960';
export type CastlingNotation = 'x-fen' | 'shredder';
export type EnPassantNotation = 'as-given' | 'pseudo-legal' | 'legal';

export interface FenOptions {
  /** Default `standard`. */
  readonly variant?: Variant;
  /** How castling rights are written. Default `x-fen`, which in standard chess is FEN. */
  readonly castlingNotation?: CastlingNotation;
  /** Which en passant squares are written. Default `as-given`. */
  readonly enPassantNotation?: EnPassantNotation;
}

export type Severity = 'error' | 'warning' | 'info';
export type Category = 'syntax' | 'legality' | 'reachability' | 'suspicion' | 'note';
export type Verdict = 'unreadable' | 'illegal' | 'unreachable' | 'valid';

/** Start and end in UTF-16 units of the text as given; empty where something is missing. */
export type Range = readonly [start: number, end: number];

/** What a sentence about a finding needs. */
export type Data = Readonly<Record<string, string | number>>;

/** One finding. Its sentence is in `locales/`, by `code`. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly category: Category;
  readonly field: FieldName | null;
  /** `null` where no text was judged. */
  readonly range: Range | null;
  readonly squares: readonly Square[];
  readonly data: Data;
}

/** One thing that reading assumed or changed. */
export interface Edit {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly range: Range;
}

/** One field as it stands in the text. */
export interface Field {
  /** The characters as given, `''` where the field is missing. */
  readonly text: string;
  readonly range: Range;
  /** `missing` fields have a default, `unreadable` ones a best guess. */
  readonly state: 'given' | 'missing' | 'unreadable';
}

export type Fields = Readonly<Record<FieldName, Field>>;

/** What a text says. */
export interface Reading {
  /** The canonical FEN; the text as given while a field is unreadable; `''` of an empty text. */
  readonly fen: string;
  readonly position: Position;
  readonly fields: Fields;
  /** EPD operations by opcode. */
  readonly operations: Readonly<Record<string, readonly string[]>>;
  readonly edits: readonly Edit[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A reading with its judgement. */
export interface JudgedReading extends Reading {
  readonly verdict: Verdict;
}

export type Transform = 'rotate' | 'mirror' | 'flip-ranks' | 'swap-colors' | 'swap-case';

/** A change of the text or the position, as plain JSON. */
export type EditCommand =
  | { readonly type: 'move'; readonly from: Square; readonly to: Square }
  | { readonly type: 'put'; readonly square: Square; readonly piece: Piece }
  | { readonly type: 'remove'; readonly square: Square }
  /** `value` is the field as FEN writes it: `w`, `KQkq` or `-`, `e3` or `-`, `12`, a placement. */
  | { readonly type: 'set-field'; readonly field: FieldName; readonly value: string }
  | { readonly type: 'set-text'; readonly text: string }
  | { readonly type: 'transform'; readonly transform: Transform };

/** One step that mends a finding. Its label is in `locales/`, by `code`. */
export interface Fix {
  readonly code: string;
  /** What its label needs. */
  readonly data: Data;
  readonly commands: readonly EditCommand[];
}

/** One position of a pasted or dropped text, with ranges in the text as given. */
export interface TextReading extends JudgedReading {
  /** The notation alone, which `parseFen` reads as this position: what a FEN line is to show. */
  readonly text: string;
  /** Where the position stands in the text as given. */
  readonly range: Range;
  /** Line of the text as given, from 1. */
  readonly line: number;
  readonly variant: Variant;
  /** The side below, where a link or the drawing of a board says so. */
  readonly orientation: 'white' | 'black' | null;
  /** Arrows and circles on the position, as `Ge4,Rd4f6`: from the comments of PGN before the first move. */
  readonly annotations: string;
}
