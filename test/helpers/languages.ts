import { loaders } from '../../src/controllers/languages.js';
import { annotations } from '../../src/locales/en-annotations.js';
import { board } from '../../src/locales/en-board.js';
import { edits, findings } from '../../src/locales/en-findings.js';
import { fixes } from '../../src/locales/en-fixes.js';
import { boardEditing, positionChooser } from '../../src/locales/en-later.js';
import { share } from '../../src/locales/en-share.js';
import * as early from '../../src/locales/en.js';
import type { Messages } from '../../src/locales/messages.js';

const { editor, fieldEditor, legend, palette, toolbar, validatorBadge } = early;

/** All of English, which the library loads part by part. */
export const english: Messages = {
  ...{ board, boardEditing, editor, edits, fieldEditor, findings, fixes, legend, palette },
  ...{ annotations, positionChooser, share, toolbar, validatorBadge },
};

/** The languages that the library has a whole table of, all but English. */
export const languages = Object.keys(loaders).filter((name) => name !== 'en');

export const tableOf = async (language: string): Promise<Messages> =>
  (await loaders[language]!()).default as Messages;

export type Saying = (...data: never[]) => string;

/** Every text and function of a table by its path: `toolbar.menu.mirror.text`. */
export function wordsOf(table: unknown, path = ''): [path: string, word: string | Saying][] {
  if (typeof table === 'string' || typeof table === 'function')
    return [[path, table as string | Saying]];
  return Object.entries(table as object).flatMap(([name, value]) =>
    wordsOf(value, path ? `${path}.${name}` : name),
  );
}
