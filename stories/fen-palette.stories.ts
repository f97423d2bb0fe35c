import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { FenPalette } from '../src/elements/fen-palette/fen-palette.js';

/**
 * Use it beside a board whose pieces are to be placed, joined to it by `for`. Without it a board still moves, removes
 * and, by keyboard, places.
 */
const meta: Meta<FenPalette> = {
  id: 'fen-palette',
  title: 'Elements/fen-palette',
  component: 'fen-palette',
  args: { disabled: false },
  render: ({ disabled }) => html`<fen-palette ?disabled=${disabled}></fen-palette>`,
};
export default meta;
type Story = StoryObj<FenPalette>;

export const Alone: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const Modern: Story = {
  render: () => html`<fen-palette piece-set="modern"></fen-palette>`,
};

/** Below 400 pixels the sides have a row each. */
export const Narrow: Story = {
  render: () => html`<div style="max-inline-size: 300px"><fen-palette></fen-palette></div>`,
};

/** Black's pieces above a board and White's below it, as on a telephone. */
export const BySide: Story = {
  render: () =>
    html`<div style="max-inline-size: 320px">
      <fen-palette for="sides-board" pieces="black"></fen-palette>
      <fen-board id="sides-board"></fen-board>
      <fen-palette for="sides-board" pieces="white"></fen-palette>
    </div>`,
};

/** A chosen piece goes to every square that is clicked or painted over. */
export const WithBoard: Story = {
  render: () =>
    html`<div style="max-inline-size: 480px">
      <fen-board id="palette-board" fen="8/8/8/8/8/8/8/8 w - - 0 1"></fen-board>
      <fen-palette for="palette-board"></fen-palette>
    </div>`,
  play: ({ canvasElement }) => {
    canvasElement.querySelector('fen-palette')!.store.dispatch({ type: 'set-tool', tool: 'N' });
  },
};
