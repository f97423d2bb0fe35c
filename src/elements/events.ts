import type { Verdict } from '../fen/types.js';
import type { Source } from '../store/types.js';

/** A person changed the position. */
export class FenChangeEvent extends Event {
  constructor(
    /** The FEN after the change. */
    readonly fen: string,
    /** The FEN before it. */
    readonly previousFen: string,
    /** What the person did. */
    readonly source: Source | null,
  ) {
    super('fen-change', { bubbles: true, composed: true });
  }
}

/** A person's change led to another verdict. */
export class FenVerdictChangeEvent extends Event {
  constructor(
    readonly verdict: Verdict | null,
    readonly previousVerdict: Verdict | null,
  ) {
    super('fen-verdict-change', { bubbles: true, composed: true });
  }
}

/** A person drew or removed arrows or circles. */
export class FenAnnotationsChangeEvent extends Event {
  /** All arrows and circles there are now, as `Ge4,Rd4f6`. */
  constructor(readonly annotations: string) {
    super('fen-annotations-change', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fen-change': FenChangeEvent;
    'fen-verdict-change': FenVerdictChangeEvent;
    'fen-annotations-change': FenAnnotationsChangeEvent;
  }
}
