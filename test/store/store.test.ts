import { expect } from '@open-wc/testing';
import { createPositionStore, INITIAL_FEN, isPositionStore } from '../../src/store/index.js';
import type { Command, Snapshot } from '../../src/store/index.js';

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';

describe('createPositionStore', () => {
  it('starts with the initial array', () => {
    const snapshot = createPositionStore().getSnapshot();
    expect(snapshot.fen).to.equal(INITIAL_FEN);
    expect(snapshot.verdict).to.equal('valid');
    expect(snapshot.canUndo).to.equal(false);
    expect(snapshot.canRedo).to.equal(false);
    expect(snapshot.revision).to.equal(0);
    expect(snapshot.source).to.equal(null);
  });

  it('gives the same frozen snapshot until something changes', () => {
    const store = createPositionStore();
    const first = store.getSnapshot();
    expect(store.getSnapshot()).to.equal(first);
    expect(Object.isFrozen(first)).to.equal(true);
    store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    expect(store.getSnapshot()).not.to.equal(first);
    expect(first.fen).to.equal(INITIAL_FEN);
    expect(store.getSnapshot().fen).to.equal(AFTER_E4);
  });

  it('keeps any text as it was given', () => {
    for (const text of [
      '',
      ' ',
      'x',
      'rnbq/8 w',
      '\u{1f600}',
      'a\r\nb',
      '8/8/8/8/8/8/8/8 w - - 0 1 extra',
    ]) {
      const { text: kept } = createPositionStore({ fen: text }).getSnapshot();
      expect(kept).to.equal(text);
    }
  });

  it('is known by its shape', () => {
    expect(isPositionStore(createPositionStore())).to.equal(true);
    for (const other of [null, undefined, 1, 'x', {}, { getSnapshot() {} }]) {
      expect(isPositionStore(other)).to.equal(false);
    }
  });
});

describe('subscribe', () => {
  it('calls at once, then at every change, until left', () => {
    const store = createPositionStore();
    const seen: string[] = [];
    const leave = store.subscribe(({ fen }) => seen.push(fen));
    expect(seen).to.deep.equal([INITIAL_FEN]);
    store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    expect(seen).to.deep.equal([INITIAL_FEN, AFTER_E4]);
    leave();
    store.undo();
    expect(seen).to.have.length(2);
  });

  it('is bound, so that React can take it as it is', () => {
    const { subscribe, getSnapshot, dispatch, undo, redo } = createPositionStore();
    let calls = 0;
    const leave = subscribe(() => calls++);
    dispatch({ type: 'put', square: 'e4', piece: 'Q' });
    undo();
    redo();
    expect(calls).to.equal(4);
    expect(getSnapshot().canUndo).to.equal(true);
    leave();
  });

  it('does not call where nothing changed', () => {
    const store = createPositionStore();
    let calls = 0;
    store.subscribe(() => calls++);
    const nothing: Command[] = [
      { type: 'set-text', text: INITIAL_FEN },
      { type: 'put', square: 'e1', piece: 'K' },
      { type: 'remove', square: 'e4' },
      { type: 'set-field', field: 'activeColor', value: 'w' },
      { type: 'set-tool', tool: 'hand' },
      { type: 'set-view', view: {} },
      { type: 'set-view', view: { orientation: 'white' } },
      { type: 'set-options', options: { variant: 'standard' } },
      { type: 'load', text: INITIAL_FEN },
    ];
    for (const command of nothing) store.dispatch(command);
    store.undo();
    store.redo();
    expect(calls).to.equal(1);
    expect(store.getSnapshot().canUndo).to.equal(false);
  });

  it('lets a subscriber change the store; everybody ends with the last state', () => {
    const store = createPositionStore();
    const seen: string[][] = [[], []];
    store.subscribe(({ fen }) => {
      seen[0]!.push(fen);
      if (fen === AFTER_E4) store.undo();
    });
    store.subscribe(({ fen }) => seen[1]!.push(fen));
    store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    expect(seen[0]!.at(-1)).to.equal(INITIAL_FEN);
    expect(seen[1]!.at(-1)).to.equal(INITIAL_FEN);
  });
});

