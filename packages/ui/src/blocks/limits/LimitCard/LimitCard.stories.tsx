import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { LimitForm } from '../LimitForm/LimitForm.tsx';
import { LimitCard, LimitCardSkeleton } from './LimitCard.tsx';
import { docs } from './LimitCard.docs.ts';

const meta = {
  title: 'Blocks/Limits/LimitCard',
  component: LimitCard,
  parameters: { componentDocs: docs },
  args: {
    title: 'Deposits, 7 days',
    amount: '€ 200',
    use: { used: 124, limit: 200, usedText: '€ 124 used', leftText: '€ 76 left' },
    changeLabel: 'Change',
    onChange: fn(),
    onNoteAction: fn(),
  },
} satisfies Meta<typeof LimitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByRole('progressbar', { name: 'Deposits, 7 days' })).toHaveAttribute(
      'aria-valuetext',
      '€ 124 used, € 76 left',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const NotSet: Story = { args: { amount: 'Not set', use: undefined, changeLabel: 'Set a limit' } };

/** A pending limit increase that can be cancelled. */
export const Pending: Story = {
  args: {
    title: 'Losses, 30 days',
    amount: '€ 150',
    locked: true,
    use: { used: 36, limit: 150, usedText: '€ 36 used', leftText: '€ 114 left' },
    note: {
      kind: 'pending',
      text: 'Change to € 300 waits 17 more hours. Then we ask you to confirm it.',
      actions: [{ id: 'cancel', label: 'Cancel the change' }],
    },
  },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Cancel the change' }));
    await expect(args.onNoteAction).toHaveBeenCalledWith('cancel');
  },
};

/** The waiting period is over: the change needs a second confirmation. */
export const NeedsApproval: Story = {
  args: {
    title: 'Losses, 30 days',
    amount: '€ 150',
    locked: true,
    use: { used: 36, limit: 150, usedText: '€ 36 used', leftText: '€ 114 left' },
    note: {
      kind: 'approval',
      text: 'Your change to € 300 is ready. Answer within 22 hours, or it ends by itself.',
      actions: [
        { id: 'approve', label: 'Use € 300' },
        { id: 'reject', label: 'Keep € 150' },
      ],
    },
  },
};

export const UsedUp: Story = {
  args: {
    use: { used: 200, limit: 200, usedText: '€ 200 used', leftText: 'Nothing left' },
    note: {
      kind: 'reached',
      text: 'You can deposit again on Thursday at 14:00. You can still bet and withdraw.',
    },
  },
};

export const Saved: Story = {
  args: {
    amount: '€ 100',
    use: { used: 24, limit: 100, usedText: '€ 24 used', leftText: '€ 76 left' },
    note: { kind: 'saved', text: 'Your lower limit works from now on.' },
  },
};

export const LockedByTheSite: Story = {
  args: {
    title: 'Stakes, 24 hours',
    locked: true,
    note: { kind: 'locked', text: 'This limit is set by law and can’t be raised.' },
  },
};

/** The form opens inside the card rather than in a dialog. */
export const Changing: Story = {
  render: function Changing(args) {
    const [value, setValue] = useState('200');
    return (
      <LimitCard
        {...args}
        form={
          <LimitForm
            fields={[{ kind: 'amount', id: 'deposit.7d', label: 'New limit', currency: '€', value }]}
            consequence="Lower limits work at once. Higher ones after 24 hours and your confirmation."
            cancelLabel="Keep € 200"
            submitLabel="Save"
            onFieldChange={(_, next) => setValue(next)}
          />
        }
      />
    );
  },
};

export const Loading: Story = {
  render: () => (
    <Stack>
      <LimitCardSkeleton />
      <LimitCardSkeleton />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    title:
      'Verluste aus Sportwetten, Kasino und Gewinnspielen zusammengenommen, dreißig aufeinanderfolgende Tage',
    amount: 'CHF 999,999,999.00',
    use: {
      used: 999_999_000,
      limit: 999_999_999,
      usedText: 'CHF 999,999,000.00 used',
      leftText: 'CHF 999.00 left',
    },
    note: {
      kind: 'approval',
      text: 'Your change to CHF 1,000,000,000.00 has waited for twenty-four hours and is ready. It starts only with your yes; without an answer it ends in 23 hours and the limit stays as it is.',
      actions: [
        { id: 'approve', label: 'Use CHF 1,000,000,000.00 from now on' },
        { id: 'reject', label: 'Keep CHF 999,999,999.00' },
      ],
    },
  },
};
