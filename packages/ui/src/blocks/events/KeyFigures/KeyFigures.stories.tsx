import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longLabels } from '../../../testing/longLabels.ts';
import { MatchTracker } from '../MatchTracker/MatchTracker.tsx';
import { trackerFixture } from '../trackerFixtures.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { docs } from './KeyFigures.docs.ts';

const meta = {
  title: 'Blocks/Events/KeyFigures',
  component: KeyFigures,
  parameters: { componentDocs: docs },
  args: { label: 'Key figures', figures: trackerFixture.figures },
} satisfies Meta<typeof KeyFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Key figures' }));
    await expect(section.getAllByRole('term')).toHaveLength(4);
  },
};

/** In a narrow tracker. */
export const Line: Story = {
  args: { form: 'line' },
  render: (args) => <MatchTracker title="Tracker" figures={<KeyFigures {...args} />} />,
};

/** Nothing has been counted yet. */
export const Zeros: Story = {
  args: {
    figures: trackerFixture.figures.map((figure) => ({ ...figure, home: '0', away: '0', values: [0, 0] })),
  },
};

export const Stress: Story = { args: longLabels(meta.args) };
