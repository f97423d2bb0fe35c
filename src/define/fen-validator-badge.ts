import { FenValidatorBadge } from '../elements/fen-validator-badge/fen-validator-badge.js';

if (!customElements.get('fen-validator-badge')) {
  customElements.define('fen-validator-badge', FenValidatorBadge);
}

declare global {
  interface HTMLElementTagNameMap {
    'fen-validator-badge': FenValidatorBadge;
  }
}

export { FenValidatorBadge };
