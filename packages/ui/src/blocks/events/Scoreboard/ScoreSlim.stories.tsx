import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { ScoreSlim } from './ScoreSlim.tsx';
import { docs } from './ScoreSlim.docs.ts';

const meta = {
  title: 'Blocks/Events/ScoreSlim',
  component: ScoreSlim,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    teams: ['Harbour City', 'Crestwood Palace'],
    back: { href: '#list', label: 'Back to the list' },
    actions: <IconButton label="Favourite" icon="star" tone="header" pressed={false} />,
    score: [2, 1],
    live: "63'",
  },
} satisfies Meta<typeof ScoreSlim>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Live, upcoming and finished matches. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <ScoreSlim {...args} />
      <ScoreSlim {...args} score={undefined} live={undefined} status="21:00" />
      <ScoreSlim {...args} live={undefined} status="Full time" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: 'Back to the list' });
    await expect(links).toHaveLength(3);
  },
};

export const Stress: Story = {
  args: {
    teams: [
      'Llanfairpwllgwyngyll and District Amateur Club',
      'Borussia Mönchhofen-Unterschleißbach von 1899 II',
    ],
    score: [112, 108],
    live: "120+14'",
  },
};
