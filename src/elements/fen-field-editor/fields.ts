import { html, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { Color } from '../../fen/types.js';
import { words as wordsIn } from './words.js';
import { renderCastling } from './castling.js';
import { passingPawn, renderEnPassantList } from './en-passant.js';
import {
  counterNames,
  findingsOf,
  pointsAt,
  renderNote,
  renderSign,
  type CounterName,
  type FieldsHost,
} from './field-parts.js';

function renderTurn(host: FieldsHost): TemplateResult {
  const { snapshot, readonly, isDisabled } = host;
  const words = wordsIn(host.language);
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
      ${renderSign(host, 'activeColor', findingsOf(host, 'activeColor'))}${renderNote(host, 'activeColor')}
    </div>
    ${radio('w', words.whiteToMove)}${radio('b', words.blackToMove)}
  </div>`;
}

function renderDetail(
  host: FieldsHost,
  name: 'enPassant' | CounterName,
  control: TemplateResult,
  squares = '',
): TemplateResult {
  const isAssumed = host.snapshot.fields[name].state === 'missing';
  return html`<div class="detail ${isAssumed ? 'assumed' : ''}" part="field">
    <label part="label" for=${name}>${wordsIn(host.language)[name]}</label>
    <div class="entry" data-squares=${squares}>
      ${control}${renderSign(host, name, findingsOf(host, name))}${renderNote(host, name)}
    </div>
  </div>`;
}

function renderEnPassant(host: FieldsHost): TemplateResult {
  const { enPassant } = host.snapshot.position;
  return renderDetail(
    host,
    'enPassant',
    renderEnPassantList(host),
    enPassant ? pointsAt(enPassant, passingPawn(enPassant)) : '',
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
  return html`${renderTurn(host)}${renderCastling(host)}
    <div class="details">
      ${renderEnPassant(host)}${counterNames.map((name) => renderCounter(host, name))}
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
