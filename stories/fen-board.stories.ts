import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { FenBoard } from '../src/elements/fen-board/fen-board.js';

/**
 * Use it wherever a position is seen: alone as an editable board, with `readonly` as a diagram, with `mode="play"` for
 * legal moves. Where people set up positions, `<fen-editor>` has everything around it.
 */
const meta: Meta<FenBoard> = {
  id: 'fen-board',
  title: 'Elements/fen-board',
  component: 'fen-board',
  args: {
    mode: 'edit',
    coordinates: 'inside',
    orientation: 'white',
    pieceSet: 'classic',
    theme: 'wood',
    readonly: false,
    disabled: false,
  },
  argTypes: {
    mode: { control: 'select', options: ['edit', 'play'] },
    coordinates: { control: 'select', options: ['inside', 'outside', 'none'] },
    orientation: { control: 'select', options: ['white', 'black'] },
    pieceSet: { control: 'select', options: ['classic', 'modern'] },
    theme: { control: 'select', options: ['wood', 'green', 'blue', 'contrast'] },
  },
  render: ({ mode, coordinates, orientation, pieceSet, theme, readonly, disabled }) =>
    html`<fen-board
      style="--fen-board-size: 480px"
      mode=${mode}
      coordinates=${coordinates}
      orientation=${orientation}
      piece-set=${pieceSet}
      theme=${theme}
      ?readonly=${readonly}
      ?disabled=${disabled}
    ></fen-board>`,
};
export default meta;
type Story = StoryObj<FenBoard>;

/** The story's board, as soon as it can be edited. */
async function boardIn(canvas: HTMLElement): Promise<FenBoard> {
  const board = canvas.querySelector('fen-board')!;
  while (!board.shadowRoot?.querySelector('[role=grid]')) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return board;
}

/** Keys on the square that has the focus. */
function press(board: FenBoard, ...keys: string[]): void {
  board.focus();
  for (const key of keys) {
    const target = board.shadowRoot!.activeElement!;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  }
}

const playing = (fen: string, coordinates = 'inside') =>
  html`<fen-board
    mode="play"
    fen=${fen}
    coordinates=${coordinates}
    style="--fen-board-size: 480px"
  ></fen-board>`;

const MIDDLEGAME = '2kr3r/ppp2ppp/2n1bn2/2b1p3/4P1q1/2NP1N2/PPP1BPPP/R1BQ1RK1 w - - 4 10';

/** Any piece can go anywhere: drag it, or tap it and then a square; dropped off the board it is gone. */
export const Editable: Story = {};

