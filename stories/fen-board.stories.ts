import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { FenBoard } from '../src/elements/fen-board/fen-board.js';

const meta: Meta<FenBoard> = {
  title: 'fen-board',
  component: 'fen-board',
  args: { coordinates: 'inside', orientation: 'white', readonly: false, disabled: false },
  argTypes: {
    coordinates: { control: 'select', options: ['inside', 'outside', 'none'] },
    orientation: { control: 'select', options: ['white', 'black'] },
  },
  render: ({ coordinates, orientation, readonly, disabled }) =>
    html`<fen-board
      style="--fen-board-size: 480px"
      coordinates=${coordinates}
      orientation=${orientation}
      ?readonly=${readonly}
      ?disabled=${disabled}
    ></fen-board>`,
};
export default meta;
type Story = StoryObj<FenBoard>;

const MIDDLEGAME = '2kr3r/ppp2ppp/2n1bn2/2b1p3/4P1q1/2NP1N2/PPP1BPPP/R1BQ1RK1 w - - 4 10';

/** Any piece can go anywhere: drag it, or tap it and then a square; dropped off the board it is gone. */
export const Editable: Story = {};

/** A diagram: one image with a spoken description, without the code that edits. */
export const ReadOnly: Story = { args: { readonly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const BlackBelow: Story = { args: { orientation: 'black' } };

export const CoordinatesOutside: Story = { args: { coordinates: 'outside' } };

export const NoCoordinates: Story = { args: { coordinates: 'none', readonly: true } };

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

/** Two colours change the board. */
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
