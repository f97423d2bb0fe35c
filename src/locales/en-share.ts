/** What can be taken away from an editor, and put into it. */
export const share = {
  paste: 'Paste position',
  fen: 'Copy FEN',
  epd: 'Copy EPD',
  pgn: 'Copy PGN tags',
  link: 'Copy link',
  embed: 'Copy code for a web page',
  picture: 'Copy picture',
  png: 'Save picture (PNG)',
  svg: 'Save drawing (SVG)',
  send: 'Share…',
  /** After something was done. */
  copied: 'Copied',
  saved: 'Saved',
  /** The browser did not let it happen. */
  notCopied: 'The browser did not allow that. Copy it from here:',
  notPasted: 'The browser did not allow that. Use the keys for pasting.',
  noText: 'The clipboard has no text.',
  notDone: 'That did not work.',
  close: 'Close',
};
