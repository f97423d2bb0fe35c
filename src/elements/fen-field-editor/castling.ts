import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { Color, Data } from '../../fen/types.js';
import { sentenceOf } from '../../controllers/sentences.js';
import {
  allowedRights,
  isChess960Castling,
  rightStates,
  withRight,
  type RightState,
} from './castling-rights.js';
import { words as wordsIn } from './words.js';
import { findingsOf, objection, pointsAt, renderNote, type FieldsHost } from './field-parts.js';

type Side = 'kingside' | 'queenside';

const rows: readonly Color[] = ['w', 'b'];
const columns: readonly Side[] = ['kingside', 'queenside'];

/** Why a right that nobody asks for is not possible: what the finding would say if somebody did. */
function whyNot({ color, side, rook, king, missing }: RightState, language: string): string {
  const data: Data = { color, rank: color === 'w' ? 1 : 8, side: side ?? '' };
  const square = (missing === 'king' ? king : rook) ?? '';
  return sentenceOf({ code: `castling-without-${missing}`, data: { ...data, square } }, language);
}

/** A right as it stands: its box, and behind it in words what keeps it from being possible. */
function renderRight(host: FieldsHost, right: RightState): TemplateResult {
  const { letter, color, rook, king, requested, missing } = right;
  const { position, options } = host.snapshot;
  const words = wordsIn(host.language);
  const byRook = options.variant === 'chess960' || !/[KQ]/i.test(letter);
  const against = findingsOf(host, 'castling').filter(({ data }) =>
    String(data.right ?? data.rights).includes(letter),
  );
  const why = missing && (objection(against, host.language)?.why ?? whyNot(right, host.language));
  const toggle = ({ target }: Event): void => {
    const { checked } = target as HTMLInputElement;
    host.set('castling', withRight(position, letter, checked, options));
  };
  return html`<label
    class="right ${missing ? 'impossible' : ''}"
    title=${why || nothing}
    data-squares=${pointsAt(king, rook)}
  >
    <input
      part="control"
      type="checkbox"
      aria-label=${byRook && rook ? words.rookRight({ color, rook, side: right.side }) : words.rights[letter as 'K']}
      aria-describedby="${letter}-problem"
      .checked=${live(requested)}
      ?disabled=${host.readonly || host.isDisabled}
      @change=${toggle}
    />
    ${byRook && rook ? html`<span aria-hidden="true">${rook}</span>` : nothing}
    ${
      missing
        ? html`<span class="lack ${requested ? 'wrong' : ''}" aria-hidden="true"
              >${words.lacks[missing]}</span
            ><span id="${letter}-problem" hidden>${why}</span>`
        : nothing
    }
  </label>`;
}

/** The castling rights by side and wing; in Chess960 a box for each rook that can have one. */
export function renderCastling(host: FieldsHost): TemplateResult {
  const { position, options } = host.snapshot;
  const rights = rightStates(position, options);
  const words = wordsIn(host.language);
  const cell = (color: Color, wing: Side): TemplateResult => {
    // What asks for a rook that is not there, where no king tells its wing, stands with the kingside ones.
    const own = rights.filter((each) => each.color === color && (each.side ?? 'kingside') === wing);
    const king = rights.some((each) => each.color === color && each.king !== null);
    return html`<div class="wing">
      ${own.map((each) => renderRight(host, each))}
      ${own.length === 0 ? html`<span class="lack">${words.lacks[king ? 'rook' : 'king']}</span>` : nothing}
    </div>`;
  };
  return html`<div
    class="castling"
    part="field"
    role="group"
    aria-labelledby="castling"
    aria-describedby="castling-note"
  >
    <div class="rights">
      <span id="castling" class="label" part="label">${words.castling}</span>
      ${columns.map((wing) => html`<span class="label" aria-hidden="true">${words[wing]}</span>`)}
      ${rows.map(
        (color) =>
          html`<span class="row" aria-hidden="true"
              >${color === 'w' ? words.white : words.black}</span
            >${columns.map((wing) => cell(color, wing))}`,
      )}
    </div>
    ${renderNote(host, 'castling')}${renderButtons(host)}
  </div>`;
}

/** What can be done about all rights at once. */
function renderButtons(host: FieldsHost): TemplateResult | typeof nothing {
  if (host.readonly || host.isDisabled) return nothing;
  const { position, options, fields } = host.snapshot;
  const words = wordsIn(host.language);
  const allowed = allowedRights(position, options);
  const isDone = fields.castling.state === 'given' && fields.castling.text === allowed;
  // The first stays where it is while it has nothing to do, so that it takes no focus with it.
  return html`<div class="buttons">
    <button
      id="allow"
      part="allow"
      type="button"
      aria-disabled=${isDone ? 'true' : 'false'}
      @click=${() => isDone || host.set('castling', allowed)}
    >
      ${words.allowPossible}
    </button>
    ${
      isChess960Castling(position, options)
        ? html`<button id="chess960" part="chess960" type="button" @click=${host.takeAsChess960}>
            ${words.takeAsChess960}
          </button>`
        : nothing
    }
  </div>`;
}
