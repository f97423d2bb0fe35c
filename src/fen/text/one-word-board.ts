import { MappedBuilder } from './mapped.js';
import type { Mapped } from './mapped.js';
import type { Finding } from './record.js';

const SQUARES = 64;

/** Sixty-four squares in one word. */
export function wholeBoardInOneWord(line: Mapped): Finding | null {
  const match = /(?<!\S)["'`]?([pnbrqkPNBRQK.*·_-]{64}|[pnbrqkPNBRQK01]{64})["'`]?(?!\S)/.exec(
    line.text,
  );
  if (!match || !/k/i.test(match[1]!)) return null;
  const start = match.index + match[0].indexOf(match[1]!);
  const builder = new MappedBuilder();
  for (let rank = 0; rank < 8; rank++) {
    const from = start + 8 * rank;
    if (rank > 0) builder.add('/', line.range(from, from));
    for (const { 0: part, index } of line.text.slice(from, from + 8).matchAll(/[a-z]|[^a-z]+/gi)) {
      const text = /[a-z]/i.test(part) ? part : `${part.length}`;
      builder.add(text, line.range(from + index, from + index + part.length));
    }
  }
  builder.append(line, start + SQUARES);
  const plain = builder.build();
  return {
    plain,
    changes: [{ code: 'board-drawn', range: plain.range(0, plain.text.search(/\s|$/)) }],
  };
}
