import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../fixtures.tsx';
import { GameSearchLink } from './GameSearchLink.tsx';
import { docs } from './GameSearchLink.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameSearchLink',
  parameters: { componentDocs: docs },
  component: GameSearchLink,
  args: {
    href: '#search',
    label: 'Search 4,812 games',
    filters: { href: '#filters', label: 'Filters' },
  },
} satisfies Meta<typeof GameSearchLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stress: Story = { args: { label: longTitle } };
