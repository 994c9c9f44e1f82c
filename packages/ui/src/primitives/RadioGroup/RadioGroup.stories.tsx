import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'When a price moves',
    options: [
      { value: 'better', label: 'Take better prices', hint: 'We ask before a lower one.' },
      { value: 'any', label: 'Take any price' },
      { value: 'none', label: 'Always ask' },
    ],
    defaultValue: 'better',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Always ask'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('none');
  },
};
