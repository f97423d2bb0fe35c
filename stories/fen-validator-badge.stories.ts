import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { FenValidatorBadge } from '../src/elements/fen-validator-badge/fen-validator-badge.js';

type Args = { fen: string; readonly: boolean };

/**
 * Use it where people should see at a glance whether a position is fine, and can look up what is wrong and mend it. Join
 * it to a board by `for`, or put it into the slot `verdict` of a field editor.
 */
const meta: Meta<Args> = {
  id: 'fen-validator-badge',
  title: 'Elements/fen-validator-badge',
  component: 'fen-validator-badge',
  args: { readonly: false },
  render: ({ fen, readonly }) =>
    html`<fen-validator-badge fen=${fen} ?readonly=${readonly}></fen-validator-badge>`,
};
export default meta;
type Story = StoryObj<Args>;

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const THREE_ERRORS = 'rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq e5 0 1';
const MANY_ERRORS = 'P3k1KK/pppppppp/pppp4/8/8/NNNNNNNN/PPPPPPPP/1NBQ1BN1 w KQkq e5 x 0';
const SHORT_RANK = 'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2';
const UPSIDE_DOWN = 'RNBQKBNR/PPPP1PPP/8/4P3/8/8/pppppppp/rnbqkbnr b - - 0 1';

const show = async (canvas: HTMLElement): Promise<void> => {
  const badge = canvas.querySelector<FenValidatorBadge>('fen-validator-badge')!;
  await badge.updateComplete;
  badge.show();
};

/** The badge beside a board, with its list open. */
const open = (fen: string): Story => ({
  args: { fen },
  render: ({ readonly }) =>
    html`<div style="display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: start">
      <fen-board
        id="judged-board"
        fen=${fen}
        style="flex: 0 1 360px; min-inline-size: 280px"
      ></fen-board>
      <fen-validator-badge for="judged-board" ?readonly=${readonly}></fen-validator-badge>
    </div>`,
  play: ({ canvasElement }) => show(canvasElement),
  // A page of docs would open all lists at once.
  parameters: { docs: { disable: true } },
  tags: ['!autodocs'],
});

export const Valid: Story = { args: { fen: INITIAL } };

/** Warnings: the position breaks no rule, but no game leads to it. */
export const Unreachable: Story = {
  args: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 30 1' },
};

export const Illegal: Story = { args: { fen: THREE_ERRORS } };

export const Unreadable: Story = { args: { fen: SHORT_RANK } };

export const Empty: Story = { args: { fen: '' } };

/** Text that is no part of the position is a warning and leaves the verdict alone. */
export const WithWarning: Story = { args: { fen: `${INITIAL} and more` } };

export const OpenValid: Story = open(INITIAL);

export const OpenOneError: Story = open(SHORT_RANK);

/** Pointing at a finding marks its squares; a fix that mends several findings stands at the last of them. */
export const OpenThreeErrors: Story = open(THREE_ERRORS);

export const OpenManyErrors: Story = open(MANY_ERRORS);

/** What is worth knowing, but no fault. */
export const OpenNotes: Story = open(UPSIDE_DOWN);

/** What reading assumed or changed. */
export const OpenAssumptions: Story = open('8/8/8/4k3/8/8/8/4K3 w - – 0 0');

/** Explains without offering to mend. */
export const OpenReadonly: Story = { ...open(THREE_ERRORS), args: { readonly: true } };
