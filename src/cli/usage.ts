import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

export const variants = ['standard', 'chess960'] as const;

/** What keeps a command from its work, as a sentence. */
export class Trouble extends Error {}

/** The same, where another command is needed. */
export class UsageError extends Trouble {}

/** `parseArgs`, with words in any order; what it does not know is a usage error. */
export function parseWords<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node goes on to explain how a word with a dash in front is given.
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

/** The value of an option that takes one of a few words. */
export function oneOf<Value extends string>(
  option: string,
  given: string,
  values: readonly Value[],
): Value {
  const value = values.find((each) => each === given);
  if (value !== undefined) return value;
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values);
  throw new UsageError(`${option} takes ${list}, not “${given}”.`);
}

/** The value of an option that takes a whole number. */
export function wholeNumber(
  option: string,
  given: string,
  [least, most]: readonly [number, number],
): number {
  const value = /^\d+$/.test(given) ? Number(given) : NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${option} takes a number from ${least} to ${most}, not “${given}”.`);
}

/** Sees to it that each part of a list is what it has to be. */
export function eachOf(option: string, given: string, part: RegExp, example: string): void {
  const wrong = given.split(/[\s,]+/).find((each) => each !== '' && !part.test(each));
  if (wrong === undefined) return;
  throw new UsageError(`${option} takes a list as in ${example}; “${wrong}” is no part of one.`);
}
