import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StakeAccount } from './StakeAccount.tsx';
import { docs } from './StakeAccount.docs.ts';

const meta = {
  title: 'Blocks/Coupon/StakeAccount',
  component: StakeAccount,
  parameters: { componentDocs: docs },
  args: {
    label: 'Stake from',
    accounts: [
      { value: 'main', label: 'Main', balance: '€ 248.50' },
      { value: 'bonus', label: 'Bonus', balance: '€ 10.00' },
    ],
    value: 'main',
    onValueChange: fn(),
  },
} satisfies Meta<typeof StakeAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const accounts = within(canvasElement);
    await userEvent.click(accounts.getByRole('radio', { name: /Bonus/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('bonus');
    accounts.getByRole('radio', { name: /Main/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** The bonus account can't be used for this coupon. */
export const OneOff: Story = {
  args: {
    accounts: [
      { value: 'main', label: 'Main', balance: '€ 248.50' },
      { value: 'bonus', label: 'Bonus, expresses only', balance: '€ 10.00', disabled: true },
    ],
  },
};

export const Stress: Story = {
  args: {
    accounts: [
      { value: 'main', label: 'Hauptkonto in der Währung des Landes', balance: 'VES 123,456,789,012.00' },
      { value: 'bonus', label: 'Bonusguthabenkonto', balance: 'VES 1,248,250.00' },
      { value: 'crypto', label: 'Wallet', balance: 'mBTC 1,248,250.12345' },
    ],
  },
};
