import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiagramOptions } from '../diagram/index.js';
import { renderDiagram } from '../diagram/index.js';
import { sets } from '../diagram/pieces.js';
import type { FenOptions, Piece } from '../fen/types.js';
import { readings } from '../rules/read-text.js';
import { Block } from './block.js';
import { exitCodes } from './exit-codes.js';
import { placedFindings } from './findings.js';
import { LineSplitter } from './lines.js';
import { isNone } from './positions.js';
import type { Found } from './positions.js';
import { readInput, whyUnread } from './read-input.js';
import { Report } from './report.js';
import type { Terminal } from './terminal.js';
import { Trouble, UsageError } from './usage.js';

const INPUT = '<stdin>';
/** So much of standard input is looked at for a position, in UTF-16 units. */
const LONGEST_TEXT = 1_048_576;

export interface RenderOptions {
  readonly fen: FenOptions;
  readonly diagram: DiagramOptions;
  /** Whether the other side is to be below. */
  readonly flip: boolean;
  /** A name or a folder. */
  readonly pieceSet: string;
  /** A file to write to, instead of standard output. */
  readonly output: string | null;
}

const pieces = [...'KQRBNPkqrbnp'] as readonly Piece[];

/** `wK.svg` and so on, as most sets of pieces name their files. */
function fileOf(piece: Piece): string {
  return `${piece < 'a' ? 'w' : 'b'}${piece.toUpperCase()}.svg`;
}

async function pieceSetOf(given: string): Promise<DiagramOptions['pieceSet']> {
  if (sets.has(given)) return given as 'classic';
  const set: Partial<Record<Piece, string>> = {};
  // One after another, so that what is said names the first that is missing.
  for (const piece of pieces) {
    const file = join(given, fileOf(piece));
    try {
      set[piece] = await readFile(file, 'utf8');
    } catch (error) {
      const names = [...sets.keys()].join(' or ');
      throw new UsageError(`${file} ${whyUnread(error)}; --piece-set takes ${names} or a folder.`);
    }
  }
  return set;
}

async function wholeInput(): Promise<string> {
  let text = '';
  try {
    for await (const chunk of readInput('-')) {
      text += chunk.text;
      if (text.length > LONGEST_TEXT) break;
    }
  } catch (error) {
    throw new Trouble(`${INPUT} ${whyUnread(error)}.`);
  }
  return text.slice(0, LONGEST_TEXT);
}

/** The first positions of a text, no more than two. */
function firstTwo(text: string, options: FenOptions): Found[] {
  const splitter = new LineSplitter();
  const block = new Block(...splitter.push(text), ...splitter.end());
  const found: Found[] = [];
  for (const reading of readings(block.text, options)) {
    if (reading) found.push({ reading, block });
    if (found.length === 2) break;
  }
  return found;
}

async function writeTo(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new Trouble(`could not write: ${(error as Error).message}.`);
  }
}

/** Draws the position of a text, or of standard input, as SVG; returns the exit code. */
export async function render(
  text: string | null,
  options: RenderOptions,
  terminal: Terminal,
): Promise<number> {
  const pieceSet = await pieceSetOf(options.pieceSet);
  const file = text === null ? INPUT : '<text>';
  const [found, another] = firstTwo(text ?? (await wholeInput()), options.fen);
  const { reading } = found!;
  const isRead = reading.verdict !== 'unreadable';
  if (!isRead) {
    const syntax = reading.diagnostics.filter(({ category }) => category === 'syntax');
    const about = { ...found!, reading: { ...reading, diagnostics: syntax } };
    const findings = placedFindings(file, about, { fen: {}, notes: false, fixes: false });
    terminal.say(new Report(terminal.messageStyle).format(findings, about).trimEnd());
  }
  if (isNone(reading)) return exitCodes.findings;
  if (another) terminal.say('There is more than one position; the first is drawn.');

  const isFlipped = (reading.orientation === 'black') !== options.flip;
  const orientation = isFlipped ? 'black' : 'white';
  const svg = renderDiagram(reading.position, { ...options.diagram, orientation, pieceSet });
  if (options.output === null) await terminal.print(`${svg}\n`);
  else await writeTo(options.output, `${svg}\n`);
  return isRead ? exitCodes.fine : exitCodes.findings;
}
