import type { Variant } from '../types.js';

/** What a link says beside the position. */
export interface LinkSays {
  readonly orientation: 'white' | 'black' | null;
  readonly variant: Variant | undefined;
}

const address = /^(?:[a-z][a-z\d+.-]*:)?\/\/|^www\.|^[\w-]+(?:\.[\w-]+)+[/?#]/i;

/** Whether what stands before a placement, without a blank, makes it part of a link. */
export function isLink(before: string): boolean {
  return address.test(before);
}

const color =
  /[?&#;](?:color|colour|orientation|side|pov|view|perspective|bottom|as|player)=(w|b|white|black)\b/i;
const path = /\/(white|black)\/?(?=$|[?#\s])/i;
const flipped =
  /[?&#;](?:flip|flipped|flipboard|reverse|reversed|inverted|rotated)=(?:true|1|yes|on)\b/i;
const shuffled = /chess[_-]?960|fischer[_-]?random|freestyle|[?&]is960=(?:true|1)\b/i;

/** Orientation and variant as a link has them in its path, query or hash. */
export function linkSays(link: string): LinkSays {
  const named = (color.exec(link) ?? path.exec(link))?.[1]?.toLowerCase();
  const orientation = named ? (named[0] === 'b' ? 'black' : 'white') : null;
  return {
    orientation: orientation ?? (flipped.test(link) ? 'black' : null),
    variant: shuffled.test(link) ? 'chess960' : undefined,
  };
}
