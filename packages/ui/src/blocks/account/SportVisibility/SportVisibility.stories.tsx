import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SportVisibility, type ListedSport } from './SportVisibility.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './SportVisibility.docs.ts';

const sports: ListedSport[] = [
  { id: '1', name: 'Football', icon: 'football', shown: true },
  { id: '2', name: 'Tennis', icon: 'tennis', shown: true },
  { id: '3', name: 'Basketball', icon: 'basketball', shown: false },
  { id: '4', name: 'Ice hockey', icon: 'ice-hockey', shown: true },
  { id: '5', name: 'Greyhounds', icon: 'greyhounds', shown: false },
];

const meta = {
  title: 'Blocks/Account/SportVisibility',
  component: SportVisibility,
  parameters: { componentDocs: docs },
  args: {
    list: 'line',
    sports,
    search: '',
    labels: {
      lists: 'List',
      names: { line: 'Before the match', live: 'Live' },
      search: 'Find a sport',
      empty: 'No sport has this name.',
      showAll: 'Show all',
      hideAll: 'Hide all',
    },
    onListChange: fn(),
    onShownChange: fn(),
    onAllChange: fn(),
  },
  render: function Searched(args) {
    const [search, setSearch] = useState(args.search);
    const found = args.sports.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return <SportVisibility {...args} sports={found} search={search} onSearchChange={setSearch} />;
  },
} satisfies Meta<typeof SportVisibility>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('switch', { name: 'Tennis' }));
    await expect(args.onShownChange).toHaveBeenCalledWith('2', false);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onShownChange).toHaveBeenLastCalledWith('3', true);
    await userEvent.click(list.getByRole('radio', { name: 'Live' }));
    await expect(args.onListChange).toHaveBeenCalledWith('live');
  },
};

/** A sport closed by the operator is shown with the reason and can't be enabled. */
export const Locked: Story = {
  args: {
    sports: sports.map((sport) =>
      sport.id === '2' ? { ...sport, locked: 'Closed for your account: only support opens it.' } : sport,
    ),
  },
  play: async ({ canvasElement, args }) => {
    const locked = within(canvasElement).getByRole('switch', { name: /Tennis/ });
    await expect(locked).toBeDisabled();
    await expect(locked).not.toBeChecked();
    await expect(locked).toHaveAccessibleName(/only support/);
    await expect(args.onShownChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = { args: { search: 'curl' } };

export const Busy: Story = { args: { busy: true } };

export const Desktop: Story = { tags: ['desktop'] };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
