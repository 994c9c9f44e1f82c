import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountField } from './AmountField.tsx';
import { docs } from './AmountField.docs.ts';

const meta = {
  title: 'Blocks/Payments/AmountField',
  parameters: { componentDocs: docs },
  component: AmountField,
  args: {
    label: 'Amount',
    value: '50',
    currency: '€',
    limits: '€ 10 – € 5,000',
    quickLabel: 'Quick amounts',
    quickAmounts: ['20', '50', '100', '250'].map((value) => ({ value, label: `€ ${value}` })),
    onValueChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <AmountField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement);
    const amount = field.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveAttribute('inputmode', 'decimal');
    amount.focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('100');
    await expect(amount).toHaveValue('100');
    await expect(field.getByRole('button', { name: '€ 100' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OutOfLimits: Story = {
  args: { value: '5', error: 'This is below € 10. Put in € 10 or more.' },
};

/** The one amount of a form, in large figures. */
export const Large: Story = { args: { large: true, value: '50.00' } };

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    currency: 'BAM',
    value: '12482500108.82',
    limits: 'BAM 1,000.00 – BAM 12,482,500,108.82',
    hint: 'BAM 1,248,250,000.50 are left until your deposit limit of seven days, which starts anew on Monday.',
    quickAmounts: [
      { value: '1', label: 'BAM 1,000,000' },
      { value: '2', label: 'BAM 25,000,000' },
      { value: '3', label: 'Everything' },
    ],
  },
};
