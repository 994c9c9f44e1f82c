import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { docs } from './VisuallyHidden.docs.ts';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { componentDocs: docs },
  args: { children: 'went up' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text tone="up" weight="price" numeric>
      8.25 <VisuallyHidden {...args} />
    </Text>
  ),
};
