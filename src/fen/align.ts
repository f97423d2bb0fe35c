import { castlingRight } from './castling.js';
import { isDash } from './tokens.js';
import type { Token } from './tokens.js';
import type { FieldName } from './types.js';

/** The fields behind the placement, in FEN's order. */
export const laterFields = [
  'activeColor',
  'castling',
  'enPassant',
  'halfmoveClock',
  'fullmoveNumber',
] as const satisfies readonly FieldName[];

type LaterField = (typeof laterFields)[number];

/** Which token is which field. */
export interface Alignment {
  readonly tokens: Partial<Record<LaterField, Token>>;
  /** Tokens between fields that are none. */
  readonly extra: readonly Token[];
  /** Index of the first token that is behind all fields. */
  readonly rest: number;
}

/** What it costs to explain the text in one way or another; only their order matters. */
const cost = {
  readable: 0,
  dashForNumber: 2,
  nearlyReadable: 3,
  missingAtEnd: 2,
  missing: 4,
  restBehindFour: 4,
  rest: 8,
  unreadable: 8,
  extra: 9,
};

export function isDashes(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isDash(text.charCodeAt(at))) return false;
  return text.length > 0;
}

export function isCastling(text: string): boolean {
  for (const letter of text) {
    if (!castlingRight(letter) && !isDash(letter.charCodeAt(0))) return false;
  }
  return true;
}

/** By field: what the text looks like. */
const looks: Record<LaterField, (text: string) => number> = {
  activeColor: (text) =>
    /^(w|b|white|black)$/i.test(text) ? cost.readable : cost.unreadable,
  castling: (text) =>
    isCastling(text)
      ? cost.readable
      : /^.{0,2}[KQ]{2}|[KQ]{2}.{0,2}$/i.test(text)
        ? cost.nearlyReadable
        : cost.unreadable,
  enPassant: (text) =>
    isDashes(text) || /^[a-h][1-8]$/i.test(text)
      ? cost.readable
      : /^[a-z]\d$/i.test(text)
        ? cost.nearlyReadable
        : cost.unreadable,
  halfmoveClock: looksLikeNumber,
  fullmoveNumber: looksLikeNumber,
};

function looksLikeNumber(text: string): number {
  if (/^\d+$/.test(text)) return cost.readable;
  if (isDashes(text)) return cost.dashForNumber;
  return /\d/.test(text) ? cost.nearlyReadable : cost.unreadable;
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
  const ways = new Map<number, Way>();
  const fieldCount = laterFields.length;

  const best = (token: number, field: number): Way => {
    const key = token * 8 + field;
    const known = ways.get(key);
    if (known) return known;
    const way = choose(token, field);
    ways.set(key, way);
    return way;
  };

  const choose = (token: number, field: number): Way => {
    const left = tokens.length - token;
    const missing = fieldCount - field;
    const toEnd = left === 0 || missing === 0 ? 0 : missing <= 2 ? cost.restBehindFour : cost.rest;
    let way: Way = { cost: toEnd + missing * cost.missingAtEnd, step: 'rest' };
    if (left === 0 || missing === 0) return way;
    const consider = (price: number, step: Way['step']): void => {
      // Of two equal ways the later one here is the one that says more about the field.
      if (price <= way.cost) way = { cost: price, step };
    };
    consider(cost.missing + best(token, field + 1).cost, 'missing');
    consider(cost.extra + best(token + 1, field).cost, 'extra');
    consider(
      looks[laterFields[field]!](tokens[token]!.text) + best(token + 1, field + 1).cost,
      'field',
    );
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
