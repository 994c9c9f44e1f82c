import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './OverviewCard.docs.ts';

const meta = {
  title: 'Blocks/Account/OverviewCard',
  component: OverviewCard,
  parameters: { componentDocs: docs },
  args: {
    title: 'Balance',
    more: (
      <Link href="#wallets" tone="muted">
        Wallets
      </Link>
    ),
    figure: '€ 248.50',
    details: [
      { id: 'bonus', label: 'Bonus', value: '€ 10.00', tone: 'boost' },
      { id: 'bets', label: 'In open bets', value: '€ 35.00' },
    ],
    actions: <Button>Add play money</Button>,
    labels: { failed: 'Your balance could not be loaded.', retry: 'Try again' },
    onRetry: fn(),
  },
} satisfies Meta<typeof OverviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = {};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvasElement, args }) => {
    const retry = within(canvasElement).getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    retry.blur();
  },
};

export const Stress: Story = { args: { ...longLabels(meta.args), figure: '€ 123,456,789,012.50' } };
