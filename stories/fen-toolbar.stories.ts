import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { FenToolbar } from '../src/elements/fen-toolbar/fen-toolbar.js';

/**
 * Use it beside a board for undo, for the common changes of a whole position, and for taking it away: as text, link,
 * picture or code. Join it by `for`.
 */
const meta: Meta<FenToolbar> = {
  id: 'fen-toolbar',
  title: 'Elements/fen-toolbar',
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
    html`<div style="max-inline-size: 480px; min-block-size: 560px">
      <fen-toolbar for="toolbar-board"></fen-toolbar>
      <fen-board id="toolbar-board"></fen-board>
    </div>`,
};

/** Waits for what a story is to show. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function openMenu(canvas: HTMLElement): Promise<ShadowRoot> {
  const toolbar = canvas.querySelector('fen-toolbar')!;
  await toolbar.updateComplete;
  const root = toolbar.shadowRoot!;
  root.querySelector<HTMLElement>('[data-tool=more]')!.click();
  await until(() => root.querySelector('[role=menu]')!.matches(':popover-open:focus-within'));
  return root;
}

/** Transforms change the position, Flip the board only the view. */
export const Menu: Story = {
  ...WithBoard,
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
  },
};

/** Chess960 starts by number or at random. */
export const Chess960Start: Story = {
  ...WithBoard,
  play: async ({ canvasElement }) => {
    const root = await openMenu(canvasElement);
    root.querySelector<HTMLElement>('[data-item=chess960-start]')!.click();
    await until(() => root.querySelector('[role=dialog]')!.matches(':popover-open:focus-within'));
  },
};

/** One row at any width. */
export const Narrow: Story = {
  render: () => html`<div style="inline-size: 280px"><fen-toolbar></fen-toolbar></div>`,
};

export const RightToLeft: Story = {
  render: () => html`<div dir="rtl"><fen-toolbar></fen-toolbar></div>`,
};
