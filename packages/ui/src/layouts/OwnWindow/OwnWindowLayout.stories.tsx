import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatchTracker } from '../../blocks/events/MatchTracker/MatchTracker.tsx';
import { MomentumChart } from '../../blocks/events/MomentumChart/MomentumChart.tsx';
import { Scoreboard } from '../../blocks/events/Scoreboard/Scoreboard.tsx';
import { trackerFixture } from '../../blocks/events/trackerFixtures.ts';
import { OwnWindowLayout } from './OwnWindowLayout.tsx';
import { docs } from './OwnWindowLayout.docs.ts';

const { momentum, minutes } = trackerFixture;

const meta = {
  title: 'Layouts/OwnWindow',
  component: OwnWindowLayout,
  args: {
    board: (
      <Scoreboard
        teams={momentum.teams}
        sport="football"
        title="Germany · Bundesring"
        score={['1', '1']}
        live="63' · 2nd half"
      />
    ),
    children: (
      <MatchTracker
        title="Tracker"
        ground="football"
        action={{
          side: 1,
          team: momentum.teams[1],
          state: 'Dangerous attack',
          touches: [
            [38, 50],
            [24, 34],
          ],
        }}
        momentum={<MomentumChart {...momentum} size="tracker" minutes={minutes} />}
      />
    ),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof OwnWindowLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Dangerous attack')).toBeVisible();
  },
};

/** The match is over. */
export const Finished: Story = {
  args: {
    board: <Scoreboard teams={momentum.teams} sport="football" score={['2', '1']} status="Finished" />,
    children: undefined,
  },
};
