import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/** What is wrong with the words of a command, as a sentence. */
export class UsageError extends Error {}

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
