import type { CSSResult } from '@lit/reactive-element';

const foreignSheets = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** A style as a sheet for this document: a constructed sheet works only where it was made. */
export function sheetFor(style: CSSResult, document: Document): CSSStyleSheet {
  let sheets = foreignSheets.get(document);
  if (!sheets) foreignSheets.set(document, (sheets = new Map()));
  let sheet = sheets.get(style);
  if (!sheet) {
    sheet = new (document.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    sheets.set(style, sheet);
  }
  return sheet;
}
