import { fieldReaders, laterFields } from './field-readers.js';
import type { LaterField } from './field-readers.js';
import type { Token } from './tokens.js';

/** Which token is which field. */
export interface Alignment {
  readonly tokens: Partial<Record<LaterField, Token>>;
  /** Tokens between fields that are none. */
  readonly extra: readonly Token[];
  /** Index of the first token that is behind all fields. */
  readonly rest: number;
}

// What it costs to explain a text in one way or another; only their order matters.
const NEARLY_READABLE = 3;
const MISSING_AT_END = 2;
const MISSING = 4;
const REST_BEHIND_ALL = 1;
const REST_BEHIND_FOUR = 4;
const REST = 8;
const UNREADABLE = 8;
const EXTRA = 9;

/** What the text of a field looks like that was meant and went wrong. */
const nearly: Record<LaterField, RegExp> = {
  activeColor: /^$/,
  castling: /^.{0,2}[KQ]{2}|[KQ]{2}.{0,2}$/i,
  enPassant: /^[^\d-]\d/,
  halfmoveClock: /\d|^[OolI]$/,
  fullmoveNumber: /\d|^[OolI]$/,
};

/** A text that is read with a change is a little less likely to be that field. */
function costOf(text: string, field: LaterField): number {
  let changes = 0;
  if (fieldReaders[field](text, () => changes++) !== undefined) return changes;
  return nearly[field].test(text) ? NEARLY_READABLE : UNREADABLE;
}

interface Way {
  readonly cost: number;
  readonly step: 'field' | 'extra' | 'missing' | 'rest';
}

/**
 * Finds the cheapest way to read the tokens as the five fields behind the placement, in their order:
 * each is there, is missing, or can't be read, and a token may be none of them. So a field that was
 * left out shifts none of the others.
 */
export function align(tokens: readonly Token[]): Alignment {
  const ways: Way[] = [];

  const best = (token: number, field: number): Way =>
    (ways[token * 8 + field] ??= choose(token, field));

  const choose = (token: number, field: number): Way => {
    const left = tokens.length - token;
    const missing = laterFields.length - field;
    const restCost = missing === 0 ? REST_BEHIND_ALL : missing <= 2 ? REST_BEHIND_FOUR : REST;
    const rest = left === 0 ? 0 : restCost;
    let way: Way = { cost: rest + missing * MISSING_AT_END, step: 'rest' };
    if (left === 0 || missing === 0) return way;
    const consider = (cost: number, step: Way['step']): void => {
      // Of two equal ways the later one says more about the field.
      if (cost <= way.cost) way = { cost, step };
    };
    consider(MISSING + best(token, field + 1).cost, 'missing');
    consider(EXTRA + best(token + 1, field).cost, 'extra');
    const cost = costOf(tokens[token]!.text, laterFields[field]!);
    consider(cost + best(token + 1, field + 1).cost, 'field');
    return way;
  };

  const found: Partial<Record<LaterField, Token>> = {};
  const extra: Token[] = [];
  let token = 0;
  let field = 0;
  for (;;) {
    const { step } = best(token, field);
    if (step === 'rest') return { tokens: found, extra, rest: token };
    if (step === 'field') found[laterFields[field]!] = tokens[token]!;
    if (step === 'extra') extra.push(tokens[token]!);
    if (step !== 'missing') token++;
    if (step !== 'extra') field++;
  }
}
