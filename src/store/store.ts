import { parseFen } from '../fen/parse.js';
import { isSquare } from '../fen/squares.js';
import type { Edit, Reading, Variant } from '../fen/types.js';
import { currentSkills, type Judgement, type TextCommand } from './skills.js';
import type {
  Command,
  PositionStore,
  Snapshot,
  Source,
  StoreOptions,
  Tool,
  View,
} from './types.js';

/** A store is known by this key, so that two copies of the library on one page can work together. */
export const STORE_KEY = Symbol.for('fen-elements.store');
export const STORE_PROTOCOL = 1;

export const INITIAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Longer histories forget their oldest step. */
const HISTORY_LIMIT = 1000;

/** What undo goes back to. */
interface Step {
  readonly text: string;
  readonly pasted: readonly Edit[];
  readonly variant: Variant;
  readonly lastMove: View['lastMove'];
  /** Only where the step brought others. */
  readonly annotations?: string | undefined;
}

const NONE: readonly Edit[] = Object.freeze([]);

const DEFAULT_OPTIONS: Required<StoreOptions> = Object.freeze({
  variant: 'standard',
  castlingNotation: 'x-fen',
  enPassantNotation: 'as-given',
  require: 'legal',
});

const DEFAULT_VIEW: View = Object.freeze({
  orientation: 'white',
  marks: Object.freeze([]),
  annotations: '',
  lastMove: null,
});

/** Whether `value` has the shape of a position store of this protocol, from whichever copy of the library. */
export function isPositionStore(value: unknown): value is PositionStore {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as Record<symbol, unknown>)[STORE_KEY] === STORE_PROTOCOL
  );
}

export interface StoreInit extends StoreOptions {
  /** The text to start with; without it the initial array. Anything is taken. */
  readonly fen?: string;
  /** Arrows and circles to start with. */
  readonly annotations?: string;
}

/** `given` over `base`, where what is not given counts for nothing; `base` itself where nothing differs. */
function merged<T extends object>(base: T, given: Partial<T> | undefined): T {
  let result: T | null = null;
  if (!given) return base;
  for (const key of Object.keys(base) as (keyof T)[]) {
    const value = given[key];
    if (value !== undefined && value !== base[key]) (result ??= { ...base })[key] = value;
  }
  return result ? Object.freeze(result) : base;
}

