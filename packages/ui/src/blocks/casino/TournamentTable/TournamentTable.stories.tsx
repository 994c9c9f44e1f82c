import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { longTitle } from '../fixtures.tsx';
import type { TournamentEntry } from './TournamentRow.tsx';
import { TournamentTable } from './TournamentTable.tsx';
import { docs } from './TournamentTable.docs.ts';

const players = [
  'maroo',
  'northshore_77',
  'Tilde',
  'k***n',
  'Second Wind',
  'b***e',
  'Wickmere',
  'oakley',
  'dune',
  'p***a',
];
const prizes = [
  '€ 5,000',
  '€ 2,500',
  '€ 1,500',
  '€ 800',
  '€ 500',
  '€ 300',
  '€ 300',
  '€ 300',
  '€ 200',
  '€ 200',
];
const figure = new Intl.NumberFormat('en');

const page = (number: number): TournamentEntry[] =>
  players.map((player, index) => {
    const place = (number - 1) * players.length + index + 1;
    return {
      id: String(place),
      place: String(place),
      player,
      points: figure.format(Math.round(184_220 / place)),
      prize: number === 1 ? prizes[index] : undefined,
      ...(index === 1 && { move: { direction: 'up', by: '3', label: 'up 3 places' } }),
      ...(index === 4 && { move: { direction: 'down', by: '1', label: 'down 1 place' } }),
    };
  });

const own: TournamentEntry = {
  id: '148',
  place: '148',
  player: 'harbourlight',
  points: '1,245',
  move: { direction: 'up', by: '12', label: 'up 12 places' },
};

const meta = {
  title: 'Blocks/Casino/TournamentTable',
  parameters: { componentDocs: docs },
  component: TournamentTable,
  args: {
    labels: {
      label: 'Places',
      place: 'Place',
      player: 'Player',
      points: 'Points',
      prize: 'Prize',
      you: 'You',
    },
    entries: page(1),
    own,
  },
} satisfies Meta<typeof TournamentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player's own row is pinned while it isn't on the current page. */
export const Default: Story = {};

/** 2,310 entries in pages; on the player's page the own row appears at its rank. */
export const Paged: Story = {
  render: function Pages(args) {
    const [number, setNumber] = useState(1);
    const entries = page(number).map((entry) => (entry.id === own.id ? own : entry));
    return (
      <TournamentTable
        {...args}
        entries={entries}
        pages={
          <Pagination
            page={number}
            count={231}
            onPageChange={setNumber}
            labels={{
              label: 'Pages of the places',
              previous: 'Previous page',
              next: 'Next page',
              page: (at) => `Page ${at}`,
              position: (at, count) => `Page ${at} of ${count}`,
            }}
          />
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await expect(table.getByText('harbourlight')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Next page' }));
    await expect(table.getByRole('row', { name: /^11 / })).toBeVisible();
  },
};

/** The player is among the first ten. */
export const OwnInSight: Story = { args: { own: page(1)[3] } };

export const NotJoined: Story = { args: { own: undefined } };

export const Loading: Story = { args: { entries: undefined, own: undefined } };

/** No entries yet, or loading has failed. */
export const Empty: Story = {
  args: {
    entries: [],
    own: undefined,
    empty: <EmptyState icon="tournament" title="Nobody has played yet" detail="The first spin leads." />,
  },
};

export const Failed: Story = {
  args: {
    entries: [],
    own: undefined,
    empty: <ErrorState title="The places did not load" retryLabel="Try again" onRetry={fn()} />,
  },
};

export const Stress: Story = {
  args: {
    entries: page(1).map((entry, index) => ({
      ...entry,
      place: String(2_300_104 + index),
      player: index % 2 ? longTitle : entry.player,
      points: '1,999,204,881',
      prize: '€ 1,204,881.27',
    })),
    own: { ...own, place: '2,310,884', player: longTitle },
  },
};
