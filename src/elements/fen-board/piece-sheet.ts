import type { Piece } from '../../fen/types.js';
import { classic } from '../../diagram/art/classic.js';

/**
 * The pieces are drawn by one shared sheet a document and set: a class a piece with its image. Letters alone would
 * not do as class names, since pages in quirks mode take `P` and `p` for the same class.
 */
export function pieceClass(piece: Piece): string {
  const lower = piece.toLowerCase();
  return piece === lower ? `b${lower}` : `w${lower}`;
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheet of a set: `''` or `classic` for the built-in one, else the address of a folder of `wK.svg … bP.svg`. */
export function pieceSheet(set: string, document: Document): CSSStyleSheet {
  let ofDocument = sheets.get(document);
  if (!ofDocument) sheets.set(document, (ofDocument = new Map()));
  let sheet = ofDocument.get(set);
  if (!sheet) {
    sheet = new (document.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(rules(set, document));
    ofDocument.set(set, sheet);
  }
  return sheet;
}

function rules(set: string, document: Document): string {
  return (Object.keys(classic) as Piece[])
    .map((piece) => {
      const image =
        set === '' || set === 'classic'
          ? `data:image/svg+xml,${encodeURIComponent(classic[piece])}`
          : fileUrl(set, piece, document);
      return `.${pieceClass(piece)}{background-image:url("${image}")}`;
    })
    .join('');
}

function fileUrl(folder: string, piece: Piece, document: Document): string {
  const file = `${pieceClass(piece)[0]}${piece.toUpperCase()}.svg`;
  try {
    // Resolved against the page: in a constructed sheet a relative address would depend on the engine.
    const base = new URL(folder.replace(/\/*$/, '/'), document.baseURI);
    return new URL(file, base).href.replace(/["\\\n]/g, encodeURIComponent);
  } catch {
    return '';
  }
}
