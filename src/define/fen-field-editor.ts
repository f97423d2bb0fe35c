import { FenFieldEditor } from '../elements/fen-field-editor/fen-field-editor.js';

if (!customElements.get('fen-field-editor')) {
  customElements.define('fen-field-editor', FenFieldEditor);
}

declare global {
  interface HTMLElementTagNameMap {
    'fen-field-editor': FenFieldEditor;
  }
}

export { FenFieldEditor };
