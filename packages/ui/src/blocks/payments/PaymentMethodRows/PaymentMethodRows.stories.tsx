import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { groups as paymentGroups } from '../paymentFixtures.tsx';
import { PaymentMethodRows } from './PaymentMethodRows.tsx';
import { docs } from './PaymentMethodRows.docs.ts';

const meta = {
  title: 'Blocks/Payments/PaymentMethodRows',
  parameters: { componentDocs: docs },
  component: PaymentMethodRows,
  args: {
    groups: paymentGroups,
    selected: paymentGroups[0]?.methods[0]?.id,
    labels: {
      empty: 'No payment methods are available right now.',
      failed: 'We couldn’t load the payment methods.',
      retry: 'Try again',
    },
    onSelect: fn(),
  },
} satisfies Meta<typeof PaymentMethodRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    const free = list.getAllByRole('button').filter((one) => one.getAttribute('aria-disabled') === null);
    await expect(free[0]).toHaveAttribute('aria-pressed', 'true');
    const second = free[1];
    if (!second) throw new Error('There is no second method.');
    await userEvent.click(second);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed', onRetry: fn() } };

export const Empty: Story = { args: { groups: [] } };

export const Stress: Story = {
  args: {
    groups: [
      {
        id: 'all',
        title: 'Zahlungsmethoden aller Banken und Zahlungsdienste',
        methods: [
          {
            id: 'long',
            name: 'Sofortüberweisung mit Zahlungsbestätigung',
            time: 'In ein bis drei Bankarbeitstagen',
            fee: 'Gebühr 1,25 %',
            bounds: '10.000,00 – 12.482.500,00 BAM',
          },
          {
            id: 'off',
            name: 'Gutschein',
            unavailable: 'Nach mehreren Ablehnungen bis morgen 22:30 gesperrt',
          },
        ],
      },
    ],
  },
};
