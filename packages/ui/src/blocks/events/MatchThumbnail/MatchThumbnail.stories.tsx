import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../../../primitives/Stack/Stack.tsx';
import { MomentumChart } from '../MomentumChart/MomentumChart.tsx';
import { trackerFixture } from '../trackerFixtures.ts';
import { MatchThumbnail } from './MatchThumbnail.tsx';
import { docs } from './MatchThumbnail.docs.ts';

const meta = {
  title: 'Blocks/Events/MatchThumbnail',
  component: MatchThumbnail,
  parameters: { componentDocs: docs },
  args: {
    momentum: <MomentumChart {...trackerFixture.momentum} size="thumbnail" />,
    live: "63'",
  },
} satisfies Meta<typeof MatchThumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("63'")).toBeVisible();
  },
};

/** In a break, and while it is loading. */
export const States: Story = {
  render: (args) => (
    <Inline>
      <MatchThumbnail {...args} live="Break" />
      <MatchThumbnail />
    </Inline>
  ),
};

export const Stress: Story = { args: { live: 'After the second overtime' } };