/** A store without the skills to judge and edit: see `skills.ts`. */
export function createStore({
  fen = INITIAL_FEN,
  annotations,
  ...given
}: StoreInit = {}): PositionStore {
  let options: Required<StoreOptions> = merged(DEFAULT_OPTIONS, given);
  let text = String(fen);
  let reading: Reading = parseFen(text, options);
  let view = merged(DEFAULT_VIEW, { annotations });
  let tool: Tool = 'hand';
  /** What was changed to get at the text that was pasted. */
  let pasted: readonly Edit[] = NONE;
  let past: Step[] = [];
  let future: Step[] = [];
  let step: string | undefined;
  let source: Source | null = null;
  let revision = 0;
  let snapshot: Snapshot | null = null;
  let judged: { taken: Reading; get: () => Judgement | null } | null = null;
  const subscribers = new Set<(snapshot: Snapshot) => void>();

  /** The judgement of a reading under the options of now: made when first asked for, and not again for a new view. */
  function judgementOf(taken: Reading): () => Judgement | null {
    if (judged?.taken === taken) return judged.get;
    const takenOptions = options;
    let judgement: Judgement | null = null;
    const get = (): Judgement | null =>
      (judgement ??= currentSkills(changed)?.judge(taken, takenOptions) ?? null);
    judged = { taken, get };
    return get;
  }

  function takeSnapshot(): Snapshot {
    const judged = judgementOf(reading);
    const { diagnostics } = reading;
    return Object.freeze({
      fen: reading.fen,
      position: reading.position,
      text,
      fields: reading.fields,
      operations: reading.operations,
      edits: reading.edits,
      pasted,
      get diagnostics() {
        return judged()?.diagnostics ?? diagnostics;
      },
      get verdict() {
        return judged()?.verdict ?? null;
      },
      variant: options.variant,
      options,
      tool,
      view,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      revision,
      source,
    });
  }

  function changed(): void {
    revision++;
    snapshot = null;
    const now = getSnapshot();
    for (const run of [...subscribers]) {
      // A subscriber may itself change the store; the others have heard of that change then.
      if (snapshot !== now) return;
      if (subscribers.has(run)) call(run, now);
    }
  }

  const now = (withAnnotations = false): Step => ({
    text,
    pasted,
    variant: options.variant,
    lastMove: view.lastMove,
    annotations: withAnnotations ? view.annotations : undefined,
  });

  function read(step: Step): void {
    text = step.text;
    pasted = step.pasted;
    options = merged(options, { variant: step.variant });
    // The last move belongs to the position it led to.
    view = merged(view, { lastMove: step.lastMove, annotations: step.annotations });
    reading = parseFen(text, options);
  }

  /** The text after some commands; `null` while the code for that loads, which then does them. */
  function edited(commands: readonly TextCommand[], command: Command): string | null {
    const skills = currentSkills(() => edit(commands, command));
    return (
      skills && commands.reduce((before, each) => skills.editText(before, each, options), text)
    );
  }

  function edit(commands: readonly TextCommand[], command: Command): void {
    const next = command.type === 'set-text' ? command.text : edited(commands, command);
    if (typeof next !== 'string') return;
    const {
      edits: changes = NONE,
      variant = options.variant,
      annotations = view.annotations,
    } = command as Partial<Step> & { edits?: readonly Edit[] };
    if ((variant !== 'standard' && variant !== 'chess960') || typeof annotations !== 'string')
      return;
    const accepted = command.type === 'set-text' && changes !== pasted;
    const annotated = annotations !== view.annotations;
    if (next === text && variant === options.variant && !accepted && !annotated) return;
    if (command.step === undefined || command.step !== step) {
      past.push(now(annotated));
      if (past.length > HISTORY_LIMIT) past.shift();
    }
    step = command.step;
    future = [];
    source = command.source ?? null;
    const before = next === text ? view.lastMove : null;
    const lastMove =
      command.type === 'play' ? ([command.move.from, command.move.to] as const) : before;
    read({ text: next, pasted: changes, variant, lastMove, annotations });
    changed();
  }

  function travel(from: Step[], to: Step[], by: Source | null): void {
    const next = from.pop();
    if (next === undefined) return;
    to.push(now(next.annotations !== undefined));
    step = undefined;
    source = by;
    read(next);
    changed();
  }

  function getSnapshot(): Snapshot {
    return (snapshot ??= takeSnapshot());
  }

  function dispatch(command: Command): void {
    switch (command?.type) {
      case 'move':
      case 'put':
      case 'remove':
      case 'set-field':
      case 'set-text':
      case 'transform':
      case 'play':
        return edit([command], command);
      case 'apply-fix':
        return edit(command.fix?.commands ?? [], command);
      case 'load':
        if (typeof command.text !== 'string') return;
        if (command.text === text && past.length === 0 && future.length === 0) return;
        past = [];
        future = [];
        step = undefined;
        source = command.source ?? null;
        read({ ...now(), text: command.text, pasted: NONE, lastMove: null });
        return changed();
      case 'set-options': {
        const next = merged(options, command.options);
        if (next === options) return;
        options = next;
        read(now());
        return changed();
      }
      case 'set-tool':
        if (command.tool === tool || !isTool(command.tool)) return;
        tool = command.tool;
        return changed();
      case 'set-view': {
        const next = merged(view, command.view);
        if (next === view || !isView(next)) return;
        view = next;
        return changed();
      }
      default:
        console.warn('fen-elements: unknown command', command);
    }
  }

  const store: PositionStore = {
    getSnapshot,
    subscribe(run) {
      // Each call has an entry of its own, so that one function subscribed twice is called twice.
      const entry = (now: Snapshot): void => run(now);
      subscribers.add(entry);
      call(entry, getSnapshot());
      return () => subscribers.delete(entry);
    },
    dispatch,
    undo: (by) => travel(past, future, by ?? null),
    redo: (by) => travel(future, past, by ?? null),
  };
  Object.defineProperty(store, STORE_KEY, { value: STORE_PROTOCOL });
  return store;
}

/** One subscriber's mistake is reported, and stays its own. */
function call(run: (snapshot: Snapshot) => void, snapshot: Snapshot): void {
  try {
    run(snapshot);
  } catch (error) {
    if (typeof reportError === 'function') reportError(error);
    else console.error(error);
  }
}

function isTool(tool: unknown): tool is Tool {
  return tool === 'hand' || tool === 'eraser' || /^[PNBRQK]$/i.test(String(tool));
}

function isView({ orientation, marks, annotations, lastMove }: View): boolean {
  return (
    (orientation === 'white' || orientation === 'black') &&
    Array.isArray(marks) &&
    marks.every(isSquare) &&
    typeof annotations === 'string' &&
    (lastMove === null || (Array.isArray(lastMove) && lastMove.every(isSquare)))
  );
}
