import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import { Slider } from './Slider.tsx';
import { docs } from './Slider.docs.ts';

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  parameters: { componentDocs: docs },
  args: {
    label: 'Part of the bet to sell',
    defaultValue: 40,
    formatValue: (value) => `${value} %`,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Arrows move by one step, with Shift by ten; Home and End move to the ends. Arrow directions are mirrored in
 * right-to-left text.
 */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Part of the bet to sell' });
    const forward = getComputedStyle(canvasElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    thumb.focus();
    await userEvent.keyboard(`{${forward}}`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(41);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(41);
    await expect(thumb).toHaveAttribute('aria-valuetext', '41 %');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(51);
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};

/** Two thumbs, which can't pass each other by keyboard. */
export const Range: Story = {
  render: () => (
    <RangeSlider
      label="Price"
      thumbLabels={['Lowest price', 'Highest price']}
      min={1}
      max={10}
      step={0.5}
      defaultValue={[1.5, 4]}
      formatValue={(value) => value.toFixed(2)}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Price' })).toBeInTheDocument();
    const highest = canvas.getByRole('slider', { name: 'Highest price' });
    highest.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(highest).toHaveAttribute('aria-valuetext', '4.50');
    await expect(canvas.getByText('1.50 – 4.50')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Slider {...args} label="At the least" defaultValue={0} />
      <Slider {...args} label="At the most" defaultValue={100} />
      <Slider {...args} label="Label elsewhere" labelHidden />
      <Slider {...args} label="Not possible now" disabled />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Höchsteinsatz je Wettschein einschließlich aller noch nicht abgerechneten Kombinationswetten',
    min: 0,
    max: 1_000_000,
    defaultValue: 999_999,
    formatValue: (value) => `€ ${value.toLocaleString('en')}.00`,
  },
};
