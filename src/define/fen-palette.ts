import { FenPalette } from '../elements/fen-palette/fen-palette.js';

if (!customElements.get('fen-palette')) customElements.define('fen-palette', FenPalette);

declare global {
  interface HTMLElementTagNameMap {
    'fen-palette': FenPalette;
  }
}

export { FenPalette };
