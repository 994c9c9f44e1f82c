import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CouponLeg } from './CouponLeg.tsx';

const meta = {
  title: 'Blocks/Coupon/CouponLeg',
  component: CouponLeg,
  args: {
    live: "63'",
    event: 'Harbour City 2 – 1 Crestwood Palace',
    pick: 'Harbour City to win',
    market: 'Match result',
    price: '1.38',
    removeLabel: 'Remove Harbour City to win',
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CouponLeg>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Harbour City to win' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const MovedUp: Story = {
  args: { price: '4.40', move: { from: '4.25', direction: 'up', label: 'Price went up from 4.25' } },
};

export const MovedDown: Story = {
  args: { price: '4.10', move: { from: '4.25', direction: 'down', label: 'Price went down from 4.25' } },
};

export const Suspended: Story = {
  args: { state: 'suspended', reason: 'Suspended for the moment. It comes back by itself.' },
};

export const Locked: Story = {
  args: { state: 'locked', reason: 'No more bets on this market. Remove it to go on.' },
};

export const Dependent: Story = {
  args: { state: 'dependent', reason: 'Can’t be combined with another selection of this match.' },
};

export const Finished: Story = {
  args: { live: undefined, state: 'finished', reason: 'The match is over. Remove it to go on.' },
};

export const AsianLine: Story = {
  render: () => (
    <CouponLeg
      event="Today 21:00 · Lyonne – Lillet"
      pick="Total goals over 2.25"
      market=""
      note="Asian line"
      price="1.74"
    />
  ),
};

export const Stress: Story = {
  args: {
    live: "120+14'",
    event:
      'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves 112 – 108 Mönchhofen',
    pick: 'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves to win',
    market: 'Winner of the match including extra time and penalties',
    price: '1001.00',
    move: { from: '1250.00', direction: 'down', label: 'Price went down from 1250.00' },
  },
};
