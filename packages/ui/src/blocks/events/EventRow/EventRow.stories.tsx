import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { columns, extraColumns, rows } from '../../fixtures.tsx';
import { CompetitionCard } from '../CompetitionCard/CompetitionCard.tsx';
import { EventRow } from './EventRow.tsx';
import { EventRowSkeleton } from './EventRowSkeleton.tsx';

const meta = {
  title: 'Blocks/Events/EventRow',
  component: EventRow,
  args: { ...rows.leading, onPriceToggle: fn(), onFavouriteChange: fn() },
  decorators: [
    (Story) => (
      <CompetitionCard title="Coastland · Coastal League" columns={columns} extraColumns={extraColumns}>
        <Story />
      </CompetitionCard>
    ),
  ],
} satisfies Meta<typeof EventRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement);
    await userEvent.click(row.getByRole('button', { name: '2 8.25' }));
    await expect(args.onPriceToggle).toHaveBeenCalledWith('2 2 8.25');
    await expect(row.getByRole('link', { name: /Harbour City.*Crestwood Palace/ })).toHaveAttribute(
      'href',
      '#match',
    );
  },
};

export const Break: Story = { render: () => <EventRow {...rows.stopped} /> };

export const Upcoming: Story = { render: () => <EventRow {...rows.upcoming} /> };

export const TwoWay: Story = { render: () => <EventRow {...rows.tennis} /> };

export const Loading: Story = { render: () => <EventRowSkeleton /> };

export const Stress: Story = { render: () => <EventRow {...rows.stress} /> };
