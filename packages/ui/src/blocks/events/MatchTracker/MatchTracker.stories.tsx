import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KeyFigures } from '../KeyFigures/KeyFigures.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { MomentumChart } from '../MomentumChart/MomentumChart.tsx';
import { trackerFixture } from '../trackerFixtures.ts';
import { MatchTracker } from './MatchTracker.tsx';
import { MatchTrackerSkeleton } from './MatchTrackerSkeleton.tsx';
import { docs } from './MatchTracker.docs.ts';

const { momentum, minutes, figures } = trackerFixture;

const meta = {
  title: 'Blocks/Events/MatchTracker',
  component: MatchTracker,
  parameters: { componentDocs: docs },
  args: {
    title: 'Tracker',
    note: <LiveBadge>63&apos; · 2nd half</LiveBadge>,
    ground: 'football',
    action: {
      side: 1,
      team: 'Nordhagen Rovers',
      state: 'Dangerous attack',
      touches: [
        [66, 72],
        [50, 30],
        [38, 50],
        [24, 34],
      ],
    },
    momentum: <MomentumChart {...momentum} size="tracker" minutes={minutes} />,
  },
} satisfies Meta<typeof MatchTracker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tracker = within(within(canvasElement).getByRole('region', { name: 'Tracker' }));
    await expect(tracker.getByText('Dangerous attack')).toBeVisible();
  },
};

/** Narrow column: figures in one line, without momentum. */
export const Column: Story = {
  args: { momentum: undefined, figures: <KeyFigures label="Key figures" figures={figures} form="line" /> },
};

export const IceHockey: Story = {
  args: {
    ground: 'ice-hockey',
    action: {
      side: 0,
      team: 'Brackmere Blades',
      state: 'Attack',
      touches: [
        [30, 70],
        [48, 62],
        [61, 80],
      ],
    },
  },
};

/** Nobody has the ball. */
export const Pause: Story = { args: { action: undefined, pause: 'Half-time' } };

/** A sport without positions of the ball. */
export const WithoutPitch: Story = { args: { ground: undefined, action: undefined } };

export const Loading: Story = { render: () => <MatchTrackerSkeleton ground="football" /> };

export const Undecorated: Story = { args: { decorated: false } };

export const Stress: Story = {
  args: {
    title: 'Course of the match between two sides with long names',
    action: {
      side: 0,
      team: 'Spielvereinigung Unterschleißheim-Grünwaldau Wanderers 1896',
      state: 'Free kick from a dangerous position',
      touches: [[95, 92]],
    },
  },
};
