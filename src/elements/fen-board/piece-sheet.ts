import { classic } from '../../diagram/art/classic.js';
import type { Piece } from '../../fen/types.js';

/**
 * The pieces are drawn by one shared sheet a document and set: a class a piece with its image. Letters alone would
 * not do as class names, since pages in quirks mode take `P` and `p` for the same class.
 */
export function pieceClass(piece: Piece): string {
  const lower = piece.toLowerCase();
  return piece === lower ? `b${lower}` : `w${lower}`;
}

/** A rule a piece, from SVG texts. */
export function drawnPieces(drawings: Readonly<Record<Piece, string>>): string {
  return pieceRules((piece) => `data:image/svg+xml,${encodeURIComponent(drawings[piece])}`);
}

/** A rule a piece, from addresses of images. */
export function pieceRules(address: (piece: Piece) => string): string {
  return (Object.keys(classic) as Piece[])
    .map((piece) => `.${pieceClass(piece)}{background-image:url("${address(piece)}")}`)
    .join('');
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * The sheet of a set: `''` or `classic`; `modern`; else the address of a folder of `wK.svg … bP.svg`. Of other sets than
 * classic no pieces are shown until they have come; where they cannot be had, those of classic are.
 */
export function pieceSheet(set: string, document: Document): CSSStyleSheet {
  const ofDocument = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  const known = ofDocument.get(set);
  if (known) return known;
  const sheet = new (document.defaultView as Window & typeof globalThis).CSSStyleSheet();
  sheets.set(document, ofDocument.set(set, sheet));
  const showClassic = (): void => sheet.replaceSync(drawnPieces(classic));
  if (!set || set === 'classic') showClassic();
  else
    import('./other-pieces.js')
      .then(({ fillSheet }) => fillSheet(sheet, set, document))
      .catch(showClassic);
  return sheet;
}
