import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { FenEditor } from '../src/elements/fen-editor/fen-editor.js';

/**
 * Use it where people set up, check or correct a position, and for a form that asks for one. It is all of the other
 * elements, laid out for the width it has; put elements into it, and the layout is yours.
 */
const meta: Meta<FenEditor> = {
  id: 'fen-editor',
  title: 'Elements/fen-editor',
  component: 'fen-editor',
  args: { readonly: false, disabled: false },
  render: ({ readonly, disabled }) =>
    html`<fen-editor ?readonly=${readonly} ?disabled=${disabled}></fen-editor>`,
};
export default meta;
type Story = StoryObj<FenEditor>;

export const Initial: Story = {};

export const ReadOnly: Story = { args: { readonly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Empty: Story = { render: () => html`<fen-editor fen=""></fen-editor>` };

/** A rank of seven squares, a letter that is no right, and a missing field. */
export const Unreadable: Story = {
  render: () =>
    html`<fen-editor
      fen="rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQxkq - 1"
    ></fen-editor>`,
};

/** Rights without rooks, kings side by side and a pawn on the first rank. */
export const Illegal: Story = {
  render: () => html`<fen-editor fen="8/8/8/3kK3/8/8/8/P7 w KQkq e3 0 1"></fen-editor>`,
};

/** Other colours and other pieces, on the board and in the palette. */
export const Looks: Story = {
  render: () => html`<fen-editor theme="green" piece-set="modern"></fen-editor>`,
};

export const Sidebar: Story = {
  render: () => html`<div style="inline-size: 280px"><fen-editor></fen-editor></div>`,
};

/** On a telephone the pieces of the side at the top are above the board. */
export const PhoneFromBlack: Story = {
  render: () =>
    html`<div style="inline-size: 360px; max-inline-size: 100%">
      <fen-editor orientation="black"></fen-editor>
    </div>`,
};

/** Castling rights of which some are possible, some requested, some both. */
export const Castling: Story = {
  render: () => html`<fen-editor fen="r3k3/ppp2ppp/8/8/8/8/PPP2PPP/R3K3 w KQ - 0 20"></fen-editor>`,
};

/** Castling by rook. */
export const Chess960: Story = {
  render: () =>
    html`<fen-editor
      variant="chess960"
      fen="bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
    ></fen-editor>`,
};

/** Legal moves only, and no pieces to place. */
export const Play: Story = { render: () => html`<fen-editor mode="play"></fen-editor>` };

export const RightToLeft: Story = {
  render: () => html`<div dir="rtl"><fen-editor></fen-editor></div>`,
};

/** A layout of one's own: whatever is inside shares the editor's position. */
export const Composed: Story = {
  render: () =>
    html`<fen-editor>
      <div style="display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start">
        <fen-board coordinates="outside" style="inline-size: min(100%, 360px)"></fen-board>
        <div style="flex: 1 1 280px">
          <fen-validator-badge></fen-validator-badge>
          <fen-field-editor></fen-field-editor>
        </div>
      </div>
    </fen-editor>`,
};

/** The same by ids, without an editor around. */
export const Siblings: Story = {
  render: () =>
    html`<div style="max-inline-size: 420px">
      <fen-board id="siblings-board"></fen-board>
      <fen-palette for="siblings-board"></fen-palette>
      <fen-field-editor for="siblings-board"></fen-field-editor>
      <fen-validator-badge for="siblings-board"></fen-validator-badge>
    </div>`,
};

const inLanguage = (lang: string, fen: string): Story => ({
  globals: { lang },
  render: () => html`<fen-editor fen=${fen}></fen-editor>`,
});

/** Each language with something else to say; the control of the toolbar shows any story in any of them. */
export const Bosnian = inLanguage('bs', 'rrr1k1nn/ppppppp1/2n5/8/8/8/8/4K3 b - - 0 1');

export const Finnish = inLanguage('fi', '4k3/4R3/8/8/8/8/8/4K3 w - - 12 3');

export const French = inLanguage('fr', '4k3/8/8/8/8/8/8/4K1K1 w KQ - 0 1');

export const German = inLanguage(
  'de',
  'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
);
