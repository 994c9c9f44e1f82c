import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';
import { docs } from './RadioGroup.docs.ts';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  parameters: { componentDocs: docs },
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

/** Arrows select and wrap around at the ends; disabled options are skipped. */
export const Keyboard: Story = {
  args: {
    options: [
      { value: 'better', label: 'Take better prices' },
      { value: 'any', label: 'Take any price', hint: 'Not in this country.', disabled: true },
      { value: 'none', label: 'Always ask' },
    ],
  },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('none');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('better');
  },
};

export const Stress: Story = {
  args: {
    label: 'Behandlung von Kursänderungen bei Kombinationswetten und Systemwetten',
    options: Array.from({ length: 5 }, (_, index) => ({
      value: String(index),
      label: 'Wettscheinberichtigungsantragsverfahren nach jeder Kursänderung',
      hint: 'We ask before a lower price is taken, and wait for an answer for thirty seconds. '.repeat(2),
    })),
    defaultValue: '1',
  },
};
