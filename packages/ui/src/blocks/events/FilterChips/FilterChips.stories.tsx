import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';
import { docs } from './FilterChips.docs.ts';

const meta = {
  title: 'Blocks/Events/FilterChips',
  component: FilterChips,
  parameters: { componentDocs: docs },
  args: {
    label: 'Filter',
    value: 'all',
    options: [
      { value: 'all', label: 'All' },
      { value: 'hour', label: '1 hour' },
      { value: 'video', label: 'With video', icon: 'play' },
      { value: 'favourites', label: 'Favourites', count: '3' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '1 hour' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('hour');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('video');
  },
};

/** Filter by the whole match or one period. */
export const Periods: Story = {
  args: {
    label: 'Period',
    value: 'match',
    options: ['Match', '1st half', '2nd half', '1st set', 'Extra time'].map((label, place) => ({
      value: place === 0 ? 'match' : String(place),
      label,
      count: String(142 - place * 31),
    })),
  },
};

export const Stress: Story = {
  args: {
    options: [
      { value: 'all', label: 'All' },
      { value: 'long', label: 'Starts within the next twenty-four hours', count: '12,480' },
      { value: 'longer', label: 'With a broadcast that can be watched in this country', count: '1' },
    ],
  },
};
