import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatchStatistics, MatchStatisticsSkeleton } from './MatchStatistics.tsx';
import { docs } from './MatchStatistics.docs.ts';

const meta = {
  title: 'Blocks/Events/MatchStatistics',
  component: MatchStatistics,
  parameters: { componentDocs: docs },
  args: {
    label: 'Match statistics',
    teams: ['Harbour City', 'Crestwood Palace'],
    emptyTitle: 'Figures come with the kick-off.',
    statistics: [
      { id: 'ball', label: 'Ball possession', home: '58 %', away: '42 %', values: [58, 42] },
      { id: 'shots', label: 'Shots on target', home: '6', away: '3', values: [6, 3] },
      { id: 'corners', label: 'Corners', home: '4', away: '4', values: [4, 4] },
      { id: 'fouls', label: 'Fouls', home: '7', away: '12', values: [7, 12] },
      { id: 'offside', label: 'Offside', home: '0', away: '2', values: [0, 2] },
    ],
  },
} satisfies Meta<typeof MatchStatistics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('58 %')).toBeVisible();
  },
};

export const Empty: Story = { args: { statistics: [] } };

export const Loading: Story = { render: () => <MatchStatisticsSkeleton /> };

export const Stress: Story = {
  args: {
    teams: [
      'Llanfairpwllgwyngyll and District Amateur Football Club',
      'Borussia Mönchhofen-Unterschleißbach von 1899 II',
    ],
    statistics: [
      {
        id: 'passes',
        label: 'Accurate passes in the attacking third, set pieces left out',
        home: '1,204 of 1,388',
        away: '87 of 412',
        values: [1204, 87],
      },
    ],
  },
};
