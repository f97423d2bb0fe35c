import { parseAnnotations, type Annotation } from '../fen/annotations.js';
import type { Square } from '../fen/types.js';
import type { PieceSet } from './pieces.js';
import { coordinatesColor, marks, themes, type ThemeName } from './themes.js';
import { escapeXml, xmlText } from './xml.js';

/** As CSS. */
export interface DiagramColors {
  readonly light: string;
  readonly dark: string;
  /** Names of ranks and files inside the board. */
  readonly coordinates: string;
  readonly highlight: string;
}

export interface DiagramOptions {
  /** Which side is below. Default `white`. */
  readonly orientation?: 'white' | 'black' | undefined;
  /** Where ranks and files are named. Default `inside`, for which boards up to 180 pixels have no room. */
  readonly coordinates?: 'inside' | 'outside' | 'none' | undefined;
  /** A theme, or colours that take the place of some of those of `wood`. Default `wood`. */
  readonly theme?: ThemeName | Partial<DiagramColors> | undefined;
  /** Default `classic`. Or SVG texts by piece, each drawn as a picture; pieces without one are those of `classic`. */
  readonly pieceSet?: 'classic' | 'modern' | Partial<PieceSet> | undefined;
  /** Arrows and circles: `Ge4,Rd4f6`. */
  readonly annotations?: string | undefined;
  /** Squares to highlight: `e2 e4`. */
  readonly highlight?: string | undefined;
  /**
   * Width in pixels, from 64 to 8192. Default 480. As on a page, squares are whole pixels, so that the picture is up
   * to seven pixels narrower.
   */
  readonly size?: number | undefined;
  /** Text below the board, in as many lines as it needs. */
  readonly caption?: string | undefined;
  /** What is read aloud. Default: the caption and the position, in English. `''` hides the picture from those who listen. */
  readonly title?: string | undefined;
  /** Of the caption, and of coordinates outside. Default: the colour of the text around, black in a file. */
  readonly color?: string | undefined;
  /** Behind everything. Default: nothing. */
  readonly background?: string | undefined;
}

/** Options as they count, colours escaped. */
export interface Settled {
  readonly orientation: 'white' | 'black';
  readonly coordinates: 'inside' | 'outside' | 'none';
  readonly colors: DiagramColors;
  /** Whether lines and names stand out more, for low vision. */
  readonly isStrong: boolean;
  readonly annotations: readonly Annotation[];
  readonly highlight: readonly Square[];
  readonly size: number;
  readonly caption: string;
  /** `null` where the position is to be described. */
  readonly title: string | null;
  readonly color: string;
  readonly background: string;
}

/** What is not given, and what is unknown, is the default. */
export function settled(options: DiagramOptions): Settled {
  const { coordinates, theme, size, title } = options;
  return {
    orientation: options.orientation === 'black' ? 'black' : 'white',
    coordinates: coordinates === 'outside' || coordinates === 'none' ? coordinates : 'inside',
    colors: colorsOf(theme),
    isStrong: theme === 'contrast',
    annotations: parseAnnotations(xmlText(options.annotations)),
    highlight: squaresIn(xmlText(options.highlight)),
    size: Number.isFinite(size) ? Math.min(Math.max(size!, 64), 8192) : 480,
    caption: xmlText(options.caption),
    title: typeof title === 'string' ? title : null,
    color: escapeXml(options.color) || 'currentColor',
    background: escapeXml(options.background),
  };
}

function colorsOf(theme: unknown): DiagramColors {
  const own = Object(theme) as Partial<DiagramColors>;
  const isNamed = typeof theme === 'string' && Object.hasOwn(themes, theme);
  const { light, dark } = themes[isNamed ? (theme as ThemeName) : 'wood'];
  return {
    light: escapeXml(own.light) || light,
    dark: escapeXml(own.dark) || dark,
    coordinates: escapeXml(own.coordinates) || coordinatesColor,
    highlight: escapeXml(own.highlight) || marks.last,
  };
}

/** Named in a text however they are parted, each once. */
function squaresIn(text: string): readonly Square[] {
  return [...new Set(text.toLowerCase().match(/[a-h][1-8]/g))] as Square[];
}
