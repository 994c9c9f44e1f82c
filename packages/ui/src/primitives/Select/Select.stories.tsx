import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';
import { docs } from './Select.docs.ts';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  parameters: { componentDocs: docs },
  args: {
    'aria-label': 'Odds format',
    options: [
      { value: 'decimal', label: 'Decimal · 2.50' },
      { value: 'fractional', label: 'Fractional · 3/2' },
      { value: 'american', label: 'American · +150' },
      { value: 'malay', label: 'Malay', disabled: true },
    ],
    defaultValue: 'decimal',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'american');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('american');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

/** Without border, for a filter in the header of a card. */
export const Plain: Story = { args: { emphasis: 'plain' } };

/** A long option is truncated with an ellipsis; the system's list shows it in full. */
export const Stress: Story = {
  args: {
    options: Array.from({ length: 40 }, (_, index) => ({
      value: String(index),
      label: `Südgeorgien und die Südlichen Sandwichinseln mit allen Nebengebieten, Nummer ${index}`,
    })),
    defaultValue: '7',
  },
};
