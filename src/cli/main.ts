import { readFileSync } from 'node:fs';
import { check, requirements } from './check.js';
import { exitCodes } from './exit-codes.js';
import { checkHelp, help } from './help.js';
import { Terminal } from './terminal.js';
import { oneOf, parseWords, UsageError } from './usage.js';

async function runCheck(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseWords(args, {
    require: { type: 'string', default: 'legal' },
    variant: { type: 'string', default: 'standard' },
    deep: { type: 'boolean', default: false },
    text: { type: 'boolean', default: false },
    fixes: { type: 'boolean', default: false },
    notes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false, short: 'q' },
    help: { type: 'boolean', default: false, short: 'h' },
  });
  if (values.help) {
    await terminal.print(checkHelp);
    return exitCodes.fine;
  }
  const options = {
    ...values,
    require: oneOf('--require', values.require, requirements),
    fen: { variant: oneOf('--variant', values.variant, ['standard', 'chess960']) },
  };
  if (positionals.length === 0 && process.stdin.isTTY) {
    throw new UsageError('Which file? For standard input give -.');
  }
  return check(positionals.length > 0 ? positionals : ['-'], options, terminal);
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

async function run(
  [command = '', ...args]: readonly string[],
  terminal: Terminal,
): Promise<number> {
  if (command === '') {
    terminal.say(help);
    return exitCodes.trouble;
  }
  if (command === 'check') return runCheck(args, terminal);
  if (command === '--version' || command === '-v') await terminal.print(`${version()}\n`);
  else if (command === '--help' || command === '-h') await terminal.print(help);
  else throw new UsageError(`There is no command “${command}”.`);
  return exitCodes.fine;
}

/** Runs a command, given as words; returns its exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const terminal = new Terminal();
  try {
    return await run(words, terminal);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    terminal.say(`fen-elements: ${(error as Error).message}`);
    if (isUsage) terminal.say('fen-elements --help tells more.');
    return exitCodes.trouble;
  }
}
