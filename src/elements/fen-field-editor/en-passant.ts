import { html, type TemplateResult } from 'lit/html.js';
import { enPassantPossible } from '../../fen/format.js';
import { squares } from '../../fen/squares.js';
import type { Position, Square } from '../../fen/types.js';
import type { FieldsHost } from './field-parts.js';
import { words as wordsIn } from './words.js';

/** The squares behind a pawn that has just stepped two, ranks 3 and 6 from a to h. */
const TARGETS: readonly Square[] = [...squares.slice(40, 48), ...squares.slice(16, 24)];

export interface EnPassantChoices {
  /** Squares over which the placement lets a pawn just have stepped. */
  readonly possible: readonly Square[];
  /** The other squares of ranks 3 and 6, and the requested one wherever it is. */
  readonly others: readonly Square[];
}

/** The squares that the en passant field may ask for. */
export function enPassantChoices({
  placement,
  activeColor,
  enPassant,
}: Position): EnPassantChoices {
  const possible = TARGETS.filter((square) => enPassantPossible(placement, activeColor, square));
  const others = TARGETS.filter((square) => !possible.includes(square));
  if (enPassant && !TARGETS.includes(enPassant)) others.push(enPassant);
  return { possible, others };
}

/** Where the pawn stands that has just stepped over a square, `null` for a square that no double step passes. */
export function passingPawn(target: Square): Square | null {
  if (target[1] === '3') return `${target[0]}4` as Square;
  return target[1] === '6' ? (`${target[0]}5` as Square) : null;
}

const option = (square: Square, text: string): TemplateResult =>
  html`<option value=${square}>${text}</option>`;

/** The native list; where a pawn can have passed, it says which. */
export function renderEnPassantList(host: FieldsHost): TemplateResult {
  const { snapshot, readonly, isDisabled } = host;
  const { possible, others } = enPassantChoices(snapshot.position);
  const words = wordsIn(host.language);
  return html`<select
    id="enPassant"
    part="control"
    aria-describedby="enPassant-problem enPassant-note"
    aria-invalid=${snapshot.fields.enPassant.state === 'unreadable' ? 'true' : 'false'}
    ?disabled=${readonly || isDisabled}
    @change=${({ target }: Event) => host.set('enPassant', (target as HTMLSelectElement).value)}
  >
    <option value="-">${words.none}</option>
    ${possible.map((square) => option(square, words.passed({ square, pawn: passingPawn(square)! })))}
    <optgroup label=${words.notPossible}>
      ${others.map((square) => option(square, square))}
    </optgroup>
  </select>`;
}
