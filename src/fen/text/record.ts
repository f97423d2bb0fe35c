import { parseFen } from '../parse.js';
import type { Edit, FenOptions, Range, Reading, Variant } from '../types.js';
import type { Change } from './decode.js';
import { badness, untangle } from './fields.js';
import { MappedBuilder } from './mapped.js';
import type { Mapped } from './mapped.js';

/** One position of a text. */
export interface TextRecord {
  /** The notation alone, as `parseFen` takes it; what the FEN line is to show. */
  readonly text: string;
  /** What `text` says, with ranges in `text`. */
  readonly reading: Reading;
  /** All edits, with ranges in the text as given. */
  readonly edits: readonly Edit[];
  /** Where in the text as given a range of `text` stands. */
  readonly place: (range: Range) => Range;
  /** Where in the text as given the position stands. */
  readonly range: Range;
  /** Line of the text as given, from 1. */
  readonly line: number;
  readonly variant: Variant;
  readonly orientation: 'white' | 'black' | null;
  readonly annotations: string;
  /** Whether a line that was to be a position is none. */
  readonly isEmpty: boolean;
  /** Moves to be played from there, in the letters of UCI. */
  readonly moves: readonly string[];
}

/** What a recogniser found. */
export interface Finding {
  readonly plain: Mapped;
  /** What `plain` says by the options as given, where that is known already. */
  readonly reading?: Reading | null;
  readonly changes: readonly Change[];
  readonly edits?: readonly Edit[];
  readonly variant?: Variant | undefined;
  readonly orientation?: 'white' | 'black' | null;
  readonly annotations?: string;
  readonly moves?: readonly string[];
  readonly isEmpty?: boolean;
}

function byPlace(a: Edit, b: Edit): number {
  return a.range[0] - b.range[0] || b.range[1] - a.range[1];
}

/** The changes of one code as one edit: from the first to the last of them. */
function editsOf(source: string, { plain, changes }: Finding): Edit[] {
  const [start, end] = plain.span();
  const spans = new Map<string, [number, number]>();
  for (const { code, range } of changes) {
    if (range[1] < start || range[0] > end) continue;
    const span = spans.get(code);
    if (!span) spans.set(code, [...range]);
    else {
      span[0] = Math.min(span[0], range[0]);
      span[1] = Math.max(span[1], range[1]);
    }
  }
  return [...spans].map(([code, range]) => {
    return { code, from: source.slice(...range), to: textWithin(plain, range), range };
  });
}

/** What stands for a part of the source. */
function textWithin(plain: Mapped, [start, end]: Range): string {
  let text = '';
  for (let at = 0; at < plain.text.length; at++) {
    const range = plain.range(at, at + 1);
    if (range[0] >= start && range[1] <= end && range[1] > range[0]) text += plain.text[at]!;
  }
  return text;
}

/** A record from what was found in a source. */
export function recordOf(
  source: string,
  finding: Finding,
  line: number,
  options: FenOptions,
): TextRecord {
  const { plain } = finding;
  const variant = finding.variant ?? options.variant ?? 'standard';
  const isRead = finding.reading && variant === (options.variant ?? 'standard');
  const reading = isRead ? finding.reading : parseFen(plain.text, { ...options, variant });
  const place = (range: Range): Range => plain.range(...range);
  const own = reading.edits.map((edit): Edit => {
    const range = place(edit.range);
    return { ...edit, from: source.slice(...range), range };
  });
  const edits = [...(finding.edits ?? []), ...editsOf(source, finding), ...own].sort(byPlace);
  return {
    text: plain.text,
    reading,
    edits,
    place,
    range: plain.span(),
    line,
    variant,
    orientation: finding.orientation ?? null,
    annotations: finding.annotations ?? '',
    isEmpty: finding.isEmpty ?? false,
    moves: finding.moves ?? [],
  };
}

/** End of the last field or operation. */
function endOfPosition(reading: Reading, text: string): number {
  if (Object.keys(reading.operations).length > 0) return text.trimEnd().length;
  return Math.max(...Object.values(reading.fields).map(({ range }) => range[1]));
}

/** Records longer than this are read as they stand. */
const LONGEST_RECORD = 4000;

const knownOpcodes =
  /^(?:a[cm]\w?|acd|bm|ce|dm|draw_\w+|eco|[cv]\d|D\d+|id|nic|noop|p[mv]|pm|resign|rm|sm|tc\w\w)$/;

/**
 * Operations as many write them: the semicolon in front of each instead of behind it, or none
 * behind the last one.
 */
function withSemicolons(plain: Mapped, changes: Change[]): Mapped {
  const { text } = plain;
  if (text.length > LONGEST_RECORD) return plain;
  const list = /(?:\s|^)(;?\s*)(?=((?:[a-z]\w*|D\d+)(?=[\s;])))/g;
  list.lastIndex = text.indexOf(' ');
  for (let match = list.exec(text); match; match = list.exec(text)) {
    if (knownOpcodes.test(match[2]!)) {
      const at = list.lastIndex;
      const builder = new MappedBuilder()
        .append(plain, 0, match.index)
        .add(' ', plain.range(match.index, at));
      const end = text.trimEnd().length;
      builder.append(plain, at, end);
      if (text[end - 1] !== ';') builder.add(';', plain.range(end, end));
      if (match[1]!.includes(';'))
        changes.push({ code: 'epd-semicolon', range: plain.range(match.index, at) });
      if (text[end - 1] !== ';')
        changes.push({ code: 'epd-semicolon', range: plain.range(end, end) });
      return builder.build();
    }
    list.lastIndex = Math.max(list.lastIndex, match.index + 1);
  }
  return plain;
}

/** A text with what it says. */
export interface Readable {
  readonly plain: Mapped;
  /** `null` where it has yet to be read. */
  readonly reading: Reading | null;
}

/**
 * The notation in a text that begins with a placement: as it stands where that can be read, else with
 * its fields told apart. `alone` keeps what follows the fields, to be named as `trailing-text`.
 */
export function bestReadable(
  plain: Mapped,
  placementEnd: number,
  changes: Change[],
  alone: boolean,
  options: FenOptions = {},
): Readable {
  let best = plain;
  let reading = parseFen(plain.text, options);
  let bad = badness(reading);
  const consider = (attempt: (own: Change[]) => Mapped): void => {
    const own: Change[] = [];
    const other = attempt(own);
    if (other === plain) return;
    const otherReading = parseFen(other.text, options);
    const otherBad = badness(otherReading);
    if (otherBad >= bad) return;
    [best, reading, bad] = [other, otherReading, otherBad];
    changes.push(...own);
  };
  if (bad > 0 && plain.text.slice(placementEnd).trim() !== '') {
    if (plain.text.includes(';')) consider((own) => withSemicolons(plain, own));
    consider((own) => untangle(plain, placementEnd, own));
  }
  const end = alone ? best.text.length : endOfPosition(reading, best.text);
  return end === best.text.length
    ? { plain: best, reading }
    : { plain: best.slice(0, end), reading: null };
}
