import { formatFen } from './format.js';
import type { FenOptions, Position, Reading } from './types.js';

/** Opcodes whose operand is a string (PGN standard 16.2.5). */
const withStrings = /^(?:[cv]\d|id|eco|nic|tcri|tcsi)$/;
const opcodes = /^[a-z_]\w{0,14}$/i;

function operand(opcode: string, text: string): string {
  const isPlain = text !== '' && !/[\s;"]/.test(text) && !withStrings.test(opcode);
  return isPlain ? text : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * An EPD record (PGN standard 16.2): the first four fields, and the operations in their order. Counters
 * that say something are the operations `hmvc` and `fmvn`. Read again it gives the same position and
 * operations. A reading can be given whole, or a position alone. What is no opcode is left out.
 */
export function formatEpd(
  given: Position | { position: Position; operations?: Reading['operations'] },
  options: FenOptions = {},
): string {
  const { position, operations = {} } = 'placement' in given ? { position: given } : given;
  const fields = formatFen(position, options).split(' ');
  const [clock, number] = fields.splice(4) as [string, string];
  const all: Record<string, readonly string[]> = Object.assign(Object.create(null), operations);
  if (clock !== '0' || all.hmvc) all.hmvc = [clock];
  if (number !== '1' || all.fmvn) all.fmvn = [number];
  const written = Object.entries(all)
    .filter(([opcode]) => opcodes.test(opcode))
    .map(([opcode, operands]) =>
      [opcode, ...operands.map((text) => operand(opcode, String(text)))].join(' '),
    );
  return [...fields, ...written.map((operation) => `${operation};`)].join(' ');
}
