import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { quickAmounts } from '../fixtures.tsx';
import { StakeField } from './StakeField.tsx';

const meta = {
  title: 'Blocks/Coupon/StakeField',
  component: StakeField,
  args: {
    label: 'Stake',
    value: '10.00',
    currency: '€',
    placeholder: '0.00',
    decreaseLabel: 'Lower the stake',
    increaseLabel: 'Raise the stake',
    quickAmounts,
    onValueChange: fn(),
    onIncrease: fn(),
    onDecrease: fn(),
    onQuickAmount: fn(),
  },
} satisfies Meta<typeof StakeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole('button', { name: 'Raise the stake' }));
    await expect(args.onIncrease).toHaveBeenCalledOnce();
    await userEvent.click(field.getByRole('button', { name: 'Max' }));
    await expect(args.onQuickAmount).toHaveBeenCalledWith('Max');
    await userEvent.type(field.getByRole('textbox', { name: 'Stake' }), '5');
    await expect(args.onValueChange).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { value: '', hint: 'From € 0.20 to € 250.00' } };

export const Invalid: Story = {
  args: { value: '1000', error: 'The most for this bet is € 250.00. Lower the stake.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Stake' });
    await expect(input).toHaveAccessibleDescription('The most for this bet is € 250.00. Lower the stake.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    value: '123456789012.00',
    currency: 'VES',
    quickAmounts: ['100 000', '250 000', '500 000', '1 000 000', 'Maximum'].map((label) => ({
      id: label,
      label,
    })),
    error:
      'You have VES 1,248,250.00 in this account. Lower the stake, or put money in with the button in the header.',
  },
};
