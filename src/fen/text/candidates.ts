import { wholeRankAtStart, widthOf } from './ranks.js';

/** Characters that look like piece placement. */
export interface Candidate {
  readonly start: number;
  readonly end: number;
  /** Ranks there are, and how many of them have eight squares. */
  readonly ranks: number;
  readonly whole: number;
}

const RANKS = 8;
/** What is longer is no rank that somebody mistyped. */
const LONGEST_RANK = 16;
/** Neither blanks nor what stands around a position or between its fields. */
const words = /[^\s"'`“”„‘’«»<>()[\]{}|,;:=?&#+_\\]+/g;

/** A rank is at least made of letters and numbers. */
function couldBeRank(text: string): boolean {
  return text.length <= LONGEST_RANK && /^[\p{L}\p{N}]*$/u.test(text);
}

/** Eight letters of whatever language, numbers counted. */
function isForeignRank(text: string): boolean {
  if (!couldBeRank(text)) return false;
  let width = 0;
  for (const character of text) width += +character || 1;
  return width === RANKS;
}

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly width: number;
}

function segmentsOf(word: string, offset: number): Segment[] {
  let start = offset;
  const texts = word.split('/');
  return texts.map((whole, index) => {
    let from = start;
    let text = whole;
    start += whole.length + 1;
    let width = widthOf(text);
    if (width < 0 && index < texts.length - 1) {
      // `1.rnbqkbnr`, `**rnbqkbnr`
      const behind = /[^\p{L}\p{N}](?=[\p{L}\p{N}]+$)/u.exec(text);
      const cut = behind ? behind.index + 1 : 0;
      if (cut > 0 && widthOf(text.slice(cut)) === RANKS) {
        from += cut;
        text = text.slice(cut);
        width = RANKS;
      }
    }
    // `RNBQKBNRw`, `RNBQKBNR.`, `RNBQKBNR-w-KQkq`
    const length = index > 0 && width !== RANKS ? wholeRankAtStart(text) : 0;
    const glued =
      length > 0 &&
      /^(?:[^\p{L}\p{N}]|[wb]$|[wb](?:-|[KQkq]+(?:$|-|[a-h][36])))/u.test(text.slice(length));
    if (glued && (index === texts.length - 1 || index === RANKS - 1)) {
      text = text.slice(0, length);
      width = RANKS;
    }
    return { start: from, end: from + text.length, text, width };
  });
}

function fromWord(word: string, offset: number): Candidate | null {
  const segments = segmentsOf(word, offset);
  const isRank = ({ text }: Segment): boolean => /^[pnbrqkPNBRQK\d]+$/.test(text);
  let first = segments.findIndex(isRank);
  let last = segments.findLastIndex(isRank);
  if (first < 0) return null;
  // What follows the eighth rank in a path is no rank.
  while (last - first >= RANKS && segments[first]!.width !== RANKS) first++;
  while (last - first >= RANKS && segments[last]!.width !== RANKS) last--;
  const inside = segments.slice(first, last + 1);
  if (inside.length > 3 * RANKS || !inside.every(({ text }) => couldBeRank(text) || text === '')) {
    return bestRun(segments);
  }
  // In a link the words before it are part of its path.
  const isPath = segments[0]!.text === '' || /[^/]\.[^/]/.test(word);
  const isBesideRanks = (segment: Segment | undefined): boolean =>
    !isPath && segment !== undefined && segment.text !== '' && couldBeRank(segment.text);
  while (last - first + 1 < RANKS) {
    if (isBesideRanks(segments[first - 1])) first--;
    else if (isBesideRanks(segments[last + 1])) last++;
    else break;
  }
  return candidate(segments.slice(first, last + 1));
}

/** The longest run of ranks among other things. */
function bestRun(segments: readonly Segment[]): Candidate | null {
  let best: Segment[] = [];
  let run: Segment[] = [];
  for (const segment of segments) {
    run = segment.width > 0 ? [...run.slice(-3 * RANKS), segment] : [];
    if (run.length > best.length) best = run;
  }
  return candidate(best);
}

function candidate(segments: readonly Segment[]): Candidate | null {
  const ranks = segments.length;
  const whole = segments.filter(({ width }) => width === RANKS).length;
  const foreign = segments.filter(({ width, text }) => width < 0 && isForeignRank(text)).length;
  const isLikely =
    (ranks >= 4 && whole * 2 >= ranks) || (ranks >= 5 && ranks <= 11 && whole + foreign >= 3);
  if (!isLikely || whole === 0) return null;
  return { start: segments[0]!.start, end: segments.at(-1)!.end, ranks, whole };
}

/** Every placement in a line, damaged ones too. Takes time in proportion to the line. */
export function findCandidates(line: string): Candidate[] {
  if (!line.includes('/')) return [];
  const found: Candidate[] = [];
  for (const { 0: word, index } of line.matchAll(words)) {
    const slashes = word.split('/', 4).length - 1;
    if (slashes < 3) continue;
    const one = fromWord(word, index);
    if (one) found.push(one);
  }
  return found;
}
