import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../../primitives/Card/Card.tsx';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { padLabels, quickAmounts } from '../fixtures.tsx';
import { StakeField } from './StakeField.tsx';
import { docs } from './StakeField.docs.ts';

const meta = {
  title: 'Blocks/Coupon/StakeField',
  component: StakeField,
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
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

/** The currency is on the side where the language writes it. */
export const CurrencyAtEnd: Story = { args: { currency: '₽', currencySide: 'end', value: '1500' } };

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

/** The maximum stake follows the coupon automatically; entering an amount turns it off. */
export const AutoMax: Story = {
  args: {
    value: '250.00',
    quickAmounts: quickAmounts.map((amount) =>
      amount.id === 'Max' ? { ...amount, pressed: true } : { ...amount, pressed: undefined },
    ),
    hint: 'Follows the most that is possible: € 250.00',
  },
};

export const OverBalance: Story = {
  args: {
    value: '80.00',
    error: 'You have € 48.50. Lower the stake, or put money in.',
    action: (
      <Button tone="strong" icon="wallet" width="full">
        Put in € 31.50
      </Button>
    ),
  },
};

/** Stake of one selection, in its row. */
export const Small: Story = {
  args: { size: 'sm', quickAmounts: [] },
  render: (args) => (
    <Stack>
      <StakeField {...args} />
      <StakeField {...args} label="Stake of the second" decreaseLabel={undefined} increaseLabel={undefined} />
      <StakeField {...args} label="Stake of the third" value="0.10" error="The least is € 0.20." />
    </Stack>
  ),
};

export const PadOpen: Story = { args: { pad: padLabels, padOpen: true } };

/** Typing on a hardware keyboard closes the pad. */
export const PadWithRealKeyboard: Story = {
  tags: ['no-visual'],
  args: { pad: padLabels },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole('textbox', { name: 'Stake' }));
    const pad = await field.findByRole('group', { name: padLabels.label });
    await userEvent.click(within(pad).getByRole('button', { name: '7' }));
    await expect(pad).toBeInTheDocument();
    await userEvent.keyboard('5');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(pad).not.toBeInTheDocument();
  },
};
