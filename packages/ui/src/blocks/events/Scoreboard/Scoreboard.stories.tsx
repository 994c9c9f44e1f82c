import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { CountryFlag } from '../CountryFlag/CountryFlag.tsx';
import { crests, flags } from '../eventFixtures.tsx';
import { MomentumChart } from '../MomentumChart/MomentumChart.tsx';
import { trackerFixture } from '../trackerFixtures.ts';
import { ScoreCountdown } from './ScoreCountdown.tsx';
import { ScoreDetails, type ScoreDetail } from './ScoreDetails.tsx';
import { ScoreParts } from './ScoreParts.tsx';
import { ScoreTool } from './ScoreTool.tsx';
import { Scoreboard, ScoreboardSkeleton } from './Scoreboard.tsx';
import { docs } from './Scoreboard.docs.ts';

const teams = ['Harbour City', 'Crestwood Palace'] as const;
const facts: readonly ScoreDetail[] = [
  { id: 'yellow', label: 'Yellow cards', icon: 'booking', home: '2', away: '3' },
  { id: 'red', label: 'Red cards', icon: 'booking-filled', home: '0', away: '1', emphasised: true },
  { id: 'corner', label: 'Corners', icon: 'corner', home: '6', away: '4' },
];

const meta = {
  title: 'Blocks/Events/Scoreboard',
  component: Scoreboard,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    teams,
    sport: 'football',
    title: 'Coastal League',
    back: { href: '#list', label: 'Back to the list' },
    actions: <IconButton label="Favourite" icon="star" tone="header" pressed={false} />,
    score: [2, 1],
    live: "63' · 2nd half",
  },
} satisfies Meta<typeof Scoreboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    await expect(
      board.getByRole('heading', { level: 1, name: 'Harbour City – Crestwood Palace' }),
    ).toBeInTheDocument();
  },
};

/** With the flag of the competition's country. */
export const CountryOfCompetition: Story = {
  args: {
    title: 'Coastland · Coastal League',
    titleLink: { href: '#competition', label: 'Championship: Coastland · Coastal League' },
    flag: <CountryFlag image={flags.coastland} size="sm" />,
  },
};

/** Course of play, with the button that opens the tracker. */
export const Momentum: Story = {
  args: {
    teams: trackerFixture.momentum.teams,
    momentum: (
      <MomentumChart
        {...trackerFixture.momentum}
        action={
          <Button tone="header" emphasis="plain" iconEnd="down">
            Tracker
          </Button>
        }
      />
    ),
  },
};

/** Scoreboard with crests, cards and corners. */
export const WithFacts: Story = {
  args: { details: <ScoreDetails details={facts} /> },
};

const onFavouriteChange = fn();

/** Favourite sides: a star below each crest. */
export const Stars: Story = {
  args: {
    crests: [crests.harbour, undefined],
    stars: [
      { favourite: true, favouriteLabel: 'Favourite: Harbour City', onFavouriteChange },
      { favourite: false, favouriteLabel: 'Favourite: Crestwood Palace', onFavouriteChange },
    ],
  },
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    await userEvent.click(board.getByRole('button', { name: 'Favourite: Crestwood Palace', pressed: false }));
    await expect(onFavouriteChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(board.getByRole('button', { name: 'Favourite: Harbour City', pressed: true }));
    await expect(onFavouriteChange).toHaveBeenLastCalledWith(false);
  },
};

const actions = (
  <>
    <ScoreTool icon="stream" label="Watch" pressed={false} onClick={onFavouriteChange} />
    <ScoreTool icon="statistics" label="Statistics" href="#statistics" />
    <IconButton label="Favourite" icon="star" tone="header" pressed={false} />
  </>
);

/** Links to the competition and the sides, and tools with their labels hidden on a narrow scoreboard. */
export const Links: Story = {
  args: {
    actions,
    actionsLabel: 'More about this match',
    titleLink: { href: '#championship', label: 'Championship: Coastal League' },
    teamHrefs: ['#harbour', '#crestwood'],
  },
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    const tools = within(board.getByRole('group', { name: 'More about this match' }));
    await expect(tools.getByRole('link', { name: 'Statistics' })).toHaveAttribute('href', '#statistics');
    await expect(tools.getByRole('button', { name: 'Watch', pressed: false })).toBeVisible();
    await expect(board.getByRole('link', { name: 'Championship: Coastal League' })).toBeVisible();
    await expect(board.getByRole('link', { name: 'Crestwood Palace' })).toHaveAttribute('href', '#crestwood');
  },
};

export const Upcoming: Story = {
  args: {
    score: undefined,
    live: undefined,
    start: { day: 'Today', time: '21:00' },
    parts: (
      <ScoreCountdown
        label="Starts in"
        remaining={[
          { value: '2', unit: 'h' },
          { value: '14', unit: 'min' },
        ]}
      />
    ),
  },
};

export const Break: Story = { args: { live: 'Half-time', note: 'Goes on at 21:48' } };

export const Interrupted: Story = {
  args: { live: undefined, status: "Interrupted at 71'", note: 'Bets stay open until the match goes on' },
};

export const Finished: Story = {
  args: { live: undefined, status: 'Full time', note: 'After extra time · aggregate 4–3' },
};

export const Loading: Story = { render: () => <ScoreboardSkeleton /> };

/** Layout on a wide page, with fewer lines. */
export const Desktop: Story = {
  tags: ['desktop'],
  globals: { density: 'compact' },
  args: {
    ...Stars.args,
    actions,
    actionsLabel: 'More about this match',
    details: <ScoreDetails details={facts} />,
  },
};

export const Stress: Story = {
  args: {
    teams: [
      'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves',
      'Borussia Mönchhofen-Unterschleißbach von 1899 II',
    ],
    title: 'Intercontinental championship of regions, qualification, second round of the return matches',
    score: [112, 108],
    scoreForm: 'long',
    live: "120+14' · Extra time, second half",
    note: 'After a long stoppage of play for a failure of the floodlights on the south stand',
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
