import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Deposits, 7 days', value: 124, max: 200, valueText: '€ 124 of € 200' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack gap="sm">
      <Progress {...args} />
      <Inline justify="between">
        <Text size="label" tone="muted">
          € 124 used
        </Text>
        <Text size="label" tone="muted">
          € 76 left
        </Text>
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '€ 124 of € 200',
    );
  },
};

export const Empty: Story = { args: { value: 0 } };

export const Full: Story = { args: { value: 400 } };
