/** What a writer can say about a board: as a word after `fen`, or as an attribute `data-fen-…`. */
export const optionNames = [
  'flip',
  'size',
  'caption',
  'coordinates',
  'theme',
  'pieces',
  'annotations',
] as const;

export type OptionName = (typeof optionNames)[number];

/** As they were written; what a value means is decided where it is used. */
export type Options = Partial<Record<OptionName, string>>;

/** A word, or a name with a value. Quotes are of any kind: blogs turn straight ones into others. */
const word =
  /([a-z]+)=(?:["“”„«″]([^"“”»″]*)["“”»″]|['‘’‚]((?:[^'‘’]|['’](?=\S))*)['‘’]|(\S+))|\S+/gi;
/** Circles and arrows in the letters of `%csl` and `%cal`. */
const annotation = /^[GRYB][a-h][1-8](?:[a-h][1-8])?(?:,[GRYB][a-h][1-8](?:[a-h][1-8])?)*$/;
/** Where words begin that no field of a FEN and no operation of EPD can be. */
const certainly = new RegExp(`(?:^|\\s)(?:flip(?=\\s|$)|(?:${optionNames.join('|')})=)`, 'i');

const isName = (name: string): name is OptionName =>
  (optionNames as readonly string[]).includes(name);

/** Options from words; `rest` is what is none. */
export function readWords(text: string): { options: Options; rest: string } {
  const options: Options = {};
  const rest: string[] = [];
  for (const [whole, name, double, single, plain] of text.matchAll(word)) {
    const known = (name ?? whole).toLowerCase();
    if (name && isName(known)) options[known] = (double ?? single ?? plain)!;
    else if (known === 'flip') options.flip = '';
    else if (annotation.test(whole)) {
      options.annotations = options.annotations ? `${options.annotations},${whole}` : whole;
    } else rest.push(whole);
  }
  return { options, rest: rest.join(' ') };
}

/** The index in a line from which there can only be options; the line's length where there is none. */
export function optionsStart(line: string): number {
  const start = line.search(certainly);
  return start < 0 ? line.length : start;
}

/** What `data-fen-…` of the element and of those around it says, the nearest first. */
export function optionsAround(element: Element): Options {
  const options: Options = {};
  for (const name of optionNames) {
    const attribute = `data-fen-${name}`;
    const value = element.closest(`[${attribute}]`)?.getAttribute(attribute);
    if (value != null) options[name] = value;
  }
  return options;
}

/** Pieces by their name or from this site: what a visitor wrote must not make a page ask another server. */
function isOwn(pieces: string, base: string): boolean {
  try {
    return new URL(pieces, base).origin === new URL(base).origin;
  } catch {
    return false;
  }
}

/** The attributes of a board that options ask for. `base` is the page's address. */
export function boardAttributes(options: Options, base: string): Record<string, string> {
  const { flip, coordinates, theme, pieces, annotations } = options;
  const attributes: Record<string, string> = {};
  // The word alone counts.
  if (flip !== undefined && !/^(?:false|no|off|0)$/i.test(flip)) attributes.orientation = 'black';
  if (coordinates) attributes.coordinates = coordinates;
  if (theme) attributes.theme = theme;
  if (annotations) attributes.annotations = annotations;
  if (pieces && isOwn(pieces, base)) attributes['piece-set'] = pieces;
  return attributes;
}
