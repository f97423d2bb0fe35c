import { readFileSync } from 'node:fs';
import { themes } from '../diagram/options.js';
import { check, requirements } from './check.js';
import { exitCodes } from './exit-codes.js';
import { checkHelp, help, renderHelp } from './help.js';
import { render } from './render.js';
import { Terminal } from './terminal.js';
import { eachOf, oneOf, parseWords, Trouble, UsageError, wholeNumber } from './usage.js';

const variants = ['standard', 'chess960'] as const;

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
    fen: { variant: oneOf('--variant', values.variant, variants) },
  };
  if (positionals.length === 0 && process.stdin.isTTY) {
    throw new UsageError('Which file? For standard input give -.');
  }
  return check(positionals.length > 0 ? positionals : ['-'], options, terminal);
}

async function runRender(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseWords(args, {
    flip: { type: 'boolean', default: false },
    coordinates: { type: 'string', default: 'inside' },
    theme: { type: 'string', default: 'wood' },
    'piece-set': { type: 'string', default: 'classic' },
    size: { type: 'string', default: '480' },
    caption: { type: 'string' },
    title: { type: 'string' },
    annotations: { type: 'string', default: '' },
    highlight: { type: 'string', default: '' },
    color: { type: 'string' },
    background: { type: 'string' },
    variant: { type: 'string', default: 'standard' },
    output: { type: 'string', short: 'o' },
    help: { type: 'boolean', default: false, short: 'h' },
  });
  if (values.help) {
    await terminal.print(renderHelp);
    return exitCodes.fine;
  }
  const { flip, size, caption, title, annotations, highlight, color, background } = values;
  eachOf('--annotations', annotations, /^[GRYB][a-h][1-8]([a-h][1-8])?$/i, 'Ge4,Rd4f6');
  eachOf('--highlight', highlight, /^[a-h][1-8]$/i, 'e2,e4');
  const options = {
    fen: { variant: oneOf('--variant', values.variant, variants) },
    diagram: {
      coordinates: oneOf('--coordinates', values.coordinates, ['inside', 'outside', 'none']),
      theme: oneOf('--theme', values.theme, Object.keys(themes) as (keyof typeof themes)[]),
      size: wholeNumber('--size', size, [64, 8192]),
      ...{ caption, title, annotations, highlight, color, background },
    },
    flip,
    pieceSet: values['piece-set'],
    output: values.output ?? null,
  };
  // A FEN without quotation marks comes as several words.
  const text = positionals.length > 0 ? positionals.join(' ') : '-';
  if (positionals.length === 0 && process.stdin.isTTY) {
    throw new UsageError('Which position? For standard input give -.');
  }
  return render(text === '-' ? null : text, options, terminal);
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
  if (command === 'render') return runRender(args, terminal);
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
    const isExpected = error instanceof Trouble;
    terminal.say(`fen-elements: ${isExpected ? error.message : (error as Error).stack}`);
    if (error instanceof UsageError) terminal.say('fen-elements --help tells more.');
    return exitCodes.trouble;
  }
}
