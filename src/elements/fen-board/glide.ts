import type { Piece, Placement } from '../../fen/types.js';
import type { Source } from '../../store/types.js';
import type { PieceLayer } from './piece-layer.js';

const EASING = 'cubic-bezier(0.25, 0.7, 0.35, 1)';

/** A change that the elements have made already and that is to be seen as a movement. */
interface Change {
  readonly layer: PieceLayer;
  readonly flipped: boolean;
  /** What moved, with the index of the square it comes from and of the one it is on. */
  readonly moved: [element: HTMLElement, from: number, to: number][];
  readonly came: HTMLElement[];
  /** Still in the board. */
  readonly gone: HTMLElement[];
}

let changes: Change[] = [];

/**
 * Shows another placement: what moved glides from where it was, what is new fades in, what is gone fades out. Returns
 * `false`, and has done nothing, where there was none before and where the board turns.
 *
 * Pieces are at their places at once and only painted elsewhere. A movement that begins during another adds what is left
 * of its way, so that nothing jumps, waits, or has to be measured. To add the animations themselves would do the same,
 * but WebKit's memory doubles with each.
 */
export function glide(
  layer: PieceLayer,
  placement: Placement,
  flipped: boolean,
  source: Source | null,
  held?: number,
): boolean {
  const { parent, elements, shown } = layer;
  if (!shown.length || flipped !== layer.flipped) {
    finish(parent);
    return false;
  }
  const left = new Map<number, HTMLElement>();
  const goals: number[] = [];
  for (let index = 0; index < 64; index++) {
    const piece = placement[index];
    const element = elements[index];
    if (piece === shown[index]) continue;
    if (element) left.set(index, element);
    elements[index] = undefined;
    if (piece) goals.push(index);
  }
  const origins = originsOf(shown, [...left.keys()], placement, goals);
  const change: Change = { layer, flipped, moved: [], came: [], gone: [] };
  // What a tool places or takes away was under the pointer, as what was dragged.
  const isThere = source === 'palette';
  for (const to of goals) {
    const from = origins.get(to) ?? -1;
    const element = layer.put(left.get(from), placement[to]!, to, flipped);
    left.delete(from);
    if (from === held) {
      left.get(to)?.remove();
      left.delete(to);
    } else if (from >= 0) {
      change.moved.push([element, from, to]);
    } else if (!isThere) {
      change.came.push(element);
    }
  }
  for (const [from, element] of left) {
    if (isThere || from === held) element.remove();
    else {
      element.classList.remove('piece');
      change.gone.push(element);
    }
  }
  // Of many boards that change together, all are changed before the first is asked for its style.
  if (!changes.length) queueMicrotask(showChanges);
  changes.push(change);
  return true;
}

function showChanges(): void {
  const shown = changes;
  changes = [];
  for (const { layer } of shown) {
    // Nothing on the board itself is animated: the browser reads the page's value there, whatever its unit.
    layer.parent.style.animationDuration ||= 'var(--fen-animation-duration, 200ms)';
  }
  const durations = shown.map(({ layer, flipped }) =>
    layer.flipped === flipped ? durationOn(layer.parent) : 0,
  );
  shown.forEach(({ layer, flipped, moved, came, gone }, index) => {
    const duration = durations[index]!;
    if (!duration) finish(layer.parent);
    for (const element of gone) fadeOut(element, duration);
    if (!duration) return;
    for (const [element, from, to] of moved) slide(element, from, to, flipped, duration);
    for (const element of came) animate(element, { opacity: [0, 1] }, { duration });
  });
}

/** In milliseconds; 0 for none: on what is not seen, and where the person or the page wants none. */
function durationOn(board: HTMLElement): number {
  const { defaultView, hidden } = board.ownerDocument;
  // Safari before 17.4 cannot tell what is seen.
  if (hidden || !defaultView || board.checkVisibility?.() === false) return 0;
  if (defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return parseFloat(defaultView.getComputedStyle(board).animationDuration) * 1000;
}

/** The last movement of a piece, and how far from its square it began, in squares as they are seen. */
interface Slide {
  readonly animation: Animation;
  readonly across: number;
  readonly down: number;
}

const slides = new WeakMap<HTMLElement, Slide>();

function slide(
  element: HTMLElement,
  from: number,
  to: number,
  flipped: boolean,
  duration: number,
): void {
  const direction = flipped ? -1 : 1;
  let across = ((from & 7) - (to & 7)) * direction;
  let down = ((from >> 3) - (to >> 3)) * direction;
  const last = slides.get(element);
  if (last) {
    const left = 1 - (last.animation.effect!.getComputedTiming().progress ?? 1);
    across += last.across * left;
    down += last.down * left;
    last.animation.cancel();
  }
  element.style.zIndex = '1';
  const animation = animate(
    element,
    { translate: [`${across * 100}% ${down * 100}%`, '0% 0%'] },
    // Of the whole rather than of a keyframe, so that its progress tells where it is.
    { duration, easing: EASING },
  );
  slides.set(element, { animation, across, down });
}

/** From whatever is seen of it. */
function fadeOut(element: HTMLElement, duration: number): void {
  const remove = (): void => element.remove();
  if (duration) animate(element, [{ opacity: 0 }], { duration, fill: 'forwards' }, remove);
  else remove();
}

const running = new WeakMap<Element, Set<Animation>>();

function animate(
  element: HTMLElement,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions,
  atEnd?: () => void,
): Animation {
  const animation = element.animate(keyframes, options);
  const all = running.get(element) ?? new Set();
  running.set(element, all.add(animation));
  const end = (): void => {
    all.delete(animation);
    if (!all.size) element.style.removeProperty('z-index');
    atEnd?.();
  };
  animation.finished.then(end, end);
  return animation;
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
  // Lengths are squared.
  const ways: { from: number; to: number; length: number }[] = [];
  for (const to of came) {
    for (const from of left) {
      const was = before[from]!;
      const is = after[to]!;
      const length = ((from & 7) - (to & 7)) ** 2 + ((from >> 3) - (to >> 3)) ** 2;
      if (was === is) ways.push({ from, to, length });
      // Longer than any way on the board: a piece is first of all itself.
      else if (promotes(was, from, is, to) || promotes(is, to, was, from)) {
        ways.push({ from, to, length: length + 100 });
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
