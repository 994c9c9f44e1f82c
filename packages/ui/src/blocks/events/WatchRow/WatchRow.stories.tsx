import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { CompetitionCard } from '../CompetitionCard/CompetitionCard.tsx';
import { crests } from '../eventFixtures.tsx';
import { MatchThumbnail } from '../MatchThumbnail/MatchThumbnail.tsx';
import { MomentumChart } from '../MomentumChart/MomentumChart.tsx';
import { trackerFixture } from '../trackerFixtures.ts';
import { WatchRow } from './WatchRow.tsx';
import { docs } from './WatchRow.docs.ts';

const meta = {
  title: 'Blocks/Events/WatchRow',
  component: WatchRow,
  parameters: { componentDocs: docs },
  args: {
    href: '#match',
    teams: trackerFixture.momentum.teams,
    sport: 'football',
    scores: ['1', '1'],
    scoreLabel: '1 to 1',
    thumbnail: (
      <MatchThumbnail momentum={<MomentumChart {...trackerFixture.momentum} size="thumbnail" />} live="63'" />
    ),
  },
} satisfies Meta<typeof WatchRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <CompetitionCard
      kind="sport"
      level={2}
      title="Watch now"
      count="2 with a tracker"
      flag={<Icon name="live" />}
    >
      <WatchRow {...args} />
      <WatchRow
        {...args}
        teams={['Eichenau Union', 'Steinbrück Olympic']}
        crests={[crests.crestwood, undefined]}
        scores={['2', '0']}
        scoreLabel="2 to 0"
      />
    </CompetitionCard>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAccessibleName(/Grünwaldau Wanderers.*1 to 1/);
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', crests.crestwood);
  },
};

/** The momentum is loading, and crests are switched off. */
export const Plain: Story = { args: { decorated: false, thumbnail: <MatchThumbnail /> } };

/** In a rail of live matches, as that of the page. */
export const Current: Story = {
  args: { thumbnail: undefined, live: "63'", place: 'Bundesring', current: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

export const Stress: Story = {
  args: {
    teams: [
      'Spielvereinigung Unterschleißheim-Grünwaldau Wanderers 1896',
      'Nordhagen Rovers and Southern Harbour United',
    ],
    scores: ['112', '98'],
    scoreLabel: '112 to 98',
  },
};
