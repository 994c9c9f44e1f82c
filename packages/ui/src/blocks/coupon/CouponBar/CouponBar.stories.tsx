import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { CouponBar } from './CouponBar.tsx';
import { docs } from './CouponBar.docs.ts';

const meta = {
  title: 'Blocks/Coupon/CouponBar',
  component: CouponBar,
  parameters: { componentDocs: docs },
  args: {
    count: '2',
    title: 'Express · 6.072',
    price: '6.072',
    detail: '2 selections · returns € 60.72',
    amount: '€ 60.72',
    openLabel: 'Open the coupon',
    betLabel: 'Bet € 10',
    onOpen: fn(),
    onBet: fn(),
  },
} satisfies Meta<typeof CouponBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Express: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: /^Open the coupon/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(bar.getByRole('button', { name: 'Bet € 10' }));
    await expect(args.onBet).toHaveBeenCalledOnce();
  },
};

export const Single: Story = {
  args: { count: '1', title: 'Single · 1.38', price: '1.38', detail: 'returns € 13.80', amount: '€ 13.80' },
};

export const Busy: Story = { args: { busy: true } };

/** A price changed since the coupon was last open: an icon and a label for screen-reader users show the direction. */
export const Moved: Story = {
  args: { title: 'Express · 6.214', price: '6.214' },
  render: (args) => (
    <Stack>
      <CouponBar {...args} move={{ direction: 'up', label: 'Total price went up' }} />
      <CouponBar
        {...args}
        openLabel="Open the coupon again"
        title="Express · 5.980"
        price="5.980"
        move={{ direction: 'down', label: 'Total price went down' }}
      />
    </Stack>
  ),
};

/** The reason replaces the returns; details are in the coupon. */
export const Blocked: Story = {
  args: { blocked: true, reason: 'A selection is suspended. Wait, or remove it.' },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    await expect(bar.getByText('A selection is suspended. Wait, or remove it.')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Bet € 10' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** One-click betting: the amount is always visible. */
export const OneClick: Story = {
  render: () => (
    <CouponBar
      count="0"
      title="One-click"
      detail=""
      oneClick="On · every price bets € 5"
      openLabel="Open the coupon"
    />
  ),
};

export const Stress: Story = {
  args: {
    count: '40',
    title: 'Accumulator of forty selections · 1,248,250.072',
    price: '1,248,250.072',
    detail: '40 selections · returns € 12,482,500.72',
    amount: '€ 12,482,500.72',
    betLabel: 'Bet € 10,000',
  },
};

/** Longer words: the payout and the price stay whole, the words beside them give way. */
export const Russian: Story = {
  args: {
    count: '3',
    title: 'Экспресс · 40,120',
    price: '40,120',
    detail: '3 исхода · выплата 401,20 €',
    amount: '401,20 €',
    betLabel: 'Поставить 10 €',
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    for (const amount of ['401,20 €', '40,120']) {
      const figure = bar.getByText(amount).getBoundingClientRect();
      const button = bar.getByRole('button', { name: 'Поставить 10 €' }).getBoundingClientRect();
      await expect(figure.right).toBeLessThanOrEqual(button.left);
    }
  },
};
