import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { ScoreParts } from './ScoreParts.tsx';
import { Scoreboard, ScoreboardSkeleton } from './Scoreboard.tsx';

const meta = {
  title: 'Blocks/Events/Scoreboard',
  component: Scoreboard,
  parameters: { layout: 'fullscreen' },
  args: {
    teams: ['Harbour City', 'Crestwood Palace'],
    title: 'Coastal League',
    back: { href: '#list', label: 'Back to the list' },
    actions: <IconButton label="Favourite" icon="star" tone="header" pressed={false} />,
    score: [2, 1],
    live: "63' · 2nd half",
  },
} satisfies Meta<typeof Scoreboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const Upcoming: Story = {
  args: { score: undefined, live: undefined, start: { day: 'Today', time: '21:00' } },
};

export const Finished: Story = { args: { live: undefined, status: 'Full time' } };

export const Sets: Story = {
  args: {
    teams: ['H. Rulander', 'F. Augier-Allard'],
    title: 'Open of Basilea · Quarter-final',
    score: [1, 0],
    live: '2nd set',
    parts: (
      <ScoreParts
        label="Score by sets"
        teams={['H. Rulander', 'F. Augier-Allard']}
        serving={1}
        servingWord="serves"
        parts={[
          { id: '1', label: '1', home: '6', away: '4' },
          { id: '2', label: '2', home: '3', away: '2', now: true },
          { id: 'points', label: 'Points', home: '40', away: '15', now: true },
        ]}
      />
    ),
  },
};

export const Loading: Story = { render: () => <ScoreboardSkeleton /> };

export const Stress: Story = {
  args: {
    teams: [
      'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves',
      'Borussia Mönchhofen-Unterschleißbach von 1899 II',
    ],
    title: 'Intercontinental championship of regions, qualification, second round of the return matches',
    score: [112, 108],
    live: "120+14' · Extra time, second half",
    parts: (
      <ScoreParts
        label="Score by quarters"
        teams={['Llanfairpwllgwyngyll and District Amateur Club', 'Borussia Mönchhofen-Unterschleißbach']}
        parts={['1', '2', '3', '4', 'OT 1', 'OT 2', 'OT 3'].map((label) => ({
          id: label,
          label,
          home: '128',
          away: '104',
        }))}
      />
    ),
  },
};
