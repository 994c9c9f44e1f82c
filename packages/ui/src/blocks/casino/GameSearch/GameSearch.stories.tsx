import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { games, longTitle } from '../fixtures.tsx';
import { GameSearch } from './GameSearch.tsx';
import { docs } from './GameSearch.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameSearch',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: GameSearch,
  args: {
    query: '',
    recent: ['comet', 'roulette', 'iron orchard'],
    suggestions: ['Jackpot', 'Bonus buy', 'Fishing', 'Live roulette', 'Crash'],
    results: [],
    labels: {
      label: 'Search games',
      recent: 'Recent',
      clearRecent: 'Clear',
      suggestions: 'Popular searches',
      found: '3 games',
    },
    empty: (
      <EmptyState
        icon="search"
        title="No game of that name"
        detail="Look for a part of the name, or for its provider."
        action={<ButtonLink href="#popular">See popular games</ButtonLink>}
      />
    ),
    onQueryChange: fn(),
    onRecentClear: fn(),
    onResult: fn(),
  },
} satisfies Meta<typeof GameSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** State before a query is entered. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'roulette' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('roulette');
  },
};

export const Results: Story = {
  render: function Search(args) {
    const [query, setQuery] = useState('or');
    const results = games.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
    return (
      <GameSearch
        {...args}
        query={query}
        results={results}
        labels={{ ...args.labels, found: `Games found: ${results.length}` }}
        onQueryChange={setQuery}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement);
    await userEvent.type(search.getByRole('searchbox'), '{Backspace}{Backspace}re');
    await expect(search.getByRole('status')).toHaveTextContent('Games found: 1');
    await userEvent.tab();
    await expect(search.getByRole('link', { name: /Reef Runner/ })).toHaveFocus();
  },
};

export const Loading: Story = { args: { query: 'comet', results: undefined } };

export const NothingFound: Story = { args: { query: 'zzz' } };

export const Stress: Story = {
  args: {
    query: 'elektrizität',
    results: games.map((game, index) => ({
      ...game,
      title: index % 2 ? longTitle : game.title,
      closed: index === 2 ? { reason: 'country', label: 'Not available in your country' } : undefined,
    })),
  },
};
