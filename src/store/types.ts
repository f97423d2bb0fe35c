import type {
  Diagnostic,
  Edit,
  EditCommand,
  FenOptions,
  Fields,
  Fix,
  Move,
  Piece,
  Position,
  Square,
  Variant,
  Verdict,
} from '../fen/types.js';

/** What a click on a square does: move what is there, clear it, or place this piece. */
export type Tool = 'hand' | 'eraser' | Piece;

export type Orientation = 'white' | 'black';

/** How the position is looked at; no part of it is an undo step. */
export interface View {
  readonly orientation: Orientation;
  /** Squares pointed at, by a finding or by a piece on its way. */
  readonly marks: readonly Square[];
  /** Arrows and circles in `%csl`/`%cal` letters: `Ge4,Rd4f6`. */
  readonly annotations: string;
  readonly lastMove: readonly [from: Square, to: Square] | null;
}

/** The worst verdict that does not make a form invalid. */
export type Requirement = 'readable' | 'legal' | 'reachable';

export interface StoreOptions extends FenOptions {
  /** Default `legal`. */
  readonly require?: Requirement;
}

/** What a person did. */
export type Source =
  | 'drag'
  | 'tap'
  | 'keyboard'
  | 'palette'
  | 'toolbar'
  | 'field'
  | 'text'
  | 'paste'
  | 'drop'
  | 'fix'
  | 'move'
  | 'undo'
  | 'redo';

/** Plain JSON. */
export type Command = (
  | EditCommand
  /** `edits` say what was changed to get at the text that a person pasted; `variant` is the one it is meant in. */
  | {
      readonly type: 'set-text';
      readonly text: string;
      readonly edits?: readonly Edit[];
      readonly variant?: Variant;
    }
  | { readonly type: 'apply-fix'; readonly fix: Fix }
  /** A legal move, with all six fields and `view.lastMove`; any other changes nothing. */
  | { readonly type: 'play'; readonly move: Move }
  /** Another text, with a new history: what setting `fen` does. */
  | { readonly type: 'load'; readonly text: string }
  | { readonly type: 'set-options'; readonly options: StoreOptions }
  | { readonly type: 'set-tool'; readonly tool: Tool }
  | { readonly type: 'set-view'; readonly view: Partial<View> }
) & {
  /** Set by elements where a person acted; a page leaves it out. */
  readonly source?: Source;
  /** Of a command that edits: take the place of those in the view, and are taken back with the step. */
  readonly annotations?: string;
  /** Edits in a row with the same step are undone together. */
  readonly step?: string;
};

/** The state at one moment. Frozen, and the same object until something changes. */
export interface Snapshot {
  /** The canonical FEN; the text as given while a field is unreadable. */
  readonly fen: string;
  readonly position: Position;
  readonly text: string;
  readonly fields: Fields;
  readonly operations: Readonly<Record<string, readonly string[]>>;
  /** What reading the text assumed or changed. */
  readonly edits: readonly Edit[];
  /** What was changed to get at the text when it was pasted, until the text changes; ranges are of what was pasted. */
  readonly pasted: readonly Edit[];
  /** Computed when first read. Only syntax until the rules have loaded. */
  readonly diagnostics: readonly Diagnostic[];
  /** Computed when first read. `null` until the rules have loaded. */
  readonly verdict: Verdict | null;
  readonly variant: Variant;
  readonly options: Readonly<Required<StoreOptions>>;
  readonly tool: Tool;
  readonly view: View;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Counts changes, from 0. */
  readonly revision: number;
  /** What a person did last, `null` where a program did. */
  readonly source: Source | null;
}

export interface PositionStore {
  getSnapshot(): Snapshot;
  /** Calls `run` at once, then at every change; returns the way out. */
  subscribe(run: (snapshot: Snapshot) => void): () => void;
  /** Carries out a command. One it does not know is ignored, with a warning on the console. */
  dispatch(command: Command): void;
  /** Takes the last step back; does nothing where there is none. */
  undo(source?: Source): void;
  /** Does the step taken back again; does nothing where there is none. */
  redo(source?: Source): void;
}
