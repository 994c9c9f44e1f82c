import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard } from './ListCard.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './ListCard.docs.ts';

const meta = {
  title: 'Blocks/Account/ListCard',
  component: ListCard,
  parameters: { componentDocs: docs },
  args: {
    title: 'Saved accounts',
    lead: 'Used for withdrawals.',
    icon: 'bank',
    labels: {
      empty: 'Nothing is saved yet.',
      emptyDetail: 'An account is kept after the first withdrawal.',
      failed: 'Your accounts could not be loaded.',
      failedDetail: 'They are safe. Try again.',
      retry: 'Try again',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof ListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    notice: <Notice>A new account can be added once a day.</Notice>,
    children: <AccountRow icon="bank" title="Account ···· 8821" detail="Bank of Brackwater" />,
    foot: (
      <Button icon="plus" width="full">
        Add an account
      </Button>
    ),
  },
};

export const Empty: Story = {};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
