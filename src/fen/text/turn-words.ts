import type { Color } from '../types.js';

const white =
  'white whites wht weiß weiss weisser weißer blanc blancs blanche blanches blanco blancas bianco bianchi brancas branco wit witte vit hvid hvit valkea valkoinen białe biale bílý bily bijeli beli beyaz белые белых белый хід白 白 白方 白先 أبيض الأبيض';
const black =
  'black blacks blk schwarz schwarzer noir noirs negro negras nero neri pretas preto zwart svart sort musta czarne černý cerny crni siyah черные чёрные черных чёрных черный чёрный 黑 黑方 黑先 أسود الأسود';

const colors = new Map<string, Color>([
  ...white.split(' ').map((word): [string, Color] => [word, 'w']),
  ...black.split(' ').map((word): [string, Color] => [word, 'b']),
]);

/** The side that a word names, in one of many languages. */
export function colorNamed(word: string): Color | null {
  return colors.get(word.toLowerCase()) ?? null;
}

const letter = '[\\p{L}]+';
const behindName =
  '(?:to (?:move|play|mate|win|draw)|moves|plays|starts|mates|on (?:the )?move|am zug|zieht|beginnt|ist dran|aan zet|zet|jouent|joue|juegan|juega|muovono|muove|jogam|i draget|ved tur|siirtää|siirtovuorossa|na ruchu|na tahu|na potezu|начинают|ходят)';
const beforeName =
  '(?:(?:side|player|color|colour) to (?:move|play)|to move|to play|turn|active color|active colour|trait aux|trait|juegan|mueven|tocca al|muove il|zug|am zug|ход|на ходу)';

const phrases = [
  new RegExp(`(?<!\\p{L})(${letter})(?:['’]s)?[ -]${behindName}(?!\\p{L})`, 'giu'),
  new RegExp(`(?<!\\p{L})(${letter})['’]s (?:turn|move)(?!\\p{L})`, 'giu'),
  new RegExp(`(?<!\\p{L})${beforeName}[^\\p{L}\\p{N}]{1,3}(?:is )?(${letter})(?!\\p{L})`, 'giu'),
];

/** Where a text says whose turn it is, as “Black to move”. `null` where it does not, or says both. */
export function turnSaid(text: string): { color: Color; start: number; end: number } | null {
  // Nothing but signs and single letters.
  if (!/\p{L}{3}/u.test(text)) return null;
  let said: { color: Color; start: number; end: number } | null = null;
  for (const phrase of phrases) {
    for (const { 0: whole, 1: name, index } of text.matchAll(phrase)) {
      const single = name === 'w' || name === 'b' ? name : null;
      const color = colorNamed(name!) ?? single;
      if (!color) continue;
      if (said && said.color !== color) return null;
      said ??= { color, start: index, end: index + whole.length };
    }
  }
  return said;
}
