import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { longTitle } from '../fixtures.tsx';
import { GameSearch } from './GameSearch.tsx';
import { docs } from './GameSearch.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameSearch',
  parameters: { componentDocs: docs },
  component: GameSearch,
  args: {
    query: '',
    recent: ['comet', 'roulette', 'iron orchard'],
    end: <IconButton icon="filters" label="Filters" />,
    labels: { label: 'Search 4,812 games', recent: 'Recent', clearRecent: 'Clear' },
    onQueryChange: fn(),
    onRecentClear: fn(),
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

/** The number of results is announced while the player types. */
export const Results: Story = {
  render: function Search(args) {
    const [query, setQuery] = useState('');
    return <GameSearch {...args} query={query} found={query && '3 games'} onQueryChange={setQuery} />;
  },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement);
    await userEvent.type(search.getByRole('searchbox'), 're');
    await expect(search.getByRole('status')).toHaveTextContent('3 games');
    await expect(search.queryByRole('button', { name: 'roulette' })).not.toBeInTheDocument();
  },
};

export const Stress: Story = { args: { recent: [longTitle, 'a', longTitle] } };
