import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveBadge } from './LiveBadge.tsx';
import { docs } from './LiveBadge.docs.ts';

const meta = {
  title: 'Blocks/Events/LiveBadge',
  component: LiveBadge,
  parameters: { componentDocs: docs },
  args: { children: "63' · 2nd half" },
} satisfies Meta<typeof LiveBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tennis: Story = { args: { children: '2nd set · 3–2 · 40:15' } };

export const Stress: Story = {
  args: { children: "120+14' · Extra time, second half, after a long stoppage of play for floodlights" },
};
