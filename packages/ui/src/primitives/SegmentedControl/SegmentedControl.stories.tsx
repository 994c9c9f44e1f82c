import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
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

/** More than fit: the row scrolls, the page does not. */
export const Stress: Story = {
  args: {
    options: ['Einzelwetten', 'Kombinationswette', 'System 2/3', 'System 3/5', 'Banker', 'Mehr'].map(
      (label) => ({ value: label, label }),
    ),
    defaultValue: 'Kombinationswette',
  },
};
