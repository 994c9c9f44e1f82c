import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';
import { docs } from './Avatar.docs.ts';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: { componentDocs: docs },
  args: { name: 'Harbour City' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Names: Story = {
  render: () => (
    <Inline wrap="wrap">
      {['Northport', 'F. Aalto-Ringström', '1. SV Köllingen', 'Заречье', 'نادي الميناء'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
};

/** All sizes; the `header` tone is shown in the layouts. */
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Avatar name="Harbour City" size="sm" />
      <Avatar name="Harbour City" />
      <Avatar name="Harbour City" size="lg" />
    </Inline>
  ),
};
