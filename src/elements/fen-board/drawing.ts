import {
  formatAnnotations,
  parseAnnotations,
  type Annotation,
  type AnnotationColor,
} from '../../fen/annotations.js';
import type { Square } from '../../fen/types.js';
import type { Source } from '../../store/types.js';
import { withoutAnnotations } from '../../store/without-annotations.js';
import { annotationWords } from './annotation-words.js';
import type { BoardEditing } from './editing.js';

/** Fingers have no keys to choose a colour by: what is drawn again has the next, and is gone after the last. */
const ORDER: readonly AnnotationColor[] = ['G', 'R', 'Y', 'B'];

/** More than this are counted rather than named. */
const NAMED = 4;

/** One arrow or circle that a person draws: it is seen at once, and is there when it ends. */
export class Drawing {
  /** Where it starts; `null` while nothing is drawn. */
  from: Square | null = null;
  /** All annotations as they would be then; `null` while nothing is drawn. */
  preview: string | null = null;
  readonly #editing: BoardEditing;
  #to: Square | null = null;
  #color: AnnotationColor = 'G';

  constructor(editing: BoardEditing) {
    this.#editing = editing;
  }

  get words(): ReturnType<typeof annotationWords> {
    return annotationWords(this.#editing.host.language());
  }

  begin(from: Square, color: AnnotationColor): void {
    this.from = from;
    this.#color = color;
    this.aim(from);
  }

  /** Where it would end now: at its start it is a circle, beside the board nothing. */
  aim(to: Square | null): void {
    if (!this.from || to === this.#to) return;
    this.#to = to;
    const drawn = this.#drawn();
    this.#show(drawn && formatAnnotations(toggled(this.#all(), drawn)));
  }

  /** Draws it; in the colour it has already it is taken away instead. */
  end(source: Source, color = this.#color): void {
    this.#color = color;
    const drawn = this.#drawn();
    const all = this.#all();
    this.cancel();
    if (!drawn) return;
    const next = toggled(all, drawn);
    this.#write(next, source);
    const { words } = this;
    this.#editing.say(next.includes(drawn) ? words.drawn(drawn) : words.removed([drawn], 1));
  }

  /** As `end`, in the colour after the one it has. */
  endInTurn(source: Source): void {
    const drawn = this.#drawn();
    const before = drawn && this.#all().find((each) => isSame(each, drawn))?.color;
    this.end(source, before ? (ORDER[ORDER.indexOf(before) + 1] ?? before) : ORDER[0]);
  }

  /** Lets go of it; whether there was something. */
  cancel(): boolean {
    if (!this.from) return false;
    this.from = this.#to = null;
    this.#show(null);
    return true;
  }

  /** Takes away all there are. */
  clear(source: Source): void {
    const all = this.#all();
    const { host } = this.#editing;
    this.cancel();
    if (all.length > 0) host.act(withoutAnnotations(host.snapshot()), source);
    this.#editing.say(this.words.removed(all.length > NAMED ? [] : all, all.length));
  }

  #show(preview: string | null): void {
    this.preview = preview;
    this.#editing.host.element.requestUpdate();
  }

  #drawn(): Annotation | null {
    const { from } = this;
    const to = this.#to;
    return from && to && { color: this.#color, from, to: to === from ? null : to };
  }

  #all(): readonly Annotation[] {
    return parseAnnotations(this.#editing.host.snapshot().view.annotations);
  }

  #write(all: readonly Annotation[], source: Source): void {
    const annotations = formatAnnotations(all);
    this.#editing.host.act({ type: 'set-view', view: { annotations } }, source);
  }
}

function isSame(a: Annotation, b: Annotation): boolean {
  return a.from === b.from && a.to === b.to;
}

/** All with one more in place of what is on the same squares; without it where it is there in the same colour. */
function toggled(all: readonly Annotation[], drawn: Annotation): readonly Annotation[] {
  const before = all.find((each) => isSame(each, drawn));
  const others = all.filter((each) => each !== before);
  return before?.color === drawn.color ? others : [...others, drawn];
}

/** The colour that a press draws in, as players know it: Shift or Ctrl for red, Alt or Meta for blue, both for yellow. */
export function colorFor(event: PointerEvent): AnnotationColor {
  // The main button with Ctrl is a secondary button.
  const first = event.shiftKey || (event.ctrlKey && event.button !== 0);
  const second = event.altKey || event.metaKey || event.getModifierState('AltGraph');
  if (first) return second ? 'Y' : 'R';
  return second ? 'B' : 'G';
}
