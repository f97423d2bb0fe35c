import './fen-board.js';
import './fen-field-editor.js';
import './fen-palette.js';
import './fen-toolbar.js';
import './fen-validator-badge.js';
import { FenEditor } from '../elements/fen-editor/fen-editor.js';

if (!customElements.get('fen-editor')) customElements.define('fen-editor', FenEditor);

declare global {
  interface HTMLElementTagNameMap {
    'fen-editor': FenEditor;
  }
}

export { FenEditor };
