import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { PositionControl } from '../../src/elements/position-control.js';
import { boardPart, editable } from '../helpers/board.js';
import { press } from '../helpers/input.js';
import { formControlSuite } from './form-control.suite.js';

/** The cell of a square. */
const cellOf = (control: PositionControl, square: string): Element =>
  control.shadowRoot!.querySelector(`[role=gridcell][aria-label^=${square}]`)!;

formControlSuite({
  tag: 'fen-board',
  ready: (control) => editable(control as FenBoard),
  focus: 'gridcell “e2, white pawn”',
  clicked: (control) => [cellOf(control, 'b1'), 'gridcell “b1, white knight”'],
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
