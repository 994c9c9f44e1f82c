import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './PaymentResult.docs.ts';

const way = (label: string, second?: string) => (
  <>
    <ButtonLink href="#on" tone="strong" size="lg" width="full">
      {label}
    </ButtonLink>
    {second !== undefined && (
      <ButtonLink href="#other" emphasis="plain" width="full">
        {second}
      </ButtonLink>
    )}
  </>
);
const details = [
  { id: 'method', label: 'Paid with', value: 'Card ···· 4482' },
  { id: 'number', label: 'Number', value: '7 731 004' },
  { id: 'time', label: 'Time', value: '21 Nov 2026, 18:02' },
];
const out = [
  { id: 'to', label: 'To', value: 'Account ···· 8821' },
  { id: 'number', label: 'Number', value: '7 731 011' },
];

const meta = {
  title: 'Blocks/Payments/PaymentResult',
  parameters: { componentDocs: docs },
  component: PaymentResult,
  args: {
    outcome: 'success',
    amount: '€ 50.00',
    title: 'The money is in your wallet',
    detail: 'Your balance is € 298.50.',
    details,
    actions: way('Back to the coupon', 'Deposit again'),
  },
} satisfies Meta<typeof PaymentResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DepositSuccess: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('€ 50.00');
    await expect(within(status).getByRole('heading')).toHaveTextContent('The money is in your wallet');
  },
};

export const DepositPending: Story = {
  args: {
    outcome: 'pending',
    title: 'Your deposit is on its way',
    detail: 'The bank needs up to 30 minutes. We tell you when it is here.',
    actions: way('See payments'),
  },
};

export const DepositFail: Story = {
  args: {
    outcome: 'fail',
    title: 'The deposit did not go through',
    detail: 'The bank refused the card. Nothing was charged.',
    actions: way('Use another way to pay', 'Ask support'),
  },
};

export const DepositCancel: Story = {
  args: {
    outcome: 'cancel',
    title: 'You cancelled the deposit',
    detail: 'Nothing was charged.',
    details: [],
    actions: way('Deposit again', 'Back to home'),
  },
};

export const WithdrawalSuccess: Story = {
  args: {
    direction: 'withdrawal',
    title: 'Paid out',
    detail: 'Your bank books it in 1 to 3 days.',
    details: out,
    actions: way('See payments'),
  },
};

export const WithdrawalPending: Story = {
  args: {
    direction: 'withdrawal',
    outcome: 'pending',
    title: 'We check your withdrawal',
    detail: 'Until tomorrow, 18:00. You can cancel it until then.',
    details: out,
    actions: way('See the withdrawal', 'Back to home'),
  },
};

export const WithdrawalFail: Story = {
  args: {
    direction: 'withdrawal',
    outcome: 'fail',
    title: 'The withdrawal was refused',
    detail: 'The account belongs to another name. € 50.00 are back in your wallet.',
    details: out,
    actions: way('Use another account', 'Ask support'),
  },
};

export const WithdrawalCancel: Story = {
  args: {
    direction: 'withdrawal',
    outcome: 'cancel',
    title: 'The withdrawal is cancelled',
    detail: '€ 50.00 are back in your wallet.',
    details: out,
    actions: way('Back to wallets'),
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
