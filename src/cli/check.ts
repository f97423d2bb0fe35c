import type { FenOptions, TextReading, Verdict } from '../fen/types.js';
import { validate } from '../rules/judge.js';
import { exitCodes } from './exit-codes.js';
import { placedFindings } from './findings.js';
import { LineSplitter, LONGEST_LINE } from './lines.js';
import type { Line } from './lines.js';
import { looksLikeFen, PositionReader } from './positions.js';
import type { Found } from './positions.js';
import { readInput, whyUnread } from './read-input.js';
import { Report } from './report.js';
import { Summary } from './summary.js';
import type { Terminal } from './terminal.js';

export const requirements = ['readable', 'legal', 'reachable'] as const;

export interface CheckOptions {
  readonly fen: FenOptions;
  readonly require: (typeof requirements)[number];
  /** Positions are looked for in any text; lines without one are no mistake. */
  readonly text: boolean;
  readonly deep: boolean;
  readonly notes: boolean;
  readonly fixes: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** What each requirement takes offence at. */
const refused: Record<CheckOptions['require'], readonly Verdict[]> = {
  readable: ['unreadable'],
  legal: ['unreadable', 'illegal'],
  reachable: ['unreadable', 'illegal', 'unreachable'],
};

/** The reading with what a longer search finds; what the text does not say is no evidence. */
async function judgedDeeper(reading: TextReading): Promise<TextReading> {
  const { verdict, fields, position, variant, diagnostics } = reading;
  const given = [fields.activeColor, fields.castling, fields.enPassant];
  if (verdict !== 'valid' || given.some(({ state }) => state !== 'given')) return reading;
  const deeper = await validate(position, { variant, depth: 'deep' });
  if (deeper.verdict === 'valid') return reading;
  const found = deeper.diagnostics
    .filter(({ category }) => category === 'reachability')
    .map((finding) => ({ ...finding, range: fields.placement.range }));
  return { ...reading, verdict: deeper.verdict, diagnostics: [...found, ...diagnostics] };
}

interface Batch {
  /** To be walked once, before the next batch. */
  readonly positions: Iterable<Found>;
  readonly share: number | null;
}

/** The positions of an input, as it comes in. */
async function* positionsIn(
  name: string,
  { fen, text: isText }: CheckOptions,
  onTooLong: (line: number) => void,
): AsyncGenerator<Batch> {
  const splitter = new LineSplitter();
  const reader = new PositionReader(fen, isText, onTooLong);
  const among = function* (lines: Iterable<Line>): Generator<Found> {
    for (const line of lines) yield* reader.read(line);
  };
  for await (const { text, share } of readInput(name)) {
    yield { positions: among(splitter.push(text)), share };
  }
  yield { positions: among(splitter.end()), share: 1 };
  yield { positions: reader.end(), share: 1 };
}

/** Checks inputs one after the other and says what was found; returns the exit code. */
export async function check(
  names: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<number> {
  const summary = new Summary();
  const report = new Report(terminal.outputStyle);
  let inputsRead = 0;
  let isTroubled = false;
  // Node ends with this where nobody reads on.
  process.exitCode = exitCodes.fine;

  const stop = (): void => {
    terminal.say(`Interrupted. ${summary.text()}`);
    process.kill(process.pid, 'SIGINT');
  };
  process.once('SIGINT', stop);

  const complain = (complaint: string): void => {
    isTroubled = true;
    terminal.say(`fen-elements: ${complaint}.`);
  };

  /** What is printed about a position. */
  const linesAbout = (file: string, found: Found): string => {
    const { verdict, diagnostics } = found.reading;
    summary.add(found.reading);
    if (refused[options.require].includes(verdict)) process.exitCode = exitCodes.findings;
    if (options.quiet || diagnostics.length === 0) return '';
    const findings = placedFindings(file, found, options);
    if (!options.json) return report.format(findings, found);
    return findings.map((finding) => `${JSON.stringify(finding)}\n`).join('');
  };

  const checkAll = async (file: string, { positions, share }: Batch): Promise<void> => {
    let lines = '';
    for (const found of positions) {
      if (options.deep) {
        const reading = await judgedDeeper(found.reading);
        await terminal.print(linesAbout(file, { ...found, reading }));
        terminal.showProgress(() => summary.progress(share));
      } else {
        lines += linesAbout(file, found);
      }
    }
    await terminal.print(lines);
    if (share !== 1) terminal.showProgress(() => summary.progress(share));
  };

  for (const name of names) {
    const file = name === '-' ? '<stdin>' : name;
    const onTooLong = (line: number): void => {
      const most = LONGEST_LINE.toLocaleString('en');
      complain(`${file}:${line} is longer than ${most} characters and was left out`);
    };
    try {
      for await (const batch of positionsIn(name, options, onTooLong)) await checkAll(file, batch);
      inputsRead++;
    } catch (error) {
      complain(`${file} ${whyUnread(error)}`);
      if (looksLikeFen.test(name)) terminal.say('A position itself goes to standard input.');
    }
  }

  process.off('SIGINT', stop);
  if (inputsRead > 0) terminal.say(summary.text());
  if (summary.isOtherText && !options.text) {
    terminal.say('Each line is to be a position. With --text they are looked for in any text.');
  }
  return isTroubled ? exitCodes.trouble : Number(process.exitCode);
}
