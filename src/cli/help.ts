import { themes } from '../diagram/options.js';
import { sets } from '../diagram/pieces.js';

export const help = `Checks chess positions and draws them.

  fen-elements check [options] [file …]     says what is wrong with the positions of files
  fen-elements render [options] [position]  draws a position as SVG

  fen-elements check --help                 the options of each
  fen-elements render --help
  fen-elements --version
`;

export const checkHelp = `Says what is wrong with the positions of files, and where.

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

export const renderHelp = `Draws a position as SVG, as the elements do.

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
