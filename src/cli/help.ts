export const help = `Checks chess positions and draws them.

  fen-elements check [options] [file …]     says what is wrong with the positions of files

  fen-elements check --help                 its options
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
