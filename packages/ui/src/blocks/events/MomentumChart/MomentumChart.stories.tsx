import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { MatchTracker } from '../MatchTracker/MatchTracker.tsx';
import { trackerFixture } from '../trackerFixtures.ts';
import { MomentumChart, momentumSizes } from './MomentumChart.tsx';
import { MomentumChartSkeleton } from './MomentumChartSkeleton.tsx';
import { docs } from './MomentumChart.docs.ts';

const meta = {
  title: 'Blocks/Events/MomentumChart',
  component: MomentumChart,
  parameters: { componentDocs: docs },
  args: trackerFixture.momentum,
  render: (args) => <MatchTracker title="Tracker" momentum={<MomentumChart {...args} />} />,
} satisfies Meta<typeof MomentumChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { action: <Button tone="header">Tracker</Button> },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.label })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <MatchTracker
      title="Tracker"
      momentum={
        <Stack gap="lg">
          {momentumSizes.map((size) => (
            <MomentumChart key={size} {...args} size={size} />
          ))}
        </Stack>
      }
    />
  ),
};

/** Minutes below the chart of a tracker. */
export const Minutes: Story = { args: { size: 'tracker', minutes: trackerFixture.minutes } };

export const Ended: Story = {
  args: {
    ended: true,
    values: [...trackerFixture.momentum.values, ...Array.from({ length: 27 }, (_, i) => 40 - 3 * i)],
  },
};

/** Two sides whose crests have the same lighter colour. */
export const Alike: Story = { args: { teams: ['Eichenau Union', 'Eichenau United'], sport: 'football' } };

/** Play hasn't begun, or its data is still loading. */
export const Empty: Story = { args: { values: [], goals: [] } };

/** The tracker is open and has the chart; its button stays in its place. */
export const Folded: Story = {
  args: { action: <Button tone="header">Tracker</Button>, folded: true },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement);
    await expect(chart.getByRole('button', { name: 'Tracker' })).toBeVisible();
    await expect(chart.queryByRole('img')).toBeNull();
  },
};

export const Loading: Story = {
  render: ({ size }) => (
    <MatchTracker title="Tracker" momentum={<MomentumChartSkeleton size={size} minutes />} />
  ),
};
