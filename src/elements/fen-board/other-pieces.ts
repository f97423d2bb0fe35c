import { classic } from '../../diagram/art/classic.js';
import { modern } from '../../diagram/art/modern.js';
import type { Piece } from '../../fen/types.js';
import { drawnPieces, pieceRules } from './piece-sheet.js';

/**
 * Fills the sheet of a set that is not classic: `modern`, else a folder. Where its first file turns out not to be there,
 * the pieces are classic, and the console says so.
 */
export function fillSheet(sheet: CSSStyleSheet, set: string, { baseURI }: Document): void {
  if (set === 'modern') return sheet.replaceSync(drawnPieces(modern));
  const giveUp = (): void => {
    console.warn(`fen-elements: no pieces in ${set}`);
    sheet.replaceSync(drawnPieces(classic));
  };
  try {
    // Resolved against the page: in a constructed sheet a relative address would depend on the engine.
    const folder = new URL(set.replace(/\/*$/, '/'), baseURI);
    const file = (piece: Piece): string => {
      const kind = piece.toUpperCase();
      const { href } = new URL(`${piece === kind ? 'w' : 'b'}${kind}.svg`, folder);
      return href.replace(/["\\\n]/g, encodeURIComponent);
    };
    sheet.replaceSync(pieceRules(file));
    // A sheet does not tell of an image that is not there.
    const probe = new Image();
    probe.onerror = giveUp;
    probe.src = file('K');
  } catch {
    giveUp();
  }
}
