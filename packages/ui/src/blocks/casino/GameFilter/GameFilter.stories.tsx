import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longTitle } from '../fixtures.tsx';
import { filterGroups, filterOptions } from './filterFixtures.ts';
import { GameFilter } from './GameFilter.tsx';
import { docs } from './GameFilter.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameFilter',
  component: GameFilter,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    groups: filterGroups,
    labels: { title: 'Sort and filter', reset: 'Reset', show: 'Show 128 games' },
    open: true,
    onOpenChange: fn(),
    onValueChange: fn(),
    onValuesChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof GameFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Filter(args) {
    const [now, setNow] = useState(args.groups);
    return (
      <GameFilter
        {...args}
        groups={now}
        onValuesChange={(id, values) => {
          setNow(
            now.map((group) => (group.id === id && group.kind === 'many' ? { ...group, values } : group)),
          );
          args.onValuesChange?.(id, values);
        }}
      />
    );
  },
  play: async ({ args }) => {
    const chip = await screen.findByRole('button', { name: /Jackpot/ });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValuesChange).toHaveBeenCalledWith('feature', ['jackpot']);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('radio', { name: '€ 1' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('stake', '€ 1');
    await userEvent.click(screen.getByRole('button', { name: 'Show 128 games' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Stress: Story = {
  args: {
    labels: { title: longTitle, reset: 'Alle Filter zurücksetzen', show: '104.812 Spiele anzeigen' },
    groups: [
      {
        kind: 'many',
        id: 'provider',
        label: 'Gesellschaften für elektrizitätswirtschaftliche Unterhaltungsspiele',
        summary: 'Provider',
        values: ['provider 3'],
        options: filterOptions(...Array.from({ length: 40 }, (_, index) => `Provider ${index}`)),
      },
    ],
  },
};
