import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { CategoryBar } from './CategoryBar.tsx';
import { docs } from './CategoryBar.docs.ts';

const meta = {
  title: 'Blocks/Casino/CategoryBar',
  parameters: { componentDocs: docs },
  component: CategoryBar,
  args: {
    label: 'Categories',
    sticky: false,
    categories: [
      { id: 'popular', name: 'Popular', icon: 'flame', href: '#popular', selected: true },
      { id: 'new', name: 'New', icon: 'star', count: '96', href: '#new' },
      { id: 'slots', name: 'Slots', icon: 'slots', count: '3,914', href: '#slots' },
      { id: 'live', name: 'Live casino', icon: 'live-casino', count: '412', href: '#live' },
      { id: 'crash', name: 'Crash', icon: 'crash', count: '31', href: '#crash' },
      { id: 'bingo', name: 'Bingo', icon: 'bingo', count: '12', href: '#bingo' },
    ],
  },
} satisfies Meta<typeof CategoryBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Popular' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const WithSearch: Story = {
  render: (args) => (
    <CategoryBar {...args} search={<IconButton icon="search" label="Search games" emphasis="outline" />} />
  ),
};

export const Loading: Story = { args: { categories: undefined } };

export const Stress: Story = {
  args: {
    categories: [
      {
        id: 'long',
        name: 'Table games with a live presenter in your language',
        icon: 'roulette',
        count: '104,812',
        href: '#long',
        selected: true,
      },
      { id: 'none', name: 'Keno', icon: 'keno', href: '#keno' },
    ],
  },
};
