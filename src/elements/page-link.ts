import type { PositionStore, Snapshot, View } from '../store/types.js';

/** A position in the hash of an address: spaces are underscores there, as in links that people know. */
export function hashOf(
  { fen, variant }: Pick<Snapshot, 'fen' | 'variant'>,
  { orientation, annotations }: Pick<View, 'orientation' | 'annotations'>,
): string {
  const words = [`fen=${encodeURIComponent(fen.replace(/ /g, '_')).replace(/%2F/g, '/')}`];
  if (variant === 'chess960') words.push('variant=chess960');
  if (orientation === 'black') words.push('flip');
  if (annotations) words.push(`annotations=${annotations}`);
  return words.join('&');
}

/** Shows the position that the hash of the page's address holds, now and whenever it changes, until `signal` ends it. */
export function followHash(page: Window, store: () => PositionStore, signal: AbortSignal): void {
  if (signal.aborted) return;
  const read = (): void => {
    const words = new URLSearchParams(page.location.hash.slice(1));
    const fen = words.get('fen');
    if (fen === null) return;
    const text = fen.replace(/_/g, ' ');
    const now = store().getSnapshot();
    if (text === now.fen && hashOf(now, now.view) === page.location.hash.slice(1)) return;
    const variant = words.get('variant') === 'chess960' ? 'chess960' : 'standard';
    store().dispatch({ type: 'set-options', options: { variant } });
    store().dispatch({ type: 'load', text });
    store().dispatch({
      type: 'set-view',
      view: {
        orientation: words.has('flip') ? 'black' : 'white',
        annotations: words.get('annotations') ?? '',
      },
    });
  };
  read();
  page.addEventListener('hashchange', read, { signal });
}
