import type { DiagramOptions } from '../../diagram/index.js';
import { themes } from '../../diagram/themes.js';
import type { Snapshot } from '../../store/types.js';
import type { FenBoard } from '../fen-board/fen-board.js';

/** How the position is seen. */
export interface Look {
  readonly orientation: 'white' | 'black';
  readonly annotations: string;
  /** For a board on another page: attributes that differ from the defaults. */
  readonly attributes: Readonly<Record<string, string>>;
  /** For a picture. */
  readonly diagram: DiagramOptions;
}

const DEFAULTS = { coordinates: 'inside', theme: 'wood', pieceSet: 'classic', highlight: '' };

/** As the board has it; as a board would have it where there is none. */
export function lookOf(board: FenBoard | null, { view }: Snapshot): Look {
  const { coordinates, theme, pieceSet, highlight } = { ...DEFAULTS, ...shown(board) };
  const orientation = board?.orientation ?? view.orientation;
  const { annotations } = view;
  const attributes = { coordinates, theme, 'piece-set': pieceSet, highlight };
  const usual = { ...DEFAULTS, 'piece-set': DEFAULTS.pieceSet } as Record<string, string>;
  return {
    orientation,
    annotations,
    attributes: Object.fromEntries(
      Object.entries(attributes).filter(([name, value]) => value !== usual[name]),
    ),
    diagram: {
      orientation,
      annotations,
      coordinates: coordinates as DiagramOptions['coordinates'],
      theme: colorsOf(board, theme),
      // Pictures of somebody else's files cannot be taken along.
      pieceSet: pieceSet === 'modern' ? 'modern' : 'classic',
      highlight,
      color: '#000',
      background: coordinates === 'outside' ? '#fff' : '',
    },
  };
}

function shown(board: FenBoard | null): Partial<typeof DEFAULTS> {
  if (!board) return {};
  const { coordinates, theme, pieceSet, highlight } = board;
  return { coordinates, theme, pieceSet, highlight };
}

type Colors = Readonly<Record<string, string>>;

/** The theme, or what the page makes of it. */
function colorsOf(board: FenBoard | null, theme: string): DiagramOptions['theme'] {
  const named = theme as keyof typeof themes;
  const known: Colors = themes[named] ?? themes.wood;
  const element = board?.shadowRoot?.querySelector('[part=board]');
  if (!element) return named as DiagramOptions['theme'];
  const style = getComputedStyle(element);
  const own: Colors = Object.fromEntries(
    Object.keys(known)
      .map((name): [string, string] => [
        name,
        style.getPropertyValue(`--_fen-board-${name}`).trim(),
      ])
      .filter(([, color]) => color !== ''),
  );
  const isOwn = Object.entries(own).some(([name, color]) => color !== known[name]);
  return (isOwn ? own : named) as DiagramOptions['theme'];
}
