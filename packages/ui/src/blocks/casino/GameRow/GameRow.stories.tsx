import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { games, gameLabels, longTitle } from '../fixtures.tsx';
import { GameRow } from './GameRow.tsx';
import { docs } from './GameRow.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameRow',
  parameters: { componentDocs: docs },
  component: GameRow,
  args: {
    title: 'Popular',
    allLabel: 'All 4,812',
    allHref: '#all',
    games,
    labels: gameLabels,
    onFavouriteChange: fn(),
  },
} satisfies Meta<typeof GameRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await expect(row.getByRole('region', { name: /Popular/ })).toBeVisible();
    await userEvent.tab();
    await expect(row.getByRole('link', { name: 'All 4,812' })).toHaveFocus();
  },
};

export const RecentlyPlayed: Story = {
  args: { title: 'Recent', shape: 'wide' },
  render: ({ title, shape, games: played, labels }) => (
    <GameRow title={title} shape={shape} games={played} labels={labels} />
  ),
};

export const Desktop: Story = {
  tags: ['desktop'],
  args: { steps: { previous: 'Back', next: 'Further' } },
};

/** A row whose games all fit has no buttons to scroll it. */
export const DesktopFew: Story = {
  tags: ['desktop'],
  args: { title: 'Recent', games: games.slice(0, 2), steps: { previous: 'Back', next: 'Further' } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await waitFor(() => expect(row.queryByRole('button', { name: 'Further: Recent' })).toBeNull());
  },
};

export const Recommended: Story = {
  args: { title: 'Because you played Iron Orchard', games: games.slice(3), allLabel: 'All 24' },
};

export const Loading: Story = { args: { games: undefined } };

/** Rows of “My casino” before the player has played: each explains its purpose and offers one action. */
export const MyCasinoEmpty: Story = {
  render: (args) => (
    <Stack gap="lg">
      <GameRow
        {...args}
        title="Favourites"
        games={[]}
        empty={<EmptyState icon="star" title="Press the star of a game to find it here" />}
      />
      <GameRow
        {...args}
        title="Recently played"
        games={[]}
        empty={
          <EmptyState
            icon="history"
            title="You have not played yet"
            action={<ButtonLink href="#popular">See popular games</ButtonLink>}
          />
        }
      />
      <GameRow
        {...args}
        title="Recommended"
        games={[]}
        empty={
          <EmptyState
            icon="login"
            title="Sign in to see games like those you played"
            action={<ButtonLink href="#sign-in">Sign in</ButtonLink>}
          />
        }
      />
    </Stack>
  ),
};

/** A row that turns out to be empty keeps the height that it had while it loaded. */
export const NonePlayed: Story = {
  render: ({ labels }) => (
    <Stack gap="lg">
      <GameRow title="Recent" shape="wide" games={undefined} labels={labels} />
      <GameRow
        title="Played"
        shape="wide"
        games={[]}
        labels={labels}
        empty={<EmptyState title="Games that you play are listed here." />}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [loading, none] = within(canvasElement).getAllByRole('region');
    await expect(none?.offsetHeight).toBe(loading?.offsetHeight);
  },
};

export const Stress: Story = {
  args: {
    title: 'Games with a jackpot that stands higher than ever before and falls before the end of the month',
    allLabel: 'All 104,812',
    games: games.map((game) => ({ ...game, title: longTitle })),
  },
};
