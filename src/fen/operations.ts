import type { Token } from './tokens.js';
import type { FieldName, Range } from './types.js';

/** The operations of an EPD record. */
export interface OperationsReading {
  readonly operations: Record<string, readonly string[]>;
  /** Where the operands of `hmvc` and `fmvn` stand in the text. */
  readonly counters: Partial<Record<FieldName, Range>>;
  /** How many words stand before them. */
  readonly after: number;
}

/** A quoted operand (which may hold anything but a quotation mark), a word, or the end of one operation. */
const part = /\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"][^\s;]*)|(;))\s*/y;

/**
 * Reads EPD operations (PGN standard 16.2.4) behind the fourth field or any later one: opcodes with
 * operands, each ended by a semicolon. `null` where the text is no such list.
 */
export function readOperations(
  text: string,
  words: readonly Token[],
  end: number,
): OperationsReading | null {
  // The second field of the six is `castling`, the third `enPassant`.
  for (let after = 3; after <= 5 && after < words.length && text.includes(';'); after++) {
    const reading = readList(text, words[after]!.range[0], end, after);
    if (reading) return reading;
  }
  return null;
}

function counterOf(opcode: string): FieldName | null {
  return opcode === 'hmvc' ? 'halfmoveClock' : opcode === 'fmvn' ? 'fullmoveNumber' : null;
}

function readList(
  text: string,
  start: number,
  end: number,
  after: number,
): OperationsReading | null {
  const operations = Object.create(null) as Record<string, string[]>;
  const counters: Partial<Record<FieldName, Range>> = {};
  let opcode = '';
  part.lastIndex = start;
  while (part.lastIndex < end) {
    const match = part.exec(text);
    if (!match) return null;
    const [whole, quoted, plain, semicolon] = match;
    const operand = quoted?.replace(/\\(["\\])/g, '$1') ?? plain ?? '';
    if (semicolon) {
      if (!opcode) return null;
      opcode = '';
    } else if (opcode) {
      const name = counterOf(opcode);
      if (name && operations[opcode]!.length === 0) {
        const from = match.index + whole.indexOf(quoted ?? operand);
        counters[name] = [from, from + operand.length];
      }
      operations[opcode]!.push(operand);
    } else {
      if (!plain || !/^[a-z_]\w{0,14}$/i.test(plain)) return null;
      opcode = plain;
      operations[opcode] ??= [];
    }
  }
  return opcode ? null : { operations, counters, after };
}
