export type ThemeName = 'wood' | 'green' | 'blue' | 'contrast';

/** The squares of each theme, as CSS colours; those of `contrast` differ by 3 to 1, for low vision. */
export const themes: Readonly<
  Record<ThemeName, { readonly light: string; readonly dark: string }>
> = {
  wood: { light: '#f0dfc3', dark: '#b58b67' },
  green: { light: '#edf0d8', dark: '#7a9a5c' },
  blue: { light: '#e4ebf1', dark: '#7d9db8' },
  contrast: { light: '#fff', dark: '#919191' },
};

/** Names of ranks and files inside the board: 4.5 to 1 on the squares of every theme. */
export const coordinatesColor = '#20160c';

/** What is marked on the squares; its edges stand out by 3 to 1 from those of every theme. */
export const marks = {
  /** Squares that a finding points at. */
  mark: '#0b3d7a',
  /** The chosen piece's square, and the one under a dragged piece. */
  over: '#124d2a',
  /** The squares of the last move, and highlighted ones; mixed with at least 64 % of black for their edge. */
  last: '#d9b816',
  /** The dots on the squares a piece can go to. */
  goal: '#1c4226e6',
} as const;
