import { escapeXml } from '../../diagram/xml.js';
import { formatEpd } from '../../fen/epd.js';
import { formatPgnTags } from '../../fen/pgn-tags.js';
import type { Snapshot } from '../../store/types.js';
import type { Look } from './look.js';
import { hashOf } from '../page-link.js';

/** The lines that show the position on a page anywhere: the library, and a diagram. */
function embedOf(
  { fen, variant }: Snapshot,
  { orientation, annotations, attributes }: Look,
): string {
  const all = {
    fen,
    ...(variant === 'chess960' ? { variant } : {}),
    ...(orientation === 'black' ? { orientation } : {}),
    ...(annotations ? { annotations } : {}),
    ...attributes,
  };
  const words = Object.entries(all).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return [
    '<script type="module" src="https://unpkg.com/fen-elements"></script>',
    `<fen-board readonly ${words.join(' ')}></fen-board>`,
  ].join('\n');
}

export type TextKind = 'fen' | 'epd' | 'pgn' | 'link' | 'embed';

/** The position as a text to take elsewhere; `page` is the address that a link leads to. */
export function textOf(kind: TextKind, snapshot: Snapshot, look: Look, page: string): string {
  const { fen, position, operations, options } = snapshot;
  switch (kind) {
    case 'fen':
      return fen;
    case 'epd':
      return formatEpd({ position, operations }, options);
    case 'pgn':
      return formatPgnTags(position, { ...options, annotations: look.annotations });
    case 'link':
      return `${page.replace(/#.*/s, '')}#${hashOf(snapshot, look)}`;
    case 'embed':
      return embedOf(snapshot, look);
  }
}
