import type { Range } from './types.js';

/** The operations of an EPD line and where their operands stand in the text. */
export interface OperationsReading {
  readonly operations: Record<string, readonly string[]>;
  /** By opcode: range of the first operand, quotes left out. */
  readonly operandRanges: Record<string, Range>;
}

const isBlank = (character: string): boolean => /\s/.test(character);

/**
 * Reads EPD operations (PGN standard 16.2.4): opcodes with operands, each ended by a semicolon. A
 * quoted operand may hold anything but a quotation mark. `null` where the text is no such list.
 */
export function readOperations(text: string, start: number, end: number): OperationsReading | null {
  const operations: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  const operandRanges: Record<string, Range> = Object.create(null) as Record<string, Range>;
  let operands: string[] | null = null;
  let opcode = '';
  let at = start;
  while (at < end) {
    const character = text[at]!;
    if (isBlank(character)) {
      at++;
      continue;
    }
    if (character === ';') {
      if (!operands) return null;
      operands = null;
      at++;
      continue;
    }
    const quoted = character === '"';
    const from = quoted ? at + 1 : at;
    let to = from;
    if (quoted) {
      to = text.indexOf('"', from);
      if (to < 0 || to >= end) return null;
      at = to + 1;
    } else {
      while (to < end && text[to] !== ';' && !isBlank(text[to]!)) to++;
      at = to;
    }
    const word = text.slice(from, to);
    if (operands) {
      if (operands.length === 0) operandRanges[opcode] = [from, to];
      operands.push(word);
    } else {
      if (quoted || !/^[A-Za-z_]\w{0,14}$/.test(word)) return null;
      opcode = word;
      operations[opcode] = operands = [];
    }
  }
  return operands ? null : { operations, operandRanges };
}
