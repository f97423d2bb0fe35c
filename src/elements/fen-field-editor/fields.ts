import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { Color, Diagnostic, FieldName } from '../../fen/types.js';
import { fieldEditor as words } from '../../locales/en.js';
import type { Snapshot } from '../../store/types.js';
import { isRequested, rightsWithBox, withRight, type RightWithBox } from './castling-boxes.js';
import type { Counter } from './counter.js';
import { enPassantChoices } from './en-passant-choices.js';
import { sentenceOf } from './findings.js';

export const counterNames = ['halfmoveClock', 'fullmoveNumber'] as const;
export type CounterName = (typeof counterNames)[number];

/** What the fields show, and whom they tell what a person did. */
export interface FieldsHost {
  readonly snapshot: Snapshot;
  readonly counters: Readonly<Record<CounterName, Counter>>;
  readonly readonly: boolean;
  readonly isDisabled: boolean;
  /** Sets a field to a text as FEN writes it. */
  set(field: FieldName, value: string): void;
  /** Takes what was typed into a counter. */
  count(name: CounterName, typed: string): void;
  /** A counter is left, or Enter was pressed in it. */
  counted(): void;
}

type Piece = TemplateResult | typeof nothing;

const findingsOf = ({ snapshot }: FieldsHost, field: FieldName): Diagnostic[] =>
  snapshot.diagnostics.filter((each) => each.field === field);

/**
 * A sign beside a control that its value is wrong; its title says why, and so does the control's description. What
 * can't be read has a note instead.
 */
function renderSign(id: string, findings: readonly Diagnostic[]): Piece {
  const against = findings.filter(
    ({ severity, category }) => severity !== 'info' && category !== 'syntax',
  );
  if (against.length === 0) return nothing;
  const level = against.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  const why = against.map(sentenceOf).join(' ');
  return html`<span class="sign ${level}" title=${why} aria-hidden="true">!</span
    ><span id="${id}-problem" hidden>${why}</span>`;
}

/** What the text says of a field where that is not simply its value. */
function renderNote({ snapshot, counters }: FieldsHost, name: FieldName): TemplateResult {
  const { state, text } = snapshot.fields[name];
  const counter = counters[name as CounterName];
  let error = '';
  if (counter?.isDraft) error = words.wholeNumber(counter.least);
  else if (state === 'unreadable') error = words.unreadable(text);
  const isAssumed = state === 'missing' && snapshot.text.trim() !== '';
  const note = error || (isAssumed ? words.assumed : '');
  return html`<span id="${name}-note" class="note ${error && 'error'}" ?hidden=${!note}
    >${note}</span
  >`;
}

function renderTurn(host: FieldsHost): TemplateResult {
  const { snapshot, readonly, isDisabled } = host;
  const radio = (color: Color, label: string): TemplateResult =>
    html`<label class="option">
      <input
        part="control"
        type="radio"
        name="turn"
        .checked=${live(snapshot.position.activeColor === color)}
        ?disabled=${readonly || isDisabled}
        @change=${() => host.set('activeColor', color)}
      />${label}</label
    >`;
  return html`<div
    class="turn"
    part="field"
    role="radiogroup"
    aria-labelledby="turn"
    aria-describedby="activeColor-problem activeColor-note"
  >
    <div class="head">
      <span id="turn" class="label" part="label">${words.turn}</span>
      ${renderSign('activeColor', findingsOf(host, 'activeColor'))}${renderNote(host, 'activeColor')}
    </div>
    ${radio('w', words.whiteToMove)}${radio('b', words.blackToMove)}
  </div>`;
}

