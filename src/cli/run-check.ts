import { check, requirements } from './check.js';
import { exitCodes } from './exit-codes.js';
import type { Terminal } from './terminal.js';
import { oneOf, parseWords, UsageError, variants } from './usage.js';

const help = `Says what is wrong with the positions of files, and where.

  fen-elements check [options] [file …]

Each line is to be a position, FEN or EPD; blank lines and comments (# or ;) are passed over. A file that
begins with a PGN tag is read for its FEN tags; of a table whose first line names a column FEN, that
column is read. Without a file, or for -, standard input is read.

  --require WORD     what is asked of a position: readable, legal (default), reachable
  --variant WORD     standard (default) or chess960
  --deep             search longer for positions that no game can lead to
  --text             find the positions in any text; lines may hold none
  --fixes            tell what would mend each finding
  --notes            tell notes, too: check, mate, fields that are not given
  --json             one JSON object a finding, one a line
  -q, --quiet        only the summary

Exit status: 0 all is as required, 1 something is not, 2 wrong usage or a file that cannot be read.
`;

/** `fen-elements check`, with the words behind it; returns the exit code. */
export async function runCheck(args: readonly string[], terminal: Terminal): Promise<number> {
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
    await terminal.print(help);
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
