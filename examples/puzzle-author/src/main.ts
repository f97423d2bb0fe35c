import 'fen-elements';
import { formatEpd, formatPgnTags, readText } from 'fen-elements/core';
import type { FenEditor } from 'fen-elements';

const find = <Found extends Element>(selector: string): Found =>
  document.querySelector<Found>(selector)!;

const editor = find<FenEditor>('#editor');
const form = find<HTMLFormElement>('#puzzle');
const solution = find<HTMLOutputElement>('#solution');
const result = find<HTMLElement>('#result');

/** The position of the puzzle, and the moves played from it. */
let start = editor.fen;
let moves: string[] = [];

function show(): void {
  solution.textContent = moves.join(' ') || 'none yet';
}

form.addEventListener('change', (event) => {
  if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'step') return;
  if (event.target.value === 'solve') {
    start = editor.fen;
    moves = [];
  } else {
    editor.fen = start;
  }
  editor.mode = event.target.value === 'solve' ? 'play' : 'edit';
  show();
});

editor.addEventListener('fen-move', (event) => moves.push(event.san));
editor.addEventListener('fen-change', (event) => {
  // A move that is taken back is no part of the solution.
  if (editor.mode === 'play' && event.source === 'undo') moves.pop();
  show();
});

find('#again').addEventListener('click', () => {
  editor.fen = start;
  moves = [];
  show();
});

/** The puzzle as a line of EPD: `bm` is the first move of the solution, `id` its name. */
function epd(): string {
  const [reading] = readText(start);
  const name = find<HTMLInputElement>('#name').value;
  return formatEpd({
    position: reading!.position,
    operations: {
      ...(moves.length > 0 ? { bm: [moves[0]!] } : {}),
      ...(name ? { id: [name] } : {}),
    },
  });
}

/** The puzzle as a game in PGN, arrows and circles in its comment, the solution as its moves. */
function pgn(): string {
  const { position } = readText(start)[0]!;
  const head = formatPgnTags(position, { annotations: editor.annotations });
  const [tags, comment = '*'] = head.split('\n\n');
  const numbered = moves.map((san, ply) => {
    const black = position.activeColor === 'b' ? 1 : 0;
    const number = position.fullmoveNumber + Math.floor((ply + black) / 2);
    if ((ply + black) % 2 === 0) return `${number}. ${san}`;
    return ply === 0 ? `${number}... ${san}` : san;
  });
  return `${tags}\n\n${comment.replace(/\*$/, '')}${numbered.join(' ')} *\n`;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const as = (event.submitter as HTMLButtonElement | null)?.value;
  if (editor.mode === 'edit') start = editor.fen;
  result.textContent = as === 'pgn' ? pgn() : epd();
  result.hidden = false;
  if (as !== 'file') return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${start}\n`], { type: 'text/plain' }));
  link.download = 'puzzle.fen';
  link.click();
  URL.revokeObjectURL(link.href);
});

find<HTMLInputElement>('#file').addEventListener('change', async ({ target }) => {
  const file = (target as HTMLInputElement).files?.[0];
  if (!file) return;
  const [first] = readText(await file.text());
  if (!first) return;
  editor.fen = first.text;
  editor.annotations = first.annotations ?? '';
  start = editor.fen;
  moves = [];
  show();
});
