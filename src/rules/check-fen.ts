import { parseFen } from '../fen/parse.js';
import type { FenOptions, JudgedReading } from '../fen/types.js';
import { judge } from './judge.js';

/**
 * Reads a text and judges the position it gives: `parseFen` with every finding of the rules and the
 * verdict. Any string gets an answer; nothing is thrown.
 */
export function checkFen(text: string, options: FenOptions = {}): JudgedReading {
  const reading = parseFen(text, options);
  const { verdict, diagnostics } = judge(reading, options);
  const { fen, position, fields, operations, edits } = reading;
  return { fen, position, fields, operations, edits, diagnostics, verdict };
}
