import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MarketTools } from './MarketTools.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './MarketTools.docs.ts';

const meta = {
  title: 'Blocks/Events/MarketTools',
  component: MarketTools,
  parameters: { componentDocs: docs },
  args: {
    searchLabel: 'Search a market',
    clearLabel: 'Empty the field',
    query: '',
    collapseAllLabel: 'Hide all markets',
    columnsLabel: 'Two columns',
    onQueryChange: fn(),
    onAllCollapsedChange: fn(),
    onTwoColumnsChange: fn(),
  },
} satisfies Meta<typeof MarketTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const tools = within(canvasElement);
    await userEvent.type(tools.getByRole('searchbox', { name: 'Search a market' }), 'c');
    await expect(args.onQueryChange).toHaveBeenCalledWith('c');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTwoColumnsChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAllCollapsedChange).toHaveBeenCalledWith(true);
  },
};

export const Found: Story = {
  args: {
    query: 'corners',
    found: '4 of 142 markets',
    allCollapsed: true,
    collapseAllLabel: 'Show all markets',
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
