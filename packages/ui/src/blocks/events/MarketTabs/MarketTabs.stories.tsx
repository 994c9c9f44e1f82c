import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MarketTabs } from './MarketTabs.tsx';
import { docs } from './MarketTabs.docs.ts';

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
  },
} satisfies Meta<typeof MarketTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stress: Story = {
  args: {
    options: [
      { value: 'popular', label: 'Popular with players of this competition' },
      { value: 'b', label: 'Ungewöhnliche Torschützenwetten' },
    ],
  },
};