describe('history', () => {
  function run(commands: Command[]): { snapshots: Snapshot[]; undos: number } {
    const store = createPositionStore();
    const snapshots = [store.getSnapshot()];
    for (const command of commands) {
      store.dispatch(command);
      snapshots.push(store.getSnapshot());
    }
    let undos = 0;
    while (store.getSnapshot().canUndo) {
      store.undo();
      undos++;
    }
    expect(store.getSnapshot().text).to.equal(INITIAL_FEN);
    return { snapshots, undos };
  }

  const facts: [name: string, commands: Command[], undos: number][] = [
    [
      'each command is a step',
      [
        { type: 'move', from: 'e2', to: 'e4' },
        { type: 'set-field', field: 'activeColor', value: 'b' },
        { type: 'set-field', field: 'enPassant', value: 'e3' },
      ],
      3,
    ],
    [
      'commands with one step are undone together',
      [
        { type: 'set-text', text: 'a', step: 'typing' },
        { type: 'set-text', text: 'ab', step: 'typing' },
        { type: 'set-text', text: 'abc', step: 'typing' },
      ],
      1,
    ],
    [
      'another step in between parts them',
      [
        { type: 'set-text', text: 'a', step: 'typing' },
        { type: 'put', square: 'e4', piece: 'Q' },
        { type: 'set-text', text: 'ab', step: 'typing' },
      ],
      3,
    ],
    [
      'a fix of several commands is one step',
      [
        {
          type: 'apply-fix',
          fix: {
            code: 'x',
            data: {},
            commands: [
              { type: 'remove', square: 'a1' },
              { type: 'set-field', field: 'castling', value: 'Kkq' },
            ],
          },
        },
      ],
      1,
    ],
    [
      'the view and the tool are no steps',
      [
        { type: 'set-view', view: { orientation: 'black', marks: ['e4'] } },
        { type: 'set-tool', tool: 'q' },
      ],
      0,
    ],
  ];
  for (const [name, commands, undos] of facts) {
    it(name, () => expect(run(commands).undos).to.equal(undos));
  }

  it('sets e.p. after 1.e4 as the standard writes it', () => {
    const { snapshots } = run(facts[0]![1]);
    expect(snapshots.at(-1)!.fen).to.equal(
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
    );
  });

  it('redoes what was undone, until something new is done', () => {
    const store = createPositionStore();
    store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    store.undo();
    expect(store.getSnapshot().canRedo).to.equal(true);
    store.redo();
    expect(store.getSnapshot().fen).to.equal(AFTER_E4);
    store.undo();
    store.dispatch({ type: 'remove', square: 'a1' });
    expect(store.getSnapshot().canRedo).to.equal(false);
  });

  it('starts anew when a text is loaded', () => {
    const store = createPositionStore();
    store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    store.dispatch({ type: 'load', text: '8/8/8/8/8/8/8/8' });
    expect(store.getSnapshot().canUndo).to.equal(false);
    expect(store.getSnapshot().text).to.equal('8/8/8/8/8/8/8/8');
  });
});

describe('a pasted text', () => {
  const edits = [{ code: 'x', from: 'a', to: 'b', range: [0, 1] }] as const;

  it('keeps what was changed to get at it, until the text changes; undo takes it back whole', () => {
    const store = createPositionStore();
    store.dispatch({ type: 'set-text', text: AFTER_E4, edits });
    expect(store.getSnapshot().pasted).to.equal(edits);
    store.dispatch({ type: 'remove', square: 'a1' });
    expect(store.getSnapshot().pasted).to.deep.equal([]);
    store.undo();
    expect(store.getSnapshot().pasted).to.equal(edits);
    store.undo();
    expect(store.getSnapshot().pasted).to.deep.equal([]);
    expect(store.getSnapshot().fen).to.equal(INITIAL_FEN);
  });

  it('is accepted by setting it again, as a step', () => {
    const store = createPositionStore();
    store.dispatch({ type: 'set-text', text: AFTER_E4, edits });
    store.dispatch({ type: 'set-text', text: AFTER_E4 });
    expect(store.getSnapshot().pasted).to.deep.equal([]);
    store.undo();
    expect(store.getSnapshot().pasted).to.equal(edits);
  });
});

describe('dispatch', () => {
  it('replaces the placement only while another field is unreadable', () => {
    const store = createPositionStore({
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KXkq - 0 1',
    });
    store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    expect(store.getSnapshot().text).to.equal(
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KXkq - 0 1',
    );
  });

  it('keeps what is behind the fields', () => {
    const store = createPositionStore({ fen: `${INITIAL_FEN} White to play` });
    store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    expect(store.getSnapshot().text).to.equal(`${AFTER_E4} White to play`);
  });

  it('takes annotations with a pasted text as one step, and leaves them alone elsewhere', () => {
    const store = createPositionStore();
    const annotations = (): string => store.getSnapshot().view.annotations;
    store.dispatch({ type: 'set-view', view: { annotations: 'Ga1' } });
    expect(store.getSnapshot().canUndo).to.equal(false);
    store.dispatch({ type: 'set-text', text: AFTER_E4, annotations: 'Re4' });
    expect(annotations()).to.equal('Re4');
    store.dispatch({ type: 'move', from: 'e7', to: 'e5' });
    store.dispatch({ type: 'set-view', view: { annotations: 'Re4,Be5' } });
    store.undo();
    expect(annotations()).to.equal('Re4,Be5');
    store.undo();
    expect(store.getSnapshot().fen).to.equal(INITIAL_FEN);
    expect(annotations()).to.equal('Ga1');
    store.redo();
    expect(annotations()).to.equal('Re4,Be5');
    // The same text with other annotations is a step as well.
    store.dispatch({ type: 'set-text', text: AFTER_E4, annotations: '' });
    expect(annotations()).to.equal('');
    store.undo();
    expect(annotations()).to.equal('Re4,Be5');
    expect(store.getSnapshot().fen).to.equal(AFTER_E4);
    store.dispatch({ type: 'set-text', text: '', annotations: 5 as unknown as string });
    store.dispatch({ type: 'set-view', view: { annotations: 5 as unknown as string } });
    expect(annotations()).to.equal('Re4,Be5');
  });

  it('survives anything that is no command', () => {
    const store = createPositionStore();
    const { warn } = console;
    console.warn = () => {};
    try {
      for (const nonsense of [
        null,
        undefined,
        1,
        'x',
        {},
        { type: 'nonsense' },
        [],
        ...[
          'move',
          'put',
          'remove',
          'set-field',
          'set-text',
          'transform',
          'apply-fix',
          'load',
          'set-options',
          'set-tool',
          'set-view',
        ].map((type) => ({ type })),
      ]) {
        store.dispatch(nonsense as unknown as Command);
      }
    } finally {
      console.warn = warn;
    }
    expect(store.getSnapshot().fen).to.equal(INITIAL_FEN);
    expect(store.getSnapshot().tool).to.equal('hand');
  });
});
