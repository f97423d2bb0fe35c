import type { Piece, Placement } from '../../fen/types.js';
import type { Source } from '../../store/types.js';
import type { PieceLayer } from './piece-layer.js';

const EASING = 'cubic-bezier(0.25, 0.7, 0.35, 1)';

/**
 * Shows another placement: what moved glides from where it was, what is new fades in, what is gone fades out. Returns
 * `false`, and has done nothing, where nothing should move: on what is not seen, on a board that turns, and where the
 * person or the page wants none.
 *
 * Pieces are at their places at once and only painted elsewhere. A movement is what is left of the way; one that begins
 * during another is added to it, so that nothing jumps, waits, or has to be measured.
 */
export function glide(
  layer: PieceLayer,
  placement: Placement,
  flipped: boolean,
  source: Source | null,
  held?: number,
): boolean {
  const { parent, elements, shown } = layer;
  const duration = shown.length && flipped === layer.flipped ? durationOn(parent) : 0;
  if (!duration) {
    finish(parent);
    return false;
  }
  const left = new Map<number, HTMLElement>();
  const came: number[] = [];
  for (let index = 0; index < 64; index++) {
    const piece = placement[index];
    const element = elements[index];
    if (piece === shown[index]) continue;
    if (element) left.set(index, element);
    elements[index] = undefined;
    if (piece) came.push(index);
  }
  const origins = originsOf(shown, [...left.keys()], placement, came);
  // What a tool places or takes away was under the pointer, as what was dragged.
  const isThere = source === 'palette';
  for (const to of came) {
    const from = origins.get(to) ?? -1;
    const element = layer.put(left.get(from), placement[to]!, to, flipped);
    left.delete(from);
    if (from === held) {
      left.get(to)?.remove();
      left.delete(to);
    } else if (from >= 0) {
      slide(element, from, to, flipped, duration);
    } else if (!isThere) {
      animate(element, { opacity: [0, 1] }, { duration });
    }
  }
  for (const [from, element] of left) {
    if (isThere || from === held) element.remove();
    else fadeOut(element, duration);
  }
  return true;
}

/** In milliseconds, 0 for none. */
function durationOn(board: HTMLElement): number {
  const { defaultView, hidden } = board.ownerDocument;
  if (hidden || !defaultView || !board.checkVisibility()) return 0;
  if (defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  // Nothing on the board itself is animated: the browser reads the page's value there, whatever its unit.
  board.style.animationDuration ||= 'var(--fen-animation-duration, 200ms)';
  return parseFloat(defaultView.getComputedStyle(board).animationDuration) * 1000;
}

function slide(
  element: HTMLElement,
  from: number,
  to: number,
  flipped: boolean,
  duration: number,
): void {
  const square = flipped ? -100 : 100;
  const across = ((from & 7) - (to & 7)) * square;
  const down = ((from >> 3) - (to >> 3)) * square;
  // Added only where it must be: what is replaced moves on the compositor, whatever the page is busy with.
  const composite = running.get(element)?.size ? 'add' : 'replace';
  element.style.zIndex = '1';
  animate(
    element,
    { translate: [`${across}% ${down}%`, '0% 0%'] },
    { duration, easing: EASING, composite },
  );
}

/** From whatever is seen of it. */
function fadeOut(element: HTMLElement, duration: number): void {
  element.classList.remove('piece');
  animate(element, [{ opacity: 0 }], { duration, fill: 'forwards' }, () => element.remove());
}

const running = new WeakMap<Element, Set<Animation>>();

function animate(
  element: HTMLElement,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions,
  atEnd?: () => void,
): void {
  const animation = element.animate(keyframes, options);
  const all = running.get(element) ?? new Set();
  running.set(element, all.add(animation));
  const end = (): void => {
    all.delete(animation);
    if (!all.size) element.style.removeProperty('z-index');
    atEnd?.();
  };
  animation.finished.then(end, end);
}

/** Brings what is under way on a board to its end. */
function finish(board: HTMLElement): void {
  for (const element of board.children) {
    for (const animation of running.get(element) ?? []) animation.finish();
  }
}

/** By the squares that pieces came to, the squares they came from: the shortest ways first. */
function originsOf(
  before: Placement,
  left: readonly number[],
  after: Placement,
  came: readonly number[],
): ReadonlyMap<number, number> {
  const ways: { from: number; to: number; length: number }[] = [];
  for (const to of came) {
    for (const from of left) {
      const was = before[from]!;
      const is = after[to]!;
      const length = Math.hypot((from & 7) - (to & 7), (from >> 3) - (to >> 3));
      if (was === is) ways.push({ from, to, length });
      // Longer than any way on the board: a piece is first of all itself.
      else if (promotes(was, from, is, to) || promotes(is, to, was, from)) {
        ways.push({ from, to, length: length + 10 });
      }
    }
  }
  ways.sort((a, b) => a.length - b.length);
  const origins = new Map<number, number>();
  const gone = new Set<number>();
  for (const { from, to } of ways) {
    if (gone.has(from) || origins.has(to)) continue;
    gone.add(from);
    origins.set(to, from);
  }
  return origins;
}

/** Whether a pawn can become a piece by one move. */
function promotes(pawn: Piece, from: number, piece: Piece, to: number): boolean {
  const isWhite = pawn === 'P';
  if (!isWhite && pawn !== 'p') return false;
  return (
    from >> 3 === (isWhite ? 1 : 6) &&
    to >> 3 === (isWhite ? 0 : 7) &&
    Math.abs((from & 7) - (to & 7)) < 2 &&
    (isWhite ? 'QRBN' : 'qrbn').includes(piece)
  );
}
