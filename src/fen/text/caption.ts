import type { Range } from '../types.js';
import type { Change } from './decode.js';
import { areFields } from './join-lines.js';
import type { Lines } from './lines.js';
import { MappedBuilder } from './mapped.js';
import type { Mapped } from './mapped.js';
import { bestReadable } from './record.js';
import type { Finding } from './record.js';
import { turnSaid } from './turn-words.js';

/** So much of a line beside a board is looked at. */
const CONTEXT = 200;

const captions: readonly (readonly [RegExp, string])[] = [
  [
    /castl(?:ing|e)(?:[ -]?(?:rights|availability|flags|ability))?\W{1,3}([KQkq]{1,4}|-)(?![\w-])/i,
    '-',
  ],
  [
    /(?:en[ -]?passant|\bep|e\.p\.)(?:[ -]?(?:target|square|file))*\W{1,3}([a-h][36]|-)(?![\w-])/i,
    '-',
  ],
  [/(?:half[ -]?moves?(?:[ -]?clock)?|fifty|rule ?50|50[ -]move\w*)\W{1,3}(\d{1,3})(?!\d)/i, '0'],
  [
    /(?:full[ -]?moves?(?:[ -]?number)?|(?<!half[ -]?)\bmove(?:[ -]?number)?)\W{1,3}(\d{1,4})(?!\d)/i,
    '1',
  ],
];

interface Value {
  readonly text: string;
  readonly range: Range;
}

/** A placement with the fields that words around it name: “Black to move”, “Castling: KQkq”. */
export function withWords(placement: Mapped, around: readonly Mapped[], changes: Change[]): Mapped {
  const values: (Value | null)[] = [null, null, null, null, null];
  for (const line of around) {
    const said = turnSaid(line.text);
    values[0] ??= said && { text: said.color, range: line.range(said.start, said.end) };
    captions.forEach(([pattern], index) => {
      const match = pattern.exec(line.text);
      if (!match) return;
      const range = line.range(match.index, match.index + match[0].length);
      values[index + 1] ??= { text: match[1]!, range };
    });
  }
  const last = values.findLastIndex(Boolean);
  if (last < 0) return placement;
  const builder = new MappedBuilder().append(placement);
  const end = placement.range(0, placement.text.length)[1];
  values.slice(0, last + 1).forEach((value, index) => {
    // A turn that nobody named stays missing.
    if (!value && index === 0) return;
    builder.add(' ', [end, end]);
    builder.add(value?.text ?? captions[index - 1]![1], value?.range ?? [end, end]);
    if (!value) return;
    changes.push({ code: index === 0 ? 'active-color-word' : 'caption', range: value.range });
  });
  return builder.build();
}

/** The board, with what the lines before and behind it say of the other fields. */
export function withCaption(
  lines: Lines,
  first: number,
  count: number,
  placement: Mapped,
): Finding {
  const changes: Change[] = [
    { code: 'board-drawn', range: placement.range(0, placement.text.length) },
  ];
  if (/\s/.test(placement.text)) {
    const end = placement.text.search(/\s/);
    return { plain: bestReadable(placement, end, changes, false).plain, changes };
  }
  const around: Mapped[] = [];
  for (const offset of [0, 1, 2, 3, 4, 5, 6, 7, -1, -2, -3]) {
    const index = offset < 0 ? first + offset : first + count + offset;
    const line = lines.at(index);
    if (!line) continue;
    if (offset >= 0 && line.candidates.length > 0) break;
    around.push(line.decoded.slice(0, CONTEXT));
  }
  const fields = around.find(({ text }) => /^\s*[wb](?:\s+(?:[KQkq]{1,4}|-)|\s*$)/.test(text));
  if (fields && areFields('8/8/8/8/8/8/8/8', fields.text.trim())) {
    const both = new MappedBuilder().append(placement).append(fields.replace(/^\s*/g, () => ' '));
    return {
      plain: bestReadable(both.build(), placement.text.length, changes, false).plain,
      changes,
    };
  }
  // GNU Chess: “white  KQkq  e3”.
  const header = around.find(({ text }) =>
    /^\s*(?:white|black)\s+(?:[KQkq]{1,4}|-)?(?:\s+[a-h][36])?\s*$/i.test(text),
  );
  if (header) {
    const both = new MappedBuilder().append(placement).append(header.replace(/^\s*/g, () => ' '));
    return {
      plain: bestReadable(both.build(), placement.text.length, changes, false).plain,
      changes,
    };
  }
  return { plain: withWords(placement, around, changes), changes };
}
