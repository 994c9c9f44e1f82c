import type { Meta, StoryObj } from '@storybook/react-vite';
import { SportChips, SportChipsSkeleton, type SportEntry } from './SportChips.tsx';
import { docs } from './SportChips.docs.ts';

const sports: SportEntry[] = [
  { id: 'top', name: 'Top', icon: 'flame', count: '24', href: '#top', selected: true },
  { id: 'football', name: 'Football', icon: 'football', count: '212', href: '#football' },
  { id: 'tennis', name: 'Tennis', icon: 'tennis', count: '64', href: '#tennis' },
  { id: 'basketball', name: 'Basketball', icon: 'basketball', count: '41', href: '#basketball' },
  { id: 'cricket', name: 'Cricket', icon: 'cricket', count: '12', href: '#cricket' },
];

const meta = {
  title: 'Blocks/Events/SportChips',
  component: SportChips,
  parameters: { componentDocs: docs },
  args: { label: 'Sports', sports },
} satisfies Meta<typeof SportChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { render: () => <SportChipsSkeleton /> };

export const Stress: Story = {
  args: {
    sports: [
      {
        id: 'one',
        name: 'Indoor mixed doubles beach volleyball',
        icon: 'volleyball',
        count: '12,480',
        href: '#one',
        selected: true,
      },
      ...sports,
      { id: 'none', name: 'Baseball', icon: 'baseball', href: '#none' },
    ],
  },
};
