import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScoreSlim } from './ScoreSlim.tsx';
import { docs } from './ScoreSlim.docs.ts';

const meta = {
  title: 'Blocks/Events/ScoreSlim',
  component: ScoreSlim,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    shown: true,
    teams: ['Harbour City', 'Crestwood Palace'],
    sport: 'football',
    back: { href: '#list', label: 'Back to the list' },
    score: [2, 1],
    live: "63'",
  },
} satisfies Meta<typeof ScoreSlim>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to the list' })).toBeVisible();
  },
};

export const Upcoming: Story = { args: { score: undefined, live: undefined, time: '21:00' } };

/** Race or field without two sides. */
export const Field: Story = {
  args: { teams: undefined, name: 'Grand Prix of Basilea', score: undefined, live: 'Lap 12' },
};

/** The scoreboard is in sight: the bar can't be seen or focused. */
export const Hidden: Story = {
  args: { shown: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Stress: Story = {
  args: {
    teams: [
      'Llanfairpwllgwyngyll and District Amateur Club',
      'Borussia Mönchhofen-Unterschleißbach von 1899 II',
    ],
    score: ['184/6', '12/0'],
    scoreForm: 'long',
    live: "120+14' · Extra time",
  },
};
