import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';
import { docs } from './Divider.docs.ts';

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack>
      Over 3.5
      <Divider />
      Under 3.5
    </Stack>
  ),
};
