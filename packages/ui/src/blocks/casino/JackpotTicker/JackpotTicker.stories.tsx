import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../fixtures.tsx';
import { JackpotTicker } from './JackpotTicker.tsx';
import { docs } from './JackpotTicker.docs.ts';

const meta = {
  title: 'Blocks/Casino/JackpotTicker',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: JackpotTicker,
  args: {
    title: 'Lantern jackpot',
    lastWonLabel: 'Last won',
    levels: [
      { level: 'grand', label: 'Grand', amount: '€ 1,204,881.27', lastWon: '€ 804,220 · 3 days ago' },
      { level: 'major', label: 'Major', amount: '€ 24,118.09', lastWon: '5 h ago' },
      { level: 'minor', label: 'Minor', amount: '€ 1,204.50', lastWon: '41 min ago' },
      { level: 'mini', label: 'Mini', amount: '€ 48.12', lastWon: '1 min ago' },
    ],
  },
} satisfies Meta<typeof JackpotTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Desktop: Story = { tags: ['desktop'] };

export const Loading: Story = { args: { levels: undefined } };

export const Stress: Story = {
  args: {
    title: longTitle,
    levels: [
      {
        level: 'grand',
        label: 'Höchster Gewinn',
        amount: '€ 1,999,204,881.27',
        lastWon: 'am 31. Dezember 2026',
      },
      { level: 'major', label: 'Zweithöchster', amount: '€ 24,118,204.09' },
      { level: 'minor', label: 'Dritthöchster', amount: '€ 1,204,118.50' },
      { level: 'mini', label: 'Kleinster', amount: '€ 48,118.12' },
    ],
  },
};
