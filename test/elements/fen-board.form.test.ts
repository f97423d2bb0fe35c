import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import { boardPart, editable } from '../helpers/board.js';
import { press } from '../helpers/input.js';
import { formControlSuite } from './form-control.suite.js';

formControlSuite({
  tag: 'fen-board',
  ready: (control) => editable(control as FenBoard),
  focus: 'gridcell “e2, white pawn”',
  pointsAt: [
    ['', 'gridcell “e2, empty”'],
    ['rnbqkbnr/ppp w KQkq', 'gridcell “a7, black pawn”'],
    ['k7/8/8/8/8/8/8/8 w - - 0 1', 'gridcell “e2, empty”'],
    ['k7/8/8/8/8/8/8/4K3 w Q - 0 1', 'gridcell “a1, empty”'],
    ['P6k/8/8/8/8/8/8/4K3 w - - 0 1', 'gridcell “a8, white pawn”'],
  ],
  spoil: async (control) => {
    control.focus();
    await press('ArrowDown');
    await press('Delete');
    await control.updateComplete;
  },
  named: (control) => boardPart(control as FenBoard),
});
