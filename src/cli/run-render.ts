import { themes } from '../diagram/themes.js';
import { sets } from '../diagram/pieces.js';
import { exitCodes } from './exit-codes.js';
import { render } from './render.js';
import type { Terminal } from './terminal.js';
import { eachOf, oneOf, parseWords, UsageError, variants, wholeNumber } from './usage.js';

const help = `Draws a position as SVG, as the elements do.

  fen-elements render [options] [position]

The position is FEN, EPD, a link, a PGN tag, or a board drawn in text. Without one, or for -, standard
input is read. Of a text that cannot be read in full the rest is drawn.

  --flip               the other side below
  --coordinates WORD   inside (default), outside or none
  --theme WORD         ${Object.keys(themes).join(', ')}
  --piece-set WORD     ${[...sets.keys()].join(', ')}, or a folder with wK.svg … bP.svg
  --size PIXELS        width, 64 to 8192; 480 without
  --caption TEXT       below the board
  --title TEXT         what is read aloud; without, the caption and the position
  --annotations LIST   arrows and circles, green, red, yellow, blue: Ge4,Rd4f6
  --highlight LIST     squares: e2,e4
  --color COLOR        of the caption and of coordinates outside
  --background COLOR   behind everything; none without
  --variant WORD       standard (default) or chess960
  -o, --output FILE    write to a file

Exit status: 0 drawn, 1 not readable in full, 2 wrong usage or a file that cannot be read or written.
`;

/** `fen-elements render`, with the words behind it; returns the exit code. */
export async function runRender(args: readonly string[], terminal: Terminal): Promise<number> {
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
    await terminal.print(help);
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