function renderCastling(host: FieldsHost): TemplateResult {
  const { readonly, isDisabled } = host;
  const { position, options } = host.snapshot;
  const box = (right: RightWithBox): TemplateResult => {
    const toggle = ({ target }: Event): void => {
      const { checked } = target as HTMLInputElement;
      host.set('castling', withRight(position, right, checked, options));
    };
    const against = findingsOf(host, 'castling').filter(({ data }) =>
      String(data.right ?? data.rights).includes(right),
    );
    return html`<label class="right">
      <input
        part="control"
        type="checkbox"
        aria-label=${words.rights[right]}
        aria-describedby="${right}-problem"
        .checked=${live(isRequested(position, right, options))}
        ?disabled=${readonly || isDisabled}
        @change=${toggle}
      />${renderSign(right, against)}
    </label>`;
  };
  const [K, Q, k, q] = rightsWithBox.map(box);
  return html`<div
    class="castling"
    part="field"
    role="group"
    aria-labelledby="castling"
    aria-describedby="castling-note"
  >
    <span id="castling" class="label" part="label">${words.castling}</span>
    <span class="label" aria-hidden="true">${words.kingside}</span>
    <span class="label" aria-hidden="true">${words.queenside}</span>
    <span class="row" aria-hidden="true">${words.white}</span>${K}${Q}
    <span class="row" aria-hidden="true">${words.black}</span>${k}${q}
    ${renderNote(host, 'castling')}
  </div>`;
}

function renderDetail(
  host: FieldsHost,
  name: 'enPassant' | CounterName,
  control: TemplateResult,
): TemplateResult {
  const isAssumed = host.snapshot.fields[name].state === 'missing';
  return html`<div class="detail ${isAssumed ? 'assumed' : ''}" part="field">
    <label part="label" for=${name}>${words[name]}</label>
    <div class="entry">
      ${control}${renderSign(name, findingsOf(host, name))}${renderNote(host, name)}
    </div>
  </div>`;
}

function renderEnPassant(host: FieldsHost): TemplateResult {
  const { snapshot, readonly, isDisabled } = host;
  const { possible, others } = enPassantChoices(snapshot.position);
  const option = (square: string): TemplateResult =>
    html`<option value=${square}>${square}</option>`;
  return renderDetail(
    host,
    'enPassant',
    html`<select
      id="enPassant"
      part="control"
      aria-describedby="enPassant-problem enPassant-note"
      aria-invalid=${snapshot.fields.enPassant.state === 'unreadable' ? 'true' : 'false'}
      ?disabled=${readonly || isDisabled}
      @change=${({ target }: Event) => host.set('enPassant', (target as HTMLSelectElement).value)}
    >
      <option value="-">${words.none}</option>
      ${possible.map(option)}
      <optgroup label=${words.notPossible}>${others.map(option)}</optgroup>
    </select>`,
  );
}

function renderCounter(host: FieldsHost, name: CounterName): TemplateResult {
  const { least, isDraft } = host.counters[name];
  const isWrong = isDraft || host.snapshot.fields[name].state === 'unreadable';
  return renderDetail(
    host,
    name,
    html`<input
      id=${name}
      part="control"
      type="number"
      inputmode="numeric"
      autocomplete="off"
      min=${least}
      step="1"
      aria-describedby="${name}-problem ${name}-note"
      aria-invalid=${isWrong ? 'true' : 'false'}
      ?disabled=${host.isDisabled}
      ?readonly=${host.readonly}
      @input=${({ target }: Event) => host.count(name, (target as HTMLInputElement).value)}
      @change=${host.counted}
      @blur=${host.counted}
    />`,
  );
}

/** The fields behind the placement, which is the board's. */
export function renderFields(host: FieldsHost): TemplateResult {
  return html`<div class="fields" part="fields">
    ${renderTurn(host)}${renderCastling(host)}
    <div class="details">
      ${renderEnPassant(host)}${counterNames.map((name) => renderCounter(host, name))}
    </div>
  </div>`;
}

/** Brings the values into the controls that a template can't: call after each render. */
export function showValues(root: ParentNode, { snapshot, counters }: FieldsHost): void {
  const { position } = snapshot;
  // The list has its options only now.
  root.querySelector<HTMLSelectElement>('#enPassant')!.value = position.enPassant ?? '-';
  for (const name of counterNames) {
    counters[name].show(root.querySelector<HTMLInputElement>(`#${name}`)!, position[name]);
  }
}
