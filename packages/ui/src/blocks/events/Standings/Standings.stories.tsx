import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { crests } from '../eventFixtures.tsx';
import { Standings, type StandingRow } from './Standings.tsx';
import { docs } from './Standings.docs.ts';

const team = (
  place: number,
  name: string,
  figures: string,
  more: Partial<StandingRow> = {},
): StandingRow => ({
  id: name,
  place: String(place),
  team: name,
  href: `#${name}`,
  figures: figures.split(' '),
  ...more,
});

const meta = {
  title: 'Blocks/Events/Standings',
  component: Standings,
  parameters: { componentDocs: docs },
  args: {
    label: 'Coastal League',
    heads: { place: 'Place', team: 'Team' },
    columns: [
      { short: 'P', full: 'Played' },
      { short: 'W', full: 'Won' },
      { short: 'D', full: 'Drawn' },
      { short: 'L', full: 'Lost' },
      { short: 'G', full: 'Goals' },
      { short: 'Pts', full: 'Points' },
    ],
    rows: [
      team(1, 'Harbour City', '12 9 2 1 27:9 29', { zone: 'up', marked: true, crest: crests.harbour }),
      team(2, 'Wolverton Wanderers', '12 8 2 2 24:13 26', { zone: 'up' }),
      team(3, 'Brackwater & Hove Albion', '12 7 2 3 19:14 23', { zone: 'next' }),
      team(4, 'Fulbourne', '12 5 3 4 17:16 18'),
      team(5, 'Crestwood Palace', '12 4 4 4 15:17 16', { marked: true }),
      team(6, 'Everley', '12 1 3 8 8:24 6', { zone: 'danger' }),
    ],
    legend: [
      { zone: 'up', label: 'Continental Cup' },
      { zone: 'next', label: 'Play-off' },
      { zone: 'danger', label: 'Relegation' },
    ],
    sport: 'football',
    emptyTitle: 'The table starts with the first matchday.',
  },
} satisfies Meta<typeof Standings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table'));
    await expect(table.getByRole('rowheader', { name: 'Harbour City' })).toBeVisible();
    await expect(table.getAllByRole('columnheader')).toHaveLength(8);
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Stress: Story = {
  args: {
    rows: [
      team(1, 'Llanfairpwllgwyngyll and District Amateur Football Club', '138 104 22 12 1,204:388 1,334', {
        zone: 'up',
      }),
      team(124, 'Borussia Mönchhofen-Unterschleißbach von 1899 II', '138 1 3 134 8:1,024 6', {
        zone: 'danger',
      }),
    ],
  },
};
