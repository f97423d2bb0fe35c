import { computePosition, offset, shift, size, type Placement } from '@floating-ui/dom';

// Loaded when a popover first opens, and floating-ui with it.
export { autoUpdate } from '@floating-ui/dom';

/** Room between the popover and what it stands beside, and between it and the edge of the window, in pixels. */
const GAP = 6;
const MARGIN = 8;
/** The popover scrolls inside rather than being lower than this. */
const LEAST_HEIGHT = 260;
/** Enough to work with: more room than this is no reason to prefer a place. */
const AMPLE_HEIGHT = 320;
/** What a popover is narrowed to where its own width does not fit. */
const NARROW = '18rem';

/** The most natural side first. */
const PLACEMENTS: readonly Placement[] = [
  'bottom-start',
  'bottom-end',
  'right-start',
  'left-start',
  'top-start',
  'top-end',
];

/** What a place costs: a small sum for each that is less natural, a great one for each that hinders. */
const COST = {
  order: 0.01,
  narrow: 0.07,
  overlap: 0.1,
  apart: 0.3,
  cramped: 1,
  onAnchor: 2,
  onAvoided: 2.5,
};

/** Where a popover stands: on which side of what, and how wide. */
export interface Place {
  readonly beside: Element;
  readonly placement: Placement;
  /** `''` for its own width. */
  readonly width: string;
}

/**
 * Finds the place that covers least of what is to be avoided, leaves most room, and is nearest to the natural one.
 * Where there is no such place beside the anchor, the popover may stand beside what it avoids: on a telephone, below
 * the board.
 */
export async function choosePlace(
  popover: HTMLElement,
  anchor: Element,
  avoided: Element | null,
): Promise<Place> {
  let best: Place = { beside: anchor, placement: PLACEMENTS[0]!, width: '' };
  let least = Infinity;
  for (const beside of avoided ? [anchor, avoided] : [anchor]) {
    for (const width of ['', NARROW]) {
      const wanted = Math.min(naturalHeight(popover, width), AMPLE_HEIGHT);
      for (const [order, placement] of PLACEMENTS.entries()) {
        const place = { beside, placement, width };
        const { x, y } = await measure(popover, place);
        const box = new DOMRect(x, y, popover.offsetWidth, popover.offsetHeight);
        const covered = avoided ? coveredShare(avoided, box) : 0;
        // Away from its anchor only for something.
        if (beside === avoided && covered > 0) continue;
        const cost =
          COST.order * order +
          (width ? COST.narrow : 0) +
          (beside === anchor ? 0 : COST.apart) +
          COST.cramped * Math.max(0, 1 - box.height / wanted) +
          overlapCost(COST.onAnchor, coveredShare(anchor, box)) +
          overlapCost(COST.onAvoided, covered);
        if (cost >= least) continue;
        least = cost;
        best = place;
      }
      // Nothing hinders here, and what comes is less natural.
      if (least < COST.narrow) return best;
    }
  }
  return best;
}

/** Puts the popover in its place, not higher than there is room and never beyond the window. */
export async function putInPlace(popover: HTMLElement, place: Place): Promise<void> {
  const { x, y } = await measure(popover, place);
  popover.style.setProperty('inset', `${Math.round(y)}px auto auto ${Math.round(x)}px`);
  popover.style.setProperty('margin', '0');
}

/** Takes back what the functions here have set. */
export function forgetPlace(popover: HTMLElement): void {
  for (const name of ['inset', 'margin', 'width', 'max-height']) popover.style.removeProperty(name);
}

function naturalHeight(popover: HTMLElement, width: string): number {
  popover.style.setProperty('width', width);
  popover.style.removeProperty('max-height');
  return popover.offsetHeight;
}

/** The point for the popover, whose width and greatest height are set for the place. */
function measure(
  popover: HTMLElement,
  { beside, placement, width }: Place,
): Promise<{ x: number; y: number }> {
  popover.style.setProperty('width', width);
  return computePosition(beside, popover, {
    strategy: 'fixed',
    placement,
    middleware: [
      offset(GAP),
      shift({ padding: MARGIN }),
      size({
        padding: MARGIN,
        apply: ({ availableHeight }) =>
          popover.style.setProperty(
            'max-height',
            `min(${Math.floor(Math.max(availableHeight, LEAST_HEIGHT))}px, 100dvh - ${2 * MARGIN}px)`,
          ),
      }),
      // Where even that is too high or too wide, it lies over what it stands beside rather than beyond the window.
      { ...shift({ padding: MARGIN, mainAxis: false, crossAxis: true }), name: 'keepInView' },
    ],
  });
}

/** Lying over the edge is a flaw already. */
function overlapCost(weight: number, share: number): number {
  return share > 0 ? COST.overlap + weight * share : 0;
}

/** How much of an element lies under `cover`, 0 … 1. */
function coveredShare(element: Element, cover: DOMRect): number {
  const box = element.getBoundingClientRect();
  const width = Math.min(box.right, cover.right) - Math.max(box.left, cover.left);
  const height = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top);
  return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0;
}
