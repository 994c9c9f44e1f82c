import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../../primitives/Link/Link.tsx';
import { longTitle } from '../fixtures.tsx';
import { JackpotTicker } from './JackpotTicker.tsx';
import { docs } from './JackpotTicker.docs.ts';

const meta = {
  title: 'Blocks/Casino/JackpotTicker',
  parameters: { componentDocs: docs },
  component: JackpotTicker,
  args: {
    title: 'Lantern jackpot',
    kicker: 'Grand jackpot · 214 games',
    action: (
      <Link href="#rules" tone="inherit">
        How it’s won
      </Link>
    ),
    levels: [
      { level: 'grand', label: 'Grand', amount: '€ 412,906.18' },
      { level: 'major', label: 'Major', amount: '€ 14,238.40' },
      { level: 'minor', label: 'Minor', amount: '€ 1,071.25' },
      { level: 'mini', label: 'Mini', amount: '€ 83.60' },
    ],
  },
} satisfies Meta<typeof JackpotTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneLevel: Story = {
  args: { levels: [{ level: 'grand', label: 'Grand', amount: '€ 412,906.18' }] },
};

export const Desktop: Story = { tags: ['desktop'] };

export const Loading: Story = { args: { levels: undefined } };

export const Stress: Story = {
  args: {
    title: longTitle,
    kicker: `Höchster Gewinn · ${longTitle}`,
    levels: [
      { level: 'grand', label: 'Höchster Gewinn', amount: '€ 1,999,204,881.27' },
      { level: 'major', label: 'Zweithöchster', amount: '€ 24,118,204.09' },
      { level: 'minor', label: 'Dritthöchster', amount: '€ 1,204,118.50' },
      { level: 'mini', label: 'Kleinster', amount: '€ 48,118.12' },
    ],
  },
};
