import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { columns, moreColumns, rows } from '../../fixtures.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { CompetitionCard } from '../CompetitionCard/CompetitionCard.tsx';
import { Flag, flags } from '../eventFixtures.tsx';
import { EventRow } from '../EventRow/EventRow.tsx';
import { CompetitionHead } from './CompetitionHead.tsx';
import { docs } from './CompetitionHead.docs.ts';

const meta = {
  title: 'Blocks/Events/CompetitionHead',
  component: CompetitionHead,
  parameters: { componentDocs: docs },
  args: {
    title: 'Coastland · Coastal League',
    href: '#competition',
    flag: <Flag of="coastland" />,
    favouriteLabel: 'Favourite competition',
    collapseLabel: 'Hide matches',
    onFavouriteChange: fn(),
    onCollapsedChange: fn(),
  },
  render: (args) => (
    <CompetitionCard
      kind="sport"
      title="Football"
      level={2}
      flag={<Icon name="football" />}
      count="12"
      columns={columns}
      moreColumns={moreColumns}
      collapseLabel="Hide football"
    >
      <EventRow {...rows.leading} form="compact" place="Copa Ipê" placeFlag={flags.highmark} />
      <CompetitionHead {...args} />
      <EventRow {...rows.even} form="compact" />
      <EventRow {...rows.stress} form="compact" />
    </CompetitionCard>
  ),
} satisfies Meta<typeof CompetitionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InSport: Story = {
  play: async ({ canvasElement, args }) => {
    const head = within(canvasElement);
    await userEvent.click(head.getByRole('button', { name: 'Hide matches', expanded: true }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    head.getByRole('button', { name: 'Favourite competition', pressed: false }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(true);
  },
};

/** Table layout. */
export const InSportDesktop: Story = { tags: ['desktop'], globals: { density: 'compact' } };

export const Stress: Story = {
  args: {
    title:
      'International · Intercontinental championship of regions, qualification, second round of the return matches',
    collapsed: true,
  },
};
