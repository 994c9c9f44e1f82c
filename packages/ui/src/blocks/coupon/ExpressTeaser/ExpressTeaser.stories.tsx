import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExpressTeaser, ExpressTeaserSkeleton } from './ExpressTeaser.tsx';
import { docs } from './ExpressTeaser.docs.ts';

const meta = {
  title: 'Blocks/Coupon/ExpressTeaser',
  component: ExpressTeaser,
  parameters: { componentDocs: docs },
  args: {
    title: 'Express of the day',
    href: '#expresses',
    boost: '+ 10 % on the price',
    legs: [
      { id: 'a', event: 'Harbour City – Crestwood Palace', team: 'Harbour City', sport: 'football' },
      { id: 'b', event: 'Lyonne – Lillet', team: 'Lyonne', sport: 'football' },
      { id: 'c', event: 'Northgate – Port Sole', team: 'Northgate', sport: 'football' },
    ],
    summary: '3 selections',
    note: 'today from 21:45',
    price: '4.213',
    priceBefore: '3.830',
    labels: {
      before: 'Without the boost',
      add: 'Add',
      addName: 'Add 3 selections',
      added: 'Added',
    },
    onAdd: fn(),
  },
} satisfies Meta<typeof ExpressTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Add 3 selections' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Desktop: Story = { tags: ['desktop'], globals: { density: 'compact' } };

export const InTheCoupon: Story = { args: { added: true } };

/** A selection is suspended: the price isn't known, and the express can't be added. */
export const Suspended: Story = { args: { suspended: true, price: '–', priceBefore: undefined } };

/** An express without a boost has one price. */
export const WithoutBoost: Story = { args: { boost: undefined, priceBefore: undefined, crests: false } };

export const Loading: Story = { render: () => <ExpressTeaserSkeleton /> };

export const Stress: Story = {
  args: {
    title: 'Express of the day of the intercontinental championship of the northern conference',
    boost: '+ 1,000 % on the price',
    summary: '1,024 selections of several intercontinental championships',
    note: 'on Wednesday, 30 September from 18:30',
    price: '1,248,250.882',
    priceBefore: '124,825.088',
    legs: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      id,
      event:
        'Llanfairpwllgwyngyll and District Amateur Football Reserves – Borussia Mönchhofen-Unterschleißbach',
      team: `Harbour City ${id}`,
      sport: 'football',
    })),
  },
};