/** A diagram: one image with a spoken description, without the code that edits. */
export const ReadOnly: Story = { args: { readonly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const BlackBelow: Story = { args: { orientation: 'black' } };

export const CoordinatesOutside: Story = { args: { coordinates: 'outside' } };

export const NoCoordinates: Story = { args: { coordinates: 'none', readonly: true } };

const GAME = [
  'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5',
  'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 b kq - 7 5',
  'r1bqk2r/pppp1ppp/2n5/2b1p3/2B1n3/2N2N2/PPPP1PPP/R1BQ1RK1 w kq - 0 6',
  'r1bqk2r/pppp1ppp/2n5/2b1p3/2B1N3/5N2/PPPP1PPP/R1BQ1RK1 b kq - 0 6',
];

/** Pieces glide to where another position has them, also when it comes from another element. */
export const Gliding: Story = {
  render: () => {
    const show = (event: Event): void => {
      const board = (event.target as Element).parentElement!.querySelector('fen-board')!;
      board.fen = GAME[(GAME.indexOf(board.fen) + 1) % GAME.length]!;
    };
    return html`<fen-board readonly fen=${GAME[0]!} style="--fen-board-size: 480px"></fen-board>
      <button @click=${show}>Next position</button>`;
  },
};

/** In forms: valid, required and empty, illegal; as after an attempt to send them. */
export const InForms: Story = {
  render: () => html`
    <style>
      fen-board:state(user-invalid) {
        outline: 3px solid #b3261e;
      }
    </style>
    ${[
      ['Valid', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
      ['Required and empty', '', 'required'],
      ['Illegal', '4k3/8/8/8/8/8/8/P7 w - - 0 1'],
    ].map(
      ([name, fen, required]) =>
        html`<form
          style="max-inline-size: 320px"
          @submit=${(event: Event) => event.preventDefault()}
        >
          <label for=${`form-${name}`}>${name}</label>
          <fen-board
            id=${`form-${name}`}
            name="fen"
            fen=${fen!}
            ?required=${required === 'required'}
          ></fen-board>
          <button>Send</button><button type="reset">Reset</button>
        </form>`,
    )}
  `,
  play: async ({ canvasElement }) => {
    for (const form of canvasElement.querySelectorAll('form')) {
      const board = form.querySelector('fen-board')!;
      while (board.verdict === null) await new Promise((resolve) => setTimeout(resolve, 20));
      board.dispatchEvent(new Event('invalid', { cancelable: true }));
    }
  },
};

/** `fen=""` is an empty text, and so an empty board. */
export const Empty: Story = {
  render: () => html`<fen-board fen="" style="--fen-board-size: 480px"></fen-board>`,
};

/** What can be read of an unreadable text is shown. */
export const Unreadable: Story = {
  render: () =>
    html`<fen-board
      fen="rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
      style="--fen-board-size: 480px"
    ></fen-board>`,
};

/** Squares from 16 to 60 pixels. */
export const Sizes: Story = {
  render: () =>
    html`<div style="display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-end">
      ${[128, 192, 280, 480].map(
        (size) =>
          html`<fen-board
            readonly
            fen=${MIDDLEGAME}
            style="inline-size: ${size}px; max-inline-size: 100%"
          ></fen-board>`,
      )}
    </div>`,
};

/** Squares of 90 pixels. */
export const Large: Story = {
  render: () =>
    html`<fen-board readonly fen=${MIDDLEGAME} style="--fen-board-size: 720px"></fen-board>`,
};

const looking = (theme: string, pieceSet = 'classic', coordinates = 'inside') =>
  html`<fen-board
    readonly
    theme=${theme}
    piece-set=${pieceSet}
    coordinates=${coordinates}
    fen=${MIDDLEGAME}
    style="--fen-board-size: 480px"
  ></fen-board>`;

export const Green: Story = { render: () => looking('green') };

export const Blue: Story = { render: () => looking('blue') };

/** For low vision: squares that differ by 3 to 1, bold names, rings twice as wide. */
export const Contrast: Story = { render: () => looking('contrast') };

export const ContrastOutside: Story = {
  render: () => looking('contrast', 'classic', 'outside'),
};

/** The marks of `contrast`: a finding, and a piece that has been picked up. */
export const ContrastMarked: Story = {
  render: () =>
    html`<fen-board
      theme="contrast"
      fen=${MIDDLEGAME}
      style="--fen-board-size: 480px"
    ></fen-board>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    board.store.dispatch({ type: 'set-view', view: { marks: ['c5', 'e5'] } });
    press(board, 'Enter', 'ArrowUp');
  },
};

/** The flat set, which is loaded when a board asks for it. */
export const Modern: Story = { render: () => looking('wood', 'modern') };

export const ModernGreen: Story = { render: () => looking('green', 'modern') };

export const ModernBlue: Story = { render: () => looking('blue', 'modern') };

export const ModernContrast: Story = { render: () => looking('contrast', 'modern') };

/** Two colours of the page's own. */
export const Coloured: Story = {
  render: () =>
    html`<fen-board
      fen=${MIDDLEGAME}
      style="--fen-board-size: 480px; --fen-board-light: #eeeed2; --fen-board-dark: #769656"
    ></fen-board>`,
};

/** Squares that a finding points at. */
export const Marked: Story = {
  render: () =>
    html`<fen-board
      fen="4k3/8/8/8/8/8/4K3/4K3 w - - 0 1"
      style="--fen-board-size: 480px"
    ></fen-board>`,
  play: ({ canvasElement }) => {
    canvasElement
      .querySelector('fen-board')!
      .store.dispatch({ type: 'set-view', view: { marks: ['e1', 'e2'] } });
  },
};

/** A piece picked up by Enter, and the square the arrow keys have come to. */
export const PickedUp: Story = {
  play: async ({ canvasElement }) =>
    press(await boardIn(canvasElement), 'Enter', 'ArrowUp', 'ArrowUp'),
};

/** The chosen piece is the mouse's cursor; a click places it, a secondary click places the other colour. */
export const Placing: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    board.store.dispatch({ type: 'set-tool', tool: 'N' });
    await board.updateComplete;
    const part = board.shadowRoot!.querySelector('[part=board]')!;
    const { left, top, width } = part.getBoundingClientRect();
    part.dispatchEvent(
      new PointerEvent('pointermove', {
        pointerType: 'mouse',
        clientX: left + width * 0.57,
        clientY: top + width * 0.44,
        bubbles: true,
      }),
    );
  },
};

/** `?` lists the keys. */
export const Keys: Story = {
  play: async ({ canvasElement }) => press(await boardIn(canvasElement), '?'),
};

/** Legal moves only, with dots where the chosen piece can go and rings where it takes something. */
export const Playing: Story = {
  render: () => playing('r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4'),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    press(board, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'End', 'Enter');
  },
};

/** The squares of the last move, and the king that is in check. */
export const LastMoveAndCheck: Story = {
  render: () => playing('4k3/8/8/8/8/8/8/4K2R w K - 0 1'),
  play: ({ canvasElement }) =>
    canvasElement
      .querySelector('fen-board')!
      .store.dispatch({ type: 'play', move: { from: 'h1', to: 'h8' } }),
};

/** What a pawn becomes: by pointer, arrows or a letter. */
export const Promotion: Story = {
  render: () => playing('3rk3/4P3/8/8/8/8/2p5/4K3 b - - 5 40', 'outside'),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    press(board, 'ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowDown', 'Enter');
  },
};

/** On a position that breaks the rules no move can be played, and it says why. */
export const CannotPlay: Story = {
  render: () => playing('rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1'),
};

const annotated = (annotations: string, orientation: 'white' | 'black' = 'white') =>
  html`<fen-board
    readonly
    fen=${MIDDLEGAME}
    annotations=${annotations}
    orientation=${orientation}
    style="--fen-board-size: 480px"
  ></fen-board>`;

export const Annotations: Story = {
  render: () => annotated('Gd1d4,Rg4g2,Yc5f2,Be2b5,Ge5,Rc8,Yf7,Bd5'),
};

export const ManyAnnotations: Story = {
  render: () =>
    annotated(
      'Gf3e5,Rc6e5,Ye6e5,Bd2e5,Gc3d5,Rc3b5,Yc3b1,Bc3a4,Ge4f5,Re4d5,Gd8d3,Bh8h2,Ya2a4,Rb8b1,Gg1,Rh1,Yf1,Ba8,Bh3e6',
    ),
};

export const AnnotationsOnBlacksSide: Story = {
  render: () => annotated('Gd1d4,Rg4g2,Yc5f2,Be2b5,Ge5,Rc8,Yf7,Bd5', 'black'),
};

export const Highlight: Story = {
  render: () =>
    html`<fen-board
      readonly
      fen=${MIDDLEGAME}
      highlight="d8 g4 f2"
      style="--fen-board-size: 480px"
    ></fen-board>`,
};

/** Between the two keys that begin and end an arrow. */
export const Drawing: Story = {
  render: () => html`<fen-board annotations="Rf7" style="--fen-board-size: 480px"></fen-board>`,
  play: async ({ canvasElement }) => {
    press(await boardIn(canvasElement), 'a', 'ArrowUp', 'ArrowUp');
  },
};
