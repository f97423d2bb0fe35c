import type { board } from './en-board.js';
import type { edits, findings } from './en-findings.js';
import type { fixes } from './en-fixes.js';
import type { boardEditing, positionChooser } from './en-later.js';
import type { editor, fieldEditor, legend, palette, toolbar, validatorBadge } from './en.js';

/** Everything the library says, by the part of it that says it. English is the pattern for all languages. */
export interface Messages {
  readonly board: typeof board;
  readonly boardEditing: typeof boardEditing;
  readonly editor: typeof editor;
  readonly edits: typeof edits;
  readonly fieldEditor: typeof fieldEditor;
  readonly findings: typeof findings;
  readonly fixes: typeof fixes;
  readonly legend: typeof legend;
  readonly palette: typeof palette;
  readonly positionChooser: typeof positionChooser;
  readonly toolbar: typeof toolbar;
  readonly validatorBadge: typeof validatorBadge;
}

/** Some of it: what is left out is said as before. */
export type SomeMessages = Some<Messages>;

type Some<Table> = Table extends (...data: never[]) => string
  ? Table | string
  : Table extends readonly unknown[] | string
    ? Table
    : { readonly [Name in keyof Table]?: Some<Table[Name]> };
