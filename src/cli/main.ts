import { readFileSync } from 'node:fs';
import { exitCodes } from './exit-codes.js';
import { Terminal } from './terminal.js';
import { Trouble, UsageError } from './usage.js';

const help = `Checks chess positions and draws them.

  fen-elements check [options] [file …]     says what is wrong with the positions of files
  fen-elements render [options] [position]  draws a position as SVG

  fen-elements check --help                 the options of each
  fen-elements render --help
  fen-elements --version
`;

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
  // Each loads only what it needs.
  if (command === 'check') return (await import('./run-check.js')).runCheck(args, terminal);
  if (command === 'render') return (await import('./run-render.js')).runRender(args, terminal);
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
    const isExpected = error instanceof Trouble;
    terminal.say(`fen-elements: ${isExpected ? error.message : (error as Error).stack}`);
    if (error instanceof UsageError) terminal.say('fen-elements --help tells more.');
    return exitCodes.trouble;
  }
}
