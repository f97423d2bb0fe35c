import { expect } from '@open-wc/testing';
import { createPositionStore, INITIAL_FEN } from '../../src/store/index.js';
import type { Move } from '../../src/fen/types.js';

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';

describe('the command play', () => {
  const played: [name: string, fen: string, move: Move, after: string][] = [
    ['sets all six fields', INITIAL_FEN, { from: 'e2', to: 'e4' }, AFTER_E4],
    [
      'leaves what stands behind the position',
      '4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id "1";',
      { from: 'h1', to: 'h8' },
      '4k2R/8/8/8/8/8/8/4K3 b - - 1 1',
    ],
    [
      'promotes',
      '4k3/P7/8/8/8/8/8/4K3 w - - 3 9',
      { from: 'a7', to: 'a8', promotion: 'r' },
      'R3k3/8/8/8/8/8/8/4K3 b - - 0 9',
    ],
  ];
  for (const [name, fen, move, after] of played) {
    it(name, () => {
      const store = createPositionStore({ fen });
      store.dispatch({ type: 'play', move });
      const { fen: now, view, canUndo } = store.getSnapshot();
      expect(now).to.equal(after);
      expect(view.lastMove).to.deep.equal([move.from, move.to]);
      expect(canUndo).to.equal(true);
    });
  }

  const refused: [name: string, fen: string, move: unknown][] = [
    ['an illegal move', INITIAL_FEN, { from: 'e2', to: 'e5' }],
    [
      'a promotion that does not say to what',
      '4k3/P7/8/8/8/8/8/4K3 w - - 3 9',
      { from: 'a7', to: 'a8' },
    ],
    ['a move of the other side', INITIAL_FEN, { from: 'e7', to: 'e5' }],
    ['a field that cannot be read', INITIAL_FEN.replace(' w ', ' x '), { from: 'e2', to: 'e4' }],
    ['no squares', INITIAL_FEN, { from: 'e9', to: 7 }],
    ['no move', INITIAL_FEN, undefined],
    ['the empty text', '', { from: 'e2', to: 'e4' }],
  ];
  for (const [name, fen, move] of refused) {
    it(`changes nothing with ${name}`, () => {
      const store = createPositionStore({ fen });
      const before = store.getSnapshot();
      store.dispatch({ type: 'play', move: move as Move });
      expect(store.getSnapshot()).to.equal(before);
    });
  }

  it('gives the last move to the position it led to, through undo, redo and edits', () => {
    const store = createPositionStore();
    const lastMove = (): unknown => store.getSnapshot().view.lastMove;
    store.dispatch({ type: 'play', move: { from: 'e2', to: 'e4' } });
    store.dispatch({ type: 'play', move: { from: 'e7', to: 'e5' } });
    expect(lastMove()).to.deep.equal(['e7', 'e5']);
    store.dispatch({ type: 'remove', square: 'a1' });
    expect(lastMove()).to.equal(null);
    store.undo();
    expect(lastMove()).to.deep.equal(['e7', 'e5']);
    store.undo();
    expect(lastMove()).to.deep.equal(['e2', 'e4']);
    expect(store.getSnapshot().fen).to.equal(AFTER_E4);
    store.undo();
    expect(lastMove()).to.equal(null);
    store.redo();
    expect(lastMove()).to.deep.equal(['e2', 'e4']);
    store.dispatch({ type: 'load', text: INITIAL_FEN });
    expect(lastMove()).to.equal(null);
  });
});
