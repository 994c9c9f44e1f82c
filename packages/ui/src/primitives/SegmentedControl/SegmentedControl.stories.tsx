import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { docs } from './SegmentedControl.docs.ts';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  parameters: { componentDocs: docs },
  args: {
    label: 'Kind of coupon',
    options: [
      { value: 'singles', label: 'Singles' },
      { value: 'express', label: 'Express' },
      { value: 'system', label: 'System 2/3' },
    ],
    defaultValue: 'express',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Express' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('system');
  },
};

/** Options that don't fit: the control scrolls, the page doesn't. */
export const Stress: Story = {
  args: {
    options: ['Einzelwetten', 'Kombinationswette', 'System 2/3', 'System 3/5', 'Banker', 'Mehr'].map(
      (label) => ({ value: label, label }),
    ),
    defaultValue: 'Kombinationswette',
  },
};

/** Two options, four options, and a disabled one. */
export const Choices: Story = {
  render: () => (
    <Stack>
      <SegmentedControl
        label="Time"
        options={[
          { value: '12', label: '12 hours' },
          { value: '24', label: '24 hours' },
        ]}
        defaultValue="24"
      />
      <SegmentedControl
        label="Days"
        options={['1', '7', '30', 'All'].map((value) => ({ value, label: value, disabled: value === 'All' }))}
        defaultValue="7"
      />
    </Stack>
  ),
};
