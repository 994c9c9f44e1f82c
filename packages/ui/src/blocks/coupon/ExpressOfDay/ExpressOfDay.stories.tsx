import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { ExpressOfDay, ExpressOfDaySkeleton } from './ExpressOfDay.tsx';
import { docs } from './ExpressOfDay.docs.ts';

const meta = {
  title: 'Blocks/Coupon/ExpressOfDay',
  component: ExpressOfDay,
  parameters: { componentDocs: docs },
  args: {
    title: 'Express of the day',
    boost: '+ 10 %',
    legs: [
      {
        id: 'a',
        event: 'Today 20:00 · Harbour City – Crestwood Palace',
        pick: 'Harbour City to win',
        price: '1.62',
      },
      { id: 'b', event: 'Today 21:00 · Lyonne – Lillet', pick: 'Both to score', price: '1.74' },
      {
        id: 'c',
        event: 'Tomorrow 18:30 · Northgate – Port Sole',
        pick: 'Total goals over 2.5',
        price: '1.91',
      },
    ],
    price: '5.922',
    priceBefore: '5.384',
    labels: {
      total: 'Total price',
      before: 'Without the boost',
      add: 'Add 3 selections',
      added: 'In your coupon',
    },
    onAdd: fn(),
  },
} satisfies Meta<typeof ExpressOfDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Add 3 selections' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Each leg can be replaced. */
export const Replaceable: Story = {
  args: {
    legs: meta.args.legs.map((leg) => ({
      ...leg,
      action: <IconButton icon="refresh" tone="muted" label={`Replace: ${leg.pick}`} />,
    })),
  },
};

export const InTheCoupon: Story = { args: { added: true } };

export const Over: Story = {
  args: { unavailable: 'One of its matches has begun. The next express comes tomorrow at 08:00.' },
};

export const Loading: Story = { render: () => <ExpressOfDaySkeleton /> };

export const Stress: Story = {
  args: {
    title: 'Express of the day of the intercontinental championship of the northern conference',
    boost: '+ 1,000 %',
    price: '1,248,250.882',
    priceBefore: '124,825.088',
    legs: [
      {
        id: 'a',
        event:
          'Tomorrow 18:30 · Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves – Mönchhofen',
        pick: 'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves to win to nil',
        price: '1001.00',
      },
    ],
  },
};
