import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LimitApproval } from './LimitApproval.tsx';
import { docs } from './LimitApproval.docs.ts';

const meta = {
  title: 'Blocks/Limits/LimitApproval',
  component: LimitApproval,
  args: {
    open: true,
    changes: [{ id: '7d', name: 'Deposits, 7 days', from: '€ 200', to: '€ 300' }],
    labels: {
      title: 'Your higher limit is ready',
      description:
        'You asked for it yesterday. It starts only with your yes; without an answer it ends in 23 hours.',
      approve: 'Use new limit',
      reject: 'Keep old limit',
      to: 'to',
    },
    onApprove: fn(),
    onReject: fn(),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof LimitApproval>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neither Escape nor a press outside closes the dialog: an answer is required. */
export const One: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Your higher limit is ready' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    await expect(args.onReject).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Use new limit' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  args: {
    changes: [
      { id: '24h', name: 'Deposits, 24 hours', from: '€ 50', to: '€ 100' },
      { id: '7d', name: 'Deposits, 7 days', from: '€ 200', to: '€ 300' },
      { id: '30d', name: 'Deposits, 30 days', from: '€ 600', to: 'No limit' },
    ],
  },
};

export const Saving: Story = { args: { busy: true } };

export const Stress: Story = {
  args: {
    changes: [
      {
        id: '30d',
        name: 'Verluste aus Sportwetten, Kasino und Gewinnspielen zusammengenommen, 30 Tage',
        from: 'CHF 999,999,999.00',
        to: 'CHF 1,000,000,000.00',
      },
    ],
  },
};
