import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { FenFieldEditor } from '../src/elements/fen-field-editor/fen-field-editor.js';

/**
 * Use it where FEN is typed or pasted, beside a board or without one: every field is explained, and what cannot be read
 * is marked where it stands.
 */
const meta: Meta<FenFieldEditor> = {
  id: 'fen-field-editor',
  title: 'Elements/fen-field-editor',
  component: 'fen-field-editor',
  args: {
    fen: 'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    readonly: false,
    disabled: false,
    required: false,
  },
  render: ({ fen, readonly, disabled, required }) =>
    html`<fen-field-editor
      fen=${fen ?? ''}
      ?readonly=${readonly}
      ?disabled=${disabled}
      ?required=${required}
    ></fen-field-editor>`,
};
export default meta;
type Story = StoryObj<FenFieldEditor>;

/** The text is the position: each key in the line shows in the fields, and the other way round. */
export const Valid: Story = {};

/** Nothing typed is changed. What can't be read is marked where it is, and named. */
export const Unreadable: Story = {
  args: { fen: 'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2' },
};

/** A field that can't be read keeps its text; its control shows the best guess and says so. */
export const UnreadableFields: Story = {
  args: { fen: '4k3/8/8/8/8/8/8/4K3 b KQxq e9 1a 20' },
};

/** Something is missing where the small arrow points. */
export const Missing: Story = { args: { fen: 'rnbqkbnr/pppppppp/8/8//8/PPPPPPPP w - - 0 1' } };

/** What reading assumed stays until it is accepted, with one click. */
export const Assumed: Story = { args: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR' } };

/** So does what reading left out. */
export const LeftOut: Story = {
  args: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 White wins' },
};

/**
 * Castling rights as requested and as possible: set, set but impossible and why, impossible, possible. Requested ones
 * are kept whatever the placement allows; so is the en passant square.
 */
export const Castling: Story = {
  args: { fen: 'r3k3/pppp1ppp/8/4p3/8/8/PPPPPPPP/R3K3 w KQ d6 99 12' },
};

/** Without a king at home no right is possible. */
export const CastlingWithoutKings: Story = { args: { fen: '8/8/4k3/8/R7/4K3/4p3/8 b K - 0 1' } };

/** En passant names the pawn that would have moved; pointing at the list marks it on the board. */
export const EnPassant: Story = {
  render: () =>
    html`<div style="max-inline-size: 320px">
      <fen-board id="en-passant-board" fen="4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1"></fen-board>
      <fen-field-editor for="en-passant-board"></fen-field-editor>
    </div>`,
};

/** A box for each rook that can have a right; those of inner rooks and of rooks that are not there, too. */
export const Chess960: Story = {
  render: () =>
    html`<fen-field-editor
      variant="chess960"
      fen="1rr1k1r1/pppppppp/8/8/8/8/PPPPPPPP/1RR1K1R1 w KCkqf - 0 1"
    ></fen-field-editor>`,
};

/** Rights that only Chess960 has can be read as such. */
export const Chess960InStandard: Story = {
  args: { fen: 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1' },
};

export const Empty: Story = { args: { fen: '' } };

export const ReadOnly: Story = { args: { readonly: true } };

export const Disabled: Story = { args: { disabled: true } };

/** In a narrow column the fields stand one below the other. */
export const Narrow: Story = {
  render: ({ fen }) =>
    html`<div style="inline-size: 280px">
      <fen-field-editor fen=${fen ?? ''}></fen-field-editor>
    </div>`,
};

/** Letters of twice the size. */
export const LargeText: Story = {
  render: () =>
    html`<div style="inline-size: 640px; zoom: 2">
      <fen-field-editor fen="r3k3/8/8/8/8/8/8/R3K3 w KQ - 0 1"></fen-field-editor>
    </div>`,
};

/** On a page that is written from right to left the text stays as it is. */
export const RightToLeft: Story = {
  render: ({ fen }) =>
    html`<div dir="rtl"><fen-field-editor fen=${fen ?? ''}></fen-field-editor></div>`,
};
