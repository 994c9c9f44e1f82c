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
    href: '#tracker',
    label: 'Tracker: Grünwaldau Wanderers – Nordhagen Rovers',
  },
} satisfies Meta<typeof MatchThumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Tracker:/ });
    await expect(link).toHaveAttribute('href', '#tracker');
  },
};

/** Beside a leg of a bet, in a break, and while it is loading. */
export const States: Story = {
  render: (args) => (
    <Inline>
      <MatchThumbnail {...args} size="leg" />
      <MatchThumbnail {...args} live="Break" />
      <MatchThumbnail {...args} momentum={undefined} live={undefined} />
    </Inline>
  ),
};

export const Stress: Story = { args: { live: 'After the second overtime' } };
