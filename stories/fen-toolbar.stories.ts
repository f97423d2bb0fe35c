import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { FenToolbar } from '../src/elements/fen-toolbar/fen-toolbar.js';

const meta: Meta<FenToolbar> = {
  title: 'fen-toolbar',
  component: 'fen-toolbar',
  args: { readonly: false },
  render: ({ readonly }) => html`<fen-toolbar ?readonly=${readonly}></fen-toolbar>`,
};
export default meta;
type Story = StoryObj<FenToolbar>;

/** Nothing to undo yet. */
export const AtStart: Story = {};

/** Only the view can be changed. */
export const ReadOnly: Story = { args: { readonly: true } };

export const WithHistory: Story = {
  play: ({ canvasElement }) => {
    const { store } = canvasElement.querySelector('fen-toolbar')!;
    store.dispatch({ type: 'move', from: 'e2', to: 'e4' });
    store.dispatch({ type: 'remove', square: 'a1' });
    store.undo();
  },
};

export const WithBoard: Story = {
  render: () =>
    html`<div style="max-inline-size: 480px">
      <fen-toolbar for="toolbar-board"></fen-toolbar>
      <fen-board id="toolbar-board"></fen-board>
    </div>`,
};
