import { colorOf, squareIndex, squares } from '../../fen/squares.js';
import type { Move, Position, Square } from '../../fen/types.js';
import { legalMoves } from '../../rules/moves/legal-moves.js';
import { moveToSan } from '../../rules/moves/san.js';
import { status } from '../../rules/moves/status.js';
import { moveToUci } from '../../rules/moves/uci.js';
import { ownerOf } from '../../store/link.js';
import type { Source } from '../../store/types.js';
import { FenMoveEvent } from '../fen-move-event.js';
import type { BoardMode } from './board-mode.js';
import type { BoardEditing } from './editing.js';
import { playStyles } from './play.styles.js';
import { PromotionChooser } from './promotion.js';

/** By the square a move starts from and the one it is shown by, the moves; more than one only where a pawn promotes. */
type Goals = ReadonlyMap<Square, ReadonlyMap<Square, readonly Move[]>>;

/** Legal moves only. On a position that breaks the rules none can be played, and it is said why. */
export class PlayMode implements BoardMode {
  readonly places = false;
  readonly #editing: BoardEditing;
  readonly #marks: HTMLElement[] = [];
  readonly #notice: HTMLElement;
  #position: Position | null = null;
  #variant = '';
  #goals: Goals = new Map();
  #chooser: PromotionChooser | null = null;

  constructor(editing: BoardEditing) {
    this.#editing = editing;
    editing.adopt(playStyles);
    this.#notice = editing.host.board.ownerDocument.createElement('p');
    this.#notice.className = 'notice';
    editing.host.board.classList.add('playing');
  }

  get isAsking(): boolean {
    return this.#chooser !== null;
  }

  canLift(square: Square): boolean {
    return this.#goals.has(square);
  }

  isGoal(from: Square, to: Square): boolean {
    return this.#goals.get(from)?.has(to) ?? false;
  }

  move(from: Square, to: Square | null, source: Source): void {
    const moves = to && this.#goals.get(from)?.get(to);
    if (!moves) return;
    if (moves.length === 1) return this.#play(moves[0]!);
    this.#chooser = new PromotionChooser(
      this.#editing.host,
      moves,
      (move) => {
        this.#chooser = null;
        if (move) this.#play(move);
        else this.#editing.say(this.#editing.words.putBack);
      },
      () => this.#editing.focus({ preventScroll: true }),
    );
    if (source === 'keyboard') this.#editing.host.board.classList.add('keyboard');
  }

  /** Asks the page, then plays. */
  #play(move: Move): void {
    const { host } = this.#editing;
    const { position, options } = host.snapshot();
    const san = moveToSan(position, move, options);
    const uci = moveToUci(position, move, options);
    // The position may have changed while the promotion was chosen.
    if (!san || !uci) return;
    const target = ownerOf(host.element.store) ?? host.element;
    if (!target.dispatchEvent(new FenMoveEvent(move, san, uci))) return;
    host.step({ type: 'play', move }, 'move');
  }

  noteOn(square: Square): string {
    const { chosen } = this.#editing;
    return chosen && this.isGoal(chosen, square) ? this.#editing.words.goal : '';
  }

  noteOnLift(square: Square): string {
    return this.#editing.words.goals([...(this.#goals.get(square)?.keys() ?? [])]);
  }

  objection(): string {
    const { verdict, diagnostics } = this.#editing.host.snapshot();
    if (verdict !== 'unreadable' && verdict !== 'illegal') return '';
    const worst = diagnostics.find(({ severity }) => severity === 'error');
    return this.#editing.words.cannotPlay(worst ? this.#editing.explain(worst) : '');
  }

  update(): void {
    const { host } = this.#editing;
    const { position, variant } = host.snapshot();
    if (position !== this.#position || variant !== this.#variant) {
      this.#position = position;
      this.#variant = variant;
      this.cancel();
      this.#goals = this.objection() ? new Map() : goalsOf(position, variant);
    }
    const { board } = host;
    board.classList.toggle('white-moves', this.#goals.size > 0 && position.activeColor === 'w');
    board.classList.toggle('black-moves', this.#goals.size > 0 && position.activeColor === 'b');
    this.#showNotice();
    this.#showMarks(position);
  }

  #showNotice(): void {
    const objection = this.objection();
    if (!objection) return this.#notice.remove();
    const { host } = this.#editing;
    if (this.#notice.textContent !== objection) this.#notice.textContent = objection;
    if (this.#notice.isConnected) return;
    host.frame.append(this.#notice);
    this.#editing.say(objection);
  }

  #showMarks(position: Position): void {
    const { chosen, host } = this.#editing;
    const { view, options } = host.snapshot();
    const wanted: [kind: string, square: Square][] = (view.lastMove ?? []).map((square) => [
      'last',
      square,
    ]);
    const king = position.activeColor === 'w' ? 'K' : 'k';
    if (status(position, options).check) {
      wanted.push(['check', squares[position.placement.indexOf(king)]!]);
    }
    for (const square of (chosen && this.#goals.get(chosen)?.keys()) || []) {
      wanted.push([position.placement[squareIndex(square)] ? 'goal taken' : 'goal', square]);
    }
    while (this.#marks.length > wanted.length) this.#marks.pop()!.remove();
    wanted.forEach(([kind, square], index) => {
      this.#marks[index] ??= host.board.ownerDocument.createElement('i');
      this.#editing.show(this.#marks[index], kind, square);
    });
  }

  cancel(): boolean {
    const chooser = this.#chooser;
    this.#chooser = null;
    chooser?.close();
    return chooser !== null;
  }

  detach(): void {
    this.cancel();
    this.#notice.remove();
    for (const mark of this.#marks) mark.remove();
    this.#editing.host.board.classList.remove('playing', 'white-moves', 'black-moves');
  }
}

/**
 * The legal moves by their squares. In Chess960, where castling goes by the rook's square, the king's goal stands
 * for it too, unless the king could simply step there.
 */
function goalsOf(position: Position, variant: 'standard' | 'chess960'): Goals {
  const goals = new Map<Square, Map<Square, Move[]>>();
  const add = (to: Square, move: Move): void => {
    let ofSquare = goals.get(move.from);
    if (!ofSquare) goals.set(move.from, (ofSquare = new Map()));
    const moves = ofSquare.get(to);
    if (moves) moves.push(move);
    else ofSquare.set(to, [move]);
  };
  const castlings: Move[] = [];
  for (const move of legalMoves(position, { variant })) {
    add(move.to, move);
    const taken = position.placement[squareIndex(move.to)];
    if (taken && colorOf(taken) === position.activeColor) castlings.push(move);
  }
  for (const move of castlings) {
    const file = move.to > move.from ? 'g' : 'c';
    const goal = `${file}${move.from[1]}` as Square;
    const isStep = Math.abs(file.charCodeAt(0) - move.from.charCodeAt(0)) < 2;
    if (!isStep && !goals.get(move.from)!.has(goal)) add(goal, move);
  }
  return goals;
}
