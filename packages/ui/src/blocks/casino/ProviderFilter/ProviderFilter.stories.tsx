import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longTitle } from '../fixtures.tsx';
import { ProviderFilter } from './ProviderFilter.tsx';
import { docs } from './ProviderFilter.docs.ts';

const providers = [
  { id: 'lantern', name: 'Lantern Works', count: '412' },
  { id: 'kestrel', name: 'Kestrel', count: '96' },
  { id: 'polder', name: 'Polder Games', count: '1,208' },
  { id: 'oak', name: 'Oak & Anvil', count: '54' },
  { id: 'meridian', name: 'Blue Meridian', count: '318' },
];

const meta = {
  title: 'Blocks/Casino/ProviderFilter',
  parameters: { componentDocs: docs },
  component: ProviderFilter,
  args: {
    label: 'Providers',
    providers,
    selected: ['kestrel'],
    search: '',
    labels: { search: 'Search providers', clear: 'Clear', none: 'No provider of that name' },
    onSelectedChange: fn(),
    onSearchChange: fn(),
  },
} satisfies Meta<typeof ProviderFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Filter(args) {
    const [search, setSearch] = useState('');
    const [selected, setSelected] = useState<readonly string[]>(args.selected);
    return (
      <ProviderFilter
        {...args}
        providers={providers.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
        search={search}
        selected={selected}
        onSearchChange={setSearch}
        onSelectedChange={setSelected}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement);
    await userEvent.type(filter.getByRole('searchbox', { name: 'Search providers' }), 'pol');
    const only = filter.getByRole('checkbox', { name: /Polder/ });
    await expect(filter.getAllByRole('checkbox')).toHaveLength(1);
    only.focus();
    await userEvent.keyboard(' ');
    await expect(only).toBeChecked();
    await userEvent.clear(filter.getByRole('searchbox'));
    await expect(filter.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const NothingFound: Story = { args: { providers: [], search: 'zzz', selected: [] } };

export const Stress: Story = {
  args: { providers: [{ id: 'long', name: longTitle, count: '104,812' }, ...providers], selected: ['long'] },
};
