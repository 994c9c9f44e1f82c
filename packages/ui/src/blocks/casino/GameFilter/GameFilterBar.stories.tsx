import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { longTitle } from '../fixtures.tsx';
import { filterGroups } from './filterFixtures.ts';
import { GameFilterBar } from './GameFilterBar.tsx';
import { GameFilterBarSkeleton } from './GameFilterBarSkeleton.tsx';
import { docs } from './GameFilterBar.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameFilterBar',
  component: GameFilterBar,
  parameters: { componentDocs: docs },
  tags: ['desktop'],
  args: {
    label: 'Filters',
    groups: filterGroups,
    resetLabel: 'Reset',
    onValueChange: fn(),
    onValuesChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof GameFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A filter opens below its button; options without games are disabled. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Feature: any' }));
    await userEvent.click(await screen.findByRole('button', { name: /Jackpot/ }));
    await expect(args.onValuesChange).toHaveBeenCalledWith('feature', ['jackpot']);
    await expect(screen.getByRole('button', { name: /^Demo/ })).toBeDisabled();
  },
};

export const Loading: Story = { render: ({ groups }) => <GameFilterBarSkeleton groups={groups} /> };

export const Stress: Story = {
  args: { groups: filterGroups.map((group) => ({ ...group, summary: `${group.summary}, ${longTitle}` })) },
};
