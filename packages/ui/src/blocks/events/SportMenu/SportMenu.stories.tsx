import type { Meta, StoryObj } from '@storybook/react-vite';
import { SportMenu, SportMenuSkeleton, type SportMenuSection } from './SportMenu.tsx';

const sections: SportMenuSection[] = [
  {
    id: 'sports',
    entries: [
      { id: 'top', name: 'Top matches', icon: 'flame', count: '24', href: '#top', selected: true },
      { id: 'football', name: 'Football', icon: 'football', count: '212', href: '#football' },
      { id: 'tennis', name: 'Tennis', icon: 'tennis', count: '64', href: '#tennis' },
      { id: 'basketball', name: 'Basketball', icon: 'basketball', count: '41', href: '#basketball' },
      { id: 'hockey', name: 'Ice hockey', icon: 'ice-hockey', count: '27', href: '#hockey' },
      { id: 'cyber', name: 'Cyber', icon: 'esports', count: '58', href: '#cyber' },
    ],
  },
  {
    id: 'pinned',
    title: 'Pinned',
    entries: [
      { id: 'coastal', name: 'Coastal League', icon: 'trophy', count: '10', href: '#coastal' },
      { id: 'cup', name: 'Continental Cup', icon: 'trophy', count: '18', href: '#cup' },
    ],
  },
];

const meta = {
  title: 'Blocks/Events/SportMenu',
  component: SportMenu,
  args: { label: 'Sports', sections },
  globals: { density: 'compact' },
} satisfies Meta<typeof SportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { render: () => <SportMenuSkeleton /> };

export const Stress: Story = {
  args: {
    sections: [
      {
        id: 'long',
        title: 'Pinned competitions of the season',
        entries: [
          {
            id: 'long',
            name: 'Intercontinental championship of regions, qualification, second round of the return matches in group stage',
            icon: 'trophy',
            count: '12,480',
            href: '#long',
          },
        ],
      },
    ],
  },
};
