import { formatFen } from '../fen/format.js';
import { parseFen } from '../fen/parse.js';
import { recognise } from '../fen/text/recognise.js';
import type { TextRecord } from '../fen/text/record.js';
import type {
  Diagnostic,
  Edit,
  Fields,
  FenOptions,
  Position,
  Range,
  Reading,
  TextReading,
} from '../fen/types.js';
import { judge } from './judge.js';
import { parseUci } from './moves/uci.js';
import { playMove } from './moves/play-move.js';
import { belongsTo } from './own-text.js';

/** A task is to be no longer than this, in milliseconds. */
const SLICE = 12;

/** The moves that a UCI command adds, as far as they are legal. */
function played(record: TextRecord, options: FenOptions): { position: Position; count: number } {
  let { position } = record.reading;
  let count = 0;
  for (const move of record.moves) {
    const legal = parseUci(position, move, options);
    const next = legal && playMove(position, legal, options);
    if (!next) break;
    position = next;
    count++;
  }
  return { position, count };
}

function withFields(fields: Fields, place: (range: Range) => Range): Fields {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, range: place(field.range) },
  ]);
  return Object.fromEntries(entries) as Fields;
}

/** The reading of a record, judged when its verdict or its findings are asked for. */
function judged(source: string, record: TextRecord, given: FenOptions): TextReading {
  const { line, range, variant, orientation, annotations } = record;
  if (record.isEmpty) return nothingIn(record.text, record.range, line, given);
  const options = { ...given, variant };
  let { reading, text, place, edits } = record;
  if (record.moves.length > 0) {
    const { position, count } = played(record, options);
    const from = source.slice(...range);
    if (count === record.moves.length) {
      text = formatFen(position, options);
      reading = parseFen(text, options);
      place = () => range;
      edits = [...edits, { code: 'moves-played', from, to: record.moves.join(' '), range }];
    } else {
      edits = [...edits, { code: 'moves-left-out', from, to: record.moves.join(' '), range }];
    }
  }
  const rest = { line, range, variant, orientation, annotations };
  return readingOf({ reading, text, place, edits }, rest, options);
}

type Rest = Pick<TextReading, 'line' | 'range' | 'variant' | 'orientation' | 'annotations'>;

function readingOf(
  record: {
    reading: Reading;
    text: string;
    place: (range: Range) => Range;
    edits: readonly Edit[];
  },
  rest: Rest,
  options: FenOptions,
): TextReading {
  const { reading, text, place, edits } = record;
  let fields: Fields | null = null;
  let judgement: ReturnType<typeof judge> | null = null;
  const judgedOnce = (): ReturnType<typeof judge> => {
    if (judgement) return judgement;
    const { verdict, diagnostics } = judge(reading, options);
    const placed = diagnostics.map((diagnostic): Diagnostic => {
      const range = diagnostic.range && place(diagnostic.range);
      return belongsTo(text, { ...diagnostic, range });
    });
    judgement = { verdict, diagnostics: placed };
    return judgement;
  };
  return {
    fen: reading.fen,
    position: reading.position,
    get fields() {
      return (fields ??= withFields(reading.fields, place));
    },
    operations: reading.operations,
    edits,
    get diagnostics() {
      return judgedOnce().diagnostics;
    },
    get verdict() {
      return judgedOnce().verdict;
    },
    text,
    ...rest,
  };
}

/** What a text says in which there is no position. */
function nothingIn(text: string, range: Range, line: number, options: FenOptions): TextReading {
  const { fields, ...reading } = parseFen('', options);
  const diagnostics = reading.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    range,
  }));
  const rest: Rest = {
    line,
    range,
    variant: options.variant ?? 'standard',
    orientation: null,
    annotations: '',
  };
  return {
    ...reading,
    fen: text,
    fields: withFields(fields, () => [range[1], range[1]]),
    diagnostics,
    verdict: 'unreadable',
    text,
    ...rest,
  };
}

/**
 * The positions of a text, one after the other; `null` now and then. `isList` says whether each line is
 * to be a position; left out, the lines tell.
 */
export function* readings(
  text: string,
  options: FenOptions,
  isList?: boolean,
): Generator<TextReading | null> {
  let found = false;
  for (const record of recognise(text, options, isList)) {
    if (record) found = true;
    yield record && judged(text, record, options);
  }
  if (found) return;
  const end = text.trimEnd().length;
  const range: Range = end === 0 ? [text.length, text.length] : [text.search(/\S/), end];
  yield nothingIn(text, range, 1, options);
}

/**
 * Every position of a text as people paste or drop it: a FEN in whatever writing, inside a sentence, a
 * link, a command or a tag; files of FEN, EPD or PGN; boards drawn in text. Each reading says its line
 * and its place, and what reading assumed, changed and left out. A text without a position gives one
 * reading with the finding `text-empty`. Takes time in proportion to the text; never throws.
 *
 * Findings and verdict of a reading are computed when they are first asked for.
 */
export function readText(text: string, options: FenOptions = {}): TextReading[] {
  const found: TextReading[] = [];
  for (const reading of readings(String(text), options)) if (reading) found.push(reading);
  return found;
}

/**
 * The same in pieces: each round gives the positions found in about 12 ms, perhaps none, and lets the
 * page breathe before it goes on.
 */
export async function* readTextInSlices(
  text: string,
  options: FenOptions = {},
): AsyncGenerator<TextReading[], void> {
  let found: TextReading[] = [];
  let start = performance.now();
  for (const reading of readings(String(text), options)) {
    if (reading) found.push(reading);
    if (performance.now() - start < SLICE) continue;
    yield found;
    found = [];
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
  if (found.length > 0) yield found;
}
