import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../../primitives/Link/Link.tsx';
import { TournamentRules } from './TournamentRules.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './TournamentRules.docs.ts';

const meta = {
  title: 'Blocks/Casino/TournamentRules',
  parameters: { componentDocs: docs },
  component: TournamentRules,
  args: {
    title: 'How it works',
    steps: [
      'Join before it ends. Entry is free.',
      'Play any of the twelve games for € 0.50 a spin or more.',
      'Your highest win for its stake is your score. More spins never make it lower.',
      'Prizes are paid as money, without conditions, within an hour of the end.',
    ],
    terms: <Link href="#terms">Terms of the tournament</Link>,
  },
} satisfies Meta<typeof TournamentRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
