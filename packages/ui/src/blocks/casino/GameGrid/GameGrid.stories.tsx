import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { games, gameLabels, longTitle, manyGames } from '../fixtures.tsx';
import { GameGrid } from './GameGrid.tsx';
import { docs } from './GameGrid.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameGrid',
  parameters: { componentDocs: docs },
  component: GameGrid,
  args: { label: 'Popular games', games, labels: gameLabels, onFavouriteChange: fn() },
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Sixteen placeholders with the shape of a game tile. */
export const Loading: Story = {
  args: { games: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-ghost]')).toHaveLength(16);
    await expect(within(canvasElement).getByRole('list').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const Desktop: Story = { tags: ['desktop'], args: { games: manyGames, coming: 4 } };

export const Empty: Story = {
  args: {
    games: [],
    empty: (
      <EmptyState
        icon="star"
        title="No favourites yet"
        detail="Press the star of a game to find it here."
        action={<ButtonLink href="#popular">See popular games</ButtonLink>}
      />
    ),
  },
};

export const Failed: Story = {
  args: {
    games: [],
    empty: (
      <ErrorState
        title="The games did not load"
        detail="The connection was lost. Check it and try again."
        retryLabel="Try again"
        onRetry={fn()}
      />
    ),
  },
};

export const Stress: Story = {
  args: {
    games: games.map((game) => ({ ...game, title: longTitle, thumbnails: undefined })),
  },
};
