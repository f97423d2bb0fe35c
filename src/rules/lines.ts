import type { Placement } from '../fen/types.js';

/** In the table below: a knight goes from one square to the other. */
const KNIGHT = 64;

/**
 * By `64 * one + other`: the step of the line from one square to the other, `KNIGHT`, or 0 where
 * nothing goes from one to the other.
 */
const steps = /* @__PURE__ */ makeSteps();

function makeSteps(): Int8Array {
  const table = new Int8Array(4096);
  for (let at = 0; at < 4096; at++) {
    const files = (at & 7) - ((at >> 6) & 7);
    const ranks = ((at >> 3) & 7) - (at >> 9);
    const isLine = files === 0 || ranks === 0 || files === ranks || files === -ranks;
    if (isLine) table[at] = Math.sign(ranks) * 8 + Math.sign(files);
    else if (Math.abs(files) + Math.abs(ranks) === 3) table[at] = KNIGHT;
  }
  return table;
}

/** Whether a man on one square may attack the other, or stand on a line to it. */
export function isInTouch(one: number, other: number): boolean {
  return steps[one * 64 + other] !== 0;
}

/** The men that go along a line with this step. */
function sliders(step: number): string {
  return step % 8 === 0 || step === 1 || step === -1 ? 'QRqr' : 'QBqb';
}

/** Whether the man on a square, no king, attacks another: far quicker than to look along all lines. */
export function attacks(placement: Placement, from: number, target: number): boolean {
  const step = steps[from * 64 + target]!;
  const piece = placement[from]!;
  if (step === KNIGHT) return piece === 'N' || piece === 'n';
  if (step === 0) return false;
  if (piece === 'P' || piece === 'p') {
    return (
      from + step === target &&
      (piece === 'P' ? step === -7 || step === -9 : step === 7 || step === 9)
    );
  }
  if (!sliders(step).includes(piece)) return false;
  for (let at = from + step; at !== target; at += step) if (placement[at] !== null) return false;
  return true;
}

/**
 * Whether a colour attacks a square along the line on which a man stands, once that man has gone back
 * to another square.
 */
export function isUncovered(
  placement: Placement,
  target: number,
  gone: number,
  back: number,
  byBlack: boolean,
): boolean {
  const step = steps[target * 64 + gone]!;
  if (step === 0 || step === KNIGHT) return false;
  // As far as the line goes: the step is the same to all its squares.
  for (let at = target + step; (at & ~63) === 0 && steps[target * 64 + at] === step; at += step) {
    if (at === back) return false;
    const piece = placement[at];
    if (!piece || at === gone) continue;
    return piece > 'Z' === byBlack && sliders(step).includes(piece);
  }
  return false;
}
