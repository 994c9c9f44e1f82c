import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longLabels } from '../../../testing/longLabels.ts';
import { MarketTabs, type MarketFold, type MarketSearch } from './MarketTabs.tsx';
import { MarketTabsSkeleton } from './MarketTabsSkeleton.tsx';
import { docs } from './MarketTabs.docs.ts';

const onQueryChange = fn();
const search: MarketSearch = {
  label: 'Search a market',
  closeLabel: 'Back to the groups',
  clearLabel: 'Empty the field',
  query: '',
  onQueryChange,
};
const onCollapsedChange = fn();
const fold: MarketFold = { collapsed: false, label: 'Hide all markets', onCollapsedChange };

const meta = {
  title: 'Blocks/Events/MarketTabs',
  component: MarketTabs,
  parameters: { componentDocs: docs },
  args: {
    label: 'Markets',
    value: 'popular',
    options: ['Popular', 'Totals', 'Handicaps', 'Goals', 'Halves', 'Score'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
    onValueChange: fn(),
    search,
    fold,
  },
} satisfies Meta<typeof MarketTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement);
    await userEvent.click(row.getByRole('button', { name: 'Totals', pressed: false }));
    await expect(args.onValueChange).toHaveBeenCalledWith('totals');
    await userEvent.click(row.getByRole('button', { name: 'Hide all markets', expanded: true }));
    await expect(onCollapsedChange).toHaveBeenCalledWith(true);
  },
};

/** Search on a phone: the field takes the place of the groups, and the focus follows. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await userEvent.click(row.getByRole('button', { name: 'Search a market' }));
    const field = row.getByRole('searchbox', { name: 'Search a market' });
    await expect(field).toHaveFocus();
    await expect(row.queryByRole('group', { name: 'Markets' })).not.toBeInTheDocument();
    await userEvent.type(field, 'c');
    await expect(onQueryChange).toHaveBeenLastCalledWith('c');
    await userEvent.keyboard('{Escape}');
    await expect(onQueryChange).toHaveBeenLastCalledWith('');
    await expect(row.getByRole('button', { name: 'Search a market' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(row.getByRole('button', { name: 'Back to the groups' })).toBeVisible();
  },
};

/** On desktops the field is beside the groups. */
export const Desktop: Story = {
  tags: ['desktop'],
  globals: { density: 'compact' },
  args: {
    search: { ...search, query: 'corners', found: '4 of 142 markets' },
    fold: { ...fold, collapsed: true, label: 'Show all markets' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('4 of 142 markets');
  },
};

/** A match with few markets has neither search nor collapse. */
export const Plain: Story = { args: { search: undefined, fold: undefined } };

export const Loading: Story = { render: () => <MarketTabsSkeleton /> };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
