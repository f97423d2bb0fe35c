import { FenToolbar } from '../elements/fen-toolbar/fen-toolbar.js';

if (!customElements.get('fen-toolbar')) customElements.define('fen-toolbar', FenToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'fen-toolbar': FenToolbar;
  }
}

export { FenToolbar };
