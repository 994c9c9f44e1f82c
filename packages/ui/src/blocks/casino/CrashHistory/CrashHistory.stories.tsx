import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashHistory, type CrashRound } from './CrashHistory.tsx';
import { docs } from './CrashHistory.docs.ts';

const level = (height: number) => (height >= 10 ? 'high' : height >= 2 ? 'middle' : 'low');
const rounds = [1.24, 2.41, 1, 18.07, 1.52, 3.9, 1.08, 104.3, 1.33, 2.02, 1.71, 6.4].map(
  (height, index): CrashRound => ({
    id: String(index),
    multiplier: `${height.toFixed(2)}×`,
    level: level(height),
    href: `#round-${index}`,
  }),
);

const meta = {
  title: 'Blocks/Casino/CrashHistory',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: CrashHistory,
  args: { label: 'Last rounds', rounds },
} satisfies Meta<typeof CrashHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { rounds: undefined } };

export const Stress: Story = {
  args: {
    rounds: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      multiplier: '1,204,881.27×',
      level: 'high',
    })),
  },
};
