import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Diagnostic, FieldName, Square } from '../../fen/types.js';
import type { Snapshot } from '../../store/types.js';
import type { Counter } from './counter.js';
import { sentenceOf } from '../../controllers/sentences.js';
import { words } from './words.js';

export const counterNames = ['halfmoveClock', 'fullmoveNumber'] as const;
export type CounterName = (typeof counterNames)[number];

/** What the fields show, and whom they tell what a person did. */
export interface FieldsHost {
  readonly snapshot: Snapshot;
  readonly language: string;
  readonly counters: Readonly<Record<CounterName, Counter>>;
  readonly readonly: boolean;
  readonly isDisabled: boolean;
  /** Sets a field to a text as FEN writes it. */
  set(field: FieldName, value: string): void;
  /** Reads the same text by the rules of Chess960. */
  takeAsChess960(): void;
  /** Takes what was typed into a counter. */
  count(name: CounterName, typed: string): void;
  /** A counter is left, or Enter was pressed in it. */
  counted(): void;
}

export type Piece = TemplateResult | typeof nothing;

export const findingsOf = ({ snapshot }: FieldsHost, field: FieldName): Diagnostic[] =>
  snapshot.diagnostics.filter((each) => each.field === field);

/** What `data-squares` says: the squares that are marked on the board while somebody points at the control. */
export const pointsAt = (...squares: (Square | null)[]): string =>
  squares.filter((square) => square !== null).join(' ');

/** The findings against a value, in words. What can't be read has a note instead. */
export function objection(
  findings: readonly Diagnostic[],
  language: string,
): {
  level: 'error' | 'warning';
  why: string;
} | null {
  const against = findings.filter(
    ({ severity, category }) => severity !== 'info' && category !== 'syntax',
  );
  if (against.length === 0) return null;
  const isError = against.some(({ severity }) => severity === 'error');
  return {
    level: isError ? 'error' : 'warning',
    why: against.map((each) => sentenceOf(each, language)).join(' '),
  };
}

/** A sign beside a control that its value is wrong; its title says why, and so does the control's description. */
export function renderSign(host: FieldsHost, id: string, findings: readonly Diagnostic[]): Piece {
  const problem = objection(findings, host.language);
  if (!problem) return nothing;
  return html`<span class="sign ${problem.level}" title=${problem.why} aria-hidden="true">!</span
    ><span id="${id}-problem" hidden>${problem.why}</span>`;
}

/** What the text says of a field where that is not simply its value. */
export function renderNote(host: FieldsHost, name: FieldName): TemplateResult {
  const { snapshot, counters } = host;
  const { assumed, unreadable, wholeNumber } = words(host.language);
  const { state, text } = snapshot.fields[name];
  const counter = counters[name as CounterName];
  let error = '';
  if (counter?.isDraft) error = wholeNumber(counter.least);
  else if (state === 'unreadable') error = unreadable(text);
  const isAssumed = state === 'missing' && snapshot.text.trim() !== '';
  const note = error || (isAssumed ? assumed : '');
  return html`<span id="${name}-note" class="note ${error && 'error'}" ?hidden=${!note}
    >${note}</span
  >`;
}
