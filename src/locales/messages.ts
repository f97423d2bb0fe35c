import type { annotations } from './en-annotations.js';
import type { board } from './en-board.js';
import type { edits, findings } from './en-findings.js';
import type { fixes } from './en-fixes.js';
import type { boardEditing, positionChooser } from './en-later.js';
import type { share } from './en-share.js';
import type { editor, fieldEditor, legend, palette, toolbar, validatorBadge } from './en.js';

/** Everything the library says, by the part of it that says it. English is the pattern for all languages. */
export interface Messages {
  readonly annotations: Words<typeof annotations>;
  readonly board: Words<typeof board>;
  readonly boardEditing: Words<typeof boardEditing>;
  readonly editor: Words<typeof editor>;
  readonly edits: Words<typeof edits>;
  readonly fieldEditor: Words<typeof fieldEditor>;
  readonly findings: Words<typeof findings>;
  readonly fixes: Words<typeof fixes>;
  readonly legend: Words<typeof legend>;
  readonly palette: Words<typeof palette>;
  readonly positionChooser: Words<typeof positionChooser>;
  readonly share: Words<typeof share>;
  readonly toolbar: Words<typeof toolbar>;
  readonly validatorBadge: Words<typeof validatorBadge>;
}

/** The words of English, or of any other language. */
type Words<Table> = Table extends (...data: infer Data) => string
  ? (...data: Data) => string
  : Table extends string
    ? string
    : Table extends readonly unknown[]
      ? Table
      : { readonly [Name in keyof Table]: Words<Table[Name]> };

/** Some of it: what is left out is said as before. */
export type SomeMessages = Some<Messages>;

type Some<Table> = Table extends (...data: never[]) => string
  ? Table | string
  : Table extends readonly unknown[] | string
    ? Table
    : { readonly [Name in keyof Table]?: Some<Table[Name]> };
